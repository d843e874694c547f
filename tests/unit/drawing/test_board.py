from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

import pytest

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.diagnostics.rules import VERTEX_COORDINATE_UNUSABLE
from mapkit.drawing import NIGHT, Scene, board_scene
from mapkit.drawing.ruler import ruler
from mapkit.drawing.scene import LAYERS, Circle, Group, Path, Polyline, Text, walk
from mapkit.drawing.shapes import measure_board
from mapkit.drawing.symbols import entry_box
from mapkit.drawing.text import CAP_HEIGHT, text_width
from mapkit.model import GameMap, Kind, Marker, Portal, Provenance, Trait
from tests.unit.drawing.boards import SIDE, at, board, one_of_everything, square
from tests.work import counted


def groups(scene: Scene, kind: str) -> list[Group]:
    return [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == kind]


def texts(scene: Scene) -> list[str]:
    return [s.content for _, s in walk(scene) if isinstance(s, Text)]


def points(scene: Scene) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for _, shape in walk(scene):
        match shape:
            case Path():
                found.extend(p for ring in shape.rings for p in ring)
            case Polyline():
                found.extend(shape.points)
            case Circle():
                found.append(shape.centre)
            case Text():
                found.append(shape.at)
    return found


def inside(at: tuple[float, float], path: Path) -> bool:
    """Tell by the even-odd rule whether a point lies in a path."""
    odd = False
    for ring in path.rings:
        for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (y0 > at[1]) != (y1 > at[1]) and at[0] < x0 + (at[1] - y0) / (y1 - y0) * (x1 - x0):
                odd = not odd
    return odd


@pytest.fixture(scope="module")
def game_map() -> GameMap:
    return one_of_everything()


@pytest.fixture(scope="module")
def scene(game_map: GameMap) -> Scene:
    return board_scene(game_map)


def test_every_field_is_drawn_once_and_says_what_it_is(game_map: GameMap, scene: Scene) -> None:
    drawn = [s for s in scene.layer("fields") if isinstance(s, Path) and s.field]
    assert sorted(s.field or "" for s in drawn) == sorted(game_map.fields)
    titles = {s.field: s.title for s in drawn}
    assert titles["w6"] == "Field w6: open, water, Red sector"


def test_fields_lie_where_the_placement_says(game_map: GameMap, scene: Scene) -> None:
    for path in scene.layer("fields"):
        if isinstance(path, Path) and path.field:
            expected = {scene.placement.point(p) for p in game_map.points(path.field)[0]}
            assert set(path.rings[0]) == expected


def test_upper_fields_are_drawn_over_lower_ones(scene: Scene) -> None:
    order = [s.field for s in scene.layer("fields") if isinstance(s, Path) and s.field]
    assert order.index("t9") < order.index("u9")


def test_every_field_has_its_label_and_it_lies_in_the_field(scene: Scene) -> None:
    labels = {g.field: g for g in groups(scene, "label")}
    fields = {s.field: s for s in scene.layer("fields") if isinstance(s, Path) and s.field}
    assert set(labels) == set(fields)
    for field_id, label in labels.items():
        text = label.shapes[0]
        assert isinstance(text, Text)
        assert field_id is not None
        assert text.content == (f"({field_id})" if field_id == "t9" else field_id)
        assert inside(text.at, fields[field_id])


def test_labels_of_stacked_fields_keep_apart(scene: Scene) -> None:
    below, above = (
        next(g.shapes[0] for g in groups(scene, "label") if g.field == i) for i in ("t9", "u9")
    )
    assert isinstance(below, Text)
    assert isinstance(above, Text)
    assert abs(below.at[1] - above.at[1]) > 0.8 * min(below.size, above.size)


