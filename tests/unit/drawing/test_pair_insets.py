"""What a pair's picture shows for two players who disagree: both lines, their ends, insets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import shapely

import mapkit
from mapkit.board import SightAnswer
from mapkit.drawing.inset import windows_of
from mapkit.drawing.scene import Circle, Group, Path, Polyline, Scene, Text, walk
from mapkit.drawing.shapes import board_shapes
from mapkit.mapfile import new_map
from tests.unit.sight.case_maps import game_map_of, square


def asked(*fields: dict[str, Any], a: str = "a", b: str = "b") -> SightAnswer:
    return mapkit.Board(game_map_of({"fields": fields, "unit_mm": 0.01})).sight(a, b)


def groups(scene: Scene, kind: str) -> list[Group]:
    return [shape for _, shape in walk(scene) if isinstance(shape, Group) and shape.kind == kind]


def legend(scene: Scene) -> set[str]:
    return {group.title for group in groups(scene, "legend")}


def words(group: Group) -> list[str]:
    return [shape.content for shape in group.shapes if isinstance(shape, Text)]


@pytest.fixture(scope="module")
def clipped() -> SightAnswer:
    """Two fields of a board whose distance is disputed, over a line of its own."""
    return mapkit.open("launch-site").sight("Y81", "W99")


@pytest.fixture(scope="module")
def rooms() -> SightAnswer:
    """Two rooms: a yard between them stops one rule, a third room the other."""
    return asked(
        square("a", "built_up", 0, 0, 1000, 1000),
        square("y", "open", 1000, 0, 1000, 1000),
        square("r", "built_up", 2000, 0, 1000, 1000),
        square("b", "built_up", 3000, 0, 1000, 1000),
    )


def test_both_lines_of_a_disputed_distance_are_drawn_and_told_apart(clipped: SightAnswer) -> None:
    scene = clipped.scene()
    (own,), (rim, other) = groups(scene, "witness"), groups(scene, "other line")
    strokes = [
        [s.stroke for s in group.shapes if isinstance(s, Polyline)][-1] for group in (own, other)
    ]
    order = [s for _, s in walk(scene) if s in (rim, own, other)]
    assert order == [rim, own, other]  # dashes lie on the line, so that both are seen as one runs
    assert strokes[0].colour != strokes[1].colour
    assert not strokes[0].dash
    assert strokes[1].dash
    assert "Line of the other answer, distance 4" in legend(scene)


def test_the_ends_of_the_line_are_named_in_mm(clipped: SightAnswer) -> None:
    told = [words(group) for group in groups(clipped.scene(), "place")]
    assert told == [[f"{x:.1f}, {y:.1f}"] for x, y in clipped.line_mm]


def test_blockers_are_coloured_and_listed_by_rule(rooms: SightAnswer) -> None:
    scene = rooms.scene()
    hatched = {
        group.field: (path.fill.pattern.colour, path.fill.pattern.angle)
        for group in groups(scene, "blocker")
        for path in group.shapes
        if isinstance(path, Path) and path.fill is not None and path.fill.pattern is not None
    }
    assert hatched.keys() == {"y", "r"}
    assert hatched["y"][0] != hatched["r"][0]
    assert hatched["y"][1] != hatched["r"][1]
    assert {"Blocks by L1: r", "Blocks by L2: y"} <= legend(scene)


def test_what_the_near_miss_cuts_is_marked_though_it_is_no_blocker() -> None:
    blocked = asked(
        square("a", "open", 0, 0, 1000, 1000),
        square("w", "built_up", 1000, 0, 1000, 1000),
        square("v", "built_up", 2000, 0, 1000, 1000),
        square("b", "open", 3000, 0, 1000, 1000),
    )
    scene = blocked.scene()
    assert len(blocked.blockers) == 1
    (other,) = {"w", "v"} - {*blocked.blockers}
    assert [group.field for group in groups(scene, "cut")] == [other]
    assert f"Cut by the nearest miss: {other}" in legend(scene)


def test_a_pair_that_no_line_comes_near_to_shows_how_it_lies() -> None:
    game_map = new_map("rows", id="rows", size_mm=(120, 120), rows=6, columns=6, sectors=False)
    kinds = {"1": "built_up", "2": "elevated"}
    fields = {i: f if i not in kinds else _of_kind(f, kinds[i]) for i, f in game_map.fields.items()}
    small = replace(game_map, fields=fields, size_mm=(400.0, 400.0))  # fields small on the page
    answer = mapkit.Board(small).sight("1", "2")
    scene = answer.scene()
    assert answer.details.reason == "needs"
    assert len(groups(scene, "unseen")) == 1
    assert "Straight across: no line of sight" in legend(scene)
    shown = [words(group) for group in groups(scene, "inset")]
    assert any(said and said[0].startswith("A: ") for said in shown)


def _of_kind(field: Any, kind: str) -> Any:
    return replace(field, kind=kind, level=int(kind == "elevated"))


def test_a_disputed_spot_is_enlarged_until_one_sees_it(clipped: SightAnswer) -> None:
    shapes = board_shapes(clipped.map)
    windows = windows_of(shapes, clipped.details)
    assert windows
    measure = min(o.measure_mm for o in clipped.others)
    assert all(window.half <= 4 * max(measure, 1.0) for window in windows)
    corners = [shapes.placement.point(p) for o in clipped.others for p in o.at]
    for window in windows:
        assert any(window.box().covers(_point(corner)) for corner in corners)


def _point(at: tuple[float, float]) -> Any:
    return shapely.Point(at)


def test_nothing_of_an_inset_leaves_its_frame(clipped: SightAnswer) -> None:
    scene = clipped.scene()
    for group in groups(scene, "inset"):
        frames = [s for s in group.shapes if isinstance(s, Path)]
        if len(frames) < 2:
            continue
        xs, ys = zip(*frames[0].rings[0], strict=True)
        for shape in group.shapes:
            points = (
                shape.points
                if isinstance(shape, Polyline)
                else [shape.centre]
                if isinstance(shape, Circle)
                else [p for ring in shape.rings for p in ring]
                if isinstance(shape, Path)
                else []
            )
            for x, y in points:
                assert min(xs) - 1e-6 <= x <= max(xs) + 1e-6
                assert min(ys) - 1e-6 <= y <= max(ys) + 1e-6


def test_a_plain_pair_of_large_fields_has_no_inset() -> None:
    seen = asked(
        square("a", "open", 0, 0, 1000, 1000),
        square("m", "open", 1000, 0, 1000, 1000),
        square("b", "open", 2000, 0, 1000, 1000),
    )
    assert not seen.disputed
    assert not groups(seen.scene(), "inset")


def test_a_spot_that_two_calls_turn_on_is_enlarged_once(clipped: SightAnswer) -> None:
    shapes = board_shapes(clipped.map)
    first = clipped.others[0]
    near = replace(first, measure_mm=first.measure_mm * 1.5)
    once = windows_of(shapes, replace(clipped.details, others=(first,)))
    assert windows_of(shapes, replace(clipped.details, others=(first, near))) == once


def test_a_near_miss_that_one_cannot_see_is_enlarged() -> None:
    blocked = asked(
        square("a", "open", 0, 0, 1000, 1000),
        square("w", "built_up", 1000, 0, 1000, 1000),
        square("b", "open", 2000, 0, 1000, 1000),
    )
    assert not blocked.disputed
    shapes = board_shapes(blocked.map)
    line = ((1000.0, 990.0), (2000.0, 990.0))
    near = replace(blocked.details, near_miss_line=line, near_miss_mm=0.76, near_miss_into=("w",))
    (window,) = windows_of(shapes, near)
    assert window.box().covers(_point(shapes.placement.point((1500.0, 990.0))))
    assert window.half == pytest.approx(3 * 0.76 * shapes.scale)
    assert not windows_of(shapes, replace(near, near_miss_mm=3.0))


def test_an_inset_says_where_on_the_board_it_lies(clipped: SightAnswer) -> None:
    shapes = board_shapes(clipped.map)
    (x, y), placement = windows_of(shapes, clipped.details)[0].centre, shapes.placement
    at = ((x - placement.left) / shapes.scale, (y - placement.top) / shapes.scale)
    told = [said for group in groups(clipped.scene(), "inset") for said in words(group)]
    assert f"A: round {at[0]:.1f}, {at[1]:.1f} mm" in told


def test_sentences_of_a_picture_are_paragraphs_the_verdict_bold(clipped: SightAnswer) -> None:
    (title,) = groups(clipped.scene(), "title")
    texts = {shape.content: shape.bold for shape in title.shapes if isinstance(shape, Text)}
    assert texts["Beam 2.5 mm wide."] is False
    verdict = next(content for content in texts if content.startswith("Field Y81 ("))
    assert texts[verdict] is True


def test_the_letter_of_an_inset_stands_clear_of_what_is_written() -> None:
    edge = asked(
        square("a", "open", 0, 0, 1000, 1000),
        square("y", "open", 0, 1000, 2000, 2000),
        square("r", "built_up", 0, 3000, 1030, 1000),
        square("b", "open", 0, 4000, 1030, 1000),
        square("g", "open", 1030, 3000, 970, 2000),
    )
    assert {(1000.0, 1000.0), (1030.0, 5000.0)} <= set(edge.others[0].at)  # those that move
    scene = edge.scene()
    plates = [
        shapely.Polygon(shape.rings[0])
        for kind in ("place", "depth")
        for group in groups(scene, kind)
        for shape in group.shapes
        if isinstance(shape, Path)
    ]
    letters = [
        shape
        for group in groups(scene, "inset")
        for shape in group.shapes
        if isinstance(shape, Text) and shape.content in "ABC"
    ]
    assert plates
    assert letters
    for letter in letters:
        assert not any(plate.covers(_point(letter.at)) for plate in plates)
