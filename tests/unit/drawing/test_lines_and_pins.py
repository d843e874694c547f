"""What lies on the board with an answer: beams, numbers, pins and stitches that hide nothing."""

from __future__ import annotations

import math

import pytest
import shapely

from mapkit.drawing import NIGHT, Theme, pair_scene
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.field_sight import around_legend, draw_around
from mapkit.drawing.pair import draw_pair, pair_legend
from mapkit.drawing.pinned_pairs import pinned_pairs
from mapkit.drawing.relations import draw_relations
from mapkit.drawing.scene import Circle, Group, Path, Polyline, Shape, Text
from mapkit.drawing.shapes import BoardShapes, board_shapes
from mapkit.drawing.theme import PAPER
from mapkit.mapfile import new_map
from mapkit.sight import FieldVerdict, PairAnswer, Verdict
from tests.unit.drawing.test_answers import groups, inner_text
from tests.unit.drawing.test_verdict_colours import colour_of, contrast, fills

THEMES = pytest.mark.parametrize("theme", [NIGHT, PAPER], ids=["night", "paper"])


@pytest.fixture(scope="module")
def shapes() -> BoardShapes:
    """Three rows of four fields, 120 by 90 mm, ids 1 to 12."""
    return board_shapes(
        new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    )


RULES = ("L1",)


def across(beam_mm: float | None = None) -> PairAnswer:
    """Field 5 sees field 8 along the middle row, over 6 and 7; a beam lies above the line."""
    line = (x, y), (end, _) = ((3000.0, 4500.0), (9000.0, 4500.0))
    high = y - 100 * (beam_mm or 0)
    strip = ((x, high), (end, high), (end, y), (x, y)) if beam_mm else None
    return PairAnswer(
        "5", "8", 3, 3, RULES, ("6", "7", "8"), witness=line, beam_mm=beam_mm, strip=strip
    )


def seen(field: str, distance: int | None, *, disputed: bool = False) -> FieldVerdict:
    return FieldVerdict(field, distance, distance, RULES, disputed)


def drawn(canvas: Canvas, layer: str) -> list[Shape]:
    return [s for found in canvas.layers() if found.name == layer for s in found.shapes]


@THEMES
def test_a_beam_stands_out_on_every_verdict(shapes: BoardShapes, theme: Theme) -> None:
    canvas = Canvas(shapes, theme)
    draw_pair(canvas, across(beam_mm=6.0))
    (beam,) = [s for s in drawn(canvas, "verdicts") if isinstance(s, Group) and s.kind == "beam"]
    edges = [s.stroke for s in beam.shapes if isinstance(s, Path) and s.stroke is not None]
    for path in fills(theme, Verdict.CLEAR, disputed=False).values():
        assert max(contrast(edge.colour, colour_of(path)) for edge in edges) > 2.5


def test_fields_side_by_side_have_no_beam_to_draw_nor_in_the_key(shapes: BoardShapes) -> None:
    at = (3000.0, 4500.0)
    answer = PairAnswer(
        "5", "6", 1, 1, RULES, ("6",),
        witness=(at, at), direction=(1.0, 0.0), beam_mm=30.0, strip=(at, at, at, at),
    )  # fmt: skip
    canvas = Canvas(shapes, NIGHT)
    draw_pair(canvas, answer)
    both = (*drawn(canvas, "sight"), *drawn(canvas, "verdicts"))
    kinds = {s.kind for s in both if isinstance(s, Group)}
    assert "witness" in kinds
    assert "beam" not in kinds
    assert not any("30 mm" in e.label for e in pair_legend(shapes.game_map, answer, NIGHT).entries)
    wide = pair_legend(shapes.game_map, across(beam_mm=30.0), NIGHT)
    assert any("30 mm" in e.label for e in wide.entries)


def test_numbers_leave_free_what_is_written_on_the_fields(shapes: BoardShapes) -> None:
    written = shapely.box(43, 38, 53, 52)  # in the middle of field 6
    canvas = Canvas(shapes, NIGHT)
    draw_pair(canvas, across(), written)
    discs = {
        group.field: shape
        for group in drawn(canvas, "sight")
        if isinstance(group, Group) and group.kind == "count"
        for shape in group.shapes
        if isinstance(shape, Circle)
    }
    covering = shapely.Point(discs["6"].centre).buffer(discs["6"].radius)
    assert not covering.intersects(written)
    assert discs["7"].centre == pytest.approx((75, 45))


def test_the_last_number_is_not_cut_off_by_the_rim(shapes: BoardShapes) -> None:
    rim = PairAnswer("5", "8", 3, 3, RULES, witness=((3000.0, 4500.0), (12000.0, 4500.0)))
    (last,) = groups(pair_scene(shapes.game_map, rim), "count")
    scene = pair_scene(shapes.game_map, rim)
    (disc,) = [s for s in last.shapes if isinstance(s, Circle)]
    assert disc.centre[0] + disc.radius <= scene.placement.point((12000.0, 0.0))[0] + 1e-6


