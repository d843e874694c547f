"""Better drafts: suggestions for a dispute or an exposed field, and drafts that a search found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from mapkit.analysis.disputes import Dispute
from mapkit.analysis.names import describe_field
from mapkit.board.derived import Progress
from mapkit.board.picture import Answer
from mapkit.compiled import CompiledMap
from mapkit.drafts.changes import change_dict, change_words
from mapkit.drafts.covering import DEPTH_MM, seen_by
from mapkit.drafts.goals import Figures, Goal, goal_words
from mapkit.drafts.improving import Draft, Improvement
from mapkit.drafts.settling import LIMIT_TOLERANCES, Settled, asks_for_sight
from mapkit.drafts.suggestions import (
    Suggestion,
    suggest_cover,
    suggest_settling,
    suggestion_dict,
    suggestion_words,
)
from mapkit.jobs.in_parts import cores
from mapkit.messages import decimal, plain, say, say_n
from mapkit.model import GameMap
from mapkit.sight import explain_pair

if TYPE_CHECKING:
    from mapkit.drawing.scene import Scene


@dataclass(frozen=True, repr=False, eq=False)
class Suggestions(Answer, Sequence[Suggestion]):
    """Changes that settle a dispute or hide a field, the best first."""

    map: GameMap
    """As it is."""
    fields: tuple[str, ...]
    """The two of the dispute, or the one that is too exposed."""
    found: tuple[Suggestion, ...]
    """What the sequence holds."""
    within_mm: float
    """No change is larger."""
    seen_from: int | None = None
    """How many fields see the exposed one now."""
    sight_open: bool = False
    """Whether two fields see each other is in question, so either answer is asked for."""
    each: tuple[Settled, ...] = ()
    """Of a dispute: the least move of each corner, wall and building by itself."""

    @overload
    def __getitem__(self, index: int) -> Suggestion: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Suggestion, ...]: ...

    def __getitem__(self, index: int | slice) -> Suggestion | tuple[Suggestion, ...]:
        return self.found[index]

    def __len__(self) -> int:
        return len(self.found)

    @property
    def sentences(self) -> tuple[str, ...]:
        """How many there are, then each with its number."""
        named = [describe_field(self.map, field) for field in self.fields]
        within = decimal(self.within_mm, 2, trim=True)
        if len(named) == 2:
            a, b = named
            first = (
                say_n("{n} way(s) to settle {a} and {b}:", len(self.found), a=a, b=b)
                if self.found
                else say(
                    "No move of {within} mm in all settles {a} and {b}.", within=within, a=a, b=b
                )
            )
        else:
            seen = say_n("{field} is seen from {n} field(s).", self.seen_from or 0, field=named[0])
            none = say("No obstacle and no bend of {within} mm hides it.", within=within)
            first = seen if self.found else f"{seen} {none}"
        told = (suggestion_words(self.map, one) for one in self.found)
        numbered = (f"{number}. {words}" for number, words in enumerate(told, 1))
        return (first, *numbered, *self._missing(within))

    def _missing(self, within: str) -> Iterator[str]:
        """Say which answer no way leads to, where only the other was found."""
        found = {one.sees for one in self.found}
        if self.sight_open and found == {True}:
            yield say("No move of {within} mm in all hides them from each other.", within=within)
        elif self.sight_open and found == {False}:
            yield say("No move of {within} mm in all lets them see each other.", within=within)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture of the best one: the pair or the field as it is then."""
        return self.preview(0, look=look, labels=labels)

    def preview(self, index: int, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture of one: the pair or the field as it is after it.

        Raises
        ------
        IndexError
            There is no such suggestion, unless there is none at all: then the map as it is.
        """
        from mapkit.analysis.field_sight import sight_from
        from mapkit.board.sight import SightAnswer, SightFrom
        from mapkit.compiled import unchecked_plan

        plan = unchecked_plan(self.found[index].map if self.found else self.map)
        first, *others = self.fields
        answer: Answer
        if others:
            details = explain_pair(plan.map, plan.mesh, plan.relations, first, *others)
            answer = SightAnswer(plan.map, details)
        else:
            answer = SightFrom(plan.map, first, sight_from(plan, first))
        return answer.scene(look=look, labels=labels)

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit suggest --json`` prints it."""
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            "fields": list(self.fields),
            "within_mm": self.within_mm,
            **({} if self.seen_from is None else {"seen_from": self.seen_from}),
            "suggestions": [
                {**suggestion_dict(one), "sentence": suggestion_words(self.map, one)}
                for one in self.found
            ],
            "sentences": list(self.sentences),
        }


