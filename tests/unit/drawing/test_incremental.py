"""What is redrawn after an edit, with what was left, is what drawing the whole map gives."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import shapely

from mapkit.drawing.board_parts import PartKey
from mapkit.drawing.incremental import IncrementalBoard, Patch
from mapkit.drawing.scene import Circle, Group, Polyline, Shape, Text
from mapkit.drawing.scene import Path as Area
from mapkit.edits import changes
from mapkit.model import GameMap
from tests.boards import map_in

ROOT = Path(__file__).resolve().parents[3]
BOARDS = sorted([*ROOT.glob("maps/*.yaml"), *ROOT.glob("examples/**/*.yaml")])


def board(path: Path) -> GameMap:
    return map_in(path)


def marks(shape: Shape) -> Iterator[tuple[object, ...]]:
    """What a shape looks like, to a thousandth of a mm, however its points are ordered."""
    if isinstance(shape, Group):
        for part in shape.shapes:
            yield shape.kind, shape.field, shape.title, shape.opacity, *next(marks(part), ())
    elif isinstance(shape, Area):
        area = shapely.Polygon(shape.rings[0], shape.rings[1:])
        yield shape.fill, shape.stroke, shape.title, near(area.area, *area.bounds)
    elif isinstance(shape, Polyline):
        line = shapely.LineString(shape.points)
        yield shape.stroke, near(line.length, *line.bounds)
    elif isinstance(shape, Circle):
        yield shape.fill, shape.stroke, near(*shape.centre, shape.radius)
    elif isinstance(shape, Text):
        yield shape.content, shape.colour, near(*shape.at, shape.size)


def near(*values: float) -> tuple[float, ...]:
    return tuple(round(value, 3) + 0.0 for value in values)


def looks(work: IncrementalBoard) -> dict[PartKey, list[str]]:
    return {
        key: sorted(repr(mark) for shape in shapes for mark in marks(shape))
        for key, shapes in work.parts.items()
        if key.layer != "sectors"
    }


def bands(work: IncrementalBoard) -> dict[PartKey, float]:
    """Areas of the sectors' bands in mm²: where one ends at a fork depends on what is merged."""
    return {
        key: sum(
            shapely.Polygon(s.rings[0], s.rings[1:]).area for s in shapes if isinstance(s, Area)
        )
        for key, shapes in work.parts.items()
        if key.layer == "sectors"
    }


def edited(game_map: GameMap, rng: random.Random) -> GameMap:
    """Change something, sound or not: an editor shows what is there."""
    field = rng.choice(list(game_map.fields.values()))
    reach = max(1, round(2 / game_map.unit_mm))
    match rng.randrange(8):
        case 0 | 1 | 2:
            vertex = rng.choice(field.rings[0])
            x, y = game_map.vertices[vertex]
            point = (x + rng.randint(-reach, reach), y + rng.randint(-reach, reach))
            return replace(game_map, vertices={**game_map.vertices, vertex: point})
        case 3:
            kind = rng.choice(list(game_map.ruleset.kinds.values()))
            new = replace(field, kind=kind.id, level=kind.level)
        case 4:
            new = replace(field, sector=rng.choice([None, *game_map.sectors]))
        case 5:
            new = replace(field, traits=frozenset(rng.sample(sorted(game_map.ruleset.traits), 1)))
        case 6 if game_map.portals:
            gone = rng.choice(game_map.portals)
            return replace(game_map, portals=tuple(p for p in game_map.portals if p is not gone))
        case _ if len(game_map.fields) > 3:
            return replace(
                game_map,
                fields={i: f for i, f in game_map.fields.items() if i != field.id},
                portals=tuple(p for p in game_map.portals if field.id not in p.between),
                markers=tuple(m for m in game_map.markers if m.field != field.id),
            )
        case _:
            return replace(game_map, markers=game_map.markers[1:])
    return replace(game_map, fields={**game_map.fields, field.id: new})


def update(work: IncrementalBoard, before: GameMap, after: GameMap) -> Patch:
    what = changes(before, after)
    return work.update(after, what.fields | what.markers, what.portals)


@pytest.mark.parametrize("path", BOARDS, ids=lambda p: p.stem)
def test_parts_redrawn_are_the_whole_drawn(path: Path) -> None:
    rng = random.Random(path.stem)
    current = board(path)
    work = IncrementalBoard()
    work.draw(current)
    seen = [current]
    for step in range(15):
        # Now and then something comes back, as by undo.
        after = rng.choice(seen) if step % 5 == 4 else edited(current, rng)
        update(work, current, after)
        current = after
        seen.append(current)
        whole = IncrementalBoard(module=work.measures.module)
        whole.draw(current)
        assert looks(work) == looks(whole)
        assert bands(work) == pytest.approx(bands(whole), abs=1.0)


def test_a_patch_names_what_changed_and_nothing_else() -> None:
    before = board(ROOT / "maps" / "launch-site.yaml")
    work = IncrementalBoard()
    work.draw(before)
    field = before.fields["B48"]
    portals = tuple(p for p in before.portals if "B48" not in p.between)
    after = replace(
        before, fields={i: f for i, f in before.fields.items() if i != field.id}, portals=portals
    )
    patch = update(work, before, after)
    assert PartKey("fields", 3, "B48") in patch.gone
    assert {key.owner for key in patch.gone if key.layer == "labels"} == {"B48"}
    far = {"R1", "R2", "R10", "Y73", "W120"}
    assert not far & {owner for key in patch.drawn for owner in key.owner.split("|")}
    back = update(work, after, before)
    assert PartKey("fields", 3, "B48") in back.drawn
    assert {key for key in patch.gone if key.layer == "portals"} <= back.drawn.keys()


def test_nothing_changed_is_nothing_to_do() -> None:
    game_map = board(ROOT / "examples" / "two-rooms.yaml")
    work = IncrementalBoard()
    work.draw(game_map)
    assert work.update(game_map, set()) == Patch()
    assert work.update(replace(game_map, name="other"), game_map.fields.keys()) == Patch()


def test_widths_stay_while_one_edits() -> None:
    game_map = board(ROOT / "examples" / "two-rooms.yaml")
    work = IncrementalBoard()
    work.draw(game_map)
    module = work.measures.module
    half = {v: (x // 2, y // 2) for v, (x, y) in game_map.vertices.items()}
    update(work, game_map, replace(game_map, vertices=half))
    assert work.measures.module == module
    assert math.isclose(work.measures.frame[2], game_map.size_mm[0])
