"""From a report to its document: what stands on which page."""

from __future__ import annotations

from mapkit.analysis.measures import Report, report_dict
from mapkit.analysis.measures.fairness import fairness_sentences
from mapkit.drawing.page import provenance_line
from mapkit.illustrate.report.document import (
    Block,
    Document,
    Facts,
    Number,
    Paragraph,
    Part,
    Points,
)
from mapkit.illustrate.report.exposure import exposure_figure, exposure_part
from mapkit.illustrate.report.hearing import hearing_part, holdings_part
from mapkit.illustrate.report.making import disputes_part, room_part, use_part
from mapkit.illustrate.report.material import (
    Material,
    notes_part,
    page_label,
    warnings_list,
    warnings_part,
)
from mapkit.illustrate.report.odds import odds_part
from mapkit.illustrate.report.ways import ways_part
from mapkit.messages import say, translated


def report_document(report: Report) -> Document:
    """Return what stands on the pages of a report, in the language of the program."""
    material = Material(report.map, report_dict(report))
    parts = (
        warnings_part(material),
        exposure_part(material),
        ways_part(material),
        hearing_part(material),
        holdings_part(material),
        odds_part(material),
        disputes_part(material),
        room_part(material),
        use_part(material),
        notes_part(material),
    )
    return Document(
        title=say("Report: {map}", map=report.map.title),
        labels=(page_label(report),),
        origins=(provenance_line(report.map.provenance),),
        parts=(_summary(material), *(part for part in parts if part is not None)),
    )


def _summary(material: Material) -> Part:
    blocks: list[Block] = [*_errors(material)]
    facts = _facts(material)
    if facts:
        blocks.append(Facts(tuple(facts)))
    blocks += warnings_list(material) or [Paragraph(say("No warnings."))]
    blocks += map(Paragraph, fairness_sentences(material.map, material.supplies))
    if material.report["exposure"] is not None:
        blocks.append(exposure_figure(material))
    blocks += _left_out(material)
    return Part("summary", say("Summary"), tuple(blocks))


def _facts(material: Material) -> list[tuple[str, Number]]:
    at, report = material.numbers.at, material.report
    found = [(say("warnings"), at("warnings", "open", count=True))]
    if report["exposure"] is not None:
        found += [
            (say("see a field, at the median"), at("exposure", "board", "median", places=1)),
            (say("see the most exposed field"), at("exposure", "board", "most")),
        ]
        if report["exposure"]["objectives"]["fields"]:
            label = say("see the most exposed objective")
            found.append((label, at("exposure", "objectives", "most")))
        if report["exposure"]["lanes"]:
            found.append((say("the longest lane"), at("exposure", "lanes", 0, "distance")))
        if report["exposure"]["cover"] is not None:
            found.append((say("fields in cover"), at("exposure", "cover", count=True)))
    if report["choke_points"] is not None:
        label = say("fields that cut the board in two")
        found.append((label, at("choke_points", "articulations", count=True)))
    if report["disputes"] is not None:
        label = say("pairs whose sight is not settled")
        found.append((label, at("disputes", "sight_pairs", count=True)))
    return found


def _errors(material: Material) -> list[Block]:
    """Return what errors of the map take out of the report."""
    missing = material.report["missing"]
    if not missing:
        return []
    text = say(
        "The map has errors, which may change the figures of warnings. Fields left out: {fields}. "
        "Portals: {portals}. Markers: {markers}. Pairs of which sight is not known: {pairs}.",
        **{key: ", ".join(missing[key]) or say("none") for key in ("fields", "portals", "markers")},
        pairs=missing["sight_pairs"],
    )
    return [Paragraph(text, loud=True)]


def _left_out(material: Material) -> list[Block]:
    """Return which parts there are not, and why."""
    names = {
        "exposure": say("Exposure"),
        "ways": say("Ways"),
        "choke_points": say("Choke points"),
        "danger": say("Danger on the ways"),
        "hearing": say("Hearing"),
        "odds": say("Odds"),
        "disputes": say("Disputes"),
        "exercise": say("Rules in use"),
        "room": say("Room for figures"),
        "warnings": say("Warnings"),
    }
    rows = tuple(
        ("", f"{names.get(row['part'], row['part'])}: {translated(row['why'])}.")
        for row in material.report["left_out"]
    )
    return [Paragraph(say("Left out:")), Points(rows)] if rows else []
