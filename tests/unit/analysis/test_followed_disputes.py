"""Disputes that follow an edit are those that are found anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from mapkit.analysis.disputes import Dispute, find_disputes
from mapkit.analysis.followed_disputes import pairs_to_ask
from mapkit.compiled import CompiledMap, compile_map
from mapkit.edits import delete_fields, move_vertices, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap


@pytest.fixture(scope="module")
def board() -> CompiledMap:
    return compile_map(
        new_map("rows", id="rows", size_mm=(180, 60), rows=2, columns=6, sectors=False)
    )


def corner(game_map: GameMap) -> str:
    """Return the inner vertex farthest to the left."""
    xs, ys = zip(*game_map.vertices.values(), strict=True)
    inside = [
        v
        for v, (x, y) in game_map.vertices.items()
        if min(xs) < x < max(xs) and min(ys) < y < max(ys)
    ]
    return min(inside, key=lambda v: game_map.vertices[v])


def moved(game_map: GameMap, mm: float) -> GameMap:
    v = corner(game_map)
    x, y = game_map.vertices[v]
    return move_vertices(game_map, {v: (x, y + round(mm / game_map.unit_mm))})


def told(disputes: tuple[Dispute, ...]) -> list[tuple[object, ...]]:
    """Return what does not depend on which of several equal lines was found first."""
    return [
        (
            d.origin,
            d.target,
            d.kind,
            d.reasons,
            d.distance,
            round(d.measure_mm, 2),
            d.sentence.split(":")[0],
        )
        for d in disputes
    ]


def first(game_map: GameMap) -> str:
    return next(iter(game_map.fields))


EDITS: dict[str, Callable[[GameMap], GameMap]] = {
    "a little": lambda m: moved(m, 0.3),
    "much": lambda m: moved(m, 5),
    "kind": lambda m: paint(m, [first(m)], kind="built_up"),
    "fewer": lambda m: delete_fields(m, [first(m)]),
    "name": lambda m: replace(
        m, fields={**m.fields, first(m): replace(m.fields[first(m)], name="Hall")}
    ),
}


@pytest.fixture(scope="module")
def known(board: CompiledMap) -> tuple[Dispute, ...]:
    found = find_disputes(board)
    assert found
    return found


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS.keys())
def test_they_are_those_found_anew(
    board: CompiledMap, known: tuple[Dispute, ...], edit: Callable[[GameMap], GameMap]
) -> None:
    after = compile_map(edit(board.map))
    ask = pairs_to_ask(board, after)
    far = [k for k, i in enumerate(after.mesh.field_ids) if i in list(board.map.fields)[4:6]]
    assert not ask[far[0], far[1]]
    followed = find_disputes(after, before=(board, known))
    assert told(followed) == told(find_disputes(after))


def test_all_pairs_are_asked_where_all_depends_on_what_changed(board: CompiledMap) -> None:
    game_map = board.map
    for other in (
        replace(game_map, tolerance_mm=2.0),
        replace(game_map, choices={**game_map.choices, "grazing": "sees"}),
        replace(game_map, fields=dict(reversed(list(game_map.fields.items())))),
    ):
        assert pairs_to_ask(board, compile_map(other)) is None