def suggest(
    compiled: CompiledMap,
    disputes: Sequence[Dispute] | None,
    fields: Sequence[str],
    within_mm: float | None = None,
    margin_mm: float = 0.0,
    progress: Progress | None = None,
) -> Suggestions:
    """Suggest how to settle the dispute of two fields, or how to hide one.

    Parameters
    ----------
    compiled : CompiledMap
        With sight tables.
    disputes : sequence of Dispute or None
        Its own; None where they are not known, see :func:`mapkit.drafts.effects.effects_of`.
    fields : sequence of str
        Two fields that dispute, or the one that is too exposed.
    within_mm : float, optional
        No change is larger; as for :meth:`mapkit.Board.suggest` if not given.
    margin_mm : float
        As for :meth:`mapkit.Board.suggest`.
    progress : callable or None

    Raises
    ------
    UsageError
        It is twice the same field, or the two are settled.
    """
    game_map, threads = compiled.map, cores()
    first, *others = fields
    if not others:
        limit = DEPTH_MM if within_mm is None else within_mm
        hiding = suggest_cover(
            compiled, disputes, first, within_mm=limit, threads=threads, progress=progress
        )
        return Suggestions(game_map, (first,), hiding, limit, len(seen_by(game_map, first)))
    limit = LIMIT_TOLERANCES * game_map.tolerance_mm + margin_mm if within_mm is None else within_mm
    settling, each = suggest_settling(
        compiled, disputes, first, *others, within_mm=limit, margin_mm=margin_mm, threads=threads,
        progress=progress,
    )  # fmt: skip
    now = explain_pair(game_map, compiled.mesh, compiled.relations, first, *others)
    open_ = asks_for_sight(now)
    return Suggestions(game_map, tuple(fields), settling, limit, sight_open=open_, each=each)


@dataclass(frozen=True, eq=False)
class Improved:
    """What a search for better drafts found."""

    map: GameMap
    """As it is."""
    goal: Goal
    found: Improvement

    @property
    def reached(self) -> bool:
        """Whether the map or a draft reaches the goal."""
        drafts = self.found.drafts
        return not (drafts[0].score if drafts else self.found.start.score)

    @property
    def sentences(self) -> tuple[str, ...]:
        """How the map stands, whether the goal was reached, and the drafts."""
        start = self._figures(self.found.start.figures)
        if not self.found.start.score:
            return (say("The map reaches the goal already: {figures}.", figures=start),)
        tried = say_n("{n} variant(s) tried.", self.found.tried)
        drafts = self.found.drafts
        if not drafts:
            verdict = say("No draft that is nearer to the goal was found.")
        elif self.reached:
            verdict = say("The goal is reached.")
        else:
            verdict = say("No draft reaches the goal; these come nearest.")
        if self.found.refused:
            tried += " " + say_n("{n} came to no change.", self.found.refused)
        stopped = [] if self.found.complete else [say("The search was stopped early.")]
        lines = [" ".join([verdict, tried, *stopped]), say("The map: {figures}.", figures=start)]
        return (*lines, *(self.draft_words(draft) for draft in drafts))

    def draft_words(self, draft: Draft) -> str:
        """Say what a draft comes to."""
        return say(
            "Draft {number}: {figures}, after {changes}.",
            number=draft.number,
            figures=self._figures(draft.figures),
            changes=say_n("{n} change(s)", len(draft.changes)),
        )

    def draft_dict(self, draft: Draft) -> dict[str, Any]:
        """Return a draft as plain values, points in map units."""
        return {
            "number": draft.number,
            "score": draft.score,
            "figures": _figures_dict(draft.figures),
            "changes": [
                {**change_dict(change), "sentence": change_words(self.map, change)}
                for change in draft.changes
            ],
            "sentence": self.draft_words(draft),
        }

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values, as ``mapkit improve --json`` prints it."""
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            "reached": self.reached,
            **plain(self.found, "complete tried refused"),
            "score": self.found.start.score,
            "figures": _figures_dict(self.found.start.figures),
            "drafts": [self.draft_dict(draft) for draft in self.found.drafts],
            "sentences": list(self.sentences),
        }

    def __repr__(self) -> str:
        return "\n".join(self.sentences)

    def _figures(self, figures: Figures) -> str:
        return "; ".join(goal_words(self.goal, figures))


def _figures_dict(figures: Figures) -> dict[str, Any]:
    return {
        **({} if figures.disputed is None else {"disputed": figures.disputed}),
        "exposure": dict(figures.exposure),
        "turns": dict(figures.turns),
    }
