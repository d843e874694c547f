"""What one passes on the shortest ways from the entries to the objectives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from mapkit.analysis.measures.exposure import FieldExposure
from mapkit.analysis.measures.places import MarkedPlace, Places
from mapkit.analysis.steps import StepGraph


@dataclass(frozen=True, slots=True)
class Danger:
    """How exposed the shortest ways from an entry to an objective are.

    A way is one of the fewest steps on the passable graph, whoever walks; all fields on it count,
    both ends too.

    ``least`` and ``most``: What ``seen_from`` of its fields adds up to on the safest way, and on
    the most exposed one.

    ``field_least`` and ``field_most``: The smallest and the largest ``seen_from`` of a single field
    on any of them.
    """

    entry: MarkedPlace
    objective: MarkedPlace
    paths: int
    """How many such ways there are; 0 where none leads."""
    fields: int
    """Fields on each of them."""
    least: int | None = None
    mean: Fraction | None = None
    """The mean of these sums over all ways."""
    most: int | None = None
    field_least: int | None = None
    field_most: int | None = None


@dataclass(slots=True)
class _Arrival:
    """All shortest ways from an entry to one field: their number, and what is summed over them."""

    fields: int
    paths: int
    total: int
    least: int
    most: int
    field_least: int
    field_most: int


def find_danger(
    graph: StepGraph, exposure: Mapping[str, FieldExposure], places: Places
) -> tuple[Danger, ...]:
    """Measure the shortest ways from every entry to every objective.

    Ways are counted, not listed: one look at every step for each entry.
    """
    return tuple(_dangers(graph, exposure, places))


def _dangers(
    graph: StepGraph, exposure: Mapping[str, FieldExposure], places: Places
) -> Iterator[Danger]:
    for entry in places.entries:
        found = _arrivals(graph, exposure, entry.field)
        for objective in places.objectives:
            here = found.get(objective.field)
            if here is None:
                yield Danger(entry, objective, 0, 0)
            else:
                yield Danger(
                    entry, objective, here.paths, here.fields,
                    here.least, Fraction(here.total, here.paths), here.most,
                    here.field_least, here.field_most,
                )  # fmt: skip


def _arrivals(
    graph: StepGraph, exposure: Mapping[str, FieldExposure], start: str
) -> dict[str, _Arrival]:
    seen = exposure[start].seen_from
    found = {start: _Arrival(1, 1, seen, seen, seen, seen, seen)}
    layer = {start: found[start]}
    while layer:
        following: dict[str, _Arrival] = {}
        for here, so_far in layer.items():
            for there in graph.steps(here):
                if there in found:
                    continue
                seen = exposure[there].seen_from
                onward = _Arrival(
                    fields=so_far.fields + 1,
                    paths=so_far.paths,
                    total=so_far.total + so_far.paths * seen,
                    least=so_far.least + seen,
                    most=so_far.most + seen,
                    field_least=min(so_far.field_least, seen),
                    field_most=max(so_far.field_most, seen),
                )
                known = following.get(there)
                following[there] = onward if known is None else _joined(known, onward)
        found |= following
        layer = following
    return found


def _joined(one: _Arrival, other: _Arrival) -> _Arrival:
    """Return the ways of both, which lead to one field by different last steps."""
    return _Arrival(
        fields=one.fields,
        paths=one.paths + other.paths,
        total=one.total + other.total,
        least=min(one.least, other.least),
        most=max(one.most, other.most),
        field_least=min(one.field_least, other.field_least),
        field_most=max(one.field_most, other.field_most),
    )