@pytest.mark.parametrize("along", [i / 20 for i in range(1, 20)])
@pytest.mark.parametrize("side", ["top", "left"])
def test_no_entry_hides_a_figure_of_the_ruler(side: str, along: float) -> None:
    tip, inward = (
        ((along * 800, 0.0), (0.0, 1.0)) if side == "top" else ((0.0, along * 800), (1, 0))
    )
    box = entry_box(tip, inward, 45.0)
    shapes = ruler((0, 0, 800, 800), 1.0, NIGHT, [box]).shapes
    figures = [s for s in shapes if isinstance(s, Text)]
    plain = [s for s in ruler((0, 0, 800, 800), 1.0, NIGHT).shapes if isinstance(s, Text)]
    assert len(figures) >= len(plain) - 1
    for text in figures:
        width = text_width(text.content, text.size)
        left = text.at[0] - (width if text.anchor == "end" else 0)
        assert (
            left >= box[2] or left + width <= box[0]
            or text.at[1] <= box[1] or text.at[1] - text.size * CAP_HEIGHT >= box[3]
        ), text.content  # fmt: skip
    moved = [(a, b) for a, b in zip(figures, plain, strict=False) if a.at != b.at]
    if len(figures) == len(plain):
        assert len(moved) <= 1
        assert all(math.dist(a.at, b.at) <= 3 * 8 for a, b in moved)


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        ("objective", "b3"),
        ("entry", "a0"),
        ("regroup", "o8"),
        ("hard terrain", "h10"),
        ("tunnel", "t9"),
    ],
)
def test_a_symbol_stands_for_every_mark(scene: Scene, kind: str, field: str) -> None:
    assert [g.field for g in groups(scene, kind) if g.field] == [field]


def test_starts_tell_officer_from_soldier(scene: Scene) -> None:
    starts = {g.field: g for g in groups(scene, "start") if g.field}
    assert set(starts) == {"o4", "o5"}
    star, helmet = (
        next(s for s in starts[i].shapes if isinstance(s, Path)).rings[0] for i in ("o4", "o5")
    )
    assert len(star) == 10
    assert len(helmet) != 10
    assert "role officer" in starts["o4"].title


def test_every_portal_is_drawn_on_its_place(game_map: GameMap, scene: Scene) -> None:
    drawn = {s.title.split()[1]: s for s in scene.layer("portals") if isinstance(s, Group)}
    assert sorted(drawn) == ["d1", "k1", "l1"]
    assert {name: g.kind for name, g in drawn.items()} == {
        "d1": "door",
        "l1": "ladder",
        "k1": "wall",
    }
    for portal in game_map.portals:
        (ax, ay), (bx, by) = (scene.placement.point(p) for p in portal.at)
        middle = ((ax + bx) / 2, (ay + by) / 2)
        first = drawn[portal.id].shapes[0]
        corners = first.rings[0] if isinstance(first, Path) else getattr(first, "points", ())
        assert min(math.dist(middle, c) for c in corners) < SIDE * scene.placement.per_unit


def test_entries_point_from_outside_at_the_rim(scene: Scene) -> None:
    arrow = next(g for g in groups(scene, "entry") if g.field == "a0")
    outline = next(s for s in arrow.shapes if isinstance(s, Path) and s.fill)
    tip = outline.rings[0][0]
    field = next(s for s in scene.layer("fields") if isinstance(s, Path) and s.field == "a0")
    xs = [x for x, _ in field.rings[0]]
    ys = [y for _, y in field.rings[0]]
    assert tip[0] == pytest.approx(min(xs)) or tip[1] == pytest.approx(min(ys))
    assert all(not inside(corner, field) for corner in outline.rings[0][1:])


