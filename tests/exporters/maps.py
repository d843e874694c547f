"""Maps that every exporter has to stand: shipped ones, odd ones, games with other rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from mapkit.compiled import CompiledMap, compile_map
from mapkit.mapfile import new_map, read_case, read_map
from mapkit.model import Building, GameMap, Marker, MoverClass, Provenance

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "shared"
ODD = 'Hr\u00e1z "x" <&> \u017b\u00f3\u0142\u0107 \U0001f30a \uffee \t\u0001'


def case(name: str) -> GameMap:
    return read_case(CASES / f"{name}.json")


def file(path: str | Path) -> GameMap:
    loaded = read_map(ROOT / path)
    assert loaded.map is not None
    return loaded.map


def odd_names() -> GameMap:
    """Return a map with letters of all kinds, astral ones in ids and keys among them."""
    plain = case("hand_rb8_tunnel")
    names = {"A": "\U0001f30a", "W": "\uffee", "T": "\u017b", "o": "<&\"'>"}

    def new(i: str) -> str:
        return names.get(i, i)

    return replace(
        plain,
        name=ODD,
        author=ODD,
        fields={
            new(i): replace(f, id=new(i), name=ODD, rings=f.rings) for i, f in plain.fields.items()
        },
        portals=tuple(
            replace(p, between=(new(p.between[0]), new(p.between[1]))) for p in plain.portals
        ),
        markers=(Marker("objective", new("o"), {"number": 4}),),
        buildings=(Building("b", ODD, (new("A"), new("T"))),),
        provenance=Provenance("traced", ODD, ODD),
    )


def without_sight() -> GameMap:
    """Return a game without lines of sight, whose movers pay differently."""
    plain = new_map("rows", size_mm=(60.0, 40.0), rows=2, columns=3)
    grass = replace(plain.ruleset.kinds["open"], costs={"boat": 0, "cart": 2})
    ruleset = replace(
        plain.ruleset,
        id="war",
        sight="none",
        range="grid",
        rules={},
        kinds={**plain.ruleset.kinds, "open": grass},
        movers={
            "foot": MoverClass("foot", "foot", 3),
            "cart": MoverClass("cart", "cart", 4),
            "boat": MoverClass("boat", "boat", 4),
        },
    )
    return replace(plain, ruleset=ruleset, choices={})


MAPS: Mapping[str, Callable[[], GameMap]] = {
    "courtyard": lambda: case("courtyard"),
    "tunnel": lambda: case("hand_rb8_tunnel"),
    "ladders": lambda: case("ladders"),
    "two-rooms": lambda: file("examples/two-rooms.yaml"),
    "own-kinds": lambda: file("examples/own-kinds.yaml"),
    **{path.stem: partial(file, path) for path in sorted((ROOT / "maps").glob("*.yaml"))},
    "odd-names": odd_names,
    "no-sight": without_sight,
    "empty": lambda: new_map("empty"),
    "one-field": lambda: new_map("rows", size_mm=(30.0, 30.0), rows=1, columns=1),
}


@cache
def compiled(name: str) -> CompiledMap:
    return compile_map(MAPS[name]())


def broken_field(game_map: GameMap) -> GameMap:
    """Give a field a kind that nobody knows, an error that a partial build works around."""
    first = next(iter(game_map.fields))
    broken = replace(game_map.fields[first], kind="castle")
    return replace(game_map, fields={**game_map.fields, first: broken})


@contextmanager
def unchanged(tables: CompiledMap) -> Iterator[None]:
    """Assert that nothing touched the map or its tables meanwhile."""
    game_map = tables.map
    grids: list[NDArray[Any]] = [*tables.walking.values()]
    if tables.tables is not None:
        grids += [tables.tables.clear, tables.tables.grazing, tables.tables.rule]
    before = (repr(game_map), [g.tobytes() for g in grids])
    yield
    assert (repr(game_map), [g.tobytes() for g in grids]) == before
