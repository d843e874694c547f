"""The sniper's map as a page: it fits the paper, shows what he needs and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
import shapely

from mapkit.drawing.print_sheet import PAPERS
from mapkit.drawing.scene import Circle, Group, Path, Polyline, Scene, Text, walk
from mapkit.drawing.secret import secret_scene
from mapkit.drawing.shapes import board_shapes
from mapkit.drawing.text import CAP_HEIGHT, text_box
from mapkit.drawing.theme import PAPER
from mapkit.mapfile import example_paths, new_map, read_map
from mapkit.model import GameMap, Provenance
from tests.boards import map_in


@pytest.fixture(scope="module")
def site() -> GameMap:
    loaded = read_map(example_paths()["launch-site"])
    assert loaded.map is not None
    return loaded.map


def words(scene: Scene) -> list[str]:
    return [s.content for _, s in walk(scene) if isinstance(s, Text)]


def texts(group: Group) -> list[Text]:
    return [s for s in group.shapes if isinstance(s, Text)]


def ids(scene: Scene) -> dict[str, str]:
    """Return what is written on each field; letters may stand in a line over the number."""
    return {
        g.field: "".join(t.content for t in texts(g)).strip("()")
        for g in groups(scene, "label")
        if g.field is not None
    }


def groups(scene: Scene, kind: str) -> list[Group]:
    return [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == kind]


@pytest.mark.parametrize("paper", PAPERS)
def test_everything_is_on_the_paper(site: GameMap, paper: str) -> None:
    scene = secret_scene(site, paper=paper)
    assert (scene.width, scene.height) == PAPERS[paper]
    for layer, shape in walk(scene):
        points = {
            Path: lambda s: [p for ring in s.rings for p in ring],
            Polyline: lambda s: list(s.points),
            Circle: lambda s: [s.centre],
            Text: lambda s: [s.at],
        }.get(type(shape), lambda _s: [])(shape)
        for x, y in points:
            assert 5 <= x <= scene.width - 5, (layer, shape)
            assert 5 <= y <= scene.height - 5, (layer, shape)


def test_a_high_board_lies_on_a_high_sheet() -> None:
    high = new_map("rows", size_mm=(200.0, 400.0), rows=8, columns=4)
    scene = secret_scene(high, paper="a4")
    assert (scene.width, scene.height) == (210.0, 297.0)


def test_it_shows_what_the_sniper_plans_with(site: GameMap) -> None:
    scene = secret_scene(site)
    assert {g.field for g in groups(scene, "objective") if g.field} == {
        m.field for m in site.markers if m.type == "objective"
    }
    assert len([g for g in groups(scene, "entry") if g.title]) == 4
    assert not groups(scene, "start")
    assert not groups(scene, "regroup")
    assert ids(scene) == {i: i for i in site.fields}
    assert len(groups(scene, "rounds")) == 1
    assert words(scene).count("10") == 2 + ("10" in site.fields)


def test_a_reconstruction_says_so(site: GameMap) -> None:
    scene = secret_scene(site)
    assert any(w.startswith("Reconstruction") for w in words(scene))
    assert scene.description.startswith("Reconstruction")
    own = replace(site, provenance=Provenance("designed"))
    assert not any("Reconstruction" in w for w in words(secret_scene(own)))


def sizes(scene: Scene) -> dict[str, float]:
    """Return how many points high each id is written."""
    return {
        g.field: min(s.size / 25.4 * 72 for s in texts(g))
        for g in groups(scene, "label")
        if g.field is not None
    }


@pytest.mark.parametrize("board", ["launch-site", "uboat-bunker"])
def test_ids_can_be_read(board: str) -> None:
    """Letters stand over the number, symbols beside it or smaller, where it would be small else."""
    game_map = map_in(example_paths()[board])
    scene = secret_scene(game_map, paper="a5")
    found = sizes(scene)
    assert ids(scene) == {i: i for i in game_map.fields}
    assert min(found.values()) > 5.2
    assert sum(size < 6 for size in found.values()) <= 6
    assert sum(size < 6.5 for size in found.values()) <= 12
    objectives = {m.field for m in game_map.markers if m.type == "objective"}
    assert {g.field for g in groups(scene, "objective") if g.field} == objectives


def test_ids_stay_in_their_fields(site: GameMap) -> None:
    scene = secret_scene(site)
    polygons = board_shapes(
        site, left=scene.placement.left, top=scene.placement.top, scale=scene.scale
    ).polygons
    for group in groups(scene, "label"):
        assert group.field is not None
        for text in texts(group):
            middle = shapely.Point(text.at[0], text.at[1] - text.size * CAP_HEIGHT / 2)
            assert polygons[group.field].contains(middle), group.field


def test_the_rounds_stand_where_the_board_gets_larger(site: GameMap) -> None:
    wide = secret_scene(site, paper="a5")
    (rounds,) = groups(wide, "rounds")
    boxes = [p for s in rounds.shapes if isinstance(s, Path) for p in s.rings[0]]
    board_right = max(
        x
        for s in wide.layer("fields")
        if isinstance(s, Path) and s.field
        for ring in s.rings
        for x, _ in ring
    )
    assert min(x for x, _ in boxes) > board_right
    assert wide.scale * site.size_mm[0] > 145
    long = secret_scene(replace(site, size_mm=(2 * site.size_mm[0], site.size_mm[1])), paper="a5")
    (rounds,) = groups(long, "rounds")
    boxes = [p for s in rounds.shapes if isinstance(s, Path) for p in s.rings[0]]
    assert min(x for x, _ in boxes) < 10


def test_it_saves_ink(site: GameMap) -> None:
    """Fields are nearly white: no ground is darker than a light grey."""
    scene = secret_scene(site)
    assert scene.background == PAPER.page == "#ffffff"
    for shape in scene.layer("fields"):
        if isinstance(shape, Path) and shape.field and shape.fill and shape.fill.colour:
            light = int(shape.fill.colour[1:3], 16) + int(shape.fill.colour[3:5], 16)
            assert light > 2 * 160, shape.field


def test_parts_can_be_left_out(site: GameMap) -> None:
    bare = secret_scene(site, labels=False, markers=False, legend=False)
    assert not groups(bare, "objective")
    assert not groups(bare, "legend")
    assert not bare.layer("labels")
    assert bare.scale > secret_scene(site).scale


@pytest.mark.parametrize("paper", ["a5", "a6"])
@pytest.mark.parametrize("name", ["Launch Site", "long " * 60])
def test_its_label_stands_at_the_foot(site: GameMap, paper: str, name: str) -> None:
    own = replace(site, provenance=Provenance("designed"))
    for game_map in (site, own):
        scene = secret_scene(game_map, paper=paper, label=f"850b10c5 · {name}")
        (label,) = (s for _, s in walk(scene) if isinstance(s, Text) and "850b10c5" in s.content)
        assert label.content.startswith(f"850b10c5 · {name[:11].strip()}")
        others = [s for _, s in walk(scene) if isinstance(s, Text) and s is not label]
        left, top, right, bottom = text_box(label)
        assert left >= 5
        assert right <= scene.width - 5
        assert bottom <= scene.height - 5
        for other in map(text_box, others):
            apart = other[2] <= left or other[0] >= right or other[3] <= top or other[1] >= bottom
            assert apart, other
    assert scene.scale > 0.9 * secret_scene(own, paper=paper).scale


def test_an_empty_board_is_an_empty_page() -> None:
    assert secret_scene(new_map("empty")).width == 210.0
