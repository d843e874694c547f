"""Maps that every exporter has to stand: shipped ones, odd ones, games with other rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from mapkit.compiled import CompiledMap, compile_map
from mapkit.mapfile import new_map, read_case, read_map
from mapkit.model import GameMap
from mapkit_exporters.contract import odd_names, without_sight

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "shared"
ODD_IDS = {"A": "\U0001f30a", "W": "\uffee", "T": "\u017b", "o": "<&\"'>"}


def case(name: str) -> GameMap:
    return read_case(CASES / f"{name}.json")


def file(path: str | Path) -> GameMap:
    loaded = read_map(ROOT / path)
    assert loaded.map is not None
    return loaded.map


MAPS: Mapping[str, Callable[[], GameMap]] = {
    "courtyard": lambda: case("courtyard"),
    "tunnel": lambda: case("hand_rb8_tunnel"),
    "ladders": lambda: case("ladders"),
    "two-rooms": lambda: file("examples/two-rooms.yaml"),
    "own-kinds": lambda: file("examples/own-kinds.yaml"),
    **{path.stem: partial(file, path) for path in sorted((ROOT / "maps").glob("*.yaml"))},
    "odd-names": lambda: odd_names(ODD_IDS, case("hand_rb8_tunnel")),
    "no-sight": without_sight,
    "empty": lambda: new_map("empty"),
    "one-field": lambda: new_map("rows", size_mm=(30.0, 30.0), rows=1, columns=1),
}


@cache
def compiled(name: str) -> CompiledMap:
    return compile_map(MAPS[name]())


def stacked(told: CompiledMap) -> list[tuple[str, str]]:
    """Return the fields that lie on each other: the lower one, then the upper one."""
    fields = told.map.fields
    return [
        (a, b) if fields[a].level < fields[b].level else (b, a) for a, b in told.relations.stacked
    ]
