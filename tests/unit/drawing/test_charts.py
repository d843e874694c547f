"""Charts: bars are as long as their numbers, points lie where their numbers are, cells coloured."""

from __future__ import annotations

import pytest

from mapkit.drawing.charts import Bar, Line, bar_chart, cell_chart, curve_chart
from mapkit.drawing.colour_scales import ColourScale
from mapkit.drawing.scene import Path, Polyline, Scene, Text, walk
from tests.unit.drawing.test_heat import overhang, texts


def rings(scene: Scene) -> list[Path]:
    return [shape for _, shape in walk(scene) if isinstance(shape, Path)]


def width(path: Path) -> float:
    xs = [x for x, _ in path.rings[0]]
    return max(xs) - min(xs)


def test_bars_are_as_long_as_their_numbers() -> None:
    bars = [Bar("one", 41, "41 fields"), Bar("two", 20.5, "20.5"), Bar("three", 0, "none")]
    scene = bar_chart(bars, title="Bars")
    first, second = rings(scene)
    assert width(first) == pytest.approx(2 * width(second))
    assert texts(scene) == ["Bars", "one", "41 fields", "two", "20.5", "three", "none"]
    assert overhang(scene, ("legend",)) == []


@pytest.mark.parametrize("bars", [[], [Bar("a", 0, "0")], [Bar("long " * 60, 3, "3")]])
def test_bars_of_nothing_and_with_long_labels(bars: list[Bar]) -> None:
    assert overhang(bar_chart(bars, title="Bars"), ("legend",)) == []


def test_points_of_a_curve_lie_where_their_numbers_are() -> None:
    line = Line("pairs", ((0.25, 0.0), (0.5, 10.0), (2.0, 40.0)))
    scene = curve_chart([line], title="Curve", x_label="mm", mark=(0.5, "here"))
    course = max(
        (s for _, s in walk(scene) if isinstance(s, Polyline)), key=lambda s: len(s.points)
    )
    (ax, ay), (bx, by), (cx, cy) = course.points
    assert (bx - ax) / (cx - ax) == pytest.approx(0.25 / 1.75)
    assert (ay - by) / (ay - cy) == pytest.approx(0.25)
    said = texts(scene)
    assert {"Curve", "mm", "here", "pairs", "0.5", "2"} <= set(said)
    assert overhang(scene, ("legend",)) == []


def test_labels_of_lines_that_end_together_stand_apart() -> None:
    lines = [Line(name, ((0, 0), (1, 5))) for name in ("one", "two", "three")]
    scene = curve_chart(lines, title="Curve", x_label="mm")
    heights = [s.at[1] for _, s in walk(scene) if isinstance(s, Text) and s.bold][1:]
    assert len(heights) == 3
    assert min(abs(a - b) for k, a in enumerate(heights) for b in heights[:k]) > 3.0


def test_a_curve_of_one_point_and_of_zeros() -> None:
    for points in (((0.5, 3.0),), ((0.5, 0.0), (1.0, 0.0))):
        scene = curve_chart([Line("pairs", points)], title="Curve", x_label="mm")
        assert overhang(scene, ("legend",)) == []


def test_cells_have_the_colour_of_their_numbers() -> None:
    scale = ColourScale(0, 1)
    rows: list[tuple[str, list[tuple[float, str] | None]]]
    rows = [("1", [(0.0, "0 %"), (1.0, "100 %")]), ("2", [(0.5, "50 %"), None])]
    scene = cell_chart(rows, ("few", "many"), scale, title="Odds", corner="distance")
    found = [path.fill.colour for path in rings(scene) if path.fill]
    assert found == [scale.colour(v) for v in (0.0, 1.0, 0.5)]
    assert {"Odds", "distance", "few", "many", "1", "2", "100 %"} <= set(texts(scene))
    assert overhang(scene, ("legend",)) == []