@pytest.mark.parametrize(
    ("look", "between"),
    [
        ("open", ("o4", "o5")),
        ("wall", ("o1", "b2")),
        ("room", ("b2", "b3")),
        ("platform", ("o5", "u9")),
    ],
)
def test_borders_look_as_in_the_rulebook(
    game_map: GameMap, scene: Scene, look: str, between: tuple[str, str]
) -> None:
    shared = set(game_map.points(between[0])[0]) & set(game_map.points(between[1])[0])
    (ax, ay), (bx, by) = (scene.placement.point(p) for p in shared)
    middle = ((ax + bx) / 2, (ay + by) / 2)

    def runs_through(line: Polyline) -> bool:
        return any(
            math.dist(p, middle) + math.dist(middle, q) < math.dist(p, q) + 1e-6
            for p, q in zip(line.points, line.points[1:], strict=False)
        )

    looks = {
        group.kind.removeprefix("border ")
        for group in scene.layer("borders")
        if isinstance(group, Group) and group.kind.startswith("border ")
        for line in group.shapes
        if isinstance(line, Polyline) and runs_through(line)
    }
    assert looks == {look}


def test_walls_are_black_open_lines_white_walkways_dashed(scene: Scene) -> None:
    strokes = {
        g.kind: [s.stroke for s in g.shapes if isinstance(s, Polyline)]
        for g in scene.layer("borders")
        if isinstance(g, Group)
    }
    wall, line = strokes["border wall"][0], strokes["border open"][0]
    assert wall.colour == NIGHT.wall
    assert line.colour == NIGHT.line_open
    assert wall.width > 3 * line.width
    assert any(s.dash for s in strokes["border platform"])


def test_sector_bands_stay_inside_their_sector(scene: Scene) -> None:
    fields = {s.field: s for s in scene.layer("fields") if isinstance(s, Path) and s.field}
    titles = {g.title: g for g in scene.layer("sectors") if isinstance(g, Group)}
    assert set(titles) == {"Yellow sector", "Red sector", "Black sector", "White sector"}
    for band in titles["Red sector"].shapes:
        assert isinstance(band, Path)
        x = sum(p[0] for p in band.rings[0]) / len(band.rings[0])
        assert band.rings
        corners = [p for i in ("b2", "b3", "w6", "x7") for p in fields[i].rings[0]]
        assert min(c[0] for c in corners) - 1e-6 <= x <= max(c[0] for c in corners) + 1e-6
        assert all(
            min(c[1] for c in corners) - 1e-6 <= y <= max(c[1] for c in corners) + 1e-6
            for ring in band.rings
            for _, y in ring
        )


def test_layers_come_in_their_order(scene: Scene) -> None:
    order = [LAYERS.index(layer.name) for layer in scene.layers]
    assert order == sorted(order)


def test_everything_lies_on_the_page(scene: Scene) -> None:
    for x, y in points(scene):
        assert -1e-6 <= x <= scene.width + 1e-6
        assert -1e-6 <= y <= scene.height + 1e-6


def test_a_reconstruction_says_so_in_the_picture_and_for_screen_readers(scene: Scene) -> None:
    line = "Reconstruction: Made from the rules alone. Source: pages 10 to 14"
    assert line in " ".join(texts(scene))
    assert line in scene.description


def test_a_reconstruction_without_a_note_still_says_so(game_map: GameMap) -> None:
    silent = replace(game_map, provenance=Provenance("reconstruction"))
    assert any(t.startswith("Reconstruction: ") for t in texts(board_scene(silent, legend=False)))


def test_the_legend_explains_what_is_there_and_nothing_else(game_map: GameMap) -> None:
    full = {g.title for g in groups(board_scene(game_map), "legend")}
    assert {"Water", "Obstacle", "Door", "Ladder", "Wall", "Objective", "Red sector"} <= full
    dry = board({"a": [square(0, 0)], "b": [square(1, 0)]})
    assert {g.title for g in groups(board_scene(dry), "legend")} == {"Open"}


def test_labels_markers_and_legend_can_be_left_out(game_map: GameMap) -> None:
    bare = board_scene(game_map, labels=False, markers=False, legend=False)
    assert not groups(bare, "label")
    assert not groups(bare, "objective")
    assert not groups(bare, "entry")
    assert not groups(bare, "legend")


