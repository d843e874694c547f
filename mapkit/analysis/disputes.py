"""The close calls of a map, nearest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mapkit.analysis.names import describe_field
from mapkit.analysis.sentences import dispute_words, millimetres
from mapkit.compiled import GroundPlan
from mapkit.model import GameMap
from mapkit.sight import disputes

__all__ = ["Dispute", "find_disputes"]


@dataclass(frozen=True, slots=True)
class Dispute:
    """One disputed answer.

    Attributes
    ----------
    a, b : str
        The fields, in map order.
    kind : str
        ``sight`` (whether at all) or ``distance`` (how far).
    measure_mm : float
        How near the call is: the width of the strip, or the depth of the near miss.
    reasons : tuple of str
    sentence : str
    """

    a: str
    b: str
    kind: str
    measure_mm: float
    reasons: tuple[str, ...]
    sentence: str


def find_disputes(
    ground: GroundPlan, *, progress: Callable[[int, int], None] | None = None
) -> tuple[Dispute, ...]:
    """Return every disputed answer of a map.

    The nearest call comes first; at equal measure sight before distance, then map order.
    """
    found = [
        Dispute(
            a, b, kind, measure, tuple(reasons), _sentence(ground.map, a, b, kind, measure, reasons)
        )
        for (a, b), kind, measure, reasons in disputes(
            ground.map, ground.mesh, ground.relations, progress=progress
        )
    ]
    order = {field_id: n for n, field_id in enumerate(ground.map.fields)}
    found.sort(key=lambda d: (d.measure_mm, d.kind != "sight", order[d.a], order[d.b]))
    return tuple(found)


def _sentence(
    game_map: GameMap, a: str, b: str, kind: str, measure: float, reasons: tuple[str, ...]
) -> str:
    pair = f"{describe_field(game_map, a)} and {describe_field(game_map, b)}"
    subject = "sight" if kind == "sight" else "distance"
    return f"{pair}: {subject} within {millimetres(measure)}; {dispute_words(reasons)}."
