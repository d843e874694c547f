"""Intervals: against tables in print, by their coverage, and where nothing differs."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb, isclose
from types import MappingProxyType
from typing import Any

import pytest

from mapkit.games.compare import compare_results
from mapkit.games.intervals import difference_of_means, difference_of_shares, games_for, mean, share
from mapkit.games.pieces import is_hit, is_revealed, shot_chances
from mapkit.games.play import play_games
from mapkit.games.results import Results, results_of
from mapkit.games.tally import added
from mapkit.mapfile import shipped_players
from tests.unit.games.boards import game_board


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    # Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611),
     (1, 29, 0.0061, 0.1718)],
)  # fmt: skip
def test_wilson_as_in_print(count: int, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert (round(found.low or 0, 4), round(found.high or 0, 4)) == (low, high)


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    # Newcombe 1998, "Interval estimation for the difference", table II, method 10.
    [((48, 80), (56, 70), 0.0524, 0.3339), ((3, 10), (9, 10), 0.1705, 0.8090)],
)  # fmt: skip
def test_newcombe_as_in_print(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    found = difference_of_shares(one, other, 0.95)
    assert (round(found.low or 0, 4), round(found.high or 0, 4)) == (low, high)


def test_nothing_is_said_of_too_little() -> None:
    assert share(0, 0) is None
    assert mean(0, 0, 0) is None
    few = mean(30, 50, 29)
    assert few.low is None
    assert not few.excludes_zero()
    assert difference_of_means((0, 0, 0), (1, 1, 1), 0.95) is None
    assert games_for(0.0, (1.0, 1.0), 0.95) is None
    assert games_for(1.0, (0.0, 0.0), 0.95) == 30  # of one game each, say


@pytest.mark.parametrize("p", [0.03, 0.4, 0.9])
def test_the_intervals_hold_the_true_share_as_often_as_they_say(p: float) -> None:
    of = 200
    inside = 0.0
    for count in range(of + 1):
        found = share(count, of)
        assert found.low is not None
        assert found.high is not None
        if found.low <= p <= found.high:
            inside += comb(of, count) * p**count * (1 - p) ** (of - count)
    assert 0.93 < inside < 0.98


@pytest.mark.parametrize("p", [0.1, 0.4])
def test_the_intervals_of_means_hold_the_true_mean_as_often_as_they_say(p: float) -> None:
    of = 150
    chances = [comb(of, count) * p**count * (1 - p) ** (of - count) for count in range(of + 1)]
    inside = 0.0
    for count, chance in enumerate(chances):  # the mean of zeros and ones is a share
        found = mean(count, count, of)
        assert found.low is not None
        assert found.high is not None
        if found.low <= p <= found.high:
            inside += chance
    assert 0.92 < inside < 0.97


def test_the_interval_of_a_difference_of_means_has_the_variances_of_both_sides() -> None:
    # Of the values 0 and 2, 50 times each: mean 1, variance 100/99. Of 0 and 4, 20 times each:
    # mean 2, variance 160/39.
    found = difference_of_means((100, 200, 100), (80, 320, 40), 0.95)
    assert found.low is not None
    assert found.high is not None
    half = 1.959964 * (100 / 99 / 100 + 160 / 39 / 40) ** 0.5
    assert isclose(found.value, 1)
    assert isclose(found.low, 1 - half, abs_tol=1e-6)
    assert isclose(found.high, 1 + half, abs_tol=1e-6)


def test_the_number_of_games_is_enough_and_no_more() -> None:
    p, q = 0.5, 0.6
    needed = games_for(q - p, (p * (1 - p), q * (1 - q)), 0.95)
    assert needed is not None
    dice, found = random.Random(4), 0
    for _ in range(400):
        one, other = (sum(dice.random() < x for _ in range(needed)) for x in (p, q))
        difference = difference_of_shares((one, needed), (other, needed), 0.95)
        found += difference is not None and difference.excludes_zero()
    assert 0.72 < found / 400 < 0.88


def test_the_chances_of_a_shot_are_those_of_every_draw() -> None:
    bag = (4, 3, 3, 1)
    tokens = [k for k, n in enumerate(bag) for _ in range(n)]
    for announced in (1, 4, 7):
        draws = [
            (d.count(0), d.count(1), d.count(2), d.count(3))
            for d in combinations(tokens, announced)
        ]
        for distance in (1, 2, 3):
            hit, revealed = shot_chances(bag, distance, announced)
            assert isclose(hit, sum(is_hit(distance, d) for d in draws) / len(draws))
            assert isclose(revealed, sum(map(is_revealed, draws)) / len(draws))
    assert shot_chances((6, 2, 3, 0), 1, 1) == (6 / 11, 0.0)


def small_sets(number: int, games: int) -> list[Results]:
    board, players = game_board("uboat-bunker"), shipped_players()
    return [
        results_of(
            board.tables, players, str(k), games,
            play_games(board, players, f"set {k}", range(games)).to_dict(),
        )
        for k in range(number)
    ]  # fmt: skip


def test_no_difference_is_claimed_where_there_is_none() -> None:
    sets = small_sets(40, 60)
    pairs = [compare_results(a, b) for a, b in combinations(sets, 2)]
    claimed = sum(any(d.differs for d in pair.differences) for pair in pairs)
    assert len(pairs) == 780
    assert claimed / len(pairs) <= 0.05


def test_a_difference_that_is_there_is_claimed() -> None:
    board, players = game_board("launch-site"), shipped_players()
    weak = shipped_players().__class__("random squads", players.sniper, None)
    one, other = (
        results_of(
            board.tables, who, who.name, 300, play_games(board, who, who.name, range(300)).to_dict()
        )
        for who in (players, weak)
    )
    found = {d.outcome: d for d in compare_results(one, other).differences}
    assert found["wins"].differs
    assert found["wins"].difference.value > 0.2
    assert found["wins"].games is not None
    assert found["wins"].games < 300
    assert not found["time"].differs


def test_the_games_that_a_difference_takes_are_games_not_the_tries_of_an_objective() -> None:
    """Of an objective only the games count in which it is one of the sniper's two."""
    one, other = small_sets(2, 60)
    found = {d.outcome: d for d in compare_results(one, other).differences}
    confidence = 1 - 0.05 / len(found)
    compared = 0
    for mine, theirs in zip(one.objectives, other.objectives, strict=True):
        told = found.get(f"objective {mine.number}")
        if told is None or told.games is None:
            continue
        p, q = mine.done / mine.given, theirs.done / theirs.given
        tries = games_for(q - p, (p * (1 - p), q * (1 - q)), confidence)
        assert tries is not None
        assert (told.one, told.other) == (p, q)
        # So many games bring so many tries on both sides, and hardly more on one of them.
        fewest = min(mine.given, theirs.given) / 60
        assert told.games * fewest == pytest.approx(tries, abs=1)
        compared += 1
    assert compared > 3


def test_tallies_add_up_in_any_order() -> None:
    board, players = game_board("uboat-bunker"), shipped_players()
    parts: list[Any] = [
        play_games(board, players, "x", numbers).to_dict()
        for numbers in (range(20), range(20, 50), range(50, 60))
    ]
    whole = play_games(board, players, "x", range(60)).to_dict()
    a, b, c = parts
    for found in (added(added(a, b), c), added(c, added(b, a))):
        assert MappingProxyType(found) == whole
