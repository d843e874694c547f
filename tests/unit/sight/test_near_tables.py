"""Sight within a radius: pieces, borders of tiles, work that goes on where it was stopped."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
import shapely

import mapkit
from mapkit.coverage.noding import node_rings
from mapkit.errors import FileError
from mapkit.jobs import run_tasks
from mapkit.mapfile import read_case
from mapkit.sight import NONE, near_pieces, near_tables
from mapkit.sight import near_pairs as near_pairs_module
from mapkit.sight.near_lines import lines_of_piece
from mapkit.sight.near_pairs import near_pairs
from mapkit.sight.near_tables import NearSightTables, near_sight_tables
from tests.fuzz.near import wrong_nearby
from tests.random_maps import random_map

ONE = partial(run_tasks, workers=1)


def squares(columns: int, rows: int, side: int) -> Any:
    """Return a map of equal squares, every third a building."""
    fields = [
        {
            "id": f"{c}.{r}",
            "kind": "built_up" if (c * 5 + r) % 3 == 0 else "open",
            "rings": [
                [[x, y] for x, y in (
                    (c * side, r * side), ((c + 1) * side, r * side),
                    ((c + 1) * side, (r + 1) * side), (c * side, (r + 1) * side),
                )]
            ],
        }
        for r in range(rows)
        for c in range(columns)
    ]  # fmt: skip
    return read_case({"name": "squares", "fields": fields})


@pytest.mark.parametrize("radius", [0, 99, 100, 101, 250])
def test_a_radius_that_is_just_the_gap_counts(radius: int) -> None:
    game_map = squares(6, 5, 100)
    pairs = near_pairs(game_map, Fraction(radius))
    found = set(zip(pairs.first.tolist(), pairs.second.tolist(), strict=True))
    places = [tuple(map(int, i.split("."))) for i in game_map.fields]
    want = set()
    for (i, a), (k, b) in combinations(enumerate(places), 2):
        gaps = [max(0, abs(p - q) - 1) * 100 for p, q in zip(a, b, strict=True)]
        if sum(gap * gap for gap in gaps) <= radius * radius:
            want.add((i, k))
    assert found == want


def test_gaps_that_floating_point_cannot_tell_apart() -> None:
    """A corner is nearer to a slanted edge than the radius by 1 part in 10**18."""
    far = 2**29
    edge = [[0, 0], [far, far - 1], [0, far]]
    case = {
        "name": "slant",
        "fields": [
            {"id": "a", "kind": "open", "rings": [edge]},
            {"id": "b", "kind": "open", "rings": [[[far, 0], [far, 9], [far - 5, 0]]]},
        ],
    }
    game_map = read_case(case)
    corner, along = (far - 5, 0), (far, far - 1)
    cross = corner[0] * along[1] - corner[1] * along[0]
    corners = [(far, 9), (far - 5, 0), (far, 0)]
    cross = min(abs(x * along[1] - y * along[0]) for x, y in corners)
    square = Fraction(cross * cross, along[0] ** 2 + along[1] ** 2)
    root = Fraction(round(float(square) ** 0.5 * 2**40), 2**40)
    while root * root < square:
        root += Fraction(1, 2**60) * (1 + int((square - root * root) * 2**20))
    assert len(near_pairs(game_map, root).first) == 1
    below = root - Fraction(1, 2**25)
    while below * below >= square:
        below -= Fraction(1, 2**25)
    assert len(near_pairs(game_map, below).first) == 0


def square(name: str, x: int, y: int, side: int) -> dict[str, Any]:
    corners = [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]
    return {"id": name, "kind": "open", "rings": [corners]}


@pytest.mark.parametrize("k", range(1, 40))
def test_a_gap_of_fifths_counts_to_the_last_bit(k: int) -> None:
    """The corner of a field lies k / 5 from an edge along (4, 3)."""
    far = 10**7
    edge = [[-4 * far, -3 * far], [4 * far, 3 * far], [0, 4 * far]]
    x = next(x for x in range(far, far + 4) if (3 * x - k) % 4 == 0)
    y = (3 * x - k) // 4
    below = [[x, y], [x + 9, y - 9], [x, y - 9]]
    fields = [{"id": i, "kind": "open", "rings": [r]} for i, r in (("a", edge), ("b", below))]
    game_map = read_case({"name": "fifths", "fields": fields})
    gap = Fraction(k, 5)
    assert len(near_pairs(game_map, gap).first) == 1
    assert len(near_pairs(game_map, gap - Fraction(1, 10**18)).first) == 0


@pytest.mark.parametrize(("radius", "near"), [(39, 0), (40, 1), (41, 1), (60, 1)])
def test_a_field_in_the_hole_of_another_is_as_far_as_the_rim_of_the_hole(
    radius: int, near: int
) -> None:
    ring = square("ring", 0, 0, 1000)
    ring["rings"].append([[400, 400], [400, 600], [600, 600], [600, 400]])
    island = square("island", 440, 440, 120)
    game_map = read_case({"name": "lake", "fields": [ring, island]})
    assert len(near_pairs(game_map, Fraction(radius)).first) == near


def test_many_pairs_are_looked_at_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    game_map = squares(6, 5, 100)
    whole = near_pairs(game_map, Fraction(150))
    monkeypatch.setattr(near_pairs_module, "_CHUNK", 7)
    part = near_pairs(game_map, Fraction(150))
    assert np.array_equal(whole.first, part.first)
    assert np.array_equal(whole.second, part.second)


@pytest.mark.parametrize("size", [1, 33, 50, 99, 100, 101, 250, 10_000])
def test_each_vertex_in_the_box_of_a_pair_is_tried_once_with_all_that_its_lines_meet(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(near_pieces, "_tile_size", lambda *_: size)
    game_map = squares(7, 4, 100)
    pairs = near_pairs(game_map, Fraction(150))
    xy = node_rings(game_map).xy
    one, other = pairs.boxes[pairs.first], pairs.boxes[pairs.second]
    low, high = np.minimum(one[:, 0], other[:, 0]), np.maximum(one[:, 1], other[:, 1])
    tried = np.zeros((len(low), len(xy)), int)
    for piece in near_pieces.pieces(pairs, xy):
        inside = ((xy >= piece.tile[:2]) & (xy < piece.tile[2:])).all(axis=1)
        assert inside.any()
        tried[np.ix_(piece.pairs, np.flatnonzero(inside))] += 1
        for k in piece.pairs:
            meets = (pairs.boxes[:, 0] <= high[k]) & (pairs.boxes[:, 1] >= low[k])
            assert set(np.flatnonzero(meets.all(axis=1))) <= set(piece.fields.tolist())
    asked = ((xy >= low[:, None]) & (xy <= high[:, None])).all(axis=2)
    assert (tried[asked] == 1).all()


def test_fields_far_from_all_others_make_no_pieces_between_them() -> None:
    far = 2**29
    fields = [square(f"{x}.{y}", x * far, y, 9) for x in (0, 1) for y in (0, 9, 18)]
    game_map = read_case({"name": "far", "fields": fields})
    pairs = near_pairs(game_map, Fraction(0))
    cut = list(near_pieces.pieces(pairs, node_rings(game_map).xy))
    assert 2 <= len(cut) <= 2 * 8


@pytest.mark.parametrize("size", ["small", "medium"])
def test_pieces_change_no_answer(size: str) -> None:
    for seed in range(3000, 3024):
        assert wrong_nearby(random_map(seed, size), Random(seed)) == [], seed


def test_every_pair_asked_is_that_of_the_whole_board() -> None:
    board = mapkit.open("uboat-bunker")
    near = near_sight_tables(board.map, board.relations, Fraction(2500), run=ONE)
    whole = board.tables
    asked = 0
    shapes = [shapely.Polygon(r[0], r[1:]) for r in map(board.map.points, board.map.fields)]
    for i, k in combinations(range(len(whole.field_ids)), 2):
        answer = near.pair(i, k)
        assert (answer is not None) == (shapely.distance(shapes[i], shapes[k]) <= 2500)
        if answer is not None:
            asked += 1
            want = whole.pair(i, k)
            assert (answer.clear, answer.grazing) == (want.clear, want.grazing)
            assert set(answer.rules) == set(want.rules)
    assert 0 < asked == len(near.second) < len(shapes) * (len(shapes) - 1) / 2


def equal(a: NearSightTables, b: NearSightTables) -> bool:
    arrays = ("starts", "second", "clear", "grazing", "rule")
    same = all(np.array_equal(getattr(a, name), getattr(b, name)) for name in arrays)
    return same and (a.field_ids, a.radius, a.rules) == (b.field_ids, b.radius, b.rules)


def test_processes_and_one_core_give_the_same_bits() -> None:
    board = mapkit.open("launch-site")
    ask = partial(near_sight_tables, board.map, board.relations, Fraction(1500))
    assert equal(ask(run=ONE), ask(run=partial(run_tasks, workers=2)))


class StoppedError(Exception):
    pass


def test_stopped_work_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board, kept = mapkit.open("launch-site"), tmp_path / "results"
    done: list[str] = []

    def counted(question: Any) -> Any:
        done.append("")
        return lines_of_piece(question)

    monkeypatch.setattr(near_tables, "lines_of_piece", counted)
    monkeypatch.setattr(near_pieces, "_tile_size", lambda *_: 3000)
    run = partial(run_tasks, workers=1, store=kept, job="a")
    ask = partial(near_sight_tables, board.map, board.relations, Fraction(1500), run=run)

    def stop(_done: int, _total: int) -> None:
        if len(done) == 5:
            raise StoppedError

    with pytest.raises(StoppedError):
        ask(progress=stop)
    assert len(done) == 5
    first = ask()
    total = len(done)
    assert equal(first, ask())
    assert len(done) == total  # nothing was done again
    done.clear()
    whole = near_sight_tables(board.map, board.relations, Fraction(1500), run=ONE)
    assert len(done) == total
    assert equal(first, whole)
    other = partial(run_tasks, workers=1, store=kept, job="b")
    with pytest.raises(FileError, match="another map or of other options"):
        near_sight_tables(board.map, board.relations, Fraction(1500), run=other)


def test_a_map_of_one_field_has_no_pairs() -> None:
    game_map = squares(1, 1, 100)
    near = near_sight_tables(game_map, mapkit.Board(game_map).relations, Fraction(50), run=ONE)
    assert (len(near.second), near.starts.tolist()) == (0, [0, 0])
    assert near.pair(0, 0) is None
    assert NONE not in near.clear
