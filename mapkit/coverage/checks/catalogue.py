"""The codes of the checks: one entry each, from which the documentation is made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mapkit.diagnostics import Diagnostic, Severity

__all__ = ["CATALOGUE", "CodeEntry", "catalogue_markdown", "report"]

_E, _W, _N = Severity.ERROR, Severity.WARNING, Severity.NOTE


@dataclass(frozen=True, slots=True)
class CodeEntry:
    """What a code stands for.

    Parameters
    ----------
    code : str
    severity : Severity
        The usual one; a check may soften it, for example in unfinished maps.
    title : str
        What is wrong, in a few words.
    help : str
        What to do about it.
    fix : str or None
        What the repair does; None where a person has to decide.
    """

    code: str
    severity: Severity
    title: str
    help: str
    fix: str | None = None


# A table, laid out by hand.
# fmt: off
_ENTRIES = (
    # Geometry
    CodeEntry("MK200", _W, "The map has no fields",
              "Draw at least one field under 'fields'."),
    CodeEntry("MK201", _E, "A coordinate cannot be used",
              "Use whole numbers of map units below 2^30 (1073741824) in size."),
    CodeEntry("MK202", _E, "A ring names a vertex that the map does not have",
              "Add the vertex under 'vertices' or correct its name."),
    CodeEntry("MK203", _E, "A ring has fewer than three different points",
              "Draw the ring with three points or more, or delete the hole or field."),
    CodeEntry("MK204", _E, "A ring encloses no area",
              "Move its points off the one line they all lie on."),
    CodeEntry("MK205", _W, "A ring names the same point twice in a row",
              "Delete one of the two; a ring is not closed by repeating its first point.",
              "drop the repeated point"),
    CodeEntry("MK206", _W, "A ring has a spike of no width",
              "Delete the tip: the boundary runs out and back along the same line. It changes no "
              "table, but it is an error where it crosses other edges.",
              "drop the tip of the spike"),
    CodeEntry("MK207", _E, "The boundary of a field crosses itself",
              "Put the points of the ring in the order in which they go round the field."),
    CodeEntry("MK208", _E, "The boundary of a field runs along itself",
              "Let a hole keep clear of the outer ring and of the other holes, or draw the "
              "field without it."),
    CodeEntry("MK209", _W, "A field falls into pieces that meet in points only",
              "Draw each piece as a field of its own."),
    CodeEntry("MK210", _N, "The boundary of a field touches itself in a point",
              "This is allowed; check that it is meant."),
    CodeEntry("MK211", _E, "A hole lies outside its field or inside another hole",
              "Move the hole inside the outer ring, or delete it."),
    CodeEntry("MK212", _N, "A field does not name vertices that lie on its boundary",
              "Nothing has to be done: the vertices are put in on loading. Naming them keeps "
              "the neighbours together when one is moved.",
              "put the vertices into the ring"),
    CodeEntry("MK213", _W, "A vertex lies beside an edge, closer than the tolerance",
              "Put the vertex into the edge's ring, or move it away.",
              "snap the two together"),
    CodeEntry("MK214", _W, "Two vertices are closer than the tolerance",
              "Use one vertex for both, or move them apart.",
              "make one vertex of the two"),
    CodeEntry("MK215", _W, "Several vertices lie on the same point",
              "Use one of them everywhere, so that neighbours move together.",
              "keep the first, use it everywhere"),
    CodeEntry("MK216", _W, "No field uses a vertex",
              "Delete it, or put it into the rings it was meant for.",
              "delete the vertex"),
    CodeEntry("MK217", _N, "A vertex on a straight line serves no field",
              "Harmless; delete it unless you mean to move it.",
              "drop the vertex from the rings"),
    CodeEntry("MK218", _W, "A field is narrower than the tolerance",
              "Widen the field, or state a smaller tolerance if it is drawn that exactly."),
    CodeEntry("MK219", _E, "A field has no ring", "Give the field an outer ring."),
    CodeEntry("MK220", _E, "Two fields overlap",
              "Move the boundary that one of them shares with the other.",
              "snap boundaries that overlap by less than the tolerance"),
    CodeEntry("MK221", _E, "Two fields are stacked but are no tunnel",
              "Only a ground field of the ruleset's tunnel class may lie below an upper field "
              "of its walkway class."),
    CodeEntry("MK222", _E, "Edges of stacked fields cross where there is no vertex",
              "Put a vertex at the crossing into one of the two rings.",
              "put a vertex there"),
    CodeEntry("MK223", _E, "Two fields have the same outline", "Delete one of the two."),
    CodeEntry("MK230", _E, "A hole in the coverage is too narrow to be meant",
              "Close it by giving both sides the same vertices; a hole that is meant has room "
              "for a disc as wide as the tolerance.",
              "snap the vertices round it together"),
    CodeEntry("MK231", _N, "A void is hardly wider than the tolerance",
              "Check that it is meant: no figure enters a void."),
    CodeEntry("MK240", _W, "A field reaches beyond the board",
              "Move its vertices onto the board, or correct 'size_mm'."),
    CodeEntry("MK241", _E, "The unit, the tolerance or the size is no usable number",
              "Give a positive number of millimetres."),
    CodeEntry("MK242", _W, "The tolerance is large for this map",
              "State how far a drawn point may really be off; near misses were looked for "
              "within the typical length of an edge only."),
    # Portals
    CodeEntry("MK300", _E, "Two portals have the same id", "Give each its own id."),
    CodeEntry("MK301", _E, "A portal is of an unknown type", "Use a type of the ruleset."),
    CodeEntry("MK302", _E, "A portal names a field that the map does not have",
              "Correct the field's id under 'between'."),
    CodeEntry("MK303", _E, "A portal joins a field with itself",
              "Name the two fields on both sides of it."),
    CodeEntry("MK304", _E, "A portal joins fields that share no boundary",
              "Name two fields that share a boundary, not only a corner."),
    CodeEntry("MK305", _E, "A portal joins fields that are stacked",
              "Stacked fields are never adjacent; put the portal at the tunnel's mouth."),
    CodeEntry("MK306", _E, "A portal stands between fields that cannot have it",
              "Use another portal type, or correct the kind of one of the fields."),
    CodeEntry("MK307", _E, "A portal's place has no length",
              "Give 'at' two different points of the shared boundary."),
    CodeEntry("MK308", _E, "A portal lies off the boundary that its fields share",
              "Move the ends of 'at' onto the shared boundary."),
    CodeEntry("MK309", _E, "A portal's ends lie on separate pieces of the boundary",
              "Put both ends on the same unbroken piece; use two portals for two pieces."),
    CodeEntry("MK310", _W, "Two portals of a type stand in the same place",
              "Delete one of the two.", "drop a portal that repeats another exactly"),
    CodeEntry("MK311", _W, "A portal leads into a field that nobody may enter",
              "Delete the portal, or correct the field."),
    CodeEntry("MK312", _N, "A wall stands where nobody could step anyway",
              "Harmless: it changes no table."),
    CodeEntry("MK313", _E, "A portal's coordinate cannot be used",
              "Use whole numbers of map units below 2^30 (1073741824) in size."),
    # Markers and play
    CodeEntry("MK400", _N, "The map has no markers",
              "Add the markers of the ruleset before the map is played."),
    CodeEntry("MK401", _E, "A marker is of an unknown type", "Use a type of the ruleset."),
    CodeEntry("MK402", _E, "A marker stands on a field that the map does not have",
              "Correct the field's id."),
    CodeEntry("MK403", _E, "A marker lacks an attribute or has one too many",
              "Give the marker the attributes that the ruleset names for its type."),
    CodeEntry("MK404", _E, "A marker's attribute has a value that is not allowed",
              "Use one of the values that the ruleset allows."),
    CodeEntry("MK405", _E, "A marker that may occur once occurs twice",
              "Delete or renumber one of the two."),
    CodeEntry("MK406", _W, "Markers are missing", "Add the missing ones."),
    CodeEntry("MK407", _E, "There are too many markers", "Delete those that are too many."),
    CodeEntry("MK408", _W, "A group of markers is not complete", "Add the missing ones."),
    CodeEntry("MK410", _E, "A marker stands outside its own sector",
              "Move it to a field of its sector, or correct the field's sector."),
    CodeEntry("MK411", _W, "An entry points at a field that is not at the rim",
              "Choose a field on the outer edge of the board."),
    CodeEntry("MK412", _E, "A marker stands on a field that nobody may enter",
              "Move it to a field that figures can enter."),
    CodeEntry("MK413", _W, "Two markers of a type stand on one field",
              "Move one of the two, unless it is meant."),
    CodeEntry("MK414", _W, "The objectives are split unusually over the sectors",
              "The game counts on its split; move objectives between sectors."),
    CodeEntry("MK415", _W, "No figure can reach some fields",
              "Add a door or a ladder, or mark them as fields that nobody enters."),
    CodeEntry("MK416", _N, "A guarded sector is in several pieces",
              "Allowed, but rare; check the sectors of the fields."),
    # Meaning
    CodeEntry("MK501", _E, "A field is of an unknown kind",
              "Use a kind of the ruleset, or add one under 'kinds'."),
    CodeEntry("MK502", _E, "A field has an unknown trait",
              "Use a trait of the ruleset, or add one under 'traits'."),
    CodeEntry("MK503", _E, "A field is in an unknown sector",
              "Use a sector of the map, or add one under 'sectors'."),
    CodeEntry("MK504", _E, "A trait stands on a kind that cannot have it",
              "Remove the trait or change the field's kind."),
    CodeEntry("MK505", _E, "Two traits exclude each other", "Remove one of the two."),
    CodeEntry("MK506", _E, "A field is on a level that does not exist",
              "Use level 0 (ground) or 1 (upper)."),
    CodeEntry("MK507", _W, "A field's level does not match its kind",
              "Leave 'level' out, or change the kind."),
    CodeEntry("MK508", _W, "Some fields are in no sector",
              "Give them a sector; fields of nobody belong to a neutral one."),
    CodeEntry("MK509", _N, "Several fields have the same name",
              "Allowed; commands will ask for the id."),
    CodeEntry("MK510", _W, "A field is named like the id of another",
              "Rename it, so that commands know which one is meant."),
    CodeEntry("MK511", _E, "A building names a field that the map does not have",
              "Correct the field's id."),
    CodeEntry("MK512", _W, "A field is in two buildings", "Take it out of one of them."),
    CodeEntry("MK513", _W, "A building has a field that is no room",
              "Take it out of the building, or correct its kind."),
    CodeEntry("MK514", _N, "A named building is not what the doors and walls make of it",
              "A building is a set of rooms joined by steps; the rules go by that, the name "
              "is for people."),
    CodeEntry("MK515", _W, "A building has no fields", "Name its fields, or delete it."),
    CodeEntry("MK516", _E, "Two buildings have the same id", "Give each its own id."),
    CodeEntry("MK517", _E, "A field's id cannot be used",
              "Use 1 to 40 characters without blanks and without '|'."),
    CodeEntry("MK518", _E, "A choice or its value is unknown",
              "Use a choice of the ruleset with one of its values."),
    CodeEntry("MK519", _N, "No field is in a sector that the map names",
              "Give it fields; the squad of a sector needs them to start in."),
)
# fmt: on

CATALOGUE = {entry.code: entry for entry in _ENTRIES}
"""Every code that ``check_map`` can give."""

_GROUPS = (
    ("MK2", "The drawing"),
    ("MK3", "Portals"),
    ("MK4", "Markers and play"),
    ("MK5", "Meaning"),
)


def report(
    code: str,
    message: str,
    *,
    fields: Iterable[str] = (),
    vertices: Iterable[str] = (),
    at: Iterable[tuple[float, float]] = (),
    severity: Severity | None = None,
    fixable: bool = True,
) -> Diagnostic:
    """Make the diagnostic of a code; help and fix come from the catalogue."""
    entry = CATALOGUE[code]
    return Diagnostic(
        code=code,
        severity=entry.severity if severity is None else severity,
        message=message,
        help=entry.help,
        fields=tuple(fields),
        vertices=tuple(vertices),
        at=tuple((float(x), float(y)) for x, y in at),
        fix=entry.fix if fixable else None,
    )


def catalogue_markdown() -> str:
    """Render the catalogue as the tables of ``docs/diagnostics.md``."""
    lines: list[str] = []
    for prefix, title in _GROUPS:
        lines += [
            f"## {title} ({prefix}xx)",
            "",
            "| code | severity | what is wrong | what to do | `--fix` |",
            "|---|---|---|---|---|",
        ]
        lines += [
            f"| {e.code} | {e.severity} | {e.title} | {e.help} | {e.fix or ''} |"
            for e in _ENTRIES
            if e.code.startswith(prefix)
        ]
        lines.append("")
    return "\n".join(lines)
