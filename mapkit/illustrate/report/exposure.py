"""The pages on exposure: from where each field is seen."""

from __future__ import annotations

from mapkit.drawing.charts import Bar, bar_chart
from mapkit.drawing.heat import heat_figure
from mapkit.drawing.heat_multiples import multiples_figure
from mapkit.illustrate.report.document import Block, Cell, Column, Figure, Paragraph, Part, Table
from mapkit.illustrate.report.heats import WITHIN, exposure_heat, starts_heat, within_heat
from mapkit.illustrate.report.material import Material
from mapkit.messages import say


def exposure_part(material: Material) -> Part | None:
    """Return the pages on exposure, None where nothing is known of it."""
    if material.report["exposure"] is None:
        return None
    blocks: list[Block] = [
        Paragraph(
            say(
                "From how many other fields each field is seen. Only fields on which a figure "
                "can stand are counted."
            )
        ),
        exposure_figure(material),
        _near(material),
        *_objectives(material),
        _sectors(material),
        _cover(material),
    ]
    if material.report["places"]["starts"]:
        blocks.append(_starts(material))
    if material.report["exposure"]["lanes"]:
        blocks += [_lanes(material), _distances(material)]
    blocks.append(_fields(material))
    return Part("exposure", say("Exposure"), tuple(blocks))


def exposure_figure(material: Material) -> Figure:
    """Return the board, each field coloured by the fields that see it."""
    scene = heat_figure(material.map, exposure_heat(material))
    caption = say("Large: how many fields see a field. Small: its id.")
    return Figure(scene, caption, "/exposure/fields/*/seen_from")


def _near(material: Material) -> Figure:
    heats = [within_heat(material, far) for far in WITHIN]
    scene = multiples_figure(
        material.small_board, heats, heading=say("Fields that see it"), columns=2
    )
    return Figure(scene, say("The same, counting only fields at most so far away."))


def _objectives(material: Material) -> list[Block]:
    rows = material.report["places"]["objectives"]
    if not rows:
        return [Paragraph(say("The map has no objectives."))]
    index = material.index("exposure", "fields")
    at = material.numbers.at
    seen = [at("exposure", "fields", index[row["field"]], "seen_from") for row in rows]
    bars = [
        Bar(material.names.place(row["place"]), float(number.value or 0), number.text)
        for row, number in zip(rows, seen, strict=True)
    ]
    title = say("Fields that see each objective")
    columns = (
        Column(say("Objective")),
        Column(say("Field")),
        Column(say("Seen from"), number=True),
        *(Column(say("Within {distance}", distance=far), number=True) for far in WITHIN),
        Column(say("Starts that see it"), number=True),
    )
    table = []
    for row, number in zip(rows, seen, strict=True):
        k = index[row["field"]]
        cells: tuple[Cell, ...] = (
            material.names.place(row["place"]),
            material.names.field(row["field"]),
            number,
            *(at("exposure", "fields", k, "within", far) for far in WITHIN),
            at("exposure", "fields", k, "starts"),
        )
        table.append(cells)
    return [
        Figure(bar_chart(bars, title=title), share=0.5),
        Table(say("Objectives compared"), columns, tuple(table)),
    ]


def _sectors(material: Material) -> Table:
    at, names = material.numbers.at, material.names
    rows: list[tuple[str, tuple[str | int, ...]]] = [
        (names.sector(row["sector"]), ("exposure", "sectors", k))
        for k, row in enumerate(material.report["exposure"]["sectors"])
    ]
    rows.append((say("All objectives"), ("exposure", "objectives")))
    rows.append((say("The whole board"), ("exposure", "board")))
    columns = (
        Column(say("Sector")),
        Column(say("Fields"), number=True),
        Column(say("Least"), number=True),
        Column(say("Median"), number=True),
        Column(say("Most"), number=True),
        Column(say("Most exposed field")),
    )
    table: list[tuple[Cell, ...]] = []
    for label, path in rows:
        worst = material.numbers.value((*path, "worst"))
        numbers = (at(*path, key, places=1) for key in ("fields", "least", "median", "most"))
        table.append((label, *numbers, names.field(worst) if worst else "–"))
    return Table(say("Sectors compared: fields that see a field"), columns, tuple(table))


def _cover(material: Material) -> Paragraph:
    cover = material.report["exposure"]["cover"]
    if cover is None:
        return Paragraph(say("The map has no starts, so nothing is known of cover from them."))
    if not cover and material.report["exposure"]["board"]["unsure"]:
        return Paragraph(say("Of no field it is certain that no start sees it."))
    if not cover:
        return Paragraph(say("Cover: every field is seen by a start."))
    fields = ", ".join(material.names.field(i) for i in cover)
    return Paragraph(say("Cover: fields that no start sees: {fields}.", fields=fields))


def _starts(material: Material) -> Figure:
    scene = heat_figure(material.map, starts_heat(material))
    caption = say("How many starts see each field: light fields are in cover.")
    return Figure(scene, caption, "/exposure/fields/*/starts")


def _lanes(material: Material) -> Table:
    columns = (Column(say("From")), Column(say("To")), Column(say("Shot distance"), number=True))
    rows = tuple(
        (
            material.names.field(row["origin"]),
            material.names.field(row["target"]),
            material.numbers.at("exposure", "lanes", k, "distance"),
        )
        for k, row in enumerate(material.report["exposure"]["lanes"])
    )
    return Table(say("The longest lanes"), columns, rows)


def _distances(material: Material) -> Figure:
    rows = material.report["exposure"]["distances"]
    bars = [
        Bar(
            str(row["distance"]),
            row["pairs"],
            material.numbers.at("exposure", "distances", k, "pairs").text,
        )
        for k, row in enumerate(rows)
    ]
    return Figure(bar_chart(bars, title=say("Pairs of fields by shot distance")), share=0.5)


def _fields(material: Material) -> Table:
    columns = (
        Column(say("Field")),
        Column(say("Sector")),
        Column(say("Seen from"), number=True),
        *(Column(say("Within {distance}", distance=far), number=True) for far in WITHIN),
        Column(say("Starts that see it"), number=True),
    )
    at, sectors = material.numbers.at, {r["field"]: r["sector"] for r in material.report["fields"]}
    rows = []
    for k, row in enumerate(material.report["exposure"]["fields"]):
        path = ("exposure", "fields", k)
        cells: tuple[Cell, ...] = (
            material.names.field(row["field"]),
            material.names.sector(sectors[row["field"]]),
            at(*path, "seen_from"),
            *(at(*path, "within", far) for far in WITHIN),
            at(*path, "starts"),
        )
        rows.append(cells)
    return Table(say("Every field"), columns, tuple(rows))
