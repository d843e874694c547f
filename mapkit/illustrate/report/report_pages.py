"""From a report to its document: what stands on which page."""

from __future__ import annotations

from mapkit.analysis.measures import Report, report_dict
from mapkit.drawing.charts import Line, curve_chart
from mapkit.drawing.heat import heat_figure
from mapkit.drawing.page import provenance_line
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Figure,
    Number,
    Paragraph,
    Part,
    Points,
    Table,
)
from mapkit.illustrate.report.exposure import exposure_figure, exposure_part
from mapkit.illustrate.report.heats import hearing_heat, room_heat
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


def disputes_part(material: Material) -> Part | None:
    """Return the pages on disputes, None where nobody asked for them."""
    found = material.report["disputes"]
    if found is None:
        return None
    blocks: list[Block] = [Paragraph(sentence) for sentence in found["sentences"]]
    lines = [
        Line(label, tuple((row["tolerance_mm"], row[key]) for row in found["curve"]))
        for key, label in (("sight", say("in sight")), ("distance", say("in distance")))
    ]
    if found["curve"]:
        scene = curve_chart(
            lines,
            title=say("Pairs of fields that are disputed"),
            x_label=say("how far a point may be off, mm"),
            mark=(found["tolerance_mm"], say("this map")),
        )
        blocks.append(Figure(scene, share=0.5))
    at = material.numbers.at
    columns = (
        Column(say("A point is off by, mm"), number=True),
        Column(say("Disputed in sight"), number=True),
        Column(say("Disputed in distance"), number=True),
        Column(say("Pairs"), number=True),
    )
    rows = tuple(
        (
            at("disputes", "curve", k, "tolerance_mm", places=2),
            *(at("disputes", "curve", k, key) for key in ("sight", "distance", "pairs")),
        )
        for k in range(len(found["curve"]))
    )
    blocks.append(Table(say("Disputed pairs by tolerance"), columns, rows))
    if found["sight_pairs"]:
        pairs = "; ".join(
            say("{a} and {b}", a=material.names.field(a), b=material.names.field(b))
            for a, b in found["sight_pairs"]
        )
        blocks.append(Paragraph(say("Disputed in sight on this map: {pairs}.", pairs=pairs)))
    return Part("disputes", say("Disputes"), tuple(blocks))


def room_part(material: Material) -> Part | None:
    """Return the pages on room for figures, None where no field holds one."""
    if not material.report["room"]:
        return None
    scene = heat_figure(material.map, room_heat(material))
    caption = say("How wide the base of a figure may be that lies within the borders of its field.")
    figure = Figure(scene, caption, "/room/*/diameter_mm")
    return Part("room", say("Room for figures"), (figure,))


def use_part(material: Material) -> Part | None:
    """Return the page on which rules a board makes use of, None where nothing is known of it."""
    found = material.report["exercise"]
    if found is None:
        return None
    at = material.numbers.at
    rules: list[tuple[Cell, ...]] = [
        (row["rule"], at("exercise", "rules", k, "pairs")) for k, row in enumerate(found["rules"])
    ]
    blocks: list[Block] = [
        Table(
            say("Rules of sight, and how many pairs each decides"),
            (Column(say("Rule")), Column(say("Pairs"), number=True)),
            tuple(rules),
        )
    ]
    if found["choices"]:
        labels = material.map.ruleset.choices
        choices: list[tuple[Cell, ...]] = [
            (
                translated(labels[row["choice"]].label),
                translated(str(row["value"])),
                at("exercise", "choices", k, "pairs"),
            )
            for k, row in enumerate(found["choices"])
        ]
        columns = (
            Column(say("Choice")),
            Column(say("If it were")),
            Column(say("Answers that change"), number=True),
        )
        blocks.append(Table(say("Choices of the rules"), columns, tuple(choices)))
    if found["obstacles"]:
        obstacles: list[tuple[Cell, ...]] = [
            (material.names.field(row["field"]), at("exercise", "obstacles", k, "pairs"))
            for k, row in enumerate(found["obstacles"])
        ]
        heads = (Column(say("Obstacle")), Column(say("Pairs it hides"), number=True))
        blocks.append(Table(say("What blocks sight"), heads, tuple(obstacles)))
    return Part("use", say("Rules in use"), tuple(blocks))


def hearing_part(material: Material) -> Part | None:
    """Return the pages on who hears whom, None where nothing is known of it."""
    found = material.report["hearing"]
    if found is None:
        return None
    blocks: list[Block] = [
        Paragraph(say("On how many fields a unit hears a noise made on each field.")),
        Figure(
            heat_figure(material.map, hearing_heat(material)), "", "/hearing/fields/*/heard_from"
        ),
    ]
    if found["starts"]:
        blocks.append(Paragraph(say("Where a unit on each start hears a noise:")))
        rows = [
            say(
                "{place}: {fields}",
                place=material.names.place(row["place"]),
                fields=", ".join(material.names.field(i) for i in row["hears"]) or say("nowhere"),
            )
            for row in found["starts"]
        ]
        blocks.append(Points(tuple(("", row) for row in rows)))
    return Part("hearing", say("Hearing"), tuple(blocks))


def holdings_part(material: Material) -> Part | None:
    """Return the pages on whose the fields are, None in rulesets that know nothing of it."""
    rows = material.report["holdings"]
    if not rows:
        return None
    kinds = list(dict.fromkeys(kind for row in rows for kind in row["kinds"]))
    sums = list(dict.fromkeys(name for row in rows for name in row["sums"]))
    known = material.map.ruleset
    columns = (
        Column(say("Attribute")),
        Column(say("Value")),
        *(Column(translated(known.kinds[kind].label), number=True) for kind in kinds),
        *(Column(translated(name), number=True) for name in sums),
    )
    at = material.numbers.at
    table: list[tuple[Cell, ...]] = [
        (
            translated(row["attribute"]),
            translated(str(row["value"])),
            *(at("holdings", k, "kinds", kind, none="0") for kind in kinds),
            *(at("holdings", k, "sums", name) for name in sums),
        )
        for k, row in enumerate(rows)
    ]
    return Part(
        "holdings",
        say("Whose the fields are"),
        (Table(say("Fields by kind, and what they are worth"), columns, tuple(table)),),
    )


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
