"""What results depend on."""

from __future__ import annotations

from dataclasses import replace

import pytest

import mapkit
from mapkit.jobs.fingerprint import fingerprint


def test_equal_values_have_one_fingerprint() -> None:
    one, other = (mapkit.open("two-rooms").map for _ in range(2))
    assert fingerprint(one, {"a": 1}) == fingerprint(other, {"a": 1})
    assert fingerprint({"c", "b", "a"}) == fingerprint({"a", "b", "c"})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("ab", "c"), ("a", "bc")),
        ((1,), ("1",)),
        ((("a",), "b"), ("a", ("b",))),
        (({"a": 1, "b": 2},), ({"b": 2, "a": 1},)),
        ((None,), ()),
    ],
)
def test_other_values_have_another(one: tuple[object, ...], other: tuple[object, ...]) -> None:
    assert fingerprint(*one) != fingerprint(*other)


def test_every_part_of_a_map_counts() -> None:
    game_map = mapkit.open("two-rooms").map
    vertex, (x, y) = next(iter(game_map.vertices.items()))
    moved = replace(game_map, vertices={**game_map.vertices, vertex: (x + 1, y)})
    ruleset = replace(game_map.ruleset, rules=dict(list(game_map.ruleset.rules.items())[1:]))
    prints = [fingerprint(m) for m in (game_map, moved, replace(game_map, ruleset=ruleset))]
    assert len(set(prints)) == len(prints)
