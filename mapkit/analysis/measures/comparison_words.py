"""Two reports side by side in sentences."""

from __future__ import annotations

from mapkit.analysis.measures.comparison import FigureChange, ReportComparison, warning_subject
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.report_sentences import measure_words
from mapkit.analysis.measures.short_lists import SHOWN, number
from mapkit.analysis.names import describe_field
from mapkit.messages import Phrase, say, say_n, translated

__all__ = ["comparison_sentences"]


def comparison_sentences(found: ReportComparison) -> tuple[str, ...]:
    """Return what changed between two reports: in numbers first, then the larger subjects."""
    if not found.changes:
        return (say("No figure changed."),)
    said = [
        say(
            "Figures that rose: {rose}, fell: {fell}, are new: {new}, are gone: {gone}.",
            **{name: len(found.having(name)) for name in ("rose", "fell", "new", "gone")},
        )
    ]
    said += [f"  {_changed(found, c)}" for c in found.changes if c.about != "field"]
    fields = [c for c in found.changes if c.about == "field" and c.measure == "seen_from"]
    fields.sort(key=lambda c: -abs((c.after or 0) - (c.before or 0)))
    said += [f"  {_changed(found, c)}" for c in fields[:SHOWN]]
    if len(fields) > SHOWN:
        said.append("  " + say_n("and the exposure of {n} more field(s)", len(fields) - SHOWN))
    return tuple(said)


def _changed(found: ReportComparison, change: FigureChange) -> str:
    if change.about == "warning":
        return _changed_warning(found, change)
    subject = _subject(found, change)
    if change.mover:
        label = _having(found, change).map.ruleset.movers[change.mover].label
        subject = f"{translated(Phrase(label))}, {subject}"
    ways = change.about == "way" and change.change in ("rose", "fell")
    before, after = (_amount(n, ways=ways) for n in (change.before, change.after))
    return f"{subject}: {translated(measure_words(change.measure))}: {before} > {after}"


def _changed_warning(found: ReportComparison, change: FigureChange) -> str:
    report = found.old if change.change == "gone" else found.new
    warning = translated(
        next(
            w.sentence
            for w in report.warnings.open
            if (w.warning, warning_subject(w)) == (change.measure, change.subject)
        )
    )
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
    places = report.places
    fields = {p.name: p.field for p in (*places.objectives, *places.starts, *places.entries)}
    return " > ".join(
        describe_field(report.map, fields[name]) for name in change.subject.split(" > ")
    )


def _amount(value: float | None, *, ways: bool) -> str:
    if value is None:
        return say("no way") if ways else "-"
    return translated(number(value))