@pytest.mark.parametrize(
    ("depth", "said"), [(0.001, "< 0.01 mm"), (0.0, "0 mm"), (0.005, "0.01 mm"), (0.31, "0.31 mm")]
)
def test_a_near_miss_is_never_said_to_be_nothing(
    shapes: BoardShapes, depth: float, said: str
) -> None:
    answer = PairAnswer(
        "1", "3", None, None, RULES, blockers=(("2", "L1"),),
        near_miss_line=((3000.0, 1500.0), (6000.0, 1500.0)), near_miss_mm=depth,
    )  # fmt: skip
    (tag,) = groups(pair_scene(shapes.game_map, answer), "depth")
    assert inner_text(tag) == said


@THEMES
def test_disputed_is_crossed_and_grazing_is_striped(theme: Theme) -> None:
    for disputed, lines in ((True, 2), (False, 1)):
        for path in fills(theme, Verdict.GRAZING, disputed=disputed).values():
            assert len(path.fill.pattern.strokes) == lines


def test_a_distance_has_one_colour_whatever_else_is_seen(shapes: BoardShapes) -> None:
    def paint(far: int) -> dict[str, str]:
        around = [seen("2", 1), seen("3", 2), seen("4", far)]
        return draw_around(Canvas(shapes, NIGHT), "1", around)

    assert paint(5)["3"] == paint(3)["3"]
    assert paint(5)["4"] != paint(3)["4"]
    (sign,) = around_legend(shapes.game_map, "1", [seen("2", 2)], NIGHT)[0].entries
    (box,) = sign.draw((0, 0), 4, 2)
    assert isinstance(box, Path)
    assert colour_of(box) == paint(3)["3"]


def test_stitches_cross_borders_and_stay_off_the_middles(shapes: BoardShapes) -> None:
    canvas = Canvas(shapes, NIGHT)
    draw_relations(canvas, [("5", "6"), ("6", "10")], colour=NIGHT.near)
    (group,) = drawn(canvas, "sight")
    assert isinstance(group, Group)
    lines = {s.points for s in group.shapes if isinstance(s, Polyline)}
    assert len(lines) == 2
    for a, b in lines:
        assert math.dist(a, b) < shapes.module * 0.4
        sides = {
            i for i, p in shapes.polygons.items() for at in (a, b) if p.contains(shapely.Point(at))
        }
        assert sides in ({"5", "6"}, {"6", "10"})
        for polygon in shapes.polygons.values():
            assert shapely.LineString((a, b)).distance(polygon.centroid) > shapes.module * 0.25


def test_pins_are_told_apart_by_numbers_that_stand_on_the_board(shapes: BoardShapes) -> None:
    blocked = PairAnswer(
        "5", "8", None, None, RULES,
        near_miss_line=((3000.0, 0.0), (9000.0, 0.0)), near_miss_mm=1.0,
    )  # fmt: skip
    nothing = PairAnswer("1", "12", None, None, RULES)
    pins = [("1", shapes, across(beam_mm=9.0)), ("2", shapes, across()), ("3", shapes, blocked)]
    found = pinned_pairs(NIGHT, [*pins, ("4", shapes, nothing)])
    assert {g.kind for g in found} == {"witness", "near miss", "unseen", "pin"}
    badges = [g for g in found if g.kind == "pin"]
    assert [inner_text(g) for g in badges] == ["1", "2", "3", "4"]
    texts = [s for g in badges for s in g.shapes if isinstance(s, Text)]
    for k, text in enumerate(texts):
        assert all(math.dist(text.at, other.at) > shapes.module * 0.3 for other in texts[:k])
    plates = [s for g in badges for s in g.shapes if isinstance(s, Path)]
    left, top, right, bottom = shapes.frame
    for x, y in (p for plate in plates for p in plate.rings[0]):
        assert left <= x <= right
        assert top <= y <= bottom


@THEMES
def test_signs_of_lines_stand_out_in_the_key(shapes: BoardShapes, theme: Theme) -> None:
    entries = pair_legend(shapes.game_map, across(), theme).entries
    (sign,) = [e.draw((0, 0), 20, 10) for e in entries if e.label == "Line of sight"]
    colours = [s.stroke.colour for s in sign if isinstance(s, Polyline)]
    assert max(contrast(colour, theme.page) for colour in colours) > 4


@THEMES
def test_the_sign_of_disputed_is_hatched_as_the_fields_are(
    shapes: BoardShapes, theme: Theme
) -> None:
    around = [seen("2", 1, disputed=True), seen("3", None, disputed=True)]
    legend = around_legend(shapes.game_map, "1", around, theme)[1]
    signs = {e.label: e.draw((0, 0), 24, 12) for e in legend.entries}
    for label in ("Disputed: seen", "Disputed: not seen"):
        (pattern,) = [s.fill.pattern for s in signs[label] if isinstance(s, Path) and s.fill]
        assert len(pattern.strokes) == 2
        assert min(pattern.tile) > 4  # pixels of an editor's key; finer ones become a tint
