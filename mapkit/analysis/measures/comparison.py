"""Two reports side by side: which figures rose, which fell, which are new, which are gone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.warnings import MapWarning
from mapkit.messages import plain

Number = int | float

NEVER = float("inf")
"""Stands for the turns of a way that is not there: more than any number."""


@dataclass(frozen=True, slots=True)
class FigureChange:
    """One figure that two reports give differently.

    ``before`` and ``after``: None where there is no such figure, or no way.
    """

    measure: str
    """What was measured, ``seen_from``; for a warning which one."""
    about: str
    """What the subject is: ``board``, ``warning``, ``sector``, ``objective``, ``way`` or
    ``field``."""
    subject: str
    """A name that both reports know it by: a field's id, ``objective 4``, ``entry red > objective
    4``; "" for the board. For a warning the field, way, sector or rule that it is about."""
    change: str
    """``rose``, ``fell``, ``new`` or ``gone``."""
    before: Number | None
    after: Number | None
    mover: str | None = None
    """Whose figure it is."""


@dataclass(frozen=True, slots=True)
class ReportComparison:
    """Two reports side by side."""

    old: Report
    new: Report
    changes: tuple[FigureChange, ...]
    """First those about the board, warnings, sectors, objectives and ways, then those about fields;
    in the order of the old map, what is new after it."""

    def having(self, change: str) -> tuple[FigureChange, ...]:
        """Return the figures that ``rose``, ``fell``, are ``new`` or ``gone``."""
        return tuple(c for c in self.changes if c.change == change)


OF_WAYS = frozenset({"fast_entry"})
"""Warnings about single ways, of which several may end on one field."""

_Key = tuple[str, str, str, str | None]


def compare_reports(old: Report, new: Report) -> ReportComparison:
    """Find the figures that differ between two versions of a map.

    Fields are the same where their ids are; objectives and entries where their marks are. A way
    that leads nowhere any more takes longer than any. Of warnings the open ones count, so one that
    is silenced is gone.
    """
    before, after = (dict(_figures(report)) for report in (old, new))
    keys = [*before, *(key for key in after if key not in before)]
    order = ("board", "warning", "sector", "objective", "way", "field")
    changes = [
        _change(key, before.get(key), after.get(key))
        for key in keys
        if before.get(key) != after.get(key)
    ]
    changes.sort(key=lambda c: order.index(c.about))
    return ReportComparison(old, new, tuple(changes))


def comparison_dict(found: ReportComparison) -> dict[str, Any]:
    """Return a comparison as plain values, as ``mapkit report OLD NEW --json`` prints it."""
    return {
        "old": found.old.map.id,
        "new": found.new.map.id,
        "changes": plain(found.changes, "measure about subject mover change before after"),
    }


def _change(key: _Key, before: Number | None, after: Number | None) -> FigureChange:
    measure, about, subject, mover = key
    if before is None or after is None:
        change = "new" if before is None else "gone"
    else:
        change = "rose" if after > before else "fell"
    return FigureChange(measure, about, subject, change, _finite(before), _finite(after), mover)


def _finite(value: Number | None) -> Number | None:
    return None if value == NEVER else value


def _figures(report: Report) -> Iterator[tuple[_Key, Number]]:
    """Yield all figures of a report that can be compared, with what they are about."""
    exposure = report.exposure
    if exposure:
        groups = {("board", ""): exposure.board}
        groups |= {("sector", name): spread for name, spread in exposure.sectors.items()}
        for (about, subject), spread in groups.items():
            if spread.median is not None and spread.most is not None:
                yield ("seen_from_median", about, subject, None), spread.median
                yield ("seen_from_most", about, subject, None), spread.most
        if exposure.cover is not None:
            yield ("cover", "board", "", None), len(exposure.cover)
        if exposure.lanes:
            yield ("longest_lane", "board", "", None), exposure.lanes[0].distance
        for place in report.places.objectives:
            yield (
                ("seen_from", "objective", place.name, None),
                exposure.fields[place.field].seen_from,
            )
        for i, f in exposure.fields.items():
            yield ("seen_from", "field", i, None), f.seen_from
    yield from _figures_of_ways(report)
    own = report.disputes and report.disputes.own
    if own:
        yield ("disputed_sight", "board", "", None), own.sight
        yield ("disputed_distance", "board", "", None), own.distance
    for warning in report.warnings.open:
        yield (warning.warning, "warning", warning_subject(warning), None), warning.figure
    if report.hearing:
        for i, heard in report.hearing.fields.items():
            yield ("heard_from", "field", i, None), heard.heard_from


def warning_subject(warning: MapWarning) -> str:
    """Return the field, way, sector or rule that a warning is about; "" for the whole board."""
    if warning.warning in OF_WAYS:
        return " > ".join(warning.fields)
    return warning.field or warning.sector or warning.rule or ""


def _figures_of_ways(report: Report) -> Iterator[tuple[_Key, Number]]:
    for ways in report.ways or ():
        for journey in ways.journeys:
            subject = f"{journey.origin.name} > {journey.objective.name}"
            for measure in ("turns", "among_squads"):
                turns = getattr(journey, measure)
                yield (measure, "way", subject, ways.mover), NEVER if turns is None else turns
        for i, reach in ways.reach.items():
            yield ("reach_one", "field", i, ways.mover), reach.one
            yield ("reach_two", "field", i, ways.mover), reach.two
    for danger in report.danger or ():
        if danger.mean is not None:
            subject = f"{danger.entry.name} > {danger.objective.name}"
            yield ("danger_mean", "way", subject, None), round(float(danger.mean), 4)
    choke = report.choke_points
    if choke:
        yield ("parts", "board", "", None), len(choke.parts)
        yield ("articulations", "board", "", None), len(choke.articulations)
        for i, point in choke.fields.items():
            yield ("between", "field", i, None), point.between
            yield ("cut_off", "field", i, None), point.cut_off
