"""The pages for those who print a board: disputes, room for figures, rules that are in use."""

from __future__ import annotations

from mapkit.drawing.charts import Line, curve_chart
from mapkit.drawing.heat import heat_figure
from mapkit.illustrate.report.document import Block, Cell, Column, Figure, Paragraph, Part, Table
from mapkit.illustrate.report.heats import room_heat
from mapkit.illustrate.report.material import Material
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
