"""From two reports to the document that puts them side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mapkit.analysis.measures.comparison import ReportComparison, compare_reports, comparison_dict
from mapkit.analysis.measures.comparison_words import comparison_notices, warning_sentence
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.report_json import report_dict
from mapkit.analysis.measures.report_sentences import measure_words
from mapkit.drawing.colour_scales import diverging, sequential
from mapkit.drawing.heat import Heat, heat_figure
from mapkit.drawing.page import provenance_line
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Column,
    Document,
    Figure,
    Number,
    Numbers,
    Paragraph,
    Part,
    Table,
)
from mapkit.illustrate.report.heats import exposure_heat
from mapkit.illustrate.report.material import Material, page_label
from mapkit.messages import decimal, say, translated, upper_first

_SHARE = 0.49
"""Of the width of a sheet: both boards side by side, so that what differs has room below."""


def comparison_document(old: Report, new: Report) -> Document:
    """Return what stands on the pages of two versions of a map, in the program's language."""
    found = compare_reports(old, new)
    pages = _Comparison(found)
    origins = dict.fromkeys(provenance_line(r.map.provenance) for r in (old, new))
    return Document(
        title=say("Report: {old} and {new}", old=old.map.title, new=new.map.title),
        labels=(
            say("before: {label}", label=page_label(old)),
            say("after: {label}", label=page_label(new)),
        ),
        origins=tuple(origins),
        parts=tuple(
            part
            for part in (pages.summary(), pages.exposure(), pages.ways(), pages.fields())
            if part
        ),
    )


def _titles() -> dict[str, str]:
    return {
        "rose": say("What rose"),
        "fell": say("What fell"),
        "new": say("What is new"),
        "gone": say("What is gone"),
    }


