"""The pages on ways: how far figures get, how long they take, where all must pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mapkit.drawing.heat import heat_figure
from mapkit.drawing.heat_multiples import multiples_figure
from mapkit.illustrate.report.document import Block, Cell, Column, Figure, Paragraph, Part, Table
from mapkit.illustrate.report.heats import reach_heat, ways_heat
from mapkit.illustrate.report.material import Material
from mapkit.messages import say, translated

BARRED = "*"
"""Marks an entry that the sniper may not use for an objective."""


def ways_part(material: Material) -> Part | None:
    """Return the pages on ways, None where nothing is known of them."""
    blocks = [*_movers(material), *_choke_points(material), *_danger(material)]
    return Part("ways", say("Ways"), tuple(blocks)) if blocks else None


def _movers(material: Material) -> Iterator[Block]:
    ways: Sequence[Any] = material.report["ways"] or ()
    for k, mover in enumerate(ways):
        label = translated(mover["label"])
        if mover["not_known"]:
            yield Paragraph(f"{label}: {translated(mover['not_known'])}.", loud=True)
            continue
        heats = [reach_heat(material, k, turns) for turns in ("one", "two")]
        if any(heat.values for heat in heats):
            heading = say("Fields on which a turn may end")
            scene = multiples_figure(material.small_board, heats, heading=heading, columns=2)
            yield Figure(scene, say("How far figures get from each field on an empty board."))
        if mover["unsure_reach"] or mover["unsure_times"]:
            yield Paragraph(
                say(
                    "Left out, since errors of the map may change them: the reach from {reach} "
                    "fields, the turns of {times} ways.",
                    reach=mover["unsure_reach"],
                    times=mover["unsure_times"],
                ),
                loud=True,
            )
        yield from _times(material, k, mover, label)


def _times(material: Material, k: int, mover: Any, label: str) -> Iterator[Block]:
    """Return the turns from each origin to each objective, on an empty board and among squads."""
    times = mover["times"]
    targets = list(dict.fromkeys(row["to"] for row in times))
    origins = list(dict.fromkeys(row["from"] for row in times))
    where = {(row["from"], row["to"]): n for n, row in enumerate(times)}
    columns = (
        Column(say("From")),
        *(Column(material.names.place(name), number=True) for name in targets),
    )
    titles = {
        "turns": say("Turns to each objective, empty board: {mover}", mover=label),
        "among_squads": say("Turns to each objective, a unit on each start: {mover}", mover=label),
    }
    for key, title in titles.items() if times else ():
        rows = []
        for origin in origins:
            cells: list[Cell] = [material.names.place(origin)]
            for target in targets:
                if (origin, target) not in where:
                    cells.append(say("not known"))
                    continue
                path = ("ways", k, "times", where[origin, target], key)
                mark = BARRED if material.barred(origin, target) else ""
                cells.append(material.numbers.at(*path, none=say("no way"), mark=mark))
            rows.append(tuple(cells))
        yield Table(title, columns, tuple(rows))
    yield from _note(material, times)


def _note(material: Material, rows: Sequence[Any]) -> Iterator[Paragraph]:
    """Say what the star means, where there is one."""
    if any(material.barred(row["from"], row["to"]) for row in rows):
        yield Paragraph(
            say(
                "{mark} Entry and objective lie in one sector: the sniper may not enter by the "
                "sector of his objective.",
                mark=BARRED,
            )
        )


def _choke_points(material: Material) -> Iterator[Block]:
    found = material.report["choke_points"]
    if found is None:
        return
    if len(found["parts"]) > 1:
        parts = "; ".join(_part(part) for part in found["parts"])
        yield Paragraph(
            say("No step joins these parts of the board: {parts}.", parts=parts), loud=True
        )
    caption = say(
        "Of several ways that are equally short, each counts for its share. The colours follow "
        "the square root, so that quiet fields differ too."
    )
    yield Figure(
        heat_figure(material.map, ways_heat(material)), caption, "/choke_points/fields/*/between"
    )
    index = material.index("choke_points", "fields")
    if not found["articulations"]:
        yield Paragraph(say("No single field cuts the board in two."))
        return
    rows = []
    for field_id in found["articulations"]:
        row = ("choke_points", "fields", index[field_id])
        pieces = ", ".join(str(n) for n in material.numbers.value((*row, "cuts_into")))
        rows.append(
            (
                material.names.field(field_id),
                material.numbers.at(*row, "cut_off"),
                pieces,
                material.numbers.at(*row, "between", places=1),
            )
        )
    columns = (
        Column(say("Field")),
        Column(say("Fields cut off"), number=True),
        Column(say("Fields of each piece")),
        Column(say("Ways over it"), number=True),
    )
    yield Table(say("Fields that cut the board in two when nobody may pass"), columns, tuple(rows))


def _part(fields: Sequence[str]) -> str:
    """Name the fields of a part, the first of many."""
    most = 8
    shown = ", ".join(fields[:most])
    return shown if len(fields) <= most else say("{fields} and others", fields=shown)


def _danger(material: Material) -> Iterator[Block]:
    rows: list[tuple[Cell, ...]] = []
    for k, row in enumerate(material.report["danger"] or ()):
        path = ("danger", k)
        at = material.numbers.at
        mark = BARRED if material.barred(row["from"], row["to"]) else ""
        rows.append(
            (
                material.names.place(row["from"]),
                material.names.place(row["to"]) + mark,
                at(*path, "paths"),
                at(*path, "fields"),
                at(*path, "least"),
                at(*path, "mean", places=1),
                at(*path, "most"),
                at(*path, "field_most"),
            )
        )
    if rows:
        yield Paragraph(
            say(
                "Danger on the shortest ways: for each way, the fields that see its fields are "
                "added up."
            )
        )
        columns = (
            Column(say("From")),
            Column(say("To")),
            Column(say("Ways"), number=True),
            Column(say("Fields on each"), number=True),
            Column(say("Safest"), number=True),
            Column(say("Mean"), number=True),
            Column(say("Most exposed"), number=True),
            Column(say("Worst field"), number=True),
        )
        yield Table(say("Danger from entry to objective"), columns, tuple(rows))
        yield from _note(material, material.report["danger"])
