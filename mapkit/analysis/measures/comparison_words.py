"""Two reports side by side in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from mapkit.analysis.measures.comparison import FigureChange, ReportComparison, warning_subject
from mapkit.analysis.measures.places import SHOWN, number
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.report_sentences import measure_words
from mapkit.analysis.names import describe_field
from mapkit.messages import Phrase, say, say_n, translated

_LISTED = ("sector", "objective", "way")
"""Of these and of fields only the first are named, see :data:`SHOWN`."""


def comparison_sentences(found: ReportComparison) -> tuple[str, ...]:
    """Return what changed between two reports: in numbers first, then the larger subjects."""
    return tuple(_sentences(found))


def comparison_notices(found: ReportComparison) -> tuple[str, ...]:
    """Say what makes figures differ beside the boards: other rules, and errors of a map."""
    return (*_other_rules(found), *_errors(found))


def warning_sentence(report: Report, warning: str, subject: str) -> str:
    """Return the sentence of an open warning of a report by what it is about."""
    return translated(
        next(
            w.sentence
            for w in report.warnings.open
            if (w.warning, warning_subject(w)) == (warning, subject)
        )
    )


def _sentences(found: ReportComparison) -> Iterator[str]:
    yield from comparison_notices(found)
    if not found.changes:
        yield say("No figure changed.")
        return
    yield say(
        "Figures that rose: {rose}, fell: {fell}, are new: {new}, are gone: {gone}.",
        **{name: len(found.having(name)) for name in ("rose", "fell", "new", "gone")},
    )
    for about, changes in groupby(found.changes, lambda c: c.about):
        if about != "field":
            listed = tuple(changes)
            most = SHOWN if about in _LISTED else len(listed)
            for change in listed[:most]:
                yield f"  {_changed(found, change)}"
            if len(listed) > most:
                yield "  " + _more(about, len(listed) - most)
    fields = [c for c in found.changes if c.about == "field" and c.measure == "seen_from"]
    fields.sort(key=lambda c: -abs((c.after or 0) - (c.before or 0)))
    for change in fields[:SHOWN]:
        yield f"  {_changed(found, change)}"
    if len(fields) > SHOWN:
        yield "  " + say_n("and the exposure of {n} more field(s)", len(fields) - SHOWN)


def _other_rules(found: ReportComparison) -> Iterator[str]:
    old, new = found.old.map, found.new.map
    rulesets = [f"{translated(m.ruleset.name)} {m.ruleset.version}" for m in (old, new)]
    if old.ruleset.id != new.ruleset.id or rulesets[0] != rulesets[1]:
        yield say(
            "Before the rules are {old}, after {new}: what only one of them knows is new or gone.",
            old=rulesets[0],
            new=rulesets[1],
        )
        return
    differ = [
        say(
            "{choice}: before {old}, after {new}",
            choice=translated(new.ruleset.choices[name].label),
            old=translated(old.choices[name]),
            new=translated(value),
        )
        for name, value in new.choices.items()
        if old.choices.get(name, value) != value
    ]
    if differ:
        yield say("The choices differ: {choices}.", choices="; ".join(differ))


def _errors(found: ReportComparison) -> Iterator[str]:
    versions = (
        (found.old, say("The old version has errors.")),
        (found.new, say("The new version has errors.")),
    )
    for report, errors in versions:
        if report.missing:
            unsure = say(
                "What they touch is not measured, and figures may differ for that alone. Fields "
                "left out: {fields}. Pairs of which sight is not known: {pairs}.",
                fields=", ".join(report.missing.fields) or say("none"),
                pairs=len(report.missing.sight),
            )
            yield f"{errors} {unsure}"


def _more(about: str, n: int) -> str:
    match about:
        case "sector":
            return say_n("and {n} more figure(s) of sectors", n)
        case "objective":
            return say_n("and {n} more figure(s) of objectives", n)
        case _:
            return say_n("and {n} more figure(s) of ways", n)


def _changed(found: ReportComparison, change: FigureChange) -> str:
    if change.about == "warning":
        return _changed_warning(found, change)
    subject = _subject(found, change)
    if change.mover:
        label = _having(found, change).map.ruleset.movers[change.mover].label
        subject = f"{translated(Phrase(label))}, {subject}"
    way = change.about == "way"
    before = _amount(change.before, ways=way and change.change != "new")
    after = _amount(change.after, ways=way and change.change != "gone")
    return f"{subject}: {translated(measure_words(change.measure))}: {before} -> {after}"


def _changed_warning(found: ReportComparison, change: FigureChange) -> str:
    report = found.old if change.change == "gone" else found.new
    warning = warning_sentence(report, change.measure, change.subject)
    if change.change == "new":
        return say("new warning: {warning}", warning=warning)
    if change.change == "gone":
        return say("no longer: {warning}", warning=warning)
    before = _amount(change.before, ways=False)
    return say("warning, before {before}: {warning}", before=before, warning=warning)


def _having(found: ReportComparison, change: FigureChange) -> Report:
    """Return a report that knows what a figure is about."""
    return found.new if change.change == "new" else found.old


def _subject(found: ReportComparison, change: FigureChange) -> str:
    """Say what a figure is about, by the names of the map that has it."""
    report = _having(found, change)
    match change.about:
        case "board":
            return say("board")
        case "sector":
            sector = report.map.sectors.get(change.subject)
            return say("fields of no sector") if sector is None else translated(sector.name)
        case "field":
            return say("field {field}", field=describe_field(report.map, change.subject))
    ends = [_place(found, name) for name in change.subject.split(" > ")]
    if change.about == "way":
        return say("from {start} to {end}", start=ends[0], end=ends[1])
    return ends[0]


def _place(found: ReportComparison, name: str) -> str:
    """Say where an objective, a start or an entry is, and where it was if that changed."""
    said = {
        place.field: describe_field(report.map, place.field)
        for report in (found.old, found.new)
        for places in (report.places.objectives, report.places.starts, report.places.entries)
        for place in places
        if place.name == name
    }
    if len(said) == 1:
        return said.popitem()[1]
    before, after = said.values()
    return say("{before}, now {after}", before=before, after=after)


def _amount(value: float | None, *, ways: bool) -> str:
    if value is None:
        return say("no way") if ways else "-"
    return translated(number(value))
