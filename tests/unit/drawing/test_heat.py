"""Heat maps: every field has the colour of its number, the number is written, none is invented."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mapkit.drawing import NIGHT, Theme
from mapkit.drawing.colour_scales import ColourScale, sequential
from mapkit.drawing.heat import Heat, Mark, heat_figure, heat_scene, marks_figure
from mapkit.drawing.heat_multiples import multiples_figure
from mapkit.drawing.placing import extent
from mapkit.drawing.scene import Group, Path, Polyline, Scene, Text, walk
from mapkit.drawing.small_board import SmallBoard
from mapkit.drawing.theme import PAPER
from mapkit.i18n import speaking
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.unit.drawing.boards import board, square
from tests.unit.drawing.test_answers import inner_text

THEMES = pytest.mark.parametrize("theme", [NIGHT, PAPER], ids=["night", "paper"])


@pytest.fixture(scope="module")
def rows() -> GameMap:
    return new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


@pytest.fixture(scope="module")
def launch_site() -> GameMap:
    return new_map("example", example="launch-site")


VALUES = {str(k): float(k * k) for k in range(1, 12)}
HEAT = Heat("Squares", VALUES, missing="nobody counted")


def colours(scene: Scene) -> dict[str, str | None]:
    return {
        shape.field: shape.fill.colour
        for layer, shape in walk(scene)
        if layer == "verdicts" and isinstance(shape, Path) and shape.field and shape.fill
    }


def texts(scene: Scene) -> list[str]:
    return [shape.content for _, shape in walk(scene) if isinstance(shape, Text)]


def notes(scene: Scene, kind: str = "note") -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for _, shape in walk(scene):
        if isinstance(shape, Group) and shape.kind == kind and shape.field is not None:
            found.setdefault(shape.field, []).append(inner_text(shape))
    return found


@THEMES
def test_each_field_has_the_colour_of_its_number_and_the_number(
    rows: GameMap, theme: Theme
) -> None:
    scene = heat_figure(rows, HEAT, theme)
    scale = sequential(VALUES.values())
    found = colours(scene)
    assert {i: found[i] for i in VALUES} == {i: scale.colour(v) for i, v in VALUES.items()}
    assert notes(scene) == {i: [f"{v:.0f}"] for i, v in VALUES.items()}


@THEMES
def test_a_field_without_a_number_is_hatched_and_the_scale_says_why(
    rows: GameMap, theme: Theme
) -> None:
    scene = heat_figure(rows, HEAT, theme)
    (twelve,) = (s for _, s in walk(scene) if isinstance(s, Path) and "no number" in s.title)
    assert twelve.field == "12"
    assert twelve.fill.pattern is not None
    assert "nobody counted" in texts(scene)


def test_a_common_scale_gives_the_same_number_the_same_colour(rows: GameMap) -> None:
    scale = ColourScale(0, 500)
    one = colours(heat_figure(rows, HEAT, scale=scale))
    other = colours(heat_figure(rows, Heat("Other", {"1": 121.0, "2": 500.0}), scale=scale))
    assert other["1"] == one["11"]


@pytest.mark.parametrize("root", [False, True])
def test_the_scale_has_at_each_number_the_colour_of_its_fields(
    rows: GameMap, *, root: bool
) -> None:
    heat = Heat("Ways", {"1": 0.0, "2": 40.0, "3": 1200.0}, root=root)
    scene = heat_figure(rows, heat)
    assert colours(scene)["2"] == heat.scale.colour(40)
    (bar,) = (s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "scale of colours")
    strips = [s for s in bar.shapes if isinstance(s, Path) and s.fill is not None]
    left, right = strips[0].rings[0][0][0], max(x for x, _ in strips[0].rings[0])

    def number(x: float) -> float:
        return heat.scale.value((x - left) / (right - left))

    lines = [s.points[0][0] for s in bar.shapes if isinstance(s, Polyline)]
    assert [number(x) for x in lines] == pytest.approx(heat.scale.ticks(), abs=1e-6)
    half = (right - left) / len(strips) / 2
    for strip in strips:
        assert strip.fill.colour == heat.scale.colour(number(strip.rings[0][0][0] + half))


def test_decimals_follow_the_language(rows: GameMap) -> None:
    heat = Heat("Shares", {"1": 0.25, "2": 1.0}, places=2)
    with speaking("cs"):
        scene = heat_figure(rows, heat)
    assert notes(scene) == {"1": ["0,25"], "2": ["1,00"]}


def test_the_page_has_title_scale_and_provenance(launch_site: GameMap) -> None:
    values = dict.fromkeys(launch_site.fields, 3.0)
    scene = heat_scene(launch_site, Heat("Three each", values), headline="Exposure")
    said = texts(scene)
    assert {"Exposure", "Three each"} <= set(said)
    assert any("Reconstruction" in line for line in said)
    assert "Reconstruction" in scene.description


@THEMES
def test_nothing_reaches_beyond_the_page(launch_site: GameMap, theme: Theme) -> None:
    values = {i: float(k) for k, i in enumerate(launch_site.fields) if k % 9}
    scene = heat_figure(launch_site, Heat("Counted", values, missing="x" * 500), theme)
    assert overhang(scene, ("legend", "labels")) == []


def overhang(scene: Scene, layers: Iterable[str]) -> list[Text]:
    wide, high = scene.width + 0.01, scene.height + 0.01
    return [
        shape
        for layer, shape in walk(scene)
        if layer in layers and isinstance(shape, Text) and (box := extent(shape)) is not None
        if box[0] < -0.5 or box[1] < -0.5 or box[2] > wide + 0.5 or box[3] > high + 0.5
    ]


def test_marks_stand_on_their_fields(rows: GameMap) -> None:
    marks = [Mark(1, ("3", "5")), Mark(2, ("5",)), Mark(3, ("no such field",))]
    scene = marks_figure(rows, marks, title="Warnings")
    assert notes(scene, "mark") == {"3": ["1"], "5": ["1", "2"]}


def test_many_marks_that_follow_each_other_are_one_range(rows: GameMap) -> None:
    marks = [Mark(k, ("6",)) for k in (1, 3, 4, 5, 6, 9, 10)]
    scene = marks_figure(rows, marks, title="Warnings")
    assert notes(scene, "mark") == {"6": ["1", "3–6", "9", "10"]}


def test_small_maps_share_one_scale(rows: GameMap) -> None:
    heats = [Heat(f"Part {k}", {"1": float(k), "2": float(10 * k)}) for k in (1, 2, 3, 4)]
    scene = multiples_figure(SmallBoard(rows), heats, heading="Counted", columns=3)
    groups = [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == "heat map"]
    assert [g.title for g in groups] == ["Part 1", "Part 2", "Part 3", "Part 4"]
    fills = [{s.fill.colour for s in g.shapes if isinstance(s, Path) and s.fill} for g in groups]
    scale = sequential([1, 40])
    for k, found in enumerate(fills, 1):
        assert {scale.colour(k), scale.colour(10 * k)} <= found
    assert overhang(scene, ("fields",)) == []


def test_the_first_number_of_a_scale_stays_inside(rows: GameMap) -> None:
    heat = Heat("Many", {"1": 1000.0, "2": 5000.0})
    scene = multiples_figure(SmallBoard(rows), [heat], heading="Counted")
    assert "1000" in [shape.content for _, shape in walk(scene) if isinstance(shape, Text)]
    assert overhang(scene, ("fields",)) == []


def test_a_board_of_one_field_is_drawn() -> None:
    one = board({"a": [square(0, 0)]})
    scene = heat_figure(one, Heat("Alone", {"a": 0.0}))
    assert notes(scene) == {"a": ["0"]}
    multiples_figure(SmallBoard(one), [Heat("Alone", {})], heading="None")
