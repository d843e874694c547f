"""Over which fields a noisy move is heard, and from how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from mapkit.analysis.measures.places import Places, standing
from mapkit.analysis.steps import StepGraph
from mapkit.compiled import Missing
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class FieldNoise:
    """Who hears a noisy move that leaves, crosses or reaches one field."""

    heard_from: int
    """Other fields on which a unit would hear it, adjacent ones where a figure can stand."""
    starts: int
    """Starts among them."""
    unsure: int = 0
    """Fields that a partial build left out and that may lie beside this one; they are not
    counted."""


@dataclass(frozen=True, slots=True)
class NoiseMeasures:
    """Who can hear what on a whole map."""

    movers: tuple[str, ...]
    """Those whose long moves make noise."""
    fields: Mapping[str, FieldNoise]
    """By field on which one of them can be, in map order."""
    starts: Mapping[str, tuple[str, ...]]
    """By the name of a start the fields over which a unit on it hears such a move, in map order."""


def find_noise(
    game_map: GameMap, graph: StepGraph, places: Places, missing: Missing
) -> NoiseMeasures | None:
    """Measure who hears whom; None where no mover of the ruleset makes a noise.

    Units hear what happens on adjacent fields, through walls too.
    """
    movers = tuple(m for m, moving in game_map.ruleset.movers.items() if moving.noise_from > 0)
    if not movers:
        return None
    ids = tuple(game_map.fields)
    units = {i for i, fits in zip(ids, standing(game_map), strict=True) if fits}
    noisy = {i for i, fits in zip(ids, standing(game_map, movers), strict=True) if fits}
    starts = [p.field for p in places.starts]
    lost = Counter(here for here, _ in missing.beside)
    beside = {i: set(graph.neighbours(i)) for i in ids}
    return NoiseMeasures(
        movers=movers,
        fields={
            i: FieldNoise(len(beside[i] & units), sum(s in beside[i] for s in starts), lost[i])
            for i in ids
            if i in noisy
        },
        starts={
            p.name: tuple(i for i in ids if i in noisy and i in beside[p.field])
            for p in places.starts
        },
    )
