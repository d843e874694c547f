"""A small board made by hand, and relations that need no mesh."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from mapkit.model import (
    Building,
    Choice,
    Field,
    GameMap,
    Kind,
    Marker,
    MarkerType,
    MoverClass,
    Portal,
    PortalType,
    Ruleset,
    Sector,
    SightRule,
    Trait,
)


@dataclass(frozen=True)
class Graph:
    """Relations as two plain tables."""

    adjacent: dict[str, tuple[str, ...]]
    passable: dict[str, tuple[str, ...]]

    def neighbours(self, field_id: str, /) -> tuple[str, ...]:
        return self.adjacent.get(field_id, ())

    def steps(self, field_id: str, /) -> tuple[str, ...]:
        return self.passable.get(field_id, ())


def graph(adjacent: Iterable[tuple[str, str]], passable: Iterable[tuple[str, str]]) -> Graph:
    def table(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
        near: dict[str, tuple[str, ...]] = {}
        for a, b in pairs:
            near[a] = (*near.get(a, ()), b)
            near[b] = (*near.get(b, ()), a)
        return near

    return Graph(table(adjacent), table(passable))


@pytest.fixture(scope="session")
def ruleset() -> Ruleset:
    return Ruleset(
        id="test_rules",
        name="Test rules",
        version="1",
        kinds={
            "open": Kind("open", "Open", "open"),
            "built_up": Kind("built_up", "Built-up", "built_up"),
            "elevated": Kind("elevated", "Elevated", "elevated", level=1),
            "rock": Kind("rock", "Rock", "open", costs={"defender": 0}),
        },
        traits={
            "water": Trait("water", "Water", on=("open",), enter=False),
            "obstacle": Trait("obstacle", "Obstacle", enter=False, blocks_sight=True),
            "hard_terrain": Trait("hard_terrain", "Hard terrain", on=("open",), extra_cost=1),
        },
        portals={
            "door": PortalType("door", "Door", "joins", (("open", "built_up"),), access=True),
            "ladder": PortalType("ladder", "Ladder", "joins", (("elevated", "*"),), access=True),
            "wall": PortalType("wall", "Wall", "parts"),
        },
        markers={
            "objective": MarkerType(
                "objective", "Objective", {"number": tuple(range(1, 10))}, count=9
            ),
            "start": MarkerType(
                "start",
                "Start",
                {"squad": ("red", "black"), "role": ("officer", "soldier")},
                count=9,
            ),
            "entry": MarkerType(
                "entry", "Entry", {"sector": ("red", "white")}, count=4, outside=True
            ),
            "regroup": MarkerType("regroup", "Regroup mark", {"card": ("A", "B")}),
        },
        movers={
            "sniper": MoverClass(
                "sniper", "Sniper", 3, noise_from=2, may_revisit=False, through_occupied=False
            ),
            "defender": MoverClass("defender", "Defender", 2),
        },
        choices={
            "hard_terrain": Choice(
                "hard_terrain", "", ("each_entering", "once_a_turn"), "each_entering"
            ),
            "grazing": Choice("grazing", "", ("blocks", "sees"), "blocks"),
        },
        rules={
            "L1": SightRule("L1", 12, "Only open fields lie in between.", "line"),
            "L2": SightRule("L2", 12, "Only built-up fields lie in between.", "line"),
            "L5": SightRule("L5", 14, "A tunnel and what is above it.", "stacked"),
            "L7": SightRule("L7", 6, "A field sees itself.", "same_field"),
        },
    )


@pytest.fixture(scope="session")
def board(ruleset: Ruleset) -> GameMap:
    """Two rows of four squares, 10 mm wide: 1 2 3 4 above, 5 6 7 8 below; a walkway over 7."""
    names = {"3": "Quay", "6": "Yard", "7": "Yard"}
    kinds = {"4": "built_up", "8": "built_up"}
    vertices = {f"v{x}_{y}": (x * 1000, y * 1000) for x in range(5) for y in range(3)}

    def ring(column: int, row: int) -> tuple[str, ...]:
        corners = ((0, 0), (1, 0), (1, 1), (0, 1))
        return tuple(f"v{column + dx}_{row + dy}" for dx, dy in corners)

    fields = {
        str(4 * row + column + 1): Field(
            id=str(4 * row + column + 1),
            kind=kinds.get(str(4 * row + column + 1), "open"),
            rings=(ring(column, row),),
            name=names.get(str(4 * row + column + 1)),
            sector="red" if column < 2 else "white",
        )
        for row in range(2)
        for column in range(4)
    }
    return GameMap(
        id="board",
        name="Board",
        ruleset=ruleset,
        choices={"hard_terrain": "each_entering", "grazing": "blocks"},
        vertices=vertices,
        fields=fields,
        portals=(Portal("d1", "door", ("3", "4"), ((3000, 200), (3000, 500))),),
        markers=(
            Marker("objective", "8", {"number": 4}),
            Marker("start", "1", {"squad": "red", "role": "officer"}),
            Marker("start", "2", {"squad": "red", "role": "soldier"}),
            Marker("start", "5", {"squad": "red", "role": "soldier"}),
            Marker("entry", "3", {"sector": "white"}),
            Marker("regroup", "3", {"card": "A"}),
        ),
        sectors={"red": Sector("red", "Red sector", "#ff0000")},
        buildings=(Building("shed", "The Old Shed", ("4",)),),
        size_mm=(40.0, 20.0),
    )


ROW = [("1", "2"), ("2", "3"), ("3", "4"), ("5", "6"), ("6", "7"), ("7", "8")]
COLUMNS = [("1", "5"), ("2", "6"), ("3", "7"), ("4", "8")]


@pytest.fixture(scope="session")
def ways() -> Graph:
    """The board's relations: one may not step between 7 and 8."""
    return graph(ROW + COLUMNS, [p for p in ROW + COLUMNS if p != ("7", "8")])
