"""The odds of shots against an enumeration of all draws."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest

from mapkit.analysis.measures.odds import MOST_TOKENS, Chances, find_odds
from mapkit.analysis.measures.odds_words import odds_dict, odds_sentences, odds_table
from mapkit.errors import UsageError
from mapkit.mapfile.rulesets import shipped_ruleset
from mapkit.model import Bag, Reveal, Spoil, TokenType
from tests.looping import for_each


def sniper_bag() -> Bag:
    bag = shipped_ruleset("sniper_elite").bag
    assert bag is not None
    return bag


BAG = sniper_bag()


def drawn_one_by_one(contents: Mapping[str, int], distance: int, tokens: int) -> Chances:
    """Look at every set of tokens that can be drawn, by the rules of Sniper Elite."""
    bag = [token for token, n in contents.items() for _ in range(n)]
    hit = unseen = spoiled = short = reveal = total = 0
    for draw in combinations(range(len(bag)), tokens):
        got = [bag[k] for k in draw]
        total += 1
        shown = got.count("noise") >= 2 + got.count("silencer")
        reveal += shown
        if got.count("accuracy") < distance:
            short += 1
        elif got.count("recoil") + got.count("noise") >= 5:
            spoiled += 1
        else:
            hit += 1
            unseen += not shown
    parts = (Fraction(n, total) for n in (hit, unseen, spoiled, short, reveal))
    return Chances(distance, tokens, *parts)


@for_each("seed", range(12))
def test_the_odds_are_those_of_all_draws(seed: int) -> None:
    rng = Random(seed)
    contents = {
        "accuracy": rng.randint(1, 4), "noise": rng.randint(0, 4),
        "recoil": rng.randint(0, 3), "silencer": rng.randint(0, 2),
    }  # fmt: skip
    odds = find_odds(BAG, contents)
    assert odds.contents == contents
    distances = range(1, contents["accuracy"] + 1)
    draws = [(d, n) for d in distances for n in range(d, sum(contents.values()) + 1)]
    possible = [one for one in (drawn_one_by_one(contents, d, n) for d, n in draws) if one.hit]
    assert list(odds.chances) == possible, "none with which he cannot hit (page 6)"


def test_the_bag_of_the_start() -> None:
    odds = find_odds(BAG)
    assert odds.contents == {"accuracy": 6, "noise": 2, "recoil": 3, "silencer": 0}
    ((six,),) = [find_odds(BAG, distances=range(6, 7), tokens=range(6, 7)).chances]
    assert six.hit == Fraction(1, comb(11, 6))
    assert [c.tokens for c in odds.at(1)] == list(range(1, 11)), "all 11 would always be spoilt"
    best = odds.best(3)
    assert best.tokens == 7
    assert best.hit == max(c.hit for c in odds.at(3))
    assert odds.best(7) is None


def test_what_becomes_of_a_shot_adds_up() -> None:
    for c in find_odds(BAG, {"accuracy": 11, "noise": 9, "recoil": 3, "silencer": 3}).chances:
        assert c.hit + c.spoiled + c.short == 1
        assert 0 <= c.hit_unseen <= c.hit
        assert c.hit_unseen >= c.hit - c.reveal


def test_a_game_without_recoil_and_noise() -> None:
    tokens = {"eye": TokenType("eye", "eye", 2), "blank": TokenType("blank", "blank", 2)}
    plain = find_odds(Bag(tokens, ("eye",)))
    (chances,) = [c for c in plain.at(1) if c.tokens == 2]
    assert [chances.hit, chances.spoiled, chances.reveal] == [Fraction(5, 6), 0, 0]
    loud = Bag(tokens, ("eye",), Spoil(("blank",), 2), Reveal(("eye", "blank"), 2))
    (chances,) = [c for c in find_odds(loud).at(1) if c.tokens == 3]
    assert [chances.hit, chances.spoiled, chances.reveal] == [Fraction(1, 2), Fraction(1, 2), 1]


@pytest.mark.parametrize(
    ("contents", "words"),
    [
        ({}, "the bag has no tokens"),
        ({"accuracy": 0}, "the bag has no tokens"),
        ({"acuracy": 2}, "no tokens 'acuracy'; it has: accuracy, noise, recoil, silencer"),
        ({"accuracy": -1, "noise": 3}, "cannot hold -1 tokens 'accuracy'"),
        ({"accuracy": MOST_TOKENS + 1}, f"odds are for {MOST_TOKENS} at most"),
    ],
)
def test_a_bag_that_is_none_is_refused_in_words(contents: dict[str, int], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        find_odds(BAG, contents)


def test_without_tokens_that_hit_nothing_hits() -> None:
    odds = find_odds(BAG, {"noise": 3})
    assert odds.chances == ()
    assert odds_sentences(BAG, odds) == (
        "With a bag of 3 noise:", "  distance 1 and beyond: no draw hits",
    )  # fmt: skip


def test_sentences_count_the_pairs_of_a_board() -> None:
    said = odds_sentences(BAG, find_odds(BAG), {1: 5, 2: 1, 8: 2, 9: 3})
    assert said[0] == "With a bag of 6 accuracy, 2 noise, 3 recoil:"
    assert said[1] == (
        "  distance 1, 5 pairs: the best draw is 5: it hits in 99.8 %, unseen in 81.8 %; it is "
        "spoilt in 0.0 %, revealed in 18.2 %"
    )
    assert said[2].startswith("  distance 2, 1 pair: the best draw is 6")
    assert said[-1] == "  distance 8 and beyond, 5 pairs: no draw hits"


def test_the_table_and_the_plain_values_have_the_same_figures() -> None:
    odds = find_odds(BAG, distances=range(3, 4))
    plain = odds_dict(odds, {3: 7, 8: 1})
    row = next(c for c in plain["chances"] if c["tokens"] == 7)
    assert row["hit"] == {"numerator": 21, "denominator": 22, "decimal": 0.954545}
    assert plain["distances"] == [
        {"distance": 3, "pairs": 7, "best_tokens": 7},
        {"distance": 8, "pairs": 1, "best_tokens": None},
    ]
    line = next(line for line in odds_table(BAG, odds) if line.split()[0] == "7")
    assert line.split() == ["7", "95.5", "61.8", "0.0", "4.5", "38.2"]
