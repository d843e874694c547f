"""The looks of a board: legible in print, by data alone, and the diagram without any of it."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from pathlib import Path as FilePath

import pytest
import shapely

import mapkit
from mapkit.drawing.board import LEAST_CONTRAST, board_scene
from mapkit.drawing.ground import ground_of
from mapkit.drawing.looks import BOARD, LIGHT, LOOKS, answer_look, find_look
from mapkit.drawing.scene import Fill, Group, Path, Polyline, Scene, Shape, Text, walk
from mapkit.drawing.text import CAP_HEIGHT
from mapkit.drawing.theme import NIGHT, Theme, contrast
from mapkit.edits import paint
from mapkit.errors import UsageError
from mapkit.export import render_picture
from mapkit.model import GROUNDS, GameMap
from tests.boards import map_in
from tests.unit.drawing.boards import board, one_of_everything, square

BOARDS = ("launch-site", "uboat-bunker")
WITH_MATERIALS = [name for name, theme in LOOKS.items() if theme.materials]
MAPS = FilePath(__file__).parents[3] / "maps"
A2 = (594.0, 420.0)  # mm


@cache
def shipped(name: str) -> GameMap:
    return map_in(MAPS / f"{name}.yaml")


@cache
def drawn(name: str, look: str) -> Scene:
    return board_scene(shipped(name), theme=LOOKS[look])


def groups(scene: Scene, kind: str) -> list[Group]:
    return [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == kind]


def on_a2(scene: Scene) -> float:
    """Return how much smaller a page becomes on a sheet of A2, lying or upright."""
    (long, short), sides = A2, sorted((scene.width, scene.height))
    return min(long / sides[1], short / sides[0])


def made_of(field: str, game_map: GameMap, theme: Theme = BOARD) -> str:
    return ground_of(game_map, game_map.fields[field], theme, 10.0).made_of


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("look", WITH_MATERIALS)
def test_every_label_is_two_millimetres_high_on_a2(name: str, look: str) -> None:
    scene = drawn(name, look)
    share = on_a2(scene)
    labels = [text for group in groups(scene, "label") for text in group.shapes]
    heights = [text.size * CAP_HEIGHT * share for text in labels if isinstance(text, Text)]
    assert len(heights) == len(shipped(name).fields)
    assert min(heights) >= 2.0


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("look", WITH_MATERIALS)
def test_every_label_stands_out_from_its_ground(name: str, look: str) -> None:
    scene = drawn(name, look)
    texts = [t for group in groups(scene, "label") for t in group.shapes if isinstance(t, Text)]
    assert min(contrast(t.colour, t.halo or scene.background) for t in texts) >= 4.5


@pytest.mark.parametrize("look", LOOKS)
def test_plain_text_stands_out_from_the_page(look: str) -> None:
    scene = board_scene(one_of_everything(), theme=LOOKS[look])
    legend = [s for layer, s in walk(scene) if layer == "legend" and isinstance(s, Text)]
    on_the_page = [t for t in legend if t.content.isalpha() and len(t.content) > 2]
    assert on_the_page
    assert min(contrast(t.colour, scene.background) for t in on_the_page) >= 4.5


@pytest.mark.parametrize("look", WITH_MATERIALS)
def test_the_border_of_every_sector_stands_out(look: str) -> None:
    theme = LOOKS[look]
    game_map = shipped("launch-site")
    scene = board_scene(game_map, theme=theme)
    bands = groups(scene, "sector")
    assert len(bands) == 4
    for band in bands:
        fills = [s.fill for s in band.shapes if isinstance(s, Path)]
        colours = [f.colour for f in fills if f and f.colour and f.opacity == 1.0]
        assert max(contrast(c, theme.open_ground) for c in colours) >= LEAST_CONTRAST


def test_the_black_sector_has_a_light_rim_in_the_dark() -> None:
    game_map = shipped("launch-site")
    black = next(
        b for b in groups(board_scene(game_map, theme=BOARD), "sector") if b.title == "Black sector"
    )
    rims = [s for s in black.shapes if isinstance(s, Path) and s.fill == Fill(BOARD.casing)]
    assert rims
    assert contrast(BOARD.casing, BOARD.open_ground) >= 3.0
    assert contrast(BOARD.casing, game_map.sectors["black"].colour) >= 3.0


@pytest.mark.parametrize("look", WITH_MATERIALS)
def test_the_arrow_of_black_is_filled(look: str) -> None:
    theme, game_map = LOOKS[look], shipped("launch-site")
    black = game_map.sectors["black"].colour
    arrows = groups(board_scene(game_map, theme=theme, legend=False), "entry")
    paths = [[s for s in arrow.shapes if isinstance(s, Path)] for arrow in arrows]
    plate, _ = next(p for p in paths if p[1].fill == Fill(black))
    assert plate.fill.colour is not None
    assert contrast(plate.fill.colour, black) >= 3.0


def test_solo_marks_have_a_layer_of_their_own() -> None:
    game_map = shipped("launch-site")
    marks = sum(m.type == "regroup" for m in game_map.markers)
    for theme in LOOKS.values():
        if not theme.solo_marks:
            continue
        scene = board_scene(game_map, theme=theme)
        solo = scene.layer("solo")
        assert len(solo) == marks
        assert all(isinstance(s, Group) and s.kind == "regroup" for s in solo)
        assert not [
            s for s in scene.layer("markers") if isinstance(s, Group) and s.kind == "regroup"
        ]
    svg = render_picture(board_scene(game_map, theme=BOARD), "svg").decode()
    assert svg.count('<g id="solo"') == 1


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_field_shows_what_it_is_made_of(ground: str) -> None:
    game_map = board(
        {"a": [square(0, 0)], "b": [square(1, 0)], "c": [square(2, 0)]}, {"b": {"ground": ground}}
    )
    assert made_of("b", game_map) == ground
    scene = board_scene(game_map, theme=BOARD)
    (material,) = groups(scene, f"material {ground}")
    assert {s.fill.pattern for s in material.shapes if isinstance(s, Path) and s.fill}
    xs = [x for s in material.shapes if isinstance(s, Path) for ring in s.rings for x, _ in ring]
    left, right = (scene.placement.point((x, 0))[0] for x in (1000, 2000))
    if ground != "earth":  # what the others are made of
        assert (min(xs), max(xs)) == pytest.approx((left, right))


def test_what_a_field_is_made_of_where_nothing_says_so() -> None:
    game_map = one_of_everything()
    found = {i: made_of(i, game_map) for i in game_map.fields}
    assert found["a0"] == "earth"
    assert found["b2"] == "floor"
    assert found["w6"] == "water"
    assert found["x7"] == "crates"
    assert found["h10"] == "rubble"
    assert found["u9"] == "steel"


@pytest.mark.parametrize("look", WITH_MATERIALS)
def test_an_obstacle_is_made_of_its_own_ground_and_stands_out_from_it(look: str) -> None:
    theme = LOOKS[look]
    game_map = board(
        {"pier": [square(0, 0)], "quay": [square(1, 0)]},
        {"pier": {"ground": "concrete", "traits": ["obstacle"]}, "quay": {"ground": "concrete"}},
    )
    assert made_of("pier", game_map, theme) == "concrete"
    pier, quay = (ground_of(game_map, game_map.fields[i], theme, 10.0) for i in ("pier", "quay"))
    assert contrast(pier.colour, "#ffffff") > contrast(quay.colour, "#ffffff")
    (edge,) = groups(board_scene(game_map, theme=theme), "obstacle")
    assert edge.field == "pier"


def test_the_ground_of_a_kind_is_that_round_its_obstacles() -> None:
    game_map = one_of_everything()
    kinds = dict(game_map.ruleset.kinds)
    kinds["open"] = replace(kinds["open"], ground="grass")
    grown = replace(game_map, ruleset=replace(game_map.ruleset, kinds=kinds))
    assert made_of("x7", grown) == "crates"


def test_a_kind_says_what_its_fields_are_made_of() -> None:
    game_map = one_of_everything()
    kinds = dict(game_map.ruleset.kinds)
    kinds["open"] = replace(kinds["open"], ground="grass")
    grown = replace(game_map, ruleset=replace(game_map.ruleset, kinds=kinds))
    assert made_of("a0", grown) == "grass"
    assert made_of("w6", grown) == "water"
    assert made_of("a0", paint(grown, ["a0"], ground="asphalt")) == "asphalt"


def test_a_new_kind_takes_the_ground_along() -> None:
    game_map = paint(one_of_everything(), ["o11"], ground="asphalt")
    assert paint(game_map, ["o11"], sector="white").fields["o11"].ground == "asphalt"
    assert paint(game_map, ["o11"], kind="built_up").fields["o11"].ground is None


def road(columns: int) -> GameMap:
    ids = [f"r{k}" for k in range(columns)]
    fields = {i: [square(k, 1)] for k, i in enumerate(ids)} | {"n": [square(0, 0, columns, 1)]}
    return board(fields, {i: {"ground": "asphalt"} for i in ids})


def test_a_road_has_a_line_along_its_middle() -> None:
    scene = board_scene(road(3), theme=BOARD)
    (drawn,) = groups(scene, "road")
    lines = [s.points for s in drawn.shapes if isinstance(s, Polyline)]
    assert len(lines) == 3  # to the rim at both ends
    middle = scene.placement.point((0, 1500))[1]
    assert all(y == pytest.approx(middle) for line in lines for _, y in line)
    assert all(s.stroke.dash for s in drawn.shapes if isinstance(s, Polyline))


def test_roads_side_by_side_are_not_one_way() -> None:
    """The line of a road does not turn back along the next one."""
    fields = {"a": [square(0, 0, 4, 1)], "b": [square(0, 1, 4, 1)], "c": [square(4, 0, 4, 1)]}
    scene = board_scene(board(fields, {i: {"ground": "asphalt"} for i in fields}), theme=BOARD)
    (drawn,) = groups(scene, "road")
    lines = [s.points for s in drawn.shapes if isinstance(s, Polyline)]
    assert len(lines) == 2  # from the rim through a and c to the rim; none along b
    middle = scene.placement.point((0, 500))[1]
    assert all(y == pytest.approx(middle) for line in lines for _, y in line)


def test_rails_run_below_a_car() -> None:
    fields = {i: [square(k, 0)] for k, i in enumerate("abc")}
    rails = {"ground": "rails"}
    game_map = board(fields, {"a": rails, "b": {"kind": "built_up", **rails}, "c": rails})
    scene = board_scene(game_map, theme=BOARD)
    tracks = groups(scene, "rails")
    assert {g.field for g in tracks} == {"a", "c"}
    left, right = (scene.placement.point((x, 0))[0] for x in (1000, 2000))
    lines = [s.points for g in tracks for s in g.shapes if isinstance(s, Polyline)]
    assert not [x for line in lines for x, _ in line if left < x - 1e-6 and x + 1e-6 < right]
    assert made_of("b", game_map) == "planks"


@pytest.mark.parametrize("look", WITH_MATERIALS)
def test_crosses_of_the_rulebook(look: str) -> None:
    theme = LOOKS[look]
    scene = board_scene(one_of_everything(), theme=theme, legend=False)
    crosses = {g.field: g for g in groups(scene, "no entry")}
    assert set(crosses) == {"w6", "x7"}
    legend = board_scene(one_of_everything(), theme=theme).layer("legend")
    explained = [
        g.title
        for g in legend
        if isinstance(g, Group)
        for s in g.shapes
        if isinstance(s, Group) and s.kind == "no entry"
    ]
    assert explained == ["Water", "Obstacle"]

    def ink(group: Group) -> str:
        line = group.shapes[-1]
        assert isinstance(line, Polyline)
        return line.stroke.colour

    assert ink(crosses["w6"]) == theme.cross_water
    assert ink(crosses["x7"]) == theme.cross_obstacle
    officer = next(g for g in groups(scene, "start") if g.field == "o4")
    (sign,) = [s for s in officer.shapes if isinstance(s, Path)]
    assert len(sign.rings[0]) == 16  # four arms of four corners, not the ten of a star


def test_a_diagram_has_no_materials_and_no_relief() -> None:
    scene = board_scene(one_of_everything(), theme=find_look("diagram"))
    assert scene == board_scene(one_of_everything(), theme=NIGHT)
    assert "materials" not in {layer.name for layer in scene.layers}
    assert not groups(scene, "no entry")
    (star,) = [
        s
        for g in groups(scene, "start")
        if g.field == "o4"
        for s in g.shapes
        if isinstance(s, Path)
    ]
    assert len(star.rings[0]) == 10
    bands = [s for g in groups(scene, "sector") for s in g.shapes]
    assert all(isinstance(s, Path) and s.fill and s.fill.opacity == 1.0 for s in bands)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("kind", "begins"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")]
)
def test_every_look_in_every_format_twice_the_same(look: str, kind: str, begins: bytes) -> None:
    first, again = (
        render_picture(board_scene(one_of_everything(), theme=LOOKS[look]), kind) for _ in range(2)
    )
    assert first.startswith(begins)
    assert first == again


def test_the_grain_stays_where_another_field_is_edited() -> None:
    def grain(game_map: GameMap) -> list[Shape]:
        scene = board_scene(game_map, theme=BOARD, legend=False)
        return [s for g in groups(scene, "material floor") for s in g.shapes]

    before = one_of_everything()
    assert grain(before)
    assert grain(paint(before, ["o11"], ground="grass")) == grain(before)


def test_a_board_in_svg_stays_small() -> None:
    for name in BOARDS:
        assert len(render_picture(drawn(name, "board"), "svg")) < 1_500_000


def test_materials_stand_back_under_an_answer() -> None:
    assert answer_look(None) is NIGHT
    for look in WITH_MATERIALS:
        calm, full = answer_look(look).materials, LOOKS[look].materials
        for name, material in full.items():
            pairs = zip(calm[name].grains, material.grains, strict=True)
            assert all(math.isclose(a.opacity, b.opacity * 0.4) for a, b in pairs)


def test_an_unknown_look_is_refused() -> None:
    with pytest.raises(UsageError, match="there is no look neon; there are: board, light"):
        find_look("neon")


def test_materials_of_both_looks_are_the_same_ones() -> None:
    assert BOARD.materials.keys() == LIGHT.materials.keys()
    assert set(GROUNDS) < BOARD.materials.keys()


def test_the_look_play_shows_the_board_and_nothing_else() -> None:
    picture = mapkit.open("launch-site").picture(look="play")
    scene = picture.scene()
    kinds = {s.kind for _, s in walk(scene) if isinstance(s, Group)}
    assert {"objective", "entry", "door"} <= kinds
    assert kinds.isdisjoint({"label", "regroup", "ruler", "legend", "title", "provenance"})
    assert scene.description.startswith("Reconstruction")
    assert scene.back is not None
    words = " ".join(s.content for _, s in walk(scene.back) if isinstance(s, Text))
    assert "Launch Site" in words
    assert "claims nothing about the printed board" in words
    assert "Red sector" in words
    assert "Regroup mark" not in words


def test_solo_marks_are_drawn_in_play_where_they_are_asked_for() -> None:
    board_ = mapkit.open("launch-site")
    marks = sum(m.type == "regroup" for m in board_.map.markers)
    assert len(board_.picture(look="play", solo=True).scene().layer("solo")) == marks
    assert not board_.picture(look="light", solo=False).scene().layer("solo")


def test_names_are_written_in_play_where_they_are_asked_for() -> None:
    scene = mapkit.open("launch-site").picture(look="play", labels="names").scene()
    words = {t.content for g in groups(scene, "label") for t in g.shapes if isinstance(t, Text)}
    assert "North" in " ".join(words)
    assert not words & {"R2", "W100", "(R29)"}


def test_a_pdf_of_the_look_play_has_a_back() -> None:
    game = mapkit.open("launch-site")
    data = render_picture(game.picture(look="play").scene(), "pdf")
    assert data.count(b"/Type /Page ") == 2 or data.count(b"/MediaBox") == 2
    assert b"Reconstruction" in data
    png = render_picture(game.picture(look="play").scene(), "png", dpi=20)
    assert b"Reconstruction" in png


def test_without_ids_the_legend_does_not_speak_of_them() -> None:
    bunker = shipped("uboat-bunker")
    titles = {g.title for g in groups(board_scene(bunker, labels=False, markers=False), "legend")}
    assert "Tunnel below" in titles
    assert "Objective" not in titles


def test_walls_end_where_the_board_does() -> None:
    scene = drawn("launch-site", "board")
    (trim,) = groups(scene, "trim")
    assert all(s.fill == Fill(BOARD.page) for s in trim.shapes if isinstance(s, Path))


@pytest.mark.parametrize(("look", "dashed"), [("play", False), ("board", False), ("diagram", True)])
def test_no_dashes_lie_on_the_bands_across_a_walkway(look: str, dashed: bool) -> None:
    """Between R34, red, and W126, white, of the Bunker: the bands are the border."""
    game_map = map_in(MAPS / "uboat-bunker.yaml")
    scene = board_scene(game_map, theme=find_look(look))
    shapes = {s.field: shapely.Polygon(s.rings[0]) for layer, s in walk(scene)
              if layer == "fields" and isinstance(s, Path) and s.field}  # fmt: skip
    border = shapes["R34"].intersection(shapes["W126"]).buffer(0.2)
    (group,) = groups(scene, "border elevated")
    lines = [shapely.LineString(s.points) for s in group.shapes if isinstance(s, Polyline)]
    assert border.area > 0
    assert any(line.intersection(border).length > 5 for line in lines) == dashed
