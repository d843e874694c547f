"""Suggestions: changes of a map with what they are for and what else they do, said and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mapkit.analysis.disputes import Dispute
from mapkit.compiled import CompiledMap
from mapkit.drafts.changes import Change, change_dict, changes_words, length_of
from mapkit.drafts.covering import cover, seen_by
from mapkit.drafts.effects import Effects, effects_of, effects_words
from mapkit.drafts.settling import Settled, settle
from mapkit.jobs.in_parts import part_of
from mapkit.messages import plain, say, say_n
from mapkit.model import GameMap

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A change of a map that somebody may want."""

    changes: tuple[Change, ...]
    map: GameMap
    """After them; equal to what :func:`mapkit.drafts.changes.carry_out` makes."""
    effects: Effects
    """What else changes."""
    sees: bool | None = None
    """Of a suggestion for a dispute: whether the pair sees each other then."""
    distance: int | None = None
    """Its shot distance then."""
    seen_from: int | None = None
    """Of a suggestion for a field that is too exposed: how many fields see it then."""
    fewer: int = 0
    """How many fewer these are than before."""
    lost: int = 0
    """How many right angles are others then."""

    @property
    def length_mm(self) -> float:
        """The sum of what vertices move, in mm."""
        return length_of(self.changes) * self.map.unit_mm

    @property
    def harm(self) -> tuple[int, int, int, int]:
        """What it costs: right angles, then disputes in all, then those raised and verdicts.

        A dispute about sight counts as two about distance.
        """
        sight, distance = self.effects.more
        effects = self.effects
        return self.lost, 2 * sight + distance, len(effects.raised), len(effects.verdicts)


def suggest_settling(
    compiled: CompiledMap,
    disputes: Sequence[Dispute] | None,
    a: str,
    b: str,
    *,
    within_mm: float | None = None,
    margin_mm: float = 0.0,
    threads: int = 1,
    progress: Progress | None = None,
) -> tuple[tuple[Suggestion, ...], tuple[Settled, ...]]:
    """Find small moves that settle a dispute, with what else they change.

    Takes what :func:`mapkit.drafts.settling.settle` and :func:`mapkit.drafts.effects.effects_of`
    take, and raises what they do.

    Returns
    -------
    tuple of Suggestion
        For each answer, those with the least :attr:`~Suggestion.harm` first; each is moved as far
        as harms least, if the disputes of the map are known.
    tuple of Settled
        The least move of each corner, wall and building by itself.
    """
    found = settle(
        compiled.map,
        a,
        b,
        within_mm=within_mm,
        margin_mm=margin_mm,
        progress=part_of(progress, 0, 2),
    )
    suggestions = []
    for done, way in enumerate(found.ways):
        tell = _within(part_of(progress, 1, 2), done, len(found.ways))
        tried = [
            Suggestion(
                one.moves,
                one.map,
                effects_of(
                    compiled, disputes, one.map, apart=(a, b), threads=threads, progress=tell
                ),
                sees=one.sees,
                distance=one.distance,
                lost=one.lost,
            )
            for one in (way, *(way.farther if disputes is not None else ()))
        ]
        suggestions.append(min(tried, key=lambda one: one.harm))
    answers = {(way.sees, way.distance): None for way in found.ways}
    order = {answer: n for n, answer in enumerate(answers)}
    suggestions.sort(key=lambda one: (order[one.sees is True, one.distance], one.harm))
    return tuple(suggestions), found.each


def _within(progress: Progress | None, done: int, total: int) -> Progress | None:
    """Return what may stop one step among several, and tells of these alone."""
    return None if progress is None else lambda *_: progress(done, total)


def suggest_cover(
    compiled: CompiledMap,
    disputes: Sequence[Dispute] | None,
    field: str,
    *,
    within_mm: float | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> tuple[Suggestion, ...]:
    """Find obstacles and bends that hide a field, with what else they change.

    Takes what :func:`mapkit.drafts.covering.cover` and :func:`mapkit.drafts.effects.effects_of`
    take, and returns what they do.
    """
    before = len(seen_by(compiled.map, field))
    return tuple(
        Suggestion(
            (way.change,),
            way.map,
            effects_of(compiled, disputes, way.map, threads=threads),
            seen_from=before - way.effect,
            fewer=way.effect,
        )
        for way in cover(compiled.map, field, within_mm=within_mm, progress=progress)
    )


def suggestion_words(game_map: GameMap, suggestion: Suggestion) -> str:
    """Say what a suggestion changes, what it is good for, and what else it changes."""
    changed = changes_words(game_map, suggestion.changes)
    if suggestion.seen_from is not None:
        good = say_n(
            "it is seen from {left}, {n} field(s) fewer",
            suggestion.fewer,
            left=suggestion.seen_from,
        )
    elif suggestion.sees:
        good = say("they see each other, at distance {distance}", distance=suggestion.distance)
    else:
        good = say("they do not see each other")
    else_ = effects_words(suggestion.effects)
    if suggestion.lost:
        else_ += ", " + say_n("{n} right angle(s) lost", suggestion.lost)
    return say("{good}: {changed} ({effects}).", good=good, changed=changed, effects=else_)


def suggestion_dict(suggestion: Suggestion) -> dict[str, Any]:
    """Return a suggestion as plain values, points in map units."""
    if suggestion.seen_from is None:
        good = {"sees": suggestion.sees, "distance": suggestion.distance}
    else:
        good = {"seen_from": suggestion.seen_from, "fewer": suggestion.fewer}
    return {
        "changes": [change_dict(change) for change in suggestion.changes],
        "length_mm": round(suggestion.length_mm, 4),
        **good,
        "effects": plain(suggestion.effects, "verdicts distances settled raised"),
    }
