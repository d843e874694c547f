"""What the pages of a report are made of: the map, the report's JSON, and names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from mapkit.analysis.measures.fairness import Supply
from mapkit.analysis.measures.report import Report
from mapkit.drawing.heat import Mark, marks_figure
from mapkit.drawing.small_board import SmallBoard
from mapkit.illustrate.report.document import Block, Figure, Numbers, Paragraph, Part, Points
from mapkit.messages import say, translated, upper_first
from mapkit.model import GameMap


class Material:
    """A map and the JSON of its report.

    ``game_map`` is the one that was measured; ``report`` is as
    :func:`mapkit.analysis.measures.report_dict` gives it.
    """

    def __init__(self, game_map: GameMap, report: Mapping[str, Any]) -> None:
        self.map = game_map
        self.report = report
        self.numbers = Numbers(report)
        self.names = PlaceNames(game_map, report)

    @cached_property
    def small_board(self) -> SmallBoard:
        """The board for small pictures."""
        return SmallBoard(self.map)

    @property
    def supplies(self) -> tuple[Supply, ...]:
        """How fair the board is to each army."""
        return tuple(
            Supply(row["owner"], row["mover"], tuple(row["distances"]), tuple(row["homes"]))
            for row in self.report["fairness"]
        )

    def barred(self, origin: str, objective: str) -> bool:
        """Return whether entry and objective lie in one sector: nobody enters there for it."""
        entries, objectives = (
            {row["place"]: row["sector"] for row in self.report["places"][kind]}
            for kind in ("entries", "objectives")
        )
        sector = entries.get(origin)
        return sector is not None and sector == objectives[objective]

    def listed(self, rows: tuple[str | int, ...], *keys: str | int) -> dict[str, float]:
        """Return a number for each row of a list of fields; ``keys`` lead to it in the row."""
        found = {}
        for k, row in enumerate(self.numbers.value(rows)):
            value = self.numbers.value((*rows, k, *keys))
            if value is not None:
                found[row["field"]] = value
        return found

    def index(self, *path: str | int) -> dict[str, int]:
        """Return where each field stands in a list of fields."""
        return {row["field"]: k for k, row in enumerate(self.numbers.value(path))}


_DIGITS = 8
"""Of a checksum on each page."""


def page_label(report: Report) -> str:
    """Return what each page of a report says of its map."""
    return map_label(report.map, report.checksum, report.version)


def map_label(game_map: GameMap, checksum: str, version: str) -> str:
    """Return a map's name, its checksum's first digits, its ruleset and the version of mapkit."""
    ruleset = game_map.ruleset
    words = [
        game_map.name,
        say("checksum {digits}", digits=checksum[:_DIGITS]) if checksum else "",
        f"{translated(ruleset.name)} {ruleset.version}",
        f"mapkit {version}" if version else "",
    ]
    return " · ".join(word for word in words if word)


_MOST_PLACES = 8
"""Fields that a warning is marked on; of one about more, its subject alone."""


def warnings_part(material: Material) -> Part | None:
    """Return the page of warnings, None where there is none, not even a silenced one."""
    found = material.report["warnings"]
    blocks: list[Block] = [*warnings_list(material), *_board(material)]
    if found["silenced"]:
        rows = tuple(
            (
                "",
                say(
                    "{warning} Silenced: {reason}",
                    warning=translated(row["sentence"]),
                    reason=row["reason"],
                ),
            )
            for row in found["silenced"]
        )
        blocks += [Paragraph(say("Silenced by the map:")), Points(rows)]
    return Part("warnings", say("Warnings"), tuple(blocks)) if blocks else None


def notes_part(material: Material) -> Part | None:
    """Return the notes that the map's author has pinned to the board, None where there are none."""
    notes = material.map.notes
    if not notes:
        return None
    marks = [Mark(number, at=note.at) for number, note in enumerate(notes, 1)]
    scene = marks_figure(material.map, marks, title=say("Notes"))
    rows = tuple((str(number), note.text) for number, note in enumerate(notes, 1))
    caption = say("The numbers are those of the notes.")
    return Part("notes", say("Notes"), (Points(rows), Figure(scene, caption)))


def warnings_list(material: Material) -> list[Block]:
    """Return the open warnings, numbered."""
    rows = material.report["warnings"]["open"]
    sentences = tuple((str(k), translated(row["sentence"])) for k, row in enumerate(rows, 1))
    return [Points(sentences)] if rows else []


def _board(material: Material) -> list[Block]:
    """Return the board with the numbers of the warnings that have a place on it."""
    marks = []
    for number, row in enumerate(material.report["warnings"]["open"], 1):
        fields = tuple(row["fields"])
        if len(fields) > _MOST_PLACES:
            fields = fields[:1]
        marks.append(Mark(number, fields))
    if not any(mark.fields for mark in marks):
        return []
    scene = marks_figure(material.map, marks, title=say("Warnings"))
    return [Figure(scene, say("The numbers are those of the warnings."))]


_TYPES = {"objectives": "objective", "starts": "start", "entries": "entry"}


class PlaceNames:
    """Names for people of what the JSON of a report names."""

    def __init__(self, game_map: GameMap, report: Mapping[str, Any]) -> None:
        self._map = game_map
        self._fields = {row["field"]: row for row in report["fields"]}
        self._places = {
            row["place"]: (_TYPES[kind], row)
            for kind, rows in report["places"].items()
            for row in rows
        }

    def field(self, field_id: str) -> str:
        """Return a field's id, with its name if it has one."""
        name = self._fields[field_id]["name"]
        return f"{field_id} {name}" if name else field_id

    def place(self, name: str) -> str:
        """Return what an objective, a start or an entry is, in the reader's language."""
        kind, row = self._places[name]
        known = self._map.ruleset.markers.get(kind)
        values = [translated(str(value)) for value in row["attributes"].values()]
        words = upper_first(" ".join([translated(known.label if known else kind), *values]))
        alike = sum(
            other["attributes"] == row["attributes"] and like == kind
            for like, other in self._places.values()
        )
        return words if alike == 1 else f"{words} ({row['field']})"

    def mover(self, name: str) -> str:
        """Return what a mover class is called."""
        known = self._map.ruleset.movers.get(name)
        return translated(known.label if known else name)

    def sector(self, sector_id: str | None) -> str:
        """Return a sector's name."""
        if sector_id is None:
            return say("No sector")
        sector = self._map.sectors.get(sector_id)
        return translated(sector.name) if sector else sector_id
