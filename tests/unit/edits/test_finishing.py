"""Vertices that come to lie on one point, as a draft becomes a map."""

from __future__ import annotations

from dataclasses import replace

from mapkit.edits.draft import Draft
from mapkit.edits.finishing import finish
from mapkit.model import GameMap, Point
from tests.unit.edits.boards import rows, sound


def moved(game_map: GameMap, places: dict[str, Point]) -> GameMap:
    draft = Draft(game_map)
    for vertex, point in places.items():
        draft.move(vertex, point)
    return finish(draft)


def test_one_that_comes_to_lie_on_one_without_fields_keeps_its_name() -> None:
    lost = replace(rows(), vertices={**rows().vertices, "lost": (5500, 5200)})
    after = moved(lost, {"r1c1": (5500, 5200)})
    assert after.vertices["r1c1"] == (5500, 5200)
    assert "r1c1" in after.fields["1"].rings[0]


def test_one_follows_another_that_moves_on_at_the_same_time() -> None:
    places = {"r1c1": (10000, 5000), "r1c2": (12000, 5000)}
    after = sound(moved(rows(), places))
    assert {v: after.vertices[v] for v in places} == places


def test_two_that_move_to_one_place_become_one() -> None:
    after = sound(moved(rows(), {"r1c1": (7000, 5000), "r1c2": (7000, 5000)}))
    assert [v for v, p in after.vertices.items() if p == (7000, 5000)] == ["r1c1"]


def test_one_that_comes_and_one_that_lay_there_become_that_which_lay_there() -> None:
    after = sound(moved(rows(), {"r1c1": (10000, 5000)}))
    assert "r1c1" not in after.vertices
    assert after.vertices["r1c2"] == (10000, 5000)
    assert "r1c2" in after.fields["1"].rings[0]
