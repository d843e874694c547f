"""The pages on noise, and on whose the fields are."""

from __future__ import annotations

from mapkit.drawing.heat import heat_figure
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Column,
    Figure,
    Paragraph,
    Part,
    Points,
    Table,
)
from mapkit.illustrate.report.heats import hearing_heat
from mapkit.illustrate.report.material import Material
from mapkit.messages import say, translated


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
