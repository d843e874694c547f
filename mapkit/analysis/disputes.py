"""The close calls of a map, nearest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mapkit.analysis.names import describe_field
from mapkit.analysis.sentences import dispute_words, millimetres
from mapkit.compiled import CompiledMap
from mapkit.messages import say
from mapkit.model import GameMap
from mapkit.sight import PairExplainer

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

    @property
    def brief(self) -> str:
        """What a list says that has the pair and the kind beside it."""
        why = dispute_words(self.reasons)
        if self.measure_mm > 0:
            return say("{near}: {why}", near=millimetres(self.measure_mm), why=why)
        return why


def find_disputes(
    compiled: CompiledMap, *, progress: Callable[[int, int], None] | None = None
) -> tuple[Dispute, ...]:
    """Return every disputed answer of a map.

    The nearest call comes first; at equal measure sight before distance, then map order. Cost:
    a few milliseconds a pair, see :meth:`mapkit.sight.PairExplainer.disputes`.
    """
    if compiled.tables is None:
        return ()
    game_map = compiled.map
    explainer = PairExplainer(game_map, compiled.mesh, compiled.relations)
    found = [
        Dispute(a, b, kind, measure, reasons, _sentence(game_map, a, b, kind, measure, reasons))
        for (a, b), kind, measure, reasons in explainer.disputes(compiled.tables, progress=progress)
    ]
    order = {field_id: n for n, field_id in enumerate(game_map.fields)}
    found.sort(key=lambda d: (d.measure_mm, d.kind != "sight", order[d.a], order[d.b]))
    return tuple(found)


def _sentence(
    game_map: GameMap, a: str, b: str, kind: str, measure: float, reasons: tuple[str, ...]
) -> str:
    named = {
        "a": describe_field(game_map, a),
        "b": describe_field(game_map, b),
        "why": dispute_words(reasons),
    }
    if measure > 0:
        named["near"] = millimetres(measure)
        if kind == "sight":
            return say("{a} and {b}: sight disputed by {near}: {why}.", **named)
        return say("{a} and {b}: distance disputed by {near}: {why}.", **named)
    if kind == "sight":
        return say("{a} and {b}: sight disputed: {why}.", **named)
    return say("{a} and {b}: distance disputed: {why}.", **named)
