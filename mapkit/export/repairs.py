"""What was done to make borders of a drawing shared, one by one, with words and a place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import shapely

from mapkit.coverage.stitching import Stitched
from mapkit.export.imported import ImportedField
from mapkit.messages import Phrase, decimal, phrase

RepairKind = Literal["overlap", "void", "slit", "corner", "island"]
_DOUBTFUL = {"overlap", "void"}


@dataclass(frozen=True, slots=True)
class Repair:
    """One thing that was done, or that was found and left.

    Attributes
    ----------
    kind : str
        ``overlap``: given to one side; ``void``: left; ``slit``: closed; ``corner``: put where
        borders of others end (a T-junction); ``island``: a hole for a field within another.
    at : (float, float)
        Its place on the map, in mm.
    shape : shapely.Geometry or None
        The overlap or the void, in mm.
    """

    kind: RepairKind
    what: Phrase
    at: tuple[float, float]
    shape: shapely.Geometry | None = None

    @property
    def doubtful(self) -> bool:
        """Whether a person has to look at it."""
        return self.kind in _DOUBTFUL


def repairs_of(
    found: Stitched, fields: Sequence[ImportedField], unit_mm: float
) -> Iterator[Repair]:
    """Yield what was done to fields, doubts first, in the order of :class:`Stitched`."""

    def name(k: int) -> str:
        return fields[k].id or fields[k].where

    def mm(at: tuple[float, float]) -> tuple[float, float]:
        return at[0] * unit_mm, at[1] * unit_mm

    def whole(shape: shapely.Geometry) -> shapely.Geometry:
        return shapely.transform(shape, lambda xy: xy * unit_mm)

    for o in found.overlaps:
        told = phrase(
            "{lost} and {kept} lay on each other by {area} mm² at {x},{y} mm: {kept} keeps it",
            lost=name(o.lost),
            kept=name(o.kept),
            area=decimal(o.area * unit_mm**2, 1, trim=True),
            **_place(o.at, unit_mm),
        )
        yield Repair("overlap", told, mm(o.at), whole(o.shape))
    for void in found.voids:
        place = void.representative_point()
        told = phrase(
            "no field covers {area} mm² at {x},{y} mm",
            area=decimal(void.area * unit_mm**2, 1, trim=True),
            **_place((place.x, place.y), unit_mm),
        )
        yield Repair("void", told, mm((place.x, place.y)), whole(void))
    for slit in found.slits:
        told = phrase(
            "{a} and {b}: a slit up to {width} mm wide closed",
            a=name(slit.a),
            b=name(slit.b),
            width=decimal(slit.width * unit_mm, 2, trim=True),
        )
        yield Repair("slit", told, mm(slit.at))
    for k, at in found.corners:
        told = phrase("{field} has a corner now where borders of others end", field=name(k))
        yield Repair("corner", told, mm(at))
    for outer, inner in found.islands:
        parts = found.shapes[inner]
        if parts:
            place = parts[0].representative_point()
            told = phrase(
                "{outer} has a hole for {inner} now", outer=name(outer), inner=name(inner)
            )
            yield Repair("island", told, mm((place.x, place.y)))


def _place(at: tuple[float, float], unit_mm: float) -> dict[str, Phrase]:
    return {
        "x": decimal(at[0] * unit_mm, 1, trim=True),
        "y": decimal(at[1] * unit_mm, 1, trim=True),
    }