def test_issues_are_ringed_where_they_are(game_map: GameMap) -> None:
    problem = Diagnostic(
        VERTEX_COORDINATE_UNUSABLE, Severity.ERROR, "two fields overlap", at=((500.0, 1500.0),)
    )
    scene = board_scene(game_map, diagnostics=[problem])
    (pin,) = groups(scene, "issue")
    ring = pin.shapes[0]
    assert isinstance(ring, Circle)
    assert ring.centre == pytest.approx(scene.placement.point((500.0, 1500.0)))
    assert "MK201" in pin.title


def test_how_bad_an_issue_is_can_be_seen_without_colours(game_map: GameMap) -> None:
    at = ((500.0, 1500.0),)
    found = [
        Diagnostic(VERTEX_COORDINATE_UNUSABLE, severity, "something", at=at)
        for severity in Severity
    ]
    pins = groups(board_scene(game_map, diagnostics=found), "issue")
    assert len(pins) == 3
    assert len({tuple(type(shape) for shape in pin.shapes) for pin in pins}) == 3


def test_a_note_does_not_hide_an_error_at_the_same_place(game_map: GameMap) -> None:
    at = ((500.0, 1500.0),)
    found = [
        Diagnostic(VERTEX_COORDINATE_UNUSABLE, severity, severity.value, at=at)
        for severity in (Severity.ERROR, Severity.NOTE, Severity.WARNING)
    ]
    pins = groups(board_scene(game_map, diagnostics=found), "issue")
    assert [pin.title.split(": ")[1] for pin in pins] == ["note", "warning", "error"]


def test_small_boards_are_enlarged_by_a_round_factor_and_say_so(scene: Scene) -> None:
    assert scene.scale == 5
    assert any("drawn 5 : 1" in t for t in texts(scene))


def test_large_boards_keep_their_true_size() -> None:
    large = board({"a": [square(0, 0)]}, unit_mm=0.5, size_mm=(500.0, 500.0))
    assert board_scene(large).scale == 1


def test_the_scale_can_be_set(game_map: GameMap) -> None:
    assert board_scene(game_map, scale=1.0).placement.per_unit == pytest.approx(0.01)


def test_a_field_with_a_hole_keeps_its_hole_and_its_label_out_of_it() -> None:
    ringed = board({"ring": [square(0, 0, 5, 5), square(1, 1, 3, 3)], "core": [square(1, 1, 3, 3)]})
    scene = board_scene(ringed)
    path = next(s for s in scene.layer("fields") if isinstance(s, Path) and s.field == "ring")
    assert len(path.rings) == 2
    label = next(g.shapes[0] for g in groups(scene, "label") if g.field == "ring")
    assert isinstance(label, Text)
    assert inside(label.at, path)


def test_kinds_and_traits_that_a_map_invents_are_drawn_by_what_they_do() -> None:
    made = board(
        {"a": [square(0, 0)], "b": [square(1, 0)], "c": [square(2, 0)]},
        {"b": {"kind": "hedge"}, "c": {"traits": frozenset({"marsh"})}},
    )
    ruleset = replace(
        made.ruleset,
        kinds={
            **made.ruleset.kinds,
            "hedge": Kind("hedge", "hedge", "open", blocks_sight=True, fill="#4e6b3f"),
        },
        traits={**made.ruleset.traits, "marsh": Trait("marsh", "marsh", extra_cost=1)},
    )
    scene = board_scene(replace(made, ruleset=ruleset))
    fills = {s.field: s.fill for s in scene.layer("fields") if isinstance(s, Path) and s.field}
    hedge = fills["b"]
    assert hedge.colour == "#4e6b3f"
    assert hedge.pattern is not None
    assert [g.field for g in groups(scene, "hard terrain") if g.field] == ["c"]


