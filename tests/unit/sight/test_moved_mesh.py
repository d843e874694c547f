"""Vertices move, diagonals turn, and the places are those of the map drawn anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from mapkit.adjacency import relations
from mapkit.adjacency.redrawing import Redrawer
from mapkit.coverage import build_mesh
from mapkit.coverage.mesh import Mesh
from mapkit.mapfile import read_case
from mapkit.model import GameMap, Redrawing, VertexMove
from mapkit.sight.explain import PairExplainer
from mapkit.sight.moved_mesh import followed_mesh, moved_mesh
from mapkit.sight.pair_answer import STANDS_MOST_MM
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_search import RedrawingSearch
from mapkit.sight.verdict import shot_distance
from tests.random_maps import random_map, scale


def game_map(seed: int) -> GameMap:
    """Return a random map whose vertices may move by half of its grid."""
    return read_case(scale(random_map(seed, "small"), 12) | {"tolerance_mm": 60})


def some_moves(mesh: Mesh, rng: Random) -> dict[int, tuple[int, int]]:
    xy = mesh.xy.tolist()
    own = rng.sample(range(len(xy) - 4), min(len(xy) - 4, rng.choice((1, 3, 12))))
    return {v: (xy[v][0] + rng.randint(-40, 40), xy[v][1] + rng.randint(-40, 40)) for v in own}


def at(mesh: Mesh, moves: dict[int, tuple[int, int]]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.flatnonzero(np.isin(mesh.triangles, list(moves)).any(axis=1))


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_pairs_answer_as_on_the_map_drawn_anew(seed: int) -> None:
    rng = Random(seed)
    drawn = game_map(seed)
    mesh = build_mesh(drawn)
    finder = PairFinder(drawn, mesh, relations(drawn, mesh))
    redrawer, search = Redrawer(drawn), RedrawingSearch(finder)

    def drawn_at(a: str, b: str) -> int | None:
        return shot_distance(drawn, finder.distances(a, b))

    for _ in range(12):
        moves = some_moves(mesh, rng)
        redrawing = Redrawing(
            tuple(
                VertexMove(mesh.vertex_ids[v], tuple(mesh.xy[v].tolist()), to)
                for v, to in moves.items()
            )
        )
        moved = moved_mesh(mesh, moves, at(mesh, moves))
        if moved is None:
            continue
        assert redrawer.why_not(redrawing, checks=False) is None
        after = redrawer.draw(redrawing)
        fresh = build_mesh(after)
        there, here = PairFinder(after, fresh, relations(after, fresh)), finder.on(moved)
        for a, b in rng.sample(list(combinations(drawn.fields, 2)), 3):
            one, other = here.distances(a, b), there.distances(a, b)
            assert (one.clear, one.grazing) == (other.clear, other.grazing)
            if not finder.is_fixed(a, b):
                assert search.answer_on(moves, a, b) == shot_distance(after, other)
                assert search.near(a, b).answer_on({}, a, b) == drawn_at(a, b)


def test_pairs_of_an_edited_map_are_explained_as_from_nothing() -> None:
    assert sum(map(explained_alike, range(1, 40, 4))) > 10


def explained_alike(seed: int) -> int:
    """Hold edits of a random map against maps drawn anew; return how many were followed."""
    rng, drawn, followed = Random(seed), game_map(seed), 0
    mesh = build_mesh(drawn)
    explainer, redrawer = PairExplainer(drawn, mesh, relations(drawn, mesh)), Redrawer(drawn)
    for _ in range(8):
        moves = [
            VertexMove(mesh.vertex_ids[v], tuple(mesh.xy[v].tolist()), to)
            for v, to in some_moves(mesh, rng).items()
        ]
        after = redrawer.draw(Redrawing(tuple(moves)))
        moved = explainer.moved(after)
        if moved is None:
            continue
        followed += 1
        fresh = build_mesh(after)
        there = PairExplainer(after, fresh, relations(after, fresh))
        for a, b in rng.sample(list(combinations(drawn.fields, 2)), 3):
            one, other = moved.explain(a, b), there.explain(a, b, how_far=True)
            for name in ("clear", "grazing", "rules", "blockers", "settled"):
                assert getattr(one, name) == getattr(other, name)
            standing = moved.stand(a, b, guess_mm=rng.choice((None, 0.0, 0.3, 9.0)))
            assert (standing.clear, standing.settled) == (other.clear, other.settled)
            assert other.settled_mm is not None
            assert standing.settled_mm == min(other.settled_mm, STANDS_MOST_MM)
    return followed


def test_a_map_that_differs_in_more_than_places_is_not_followed() -> None:
    drawn = game_map(2)
    mesh = build_mesh(drawn)
    name, item = next(iter(drawn.fields.items()))
    rings = tuple((*ring[1:], ring[0]) for ring in item.rings)
    turned = replace(drawn, fields={**drawn.fields, name: replace(item, rings=rings)})
    unused = replace(drawn, vertices={**drawn.vertices, "unused": (0, 0)})
    assert followed_mesh(mesh, drawn, drawn) is not None
    assert followed_mesh(mesh, drawn, turned) is None
    assert followed_mesh(mesh, drawn, unused) is None


def test_neighbours_still_fit_after_diagonals_have_turned() -> None:
    turned = 0
    for seed in range(30):
        rng = Random(seed)
        mesh = build_mesh(game_map(seed))
        moves = some_moves(mesh, rng)
        moved = moved_mesh(mesh, moves, at(mesh, moves))
        if moved is None or (moved.triangles == mesh.triangles).all():
            continue
        turned += 1
        for t, around in enumerate(moved.neighbours.tolist()):
            for k, other in enumerate(around):
                if other < 0:
                    continue
                a, b = moved.triangles[t, k], moved.triangles[t, (k + 1) % 3]
                theirs, back = moved.triangles[other].tolist(), moved.neighbours[other].tolist()
                j = theirs.index(b)
                assert theirs[(j + 1) % 3] == a
                assert back[j] == t
    assert turned