class _Comparison:
    def __init__(self, found: ReportComparison) -> None:
        self._found = found
        self._old = Material(found.old.map, report_dict(found.old))
        self._new = Material(found.new.map, report_dict(found.new))
        self._numbers = Numbers(comparison_dict(found))
        self._changes: Sequence[Any] = self._numbers.value(("changes",))

    def summary(self) -> Part:
        """Return what rose, fell, came and went of all that is no single field and no way."""
        blocks = self._by_change(_titles(), lambda row: row["about"] not in ("field", "way"))
        if not self._changes:
            blocks.append(Paragraph(say("No figure changed.")))
        elif not blocks:
            blocks.append(Paragraph(say("Only figures of single fields and ways changed.")))
        notices = [Paragraph(n, loud=True) for n in comparison_notices(self._found)]
        return Part("summary", say("Summary"), (*notices, *blocks))

    def ways(self) -> Part | None:
        """Return the same of the ways from entries and starts to objectives."""
        titles = {change: f"{say('Ways')}: {title}" for change, title in _titles().items()}
        blocks = self._by_change(titles, lambda row: row["about"] == "way")
        return Part("ways", say("Ways"), tuple(blocks)) if blocks else None

    def _by_change(self, titles: Mapping[str, str], wanted: Callable[[Any], bool]) -> list[Block]:
        found: list[Block] = []
        for change, title in titles.items():
            rows = [
                k for k, row in enumerate(self._changes) if row["change"] == change and wanted(row)
            ]
            if rows:
                found.append(self._table(title, rows))
        return found

    def exposure(self) -> Part | None:
        """Return both boards on one scale, and what differs."""
        if not all(m.report["exposure"] for m in (self._old, self._new)):
            return None
        heats = [exposure_heat(material) for material in (self._old, self._new)]
        before, after = (heat.values for heat in heats)
        scale = sequential([*before.values(), *after.values()])
        differ = {i: after[i] - before[i] for i in after if i in before}
        both = (
            (self._old.map, heats[0], say("Before")),
            (self._new.map, heats[1], say("After, on the same scale")),
        )
        blocks: list[Block] = [
            Figure(heat_figure(game_map, heat, scale=scale), caption, share=_SHARE, beside=True)
            for game_map, heat, caption in both
        ]
        heat = Heat(
            say("More or fewer fields that see it"),
            differ,
            missing=say("not measured in both"),
            signed=True,
        )
        scene = heat_figure(self._new.map, heat, scale=diverging(differ.values()))
        caption = say("What differs: purple is less, orange is more.")
        blocks.append(Figure(scene, caption))
        return Part("exposure", say("Exposure"), tuple(blocks))

    def fields(self) -> Part | None:
        """Return the figures of single fields that changed, one table for each measure.

        The largest differences come first, fields that only one version has last.
        """
        measures = dict.fromkeys(
            (row["measure"], row["mover"]) for row in self._changes if row["about"] == "field"
        )
        blocks = []
        for measure, mover in measures:
            rows = [
                k
                for k, row in enumerate(self._changes)
                if row["about"] == "field" and (row["measure"], row["mover"]) == (measure, mover)
            ]
            rows.sort(key=lambda k: -abs(_differ(self._changes[k]) or 0.0))
            title = upper_first(translated(measure_words(measure)))
            who = f"{title}: {self._new.names.mover(mover)}" if mover else title
            blocks.append(self._table(who, rows))
        return Part("fields", say("Field by field"), tuple(blocks)) if blocks else None

    def _table(self, title: str, rows: Sequence[int]) -> Table:
        changes = [self._changes[k] for k in rows]
        single = {row["about"] for row in changes} == {"field"}
        sides = [
            side for side in ("before", "after")
            if any(row[side] is not None or row["change"] in ("rose", "fell") for row in changes)
        ]  # fmt: skip
        both = len(sides) > 1
        headings = {"before": say("Before"), "after": say("After")}
        columns = (
            *(() if single else (Column(say("Measure")),)),
            Column(say("Field") if single else say("Of what")),
            *(Column(headings[side], number=True) for side in sides),
            *((Column(say("Difference"), number=True),) if both else ()),
        )
        table: list[tuple[Cell, ...]] = []
        for k, row in zip(rows, changes, strict=True):
            lacking = {"new": "before", "gone": "after"}.get(row["change"])
            none = {
                side: say("no way") if row["about"] == "way" and side != lacking else "–"
                for side in sides
            }
            table.append(
                (
                    *(() if single else (self._measure(row),)),
                    self._subject(row),
                    *(
                        self._numbers.at("changes", k, side, places=2, none=none[side])
                        for side in sides
                    ),
                    *((self._difference(k),) if both else ()),
                )
            )
        return Table(title, columns, tuple(table))

    def _difference(self, k: int) -> Cell:
        value = _differ(self._changes[k])
        if value is None:
            return Number(None, "–", f"/changes/{k}")
        text = translated(decimal(abs(value), 2, trim=True))
        return Number(value, f"{'+' if value > 0 else chr(0x2212)}{text}", f"/changes/{k}")

    def _subject(self, row: Any) -> str:
        """Return what a figure is about, in the reader's language."""
        name = row["subject"]
        known = self._new if row["change"] != "gone" else self._old
        match row["about"]:
            case "board":
                words = say("The whole board")
            case "sector":
                words = known.names.sector(name or None)
            case "field":
                return known.names.field(name)
            case "way":
                words = " → ".join(known.names.place(part) for part in name.split(" > "))
            case "warning":
                report = self._found.new if row["change"] != "gone" else self._found.old
                words = warning_sentence(report, row["measure"], name)
            case _:
                words = known.names.place(name)
        return f"{words} ({known.names.mover(row['mover'])})" if row["mover"] else words

    def _measure(self, row: Any) -> str:
        if row["about"] == "warning":
            return say("Warning")
        return upper_first(translated(measure_words(row["measure"])))


def _differ(row: Any) -> float | None:
    """Return by how much a figure differs; None where one version lacks it."""
    known = row["before"] is not None and row["after"] is not None
    return row["after"] - row["before"] if known else None
