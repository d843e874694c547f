"""From what the checks find to a refusal: which errors are new, and which is the worst."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import numpy as np
import shapely

from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity, Subject, rules
from mapkit.edits.ids import EditRefusedError
from mapkit.geometry.valid import make_valid
from mapkit.messages import phrase
from mapkit.model import Field, GameMap

_ADVICE = {
    rules.VERTEX_BESIDE_EDGE: phrase("Snap it to the edge, or keep it farther away."),
    rules.VERTICES_NEARLY_MEET: phrase("Snap the two together, or keep them farther apart."),
    rules.FIELDS_OVERLAP: phrase(
        "Draw along the border, or carve the field out of its neighbours."
    ),
    rules.GAP: phrase("Draw along the border of the neighbours."),
    rules.FIELD_OFF_BOARD: phrase("Keep inside the board, or make the board larger."),
}

_SHAPELESS = frozenset(
    {rules.RING_TOO_FEW_POINTS, rules.RING_WITHOUT_AREA, rules.FIELD_WITHOUT_RING}
)
"""Rules whose messages speak of rings and points."""

_COUNTED = (Subject.SLIT, Subject.VOID)
"""Errors that belong to no field of their own: before and after are compared by number."""


class Naming(Wording):
    """Names of the map after an edit, where new fields are called new."""

    def __init__(self, game_map: GameMap, old: Mapping[str, Field]) -> None:
        super().__init__(game_map)
        self._old = old

    def field(self, field_id: str) -> str:
        """Name a field: its id, what people call it, and whether it is new."""
        name = super().field(field_id)
        return name if field_id in self._old else phrase("{field} (new)", field=name)


def refuse_new(
    found: Iterable[Diagnostic],
    known: Iterable[Diagnostic],
    before: GameMap,
    stands_for: Mapping[str, str] | None = None,
) -> None:
    """Raise the worst of what was found and was not known, if there is any.

    Parameters
    ----------
    found, known : iterable of Diagnostic
        After the edit and before.
    stands_for : mapping of str to str, optional
        Fields to those whose old errors are theirs.

    Raises
    ------
    EditRefusedError
        With all places of the worst kind.
    """
    same = {} if stands_for is None else stands_for
    old = Counter(_form(d, same) for d in known)
    fresh = []
    for finding in found:
        form = _form(finding, same)
        if old[form] > 0:
            old[form] -= 1
        else:
            fresh.append(finding)
    if fresh:
        _refuse(fresh, before)


def _refuse(findings: Iterable[Diagnostic], before: GameMap) -> None:
    ranked = sorted(findings, key=lambda d: (d.severity is not Severity.ERROR, d.code))
    worst = ranked[0]
    message = worst.message
    if worst.rule in _SHAPELESS and worst.fields:
        message = phrase(
            "Field {field} would be left without a shape.",
            field=Wording(before).field(worst.fields[0]),
        )
    if worst.rule == rules.RING_SPIKE and worst.fields:
        message = phrase(
            "Field {field} would get a spike of no width.",
            field=Wording(before).field(worst.fields[0]),
        )
    drawn = any(f not in before.fields for f in worst.fields)
    if worst.rule in _ADVICE and (drawn or worst.rule != rules.FIELDS_OVERLAP):
        message = phrase("{what} {advice}", what=message, advice=_ADVICE[worst.rule])
    fields = [f for f in worst.fields if f in before.fields]
    places = [at for d in ranked if d.rule == worst.rule for at in d.at]
    raise EditRefusedError(message, places or middles(before, fields), fields, worst.rule)


def middles(game_map: GameMap, fields: Iterable[str]) -> list[tuple[float, float]]:
    """Return a place inside each field that has a shape, to show there what is said of it."""
    found = []
    for f in fields:
        for ring in game_map.fields[f].rings[:1]:
            if len(ring) > 2 and all(v in game_map.vertices for v in ring):
                outline = shapely.Polygon([game_map.vertices[v] for v in ring])
                (shape,) = make_valid(np.array([outline]))
                spot = shape.representative_point()
                found.append((spot.x, spot.y))
    return found


def _form(finding: Diagnostic, same: Mapping[str, str]) -> tuple[object, ...]:
    rule = finding.rule
    if rule.subject in _COUNTED:
        return (rule.subject,)
    return (rule, frozenset(same.get(f, f) for f in finding.fields))
