"""Every close call of a board, and what each of them depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, overload

from mapkit.analysis.disputes import Dispute, DisputeCause, causes_of
from mapkit.analysis.pair_dict import other_dict
from mapkit.board.picture import Answer
from mapkit.drawing.disputes import DisputedPlace, disputes_scene
from mapkit.drawing.looks import answer_look
from mapkit.drawing.scene import Scene
from mapkit.messages import plain, say, say_n
from mapkit.model import GameMap

_NAMED = 2
"""How many pairs of a cause a picture's legend names."""


@dataclass(frozen=True, repr=False, eq=False)
class Disputes(Answer, Sequence[Dispute]):
    """Every pair whose answer the drawing cannot settle: a sequence, the nearest call first.

    Attributes
    ----------
    map : GameMap
    calls : tuple of Dispute
        What the sequence holds.
    open : tuple of (str, str, str)
        Pairs with ``sight`` or ``distance``: neither was another drawing found that changes the
        answer, nor proved that there is none.

    Examples
    --------
    >>> calls = board.disputes()
    >>> len(calls), calls.pairs, calls[0].origin
    (146, 141, '81')
    """

    map: GameMap
    calls: tuple[Dispute, ...]
    open: tuple[tuple[str, str, str], ...] = ()

    @overload
    def __getitem__(self, index: int) -> Dispute: ...

    @overload
    def __getitem__(self, index: slice) -> Disputes: ...

    def __getitem__(self, index: int | slice) -> Dispute | Disputes:
        found = self.calls[index]
        return found if isinstance(found, Dispute) else Disputes(self.map, found)

    def __len__(self) -> int:
        return len(self.calls)

    @cached_property
    def causes(self) -> tuple[DisputeCause, ...]:
        """The corners, edges and beams that the calls turn on; each call belongs to one."""
        return causes_of(self.map, self.calls)

    @property
    def pairs(self) -> int:
        """How many pairs are disputed; one may be so in sight and in distance."""
        return len({(d.origin, d.target) for d in self.calls})

    @property
    def sentences(self) -> tuple[str, ...]:
        """Each cause with its calls below it, those together that are told alike; then the sum."""
        said: list[str] = []
        for cause in self.causes:
            said.append(cause.sentence)
            alike: dict[tuple[str, str], list[str]] = {}
            for d in cause.disputes:
                pair = say("{a} and {b}", a=d.origin, b=d.target)
                alike.setdefault((d.kind, d.brief), []).append(pair)
            for (kind, why), members in alike.items():
                named = {"pairs": ", ".join(members), "why": why}
                line = (
                    say("{pairs}: sight: {why}.", **named)
                    if kind == "sight"
                    else say("{pairs}: distance {why}.", **named)
                )
                said.append(f"  {line}")
        pairs, places = self.pairs, len(self.causes)
        total = say_n("{n} disputed pair(s)", pairs) + say_n(", {n} cause(s).", places)
        if self.open:
            still = len({pair[:2] for pair in self.open})
            total += " " + say_n("{n} pair(s) open: neither disputed nor settled.", still)
        said.append(total)
        return tuple(said)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: every cause on the board, numbered, with the lines in question."""
        places = [
            DisputedPlace(
                cause.at_mm,
                tuple(
                    (d.origin, d.target, next((o.line for o in d.others if o.line), None))
                    for d in cause.disputes
                ),
                self._label(cause),
            )
            for cause in self.causes
        ]
        return disputes_scene(self.map, places, self.sentences[-1], answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit disputes --json`` prints it."""
        number = {id(d): k for k, d in enumerate(self.calls)}
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            "count": len(self.calls),
            "disputes": [
                {
                    **plain(d, "origin target kind measure_mm reasons distance"),
                    "others": [other_dict(self.map, o) for o in d.others],
                    "sentence": d.sentence,
                }
                for d in self.calls
            ],
            "open": [{"origin": a, "target": b, "kind": kind} for a, b, kind in self.open],
            "causes": [
                {
                    "kind": cause.kind,
                    "at_mm": [[round(v, 4) for v in at] for at in cause.at_mm],
                    "fields": list(cause.fields),
                    "disputes": [number[id(d)] for d in cause.disputes],
                    "sentence": cause.sentence,
                }
                for cause in self.causes
            ],
        }

    def _label(self, cause: DisputeCause) -> str:
        """Name the pairs of a cause, the first few of them, each once."""
        pairs: dict[tuple[str, str], list[Dispute]] = {}
        for d in cause.disputes:
            pairs.setdefault((d.origin, d.target), []).append(d)
        named = [
            say("{a} and {b}: {answers}", a=a, b=b, answers=_answers(calls))
            for (a, b), calls in list(pairs.items())[:_NAMED]
        ]
        rest = len(pairs) - len(named)
        more = [say_n("{n} more pair(s)", rest)] if rest else []
        return ", ".join(named + more)


def _answers(calls: Sequence[Dispute]) -> str:
    """Say the answers that calls on a pair leave open: ``"8 or 9"``, ``"4 or not seen"``.

    Where a room is seen through the building and along a line, both may give the same distance.
    """
    found = [distance for d in calls for distance in (d.distance, *(o.distance for o in d.others))]
    known = sorted({d for d in found if d is not None})
    words = [str(d) for d in known] + ([say("not seen")] if None in found else [])
    if len(words) == 1:
        return say("{answer} either way", answer=words[0])
    return say(" or ").join(words)