def test_markers_and_portals_that_the_theme_does_not_know_are_drawn_too() -> None:
    made = board(
        {"a": [square(0, 0)], "b": [square(1, 0)]},
        portals=[Portal("g1", "gate", ("a", "b"), at(1, 0.2, 1, 0.8))],
        markers=[Marker("flag", "a"), Marker("objective", "gone", {"number": 1})],
    )
    scene = board_scene(made)
    assert [g.field for g in groups(scene, "flag") if g.field] == ["a"]
    assert len(scene.layer("portals")) == 1
    assert not [g for g in groups(scene, "objective") if g.field]


@pytest.mark.parametrize(
    "rings",
    [
        [[(0, 0), (1000, 1000), (1000, 0), (0, 1000)]],  # crosses itself
        [[(0, 0), (1000, 0), (500, 0)]],  # no area
        [[(0, 0), (0, 0), (0, 0)]],  # one point
        [[(0, 0), (1000, 0)]],
        [],
    ],
)
def test_a_broken_field_does_not_stop_the_picture(rings: list[list[tuple[int, int]]]) -> None:
    broken = board({"good": [square(2, 0)], "broken": rings})
    scene = board_scene(broken)
    assert any(isinstance(s, Path) and s.field == "good" for s in scene.layer("fields"))
    assert all(math.isfinite(x) and math.isfinite(y) for x, y in points(scene))


def test_a_map_without_fields_is_an_empty_board() -> None:
    scene = board_scene(board({}))
    assert not scene.layer("fields")
    assert scene.width > 0
    assert scene.height > 0


def test_the_work_grows_no_faster_than_the_fields() -> None:
    few, many = (board({f"{k}": [square(k % 13, k // 13)] for k in range(n)}) for n in (65, 260))
    for fields in (few, many):
        board_scene(fields)  # what is made once
    least, most = (counted(partial(board_scene, fields))[1] for fields in (few, many))
    assert most < 4 * least < 4 * 65 * 500


def test_the_legend_tells_what_a_kind_costs(game_map: GameMap) -> None:
    some = next(f for f in game_map.fields.values() if f.kind == "open" and not f.traits)
    marsh = Kind("marsh", "marsh", "open", cost=2)
    for kind, label in (
        (marsh, "Marsh: costs 2 to enter"),
        (replace(marsh, costs={"sniper": 3, "dog": 2, "defender": 0}),
         "Marsh: costs 2 to enter, sniper 3, defender never"),
        (replace(marsh, cost=1), "Marsh"),
        (replace(marsh, enter=False), "Marsh"),
    ):  # fmt: skip
        ruleset = replace(game_map.ruleset, kinds={**game_map.ruleset.kinds, "marsh": kind})
        fields = {**game_map.fields, some.id: replace(some, kind="marsh")}
        drawn = board_scene(replace(game_map, ruleset=ruleset, fields=fields))
        assert label in {g.title for g in groups(drawn, "legend")}


def test_lines_stay_visible_where_most_fields_are_specks() -> None:
    specks = {f"s{k}": [square(k / 10, 40, 0.01, 0.01)] for k in range(9)}
    game_map = board({"a": [square(0, 0, 40, 40)], "b": [square(40, 0, 40, 40)], **specks})
    assert measure_board(game_map).module == pytest.approx(8.0)


def test_a_long_id_is_set_in_lines_within_its_field() -> None:
    named = ("customs-house", "customs-office")
    scene = board_scene(board({i: [square(k, 0, 1, 2)] for k, i in enumerate(named)}))
    fields = {s.field: s for s in scene.layer("fields") if isinstance(s, Path) and s.field}
    for i in named:
        lines = [g.shapes[0] for g in groups(scene, "label") if g.field == i]
        across = [x for x, _ in fields[i].rings[0]]
        assert len(lines) == 2
        for text in lines:
            assert isinstance(text, Text)
            half = text_width(text.content, text.size, bold=True) / 2
            assert min(across) < text.at[0] - half < text.at[0] + half < max(across)
