"""The warnings of a report, with their places marked on the board."""

from __future__ import annotations

from mapkit.drawing.heat import Mark, marks_figure
from mapkit.illustrate.report.document import Block, Figure, Paragraph, Part, Points
from mapkit.illustrate.report.material import Material
from mapkit.messages import say, translated

__all__ = ["warnings_list", "warnings_part"]

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
        marks.append(Mark(str(number), fields))
    if not any(mark.fields for mark in marks):
        return []
    scene = marks_figure(material.map, marks, title=say("Warnings"))
    return [Figure(scene, say("The numbers are those of the warnings."))]
