"""Small boards with one of everything, to be drawn in tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mapkit.mapfile import read_ruleset
from mapkit.model import Field, GameMap, Marker, Portal, Provenance, Ruleset

SIDE = 1000  # of a field, in units of 0.01 mm


def sniper_elite() -> Ruleset:
    ruleset, problems = read_ruleset("sniper_elite")
    assert ruleset is not None, problems
    return ruleset


def board(
    fields: Mapping[str, Sequence[Sequence[tuple[int, int]]]],
    attributes: Mapping[str, Mapping[str, object]] | None = None,
    *,
    portals: Sequence[Portal] = (),
    markers: Sequence[Marker] = (),
    name: str = "A board",
    size_mm: tuple[float, float] = (0.0, 0.0),
    unit_mm: float = 0.01,
    provenance: Provenance | None = None,
) -> GameMap:
    """Make a map of rings in map units and of what is not usual about each field."""
    ids: dict[tuple[int, int], str] = {}
    built = {}
    for field_id, rings in fields.items():
        named = tuple(
            tuple(ids.setdefault(point, f"v{len(ids) + 1}") for point in ring) for ring in rings
        )
        given = dict((attributes or {}).get(field_id, {}))
        built[field_id] = Field(field_id, str(given.pop("kind", "open")), named, **given)  # type: ignore[arg-type]
    ruleset = sniper_elite()
    return GameMap(
        id="board",
        name=name,
        ruleset=ruleset,
        choices={},
        vertices={v: point for point, v in ids.items()},
        fields=built,
        portals=tuple(portals),
        markers=tuple(markers),
        sectors=ruleset.sectors,
        unit_mm=unit_mm,
        size_mm=size_mm,
        provenance=provenance or Provenance("example", "Made for a test."),
    )


def square(column: float, row: float, width: float = 1, height: float = 1) -> list[tuple[int, int]]:
    """Return a rectangle in steps of a field's side."""
    x0, y0 = round(column * SIDE), round(row * SIDE)
    x1, y1 = round((column + width) * SIDE), round((row + height) * SIDE)
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def at(x0: float, y0: float, x1: float, y1: float) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return a portal's place in steps of a field's side."""
    return ((round(x0 * SIDE), round(y0 * SIDE)), (round(x1 * SIDE), round(y1 * SIDE)))


def one_of_everything() -> GameMap:
    """Return a board of 4 by 3 squares with every kind, trait, portal and marker.

    ::

        a o b b      b a building of two rooms, w water, x an obstacle, h hard terrain,
        o o w x      u a walkway over the tunnel t
        o u h o
    """
    squares = {
        "a0": [square(0, 0)], "o1": [square(1, 0)], "b2": [square(2, 0)], "b3": [square(3, 0)],
        "o4": [square(0, 1)], "o5": [square(1, 1)], "w6": [square(2, 1)], "x7": [square(3, 1)],
        "o8": [square(0, 2)], "t9": [square(1, 2)], "u9": [square(1, 2)], "h10": [square(2, 2)],
        "o11": [square(3, 2)],
    }  # fmt: skip
    built = {"kind": "built_up"}
    attributes: dict[str, dict[str, object]] = {
        "b2": {**built, "sector": "red"},
        "b3": {**built, "sector": "red"},
        "w6": {"traits": frozenset({"water"}), "sector": "red"},
        "x7": {"traits": frozenset({"obstacle"}), "sector": "red"},
        "h10": {"traits": frozenset({"hard_terrain"}), "sector": "black"},
        "o11": {"sector": "black"},
        "t9": {**built, "sector": "white"},
        "u9": {"kind": "elevated", "level": 1, "sector": "white"},
        **{i: {"sector": "yellow"} for i in ("a0", "o1", "o4", "o5", "o8")},
    }
    portals = [
        Portal("d1", "door", ("o1", "b2"), at(2, 0.3, 2, 0.6)),
        Portal("l1", "ladder", ("o5", "u9"), at(1.4, 2, 1.6, 2)),
        Portal("k1", "wall", ("b2", "b3"), at(3, 0, 3, 1)),
    ]
    markers = [
        Marker("objective", "b3", {"number": 4}),
        Marker("start", "o4", {"squad": "yellow", "role": "officer"}),
        Marker("start", "o5", {"squad": "yellow", "role": "soldier"}),
        Marker("entry", "a0", {"sector": "yellow"}),
        Marker("regroup", "o8", {"card": "A", "sector": "red", "squad": "black"}),
    ]
    return board(
        squares,
        attributes,
        portals=portals,
        markers=markers,
        name="One of everything",
        size_mm=(40.0, 30.0),
        provenance=Provenance("reconstruction", "Made from the rules alone.", "pages 10 to 14"),
    )
