"""Goals: how they are written, what they refuse, how far a map is from them."""

from __future__ import annotations

from itertools import product

import pytest

import mapkit
from mapkit.drafts.goals import Figures, Goal, Term, band_distance, goal_words, parse_goal
from mapkit.drafts.measured import Measured
from mapkit.errors import UsageError


def test_a_goal_is_a_sum_of_terms_with_weights() -> None:
    game_map = mapkit.open("launch-site").map
    goal = parse_goal("no-disputes + 2*turns=6-9 + 0.5 * equal-exposure=4", game_map)
    assert goal == Goal(
        (Term("no-disputes"), Term("turns", 2.0, 6, 9), Term("equal-exposure", 0.5, 0, 4))
    )
    figures = Figures(3, {"a": 10, "b": 16}, {"a": 5, "b": None, "c": 11}, fields=100)
    assert goal.score(figures) == 3 + 2 * (1 + 100 + 2) + 0.5 * 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("no-dispute", "did you mean no-disputes?"),
        ("beauty", "known ones: no-disputes"),
        ("turns=9-6", "contradict"),
        ("turns=2-3 + turns=6-9", "contradicts itself"),
        ("turns=2-8 + turns=6-9", "twice"),
        ("turns", "turns=6-9"),
        ("turns=0", "0 turns"),
        ("equal-exposure=1-4", "equal-exposure=4"),
        ("no-disputes=3", "takes no value"),
        ("0*no-disputes", "weight of 0"),
        ("", "not part of a goal"),
        ("no-disputes +", "not part of a goal"),
    ],
)
def test_what_is_no_goal_is_told_why(text: str, words: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse_goal(text, mapkit.open("launch-site").map)
    assert words in str(caught.value)


@pytest.mark.parametrize("goal", ["turns=6-9", "equal-exposure"])
def test_a_map_has_to_have_what_a_goal_is_about(goal: str) -> None:
    with pytest.raises(UsageError, match="on the map"):
        parse_goal(goal, mapkit.open("examples/own-kinds.yaml").map)


def test_a_ruleset_without_sight_has_no_disputes() -> None:
    with pytest.raises(UsageError, match="lines of sight"):
        parse_goal("no-disputes", mapkit.open("ring").map)


def test_numbers_come_within_a_band_by_the_least_change() -> None:
    for numbers in product(range(4), repeat=4):
        for width in range(3):
            slow = min(
                sum(min(abs(n - c) for c in range(low, low + width + 1)) for n in numbers)
                for low in range(-3, 5)
            )
            assert band_distance(numbers, width) == slow


def test_figures_are_those_of_the_report() -> None:
    board = mapkit.open("uboat-bunker")
    goal = parse_goal("no-disputes + equal-exposure + turns=6-9", board.map)
    figures = Measured.whole(board.map, goal).figures
    report = board.report(disputes=False).details
    seen = {p.name: report.exposure.fields[p.field].seen_from for p in report.places.objectives}
    assert figures.exposure == seen
    (sniper,) = [ways for ways in report.ways if ways.mover == "sniper"]
    for name, turns in figures.turns.items():
        known = [
            j.turns
            for j in sniper.journeys
            if j.objective.name == name and not j.same_sector and j.turns is not None
        ]
        assert turns == min(known)
    disputes = board.disputes("sight")
    left_open = [o for o in disputes.open if o[2] == "sight"]
    assert figures.disputed == len(disputes) + len(left_open)


def test_words_say_how_far_a_map_is_from_the_goal() -> None:
    game_map = mapkit.open("uboat-bunker").map
    goal = parse_goal("equal-exposure=4 + turns=1-9", game_map)
    figures = Figures(0, {"1": 10, "2": 20}, {"1": 3, "2": 12}, 100)
    assert goal_words(goal, figures) == (
        "objectives are seen from 10 to 20 fields (6 off the goal)",
        "objectives are 3 to 12 turns away (3 off the goal)",
    )
    assert goal_words(goal, Figures(0, {"1": 10}, {"1": 3}, 100)) == (
        "objectives are seen from 10 to 10 fields",
        "objectives are 3 to 3 turns away",
    )
