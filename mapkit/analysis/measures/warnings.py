"""What a report warns of, and what the map's author has silenced."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any

from mapkit.analysis.measures.choke_points import ChokePoints
from mapkit.analysis.measures.dispute_curve import DisputeCurve
from mapkit.analysis.measures.exercise import Exercise
from mapkit.analysis.measures.exposure import Exposure
from mapkit.analysis.measures.places import Places
from mapkit.analysis.measures.room import Room
from mapkit.analysis.measures.ways import MoverWays
from mapkit.analysis.steps import StepGraph
from mapkit.compiled import Missing
from mapkit.messages import plain, say, say_n, translated
from mapkit.model import WARNINGS, GameMap, Silenced


@dataclass(frozen=True, slots=True)
class Measured:
    """What warnings are made of; what is None or empty gives none.

    ``exposure``, ``ways``, ``choke_points``, ``disputes`` and ``exercise``: Measures of that map.
    """

    map: GameMap
    graph: StepGraph
    """Between which fields figures step."""
    places: Places
    exposure: Exposure | None = None
    ways: tuple[MoverWays, ...] | None = None
    choke_points: ChokePoints | None = None
    disputes: DisputeCurve | None = None
    exercise: Exercise | None = None
    room: tuple[Room, ...] = ()
    """Of fields for figures, measured against the figure's base."""
    labels_mm: Mapping[str, float] = dataclass_field(default_factory=dict)
    """By field, how high the letters stand in print."""
    missing: Missing = dataclass_field(default_factory=Missing)
    """What a partial build left out."""


@dataclass(frozen=True, slots=True)
class MapWarning:
    """Something about a map that its author should look at.

    ``field``, ``sector`` and ``rule``: What it is about; all None for the whole board.
    """

    warning: str
    """One of :data:`mapkit.model.WARNINGS`."""
    sentence: str
    """In a player's words: the figure, the place and what it is compared with."""
    figure: int | float
    """What was measured."""
    threshold: float
    """What the ruleset sets against it."""
    compared: int | float | None = None
    """The same figure of the next one, or of the middle one, as the sentence says."""
    field: str | None = None
    sector: str | None = None
    rule: str | None = None
    fields: tuple[str, ...] = ()
    """The places on the board, the subject first."""

    def silenced_by(self, entry: Silenced) -> bool:
        """Return whether an entry of a map means this warning."""
        if entry.warning != self.warning:
            return False
        asked = (entry.field, entry.sector, entry.rule)
        own = (self.field, self.sector, self.rule)
        return all(a is None or a == o for a, o in zip(asked, own, strict=True))


@dataclass(frozen=True, slots=True)
class SilencedWarning:
    """A warning that the map silences, and why."""

    warning: MapWarning
    reason: str


@dataclass(frozen=True, slots=True)
class Warnings:
    """What a report warns of."""

    open: tuple[MapWarning, ...] = ()
    """In the order of :data:`mapkit.model.WARNINGS`, then in that of the map."""
    silenced: tuple[SilencedWarning, ...] = ()
    unused: tuple[Silenced, ...] = ()
    """Entries of the map that silence nothing."""


Check = Callable[[Measured, float], Iterator[MapWarning]]
"""Compares what was measured with a figure of the ruleset."""


_COMMON, _FEW = 0.1, 3


def is_common(found: int, among: int) -> bool:
    """Return whether so many fields call for a warning that it is one about the board.

    More than a tenth of them, and more than three.
    """
    return found > max(_COMMON * among, _FEW)


def about_field(
    warning: str,
    said: str,
    figure: float,
    threshold: float,
    compared: float | None,
    subject: str,
    *more: str | None,
) -> MapWarning:
    """Return a warning about a field; more fields show where it lies."""
    fields = (subject, *(i for i in more if i is not None))
    return MapWarning(warning, said, figure, threshold, compared, field=subject, fields=fields)


def sorted_out(game_map: GameMap, found: Iterable[MapWarning]) -> Warnings:
    """Part the warnings that a map silences from the others.

    ``found`` are those of one kind in the order of the map.
    """
    in_order = sorted(found, key=lambda w: WARNINGS.index(w.warning))
    open_, silenced, used = [], [], set()
    for warning in in_order:
        by = [entry for entry in game_map.silenced if warning.silenced_by(entry)]
        used.update(by)
        if by:
            silenced.append(SilencedWarning(warning, by[0].reason))
        else:
            open_.append(warning)
    unused = tuple(entry for entry in game_map.silenced if entry not in used)
    return Warnings(tuple(open_), tuple(silenced), unused)


def warning_sentences(warnings: Warnings) -> tuple[str, ...]:
    """Say the warnings; those that are silenced apart, each with its reason."""
    if not (warnings.open or warnings.silenced or warnings.unused):
        return (say("No warnings."),)
    said = [say_n("{n} warning(s).", len(warnings.open))]
    said += [f"  {translated(w.sentence)}" for w in warnings.open]
    if warnings.silenced:
        said.append(say_n("{n} silenced warning(s).", len(warnings.silenced)))
        for s in warnings.silenced:
            sentence = translated(s.warning.sentence)
            said.append("  " + say("{warning} ({reason})", warning=sentence, reason=s.reason))
    for entry in warnings.unused:
        what = " ".join(filter(None, (entry.warning, entry.field, entry.sector, entry.rule)))
        said.append(say("The map silences {what}, and there is no such warning.", what=what))
    return tuple(said)


def warnings_dict(warnings: Warnings) -> dict[str, Any]:
    """Return the warnings as plain values."""
    return {
        "open": plain(warnings.open, _TOLD),
        "silenced": [{**plain(s.warning, _TOLD), "reason": s.reason} for s in warnings.silenced],
        "unused": plain(warnings.unused, "warning field sector rule reason"),
    }


_TOLD = "warning field sector rule fields figure threshold compared sentence"
