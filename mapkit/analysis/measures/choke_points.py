"""Fields that everybody has to pass. Needs the extra ``report`` (ADR 0037)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mapkit.errors import MissingError
from mapkit.messages import phrase

if TYPE_CHECKING:
    from types import ModuleType

    from rustworkx import PyGraph


class GraphLibraryMissingError(MissingError):
    """The library that searches graphs is not installed."""


@dataclass(frozen=True, slots=True)
class ChokePoint:
    """How much of the traffic on a board goes over one field."""

    between: float
    """The pairs of other fields between which the shortest ways lead over it; of a pair with
    several shortest ways the share that does. Rounded to 0.000001."""
    cuts_into: tuple[int, ...]
    """Without this field its part of the board falls into so many parts, of so many fields, the
    largest first; empty where the rest holds together."""

    @property
    def articulation(self) -> bool:
        """Whether some fields are reached only over this one."""
        return len(self.cuts_into) > 1

    @property
    def cut_off(self) -> int:
        """Fields that are cut off from the largest part without this one."""
        return sum(self.cuts_into[1:])


@dataclass(frozen=True, slots=True)
class ChokePoints:
    """The passable graph of a board, by fewest steps, whoever walks."""

    parts: tuple[tuple[str, ...], ...]
    """Fields that steps join, one tuple for each part of the board, in map order."""
    fields: Mapping[str, ChokePoint]
    """Fields where a figure can stand, in map order."""

    @property
    def articulations(self) -> tuple[str, ...]:
        """The fields that some others are reached over only, in map order."""
        return tuple(i for i, point in self.fields.items() if point.articulation)


def find_choke_points(fields: Sequence[str], passable: Iterable[tuple[str, str]]) -> ChokePoints:
    """Find what falls apart where one field is closed, and where the shortest ways meet.

    ``fields`` are those where figures can stand, in map order; ``passable`` says between which of
    them they step.

    Betweenness takes as many searches as there are fields: some milliseconds for 150, 0.1 s for
    1,000.

    Raises ``GraphLibraryMissingError``.
    """
    library = _library()
    number = {i: k for k, i in enumerate(fields)}
    graph = library.PyGraph(multigraph=False)
    graph.add_nodes_from(list(fields))
    graph.add_edges_from_no_data([(number[a], number[b]) for a, b in passable])
    # In one thread: several add up in any order, and sums of floats would differ in the last digit.
    between = library.betweenness_centrality(
        graph, normalized=False, parallel_threshold=len(fields) + 1
    )
    cuts = {k: _parts_without(library, graph, k) for k in library.articulation_points(graph)}
    return ChokePoints(
        parts=tuple(
            tuple(fields[k] for k in part) for part in sorted(_parts(library, graph))
        ),
        fields={
            i: ChokePoint(round(between[k], 6), cuts.get(k, ())) for k, i in enumerate(fields)
        },
    )  # fmt: skip


def _library() -> ModuleType:
    try:
        import rustworkx  # noqa: PLC0415 - an extra
    except ImportError:
        raise GraphLibraryMissingError(
            phrase("choke points need a graph library: pip install rustworkx")
        ) from None
    return rustworkx


def _parts(library: ModuleType, graph: PyGraph) -> list[list[int]]:
    return [sorted(part) for part in library.connected_components(graph)]


def _parts_without(library: ModuleType, graph: PyGraph, closed: int) -> tuple[int, ...]:
    beside = set(graph.neighbors(closed))
    rest = graph.copy()
    rest.remove_node(closed)
    sizes = [len(p) for p in library.connected_components(rest) if not beside.isdisjoint(p)]
    return tuple(sorted(sizes, reverse=True))


@dataclass(frozen=True, slots=True)
class ClosedPlace:
    """A field to which, or from which, no way leads."""

    field: str
    origins: tuple[str, ...]
    """Fields from which no way leads to it."""
    objectives: tuple[str, ...]
    """Fields to which no way leads from it."""


def find_closed_places(pairs: Iterable[tuple[str, str]]) -> Iterator[ClosedPlace]:
    """Describe pairs that no way joins by few places, each pair once.

    A room without a door is one place, and so is an entry that leads nowhere.

    ``pairs`` are two fields each: where it sets out, and the objective. The place with the most
    pairs comes first; of equal ones objectives first, in the order of the pairs.

    Cost: the pairs times the places.
    """
    left = list(dict.fromkeys(pairs))
    while left:
        often = Counter([*(end for _, end in left), *(start for start, _ in left)])
        place = max(often, key=lambda i: often[i])
        yield ClosedPlace(
            place,
            tuple(start for start, end in left if end == place),
            tuple(end for start, end in left if start == place != end),
        )
        left = [pair for pair in left if place not in pair]
