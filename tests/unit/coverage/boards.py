"""Boards made by hand: one without any fault, and ways to spoil it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from mapkit.coverage.checks import check_map
from mapkit.model import (
    Choice,
    Field,
    GameMap,
    Kind,
    Marker,
    MarkerType,
    Point,
    Portal,
    PortalType,
    Provenance,
    Ruleset,
    Sector,
    Trait,
)

SIDE = 1000
"""Squares of the board are 10 mm wide."""

SECTORS = ("yellow", "red", "black", "white")
SQUADS = SECTORS[:3]

RULESET = Ruleset(
    id="test",
    name="Test",
    version="1",
    kinds={
        "open": Kind("open", "open", "open"),
        "built_up": Kind("built_up", "built-up", "built_up"),
        "elevated": Kind("elevated", "elevated", "elevated", level=1),
    },
    traits={
        "water": Trait("water", "water", on=("open",), excludes=("obstacle",), enter=False),
        "obstacle": Trait("obstacle", "obstacle", enter=False, blocks_sight=True),
        "hard_terrain": Trait("hard_terrain", "hard terrain", on=("open",), extra_cost=1),
    },
    portals={
        "door": PortalType("door", "door", "joins", (("built_up", "open"),), access=True),
        "ladder": PortalType("ladder", "ladder", "joins", (("elevated", "*"),), access=True),
        "wall": PortalType("wall", "wall", "parts"),
    },
    markers={
        "objective": MarkerType(
            "objective", "objective", {"number": tuple(range(1, 10))}, unique=("number",), count=9
        ),
        "start": MarkerType(
            "start",
            "start",
            {"squad": SQUADS, "role": ("officer", "soldier")},
            count=9,
            per={"squad": {"officer": 1, "soldier": 2}},
            same_sector_as="squad",
        ),
        "entry": MarkerType(
            "entry",
            "entry",
            {"sector": SECTORS},
            unique=("sector",),
            count=4,
            same_sector_as="sector",
            outside=True,
        ),
        "regroup": MarkerType("regroup", "regroup mark", {"card": ("A", "C")}),
        "call": MarkerType(
            "call",
            "call",
            {"sector": SECTORS, "squad": SQUADS},
            same_sector_as="sector",
            different=("sector", "squad"),
        ),
    },
    movers={},
    choices={"void": Choice("void", "void", ("blocks", "passes"), "blocks")},
    rules={},
    tunnel_class="built_up",
    over_class="elevated",
    building_class="built_up",
    objective_split=(3, 3, 2, 1),
)

Rings = Iterable[Iterable[Point]]


def square(x: int, y: int, width: int = SIDE, height: int = SIDE) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def add(game_map: GameMap, field_id: str, *rings: Iterable[Point], **attributes: Any) -> GameMap:
    """Add a field given by points; equal points become one vertex, named by its coordinates."""
    vertices = dict(game_map.vertices)
    name_at = {point: name for name, point in vertices.items()}
    named = []
    for ring in rings:
        ids = []
        for point in ring:
            name = name_at.setdefault(point, f"{point[0]},{point[1]}")
            vertices[name] = point
            ids.append(name)
        named.append(tuple(ids))
    kind = attributes.pop("kind", "open")
    given: dict[str, Any] = {"level": int(kind == "elevated"), "sector": "white"} | attributes
    item = Field(field_id, kind, tuple(named), **given)
    return replace(game_map, vertices=vertices, fields={**game_map.fields, field_id: item})


def pond(game_map: GameMap, field_id: str, *rings: Iterable[Point], **attributes: Any) -> GameMap:
    """Add a field that nobody enters, so that nobody misses a way to it."""
    return add(game_map, field_id, *rings, **{"traits": frozenset({"water"})} | attributes)


def plain(**header: Any) -> GameMap:
    """Return a map without fields or markers."""
    given: dict[str, Any] = {
        "provenance": Provenance("example"),
        "size_mm": (200.0, 200.0),
        "sectors": {s: Sector(s, s, "#000000", neutral=s == "white") for s in SECTORS},
    }
    return GameMap("test", "Test", RULESET, {"void": "blocks"}, {}, {}, **given | header)


def faultless() -> GameMap:
    """Return a finished board of 8 by 3 squares, two columns a sector, named by column, row."""
    game_map = plain(provenance=Provenance("designed"))
    for column in range(8):
        for row in range(3):
            game_map = add(
                game_map,
                f"{column}{row}",
                square(column * SIDE, row * SIDE),
                sector=SECTORS[column // 2],
            )
    objectives = ("00", "01", "02", "20", "21", "22", "40", "41", "60")
    starts = [
        Marker("start", f"{2 * k + 1}{row}", {"squad": squad, "role": role})
        for k, squad in enumerate(SQUADS)
        for row, role in enumerate(("officer", "soldier", "soldier"))
    ]
    return replace(
        game_map,
        markers=(
            *(Marker("objective", f, {"number": n}) for n, f in enumerate(objectives, start=1)),
            *starts,
            *(Marker("entry", f"{2 * k}0", {"sector": s}) for k, s in enumerate(SECTORS)),
        ),
    )


def with_field(game_map: GameMap, field_id: str, **changes: Any) -> GameMap:
    changed = replace(game_map.fields[field_id], **changes)
    return replace(game_map, fields={**game_map.fields, field_id: changed})


def with_vertex(game_map: GameMap, name: str, point: Any) -> GameMap:
    return replace(game_map, vertices={**game_map.vertices, name: point})


def with_portal(
    game_map: GameMap, type_: str, a: str, b: str, *at: Point, id_: str | None = None
) -> GameMap:
    portal = Portal(id_ or f"p{len(game_map.portals)}", type_, (a, b), (at[0], at[1]))
    return replace(game_map, portals=(*game_map.portals, portal))


def with_markers(game_map: GameMap, *markers: Marker, without: Iterable[int] = ()) -> GameMap:
    gone = set(without)
    kept = [m for k, m in enumerate(game_map.markers) if k not in gone]
    return replace(game_map, markers=(*kept, *markers))


def on(game_map: GameMap, k: int, field_id: str, **attributes: str | int) -> GameMap:
    """Put a marker elsewhere, or give it other attributes."""
    markers = list(game_map.markers)
    told: Mapping[str, str | int] = attributes or markers[k].attributes
    markers[k] = replace(markers[k], field=field_id, attributes=told)
    return replace(game_map, markers=tuple(markers))


def codes(game_map: GameMap) -> set[str]:
    return {d.code for d in check_map(game_map)}
