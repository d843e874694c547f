"""Portals whose boundary was moved by hand, in the file, and who stayed where they were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.coverage.checks import check_map
from mapkit.coverage.repair import repair
from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.model import GameMap, Point
from tests.boards import map_in

EXAMPLE = Path(__file__).parents[3] / "examples" / "two-rooms.yaml"


@pytest.fixture(scope="module")
def two_rooms() -> GameMap:
    """Return a board with door p1 at [[200, 700], [200, 800]], on the edge from v7 to v8."""
    return map_in(EXAMPLE)


def moved(game_map: GameMap, **vertices: Point) -> GameMap:
    return replace(game_map, vertices={**game_map.vertices, **vertices})


def stray(game_map: GameMap) -> Diagnostic:
    (found,) = [d for d in check_map(game_map) if d.code == "MK308"]
    return found


@pytest.mark.parametrize(
    ("v7", "v8", "at"),
    [
        ((240, 500), (240, 1000), ((240, 700), (240, 800))),
        ((170, 500), (170, 1000), ((170, 700), (170, 800))),
        ((200, 500), (250, 1000), ((220, 698), (230, 797))),
    ],
)
def test_a_door_follows_where_only_one_place_can_be_meant(
    two_rooms: GameMap, v7: Point, v8: Point, at: tuple[Point, Point]
) -> None:
    by_hand = moved(two_rooms, v7=v7, v8=v8)
    assert stray(by_hand).fix
    mended, notes, _ = repair(by_hand)
    door = next(p for p in mended.portals if p.id == "p1")
    assert door.at == at
    assert any("p1" in note for note in notes)
    assert not has_errors(check_map(mended))
    assert mended.vertices == by_hand.vertices
    assert repair(mended) == (mended, (), False)


@pytest.mark.parametrize(
    ("v7", "v8"),
    [
        ((350, 500), (350, 1000)),  # farther than the door is long
        ((200, 500), (280, 750)),  # the edge ends in the middle of the door
    ],
)
def test_in_doubt_the_message_has_the_place(two_rooms: GameMap, v7: Point, v8: Point) -> None:
    by_hand = moved(two_rooms, v7=v7, v8=v8)
    found = stray(by_hand)
    assert found.fix is None
    assert repair(by_hand)[0].portals == by_hand.portals
    given = found.message.partition("next to it would be at: ")[2].rstrip(".")
    (ax, ay), (bx, by) = (
        tuple(map(int, end.split(","))) for end in given.strip("[]").split("], [")
    )
    door = next(p for p in two_rooms.portals if p.id == "p1")
    placed = replace(
        by_hand,
        portals=(
            replace(door, at=((ax, ay), (bx, by))),
            *(p for p in by_hand.portals if p.id != "p1"),
        ),
    )
    assert not has_errors(check_map(placed))
