"""What the tests of the shipped boards ask a map."""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Collection
from pathlib import Path

import shapely

from mapkit.compiled import CompiledMap
from mapkit.mapfile import read_map
from mapkit.model import GameMap

ROOT = Path(__file__).resolve().parents[1]
BOARDS = sorted(path.stem for path in (ROOT / "maps").glob("*.yaml"))
SQUADS = ("black", "red", "yellow")
SECTORS = {*SQUADS, "white"}

Edge = tuple[tuple[int, int], tuple[int, int]]


def read_board(name: str) -> GameMap:
    """Read a board of ``maps/`` that has nothing to complain about."""
    found = read_map(ROOT / "maps" / f"{name}.yaml")
    assert found.map is not None
    assert not found.diagnostics
    return found.map


def map_in(source: Path | str) -> GameMap:
    """Read a map from a file, or from what a file says."""
    found = read_map(io.StringIO(source) if isinstance(source, str) else source).map
    assert found is not None
    return found


def marks(board: GameMap, kind: str) -> list[tuple[str, dict[str, str | int]]]:
    """Return the field and the attributes of each marker of a type."""
    return [(m.field, dict(m.attributes)) for m in board.markers if m.type == kind]


def building(board: GameMap, name: str) -> tuple[str, ...]:
    """Return the rooms of a building by its name."""
    (fields,) = [b.fields for b in board.buildings if b.name == name]
    return fields


def doors(board: GameMap, fields: Collection[str]) -> list[str]:
    """Return the doors that lead out of a set of fields."""
    return [p.id for p in board.portals if p.type == "door" and len({*p.between} & {*fields}) == 1]


def distances_from(
    compiled: CompiledMap, start: str, closed: Collection[str] = ()
) -> dict[str, int]:
    """Count steps from an arrow off the board; the first one enters the arrow's field."""
    found, todo = {start: 1}, deque([start])
    while todo:
        here = todo.popleft()
        for there in compiled.relations.steps(here):
            if there not in found and there not in closed:
                found[there] = found[here] + 1
                todo.append(there)
    return found


def shape(board: GameMap, field_id: str) -> shapely.Polygon:
    """Return a field as a polygon."""
    outer, *holes = board.points(field_id)
    return shapely.Polygon(outer, holes)


def spot_mm(board: GameMap, field_id: str) -> float:
    """Return the diameter of a disc that fits in a field, to a tenth of a mm the largest one."""
    circle = shapely.maximum_inscribed_circle(
        shape(board, field_id), tolerance=0.05 / board.unit_mm
    )
    return float(2 * circle.length * board.unit_mm)


def section(board: GameMap) -> str:
    """Return what docs/board-facts.md says of a board alone."""
    page = (ROOT / "docs" / "board-facts.md").read_text(encoding="utf-8")
    return page.split(f"\n## {board.name}\n")[1].split("\n## ")[0]


def edges(board: GameMap, field_id: str) -> list[Edge]:
    """Return the edges of a field's outline."""
    ring = board.points(field_id)[0]
    return list(zip(ring, (*ring[1:], ring[0]), strict=True))
