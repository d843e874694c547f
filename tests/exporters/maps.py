"""Maps that every exporter has to stand: shipped ones, odd ones, games with other rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from pathlib import Path

from mapkit.compiled import CompiledMap, compile_map
from mapkit.mapfile import new_map, read_case, read_map
from mapkit.model import Building, GameMap
from mapkit_exporters.contract import odd_names, without_sight

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "shared"
ODD_IDS = {"A": "\U0001f30a", "W": "\uffee", "T": "\u017b", "o": "<&\"'>"}


HOSTILE = (
    '"><script>alert(1)</script>',
    "]]></data><!-- \n--><x a='",
    "../../../etc/passwd\\..\\con",
    '=HYPERLINK("x")\r\n@a,b;c\td',
    "${x} {{x}} {name} %s %n $(x) `x`",
    "\u202eabc \u05e9\u05dc\u05d5\u05dd \u0627\u0644 \u2028\u2029\u0085",
    "\U0001f469\u200d\U0001f4bb e\u0301 \ufeff\u0000\ufffe",
    "null",
    " ",
)
"""Texts that end a tag, a cell, a line or a path elsewhere."""


def case(name: str) -> GameMap:
    return read_case(CASES / f"{name}.json")


def file(path: str | Path) -> GameMap:
    loaded = read_map(ROOT / path)
    assert loaded.map is not None
    return loaded.map


def hostile_names() -> GameMap:
    """Return a map whose texts would do something in a consumer that takes them for its own."""
    plain = file("examples/two-rooms.yaml")
    fields = zip(plain.fields.items(), cycle(HOSTILE))
    return replace(
        plain,
        name=HOSTILE[0],
        author=HOSTILE[1],
        licence=HOSTILE[2],
        fields={i: replace(field, name=text) for (i, field), text in fields},
        buildings=(Building("b", HOSTILE[3], ("b1", "b2")),),
        provenance=replace(plain.provenance, note=HOSTILE[4], source=HOSTILE[5]),
    )


MAPS: Mapping[str, Callable[[], GameMap]] = {
    "courtyard": lambda: case("courtyard"),
    "tunnel": lambda: case("hand_rb8_tunnel"),
    "ladders": lambda: case("ladders"),
    "two-rooms": lambda: file("examples/two-rooms.yaml"),
    "own-kinds": lambda: file("examples/own-kinds.yaml"),
    **{path.stem: partial(file, path) for path in sorted((ROOT / "maps").glob("*.yaml"))},
    **{
        path.stem: partial(file, path)
        for path in sorted((ROOT / "examples" / "rulebook").glob("*.yaml"))
    },
    "odd-names": lambda: odd_names(ODD_IDS, case("hand_rb8_tunnel")),
    "no-sight": without_sight,
    "hostile-names": hostile_names,
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
