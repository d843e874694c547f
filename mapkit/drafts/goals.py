"""What a better draft is: goals as text, and how far a map is from them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mapkit.errors import UsageError
from mapkit.messages import phrase, say, say_n
from mapkit.model import GameMap

DISPUTES, EXPOSURE, TURNS = "no-disputes", "equal-exposure", "turns"
GOAL_NAMES = (DISPUTES, EXPOSURE, TURNS)

_TERM = re.compile(r"\s*(?:(\d{1,6}(?:\.\d{1,3})?)\s*\*)?\s*([a-z-]+)\s*(?:=\s*(\S+?))?\s*")
_RANGE = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a goal.

    ``low`` and ``high``: Of ``turns`` the fewest and the most; of ``equal-exposure`` 0 and how many
    fields the most and the least exposed objective may be apart. 0 otherwise.
    """

    name: str
    """One of :data:`GOAL_NAMES`."""
    weight: float = 1.0
    """Above 0."""
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """A weighted sum of terms, each 0 where a map is as it should be."""

    terms: tuple[Term, ...]

    def term(self, name: str) -> Term | None:
        """Return the term of a name, if the goal has it."""
        return next((term for term in self.terms if term.name == name), None)

    def score(self, figures: Figures) -> float:
        """Return how far a map is from the goal; 0 where it is reached."""
        return sum(term.weight * figures.off(term) for term in self.terms)


@dataclass(frozen=True, slots=True)
class Figures:
    """What a goal asks of a map."""

    disputed: int | None
    """Pairs of fields whose verdict is disputed; None where the goal does not ask."""
    exposure: Mapping[str, int]
    """By objective from how many fields it is seen."""
    turns: Mapping[str, int | None]
    """By objective the sniper's fewest turns to it, on an empty board, from an entry that is not in
    its sector; None where no way leads."""
    fields: int
    """Of the map: an objective that nobody reaches counts as so many turns off."""

    def off(self, term: Term) -> int:
        """Return how far the map is from one term, in whole pairs, fields or turns."""
        if term.name == DISPUTES:
            return self.disputed or 0
        if term.name == EXPOSURE:
            return band_distance(self.exposure.values(), term.high)
        return sum(
            self.fields if n is None else max(term.low - n, n - term.high, 0)
            for n in self.turns.values()
        )


def band_distance(numbers: Iterable[int], width: int) -> int:
    """Return by how much numbers have to change in all to lie no more than a width apart."""
    known = list(numbers)
    lows = {*known, *(n - width for n in known)} or {0}
    return min(sum(max(low - n, n - low - width, 0) for n in known) for low in lows)


def parse_goal(text: str, game_map: GameMap) -> Goal:
    """Read a goal for a map: ``no-disputes``, ``2*no-disputes + equal-exposure=4 + turns=6-9``.

    Raises ``UsageError`` where it is no goal, contradicts itself, or asks for what the map or its
    ruleset does not have.
    """
    terms = [_term(part) for part in text.split("+")]
    for number, term in enumerate(terms):
        for other in terms[:number]:
            if other.name == term.name:
                raise _twice(term, other)
        _require(game_map, term)
    return Goal(tuple(terms))


def goal_words(goal: Goal, figures: Figures) -> tuple[str, ...]:
    """Say for each term how a map stands, and how far it is from where it should be."""
    return tuple(_with_rest(term, figures) for term in goal.terms)


def _with_rest(term: Term, figures: Figures) -> str:
    words, off = _words(term, figures), figures.off(term)
    if not off or term.name == DISPUTES:  # its words are the number
        return words
    return say("{figure} ({off} off the goal)", figure=words, off=off)


def _words(term: Term, figures: Figures) -> str:
    if term.name == DISPUTES:
        return say_n("{n} verdict(s) disputed or open", figures.disputed or 0)
    if term.name == EXPOSURE:
        seen = figures.exposure.values()
        return say(
            "objectives are seen from {least} to {most} fields", least=min(seen), most=max(seen)
        )
    known = sorted(n for n in figures.turns.values() if n is not None)
    if len(known) < len(figures.turns):
        return say_n("no way leads to {n} objective(s)", len(figures.turns) - len(known))
    return say("objectives are {least} to {most} turns away", least=known[0], most=known[-1])


def _term(text: str) -> Term:
    found = _TERM.fullmatch(text)
    if found is None:
        raise UsageError(
            phrase(
                "'{text}' is not part of a goal; write {names}, joined by + and with a weight "
                "before * where one counts more",
                text=text.strip(),
                names="no-disputes, equal-exposure=4, turns=6-9",
            )
        )
    weight = float(found[1]) if found[1] else 1.0
    name, value = found[2], found[3]
    if name not in GOAL_NAMES:
        raise _unknown(name)
    if not weight:
        raise UsageError(phrase("a weight of 0 asks for nothing; leave out {name}", name=name))
    if name == DISPUTES:
        if value is not None:
            raise UsageError(phrase("{name} takes no value", name=name))
        return Term(name, weight)
    return Term(name, weight, *_range(name, value))


def _range(name: str, value: str | None) -> tuple[int, int]:
    if value is None and name == EXPOSURE:
        return 0, 0
    found = _RANGE.fullmatch(value or "")
    if found is None or (name == EXPOSURE and found[2]):
        example = "turns=6-9" if name == TURNS else "equal-exposure=4"
        raise UsageError(
            phrase("{name} has to be written like {example}", name=name, example=example)
        )
    if name == EXPOSURE:
        return 0, int(found[1])
    low, high = int(found[1]), int(found[2] or found[1])
    if low > high:
        raise UsageError(phrase("{low} to {high} turns contradict each other", low=low, high=high))
    if high == 0:
        raise UsageError(phrase("nobody reaches an objective in 0 turns"))
    return low, high


def _unknown(name: str) -> UsageError:
    near = difflib.get_close_matches(name, GOAL_NAMES, n=1, cutoff=0.5)
    if near:
        return UsageError(
            phrase("there is no goal '{name}'; did you mean {near}?", name=name, near=near[0])
        )
    known = ", ".join(GOAL_NAMES)
    return UsageError(
        phrase("there is no goal '{name}'; known ones: {known}", name=name, known=known)
    )


def _twice(term: Term, other: Term) -> UsageError:
    if term.low > other.high or other.low > term.high:
        return UsageError(
            phrase("the goal contradicts itself: {name} is asked for twice", name=term.name)
        )
    return UsageError(phrase("the goal asks for {name} twice", name=term.name))


def _require(game_map: GameMap, term: Term) -> None:
    """Refuse what a map cannot tell."""
    marks = [m.type for m in game_map.markers]
    needed = {DISPUTES: 0, EXPOSURE: 2, TURNS: 1}[term.name]
    if term.name != TURNS and game_map.ruleset.sight != "field":
        raise UsageError(
            phrase("{name} needs lines of sight, and the ruleset has none", name=term.name)
        )
    if marks.count("objective") < needed:
        raise UsageError(
            phrase("{name} needs objectives on the map, at least {n}", name=term.name, n=needed)
        )
    if term.name == TURNS and ("entry" not in marks or "sniper" not in game_map.ruleset.movers):
        raise UsageError(
            phrase("{name} needs entries on the map and a sniper in the ruleset", name=term.name)
        )
