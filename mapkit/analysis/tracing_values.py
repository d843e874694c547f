"""How two tracings of one board differ, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from mapkit.analysis.matched_shapes import MatchedFields
from mapkit.model import GameMap
from mapkit.sight import PairDistances

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class AttributeDiff:
    """A matched field that the maps say something else of.

    ``name`` is ``kind``, ``level``, ``sector`` or ``traits``; values are plain, None for none.
    """

    before: str
    after: str
    name: str
    was: Any
    now: Any


@dataclass(frozen=True, slots=True)
class ThingDiff:
    """A portal or a marker that one map has alone, or another type of portal at a place.

    ``was`` and ``now`` are what it is; None in a map that does not have it. ``fields`` are those
    of the map that has it, of the first where both do.
    """

    what: Literal["portal", "marker"]
    fields: tuple[str, ...]
    was: str | None
    now: str | None


@dataclass(frozen=True, slots=True)
class Relations:
    """Pairs of fields that border on each other.

    ``before``, ``after`` and ``both``: How many pairs each map has, and how many both have: pairs
    of matched fields.

    ``only_before`` and ``only_after``: The others, in the ids of the map that has them.
    """

    before: int
    after: int
    both: int
    only_before: tuple[Pair, ...]
    only_after: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class SightDiff:
    """A pair of matched fields whose sight answers differ.

    ``before`` and ``after``: The fields, in the ids of each map.
    """

    before: Pair
    after: Pair
    kind: Literal["sight", "distance"]
    """``sight`` where the verdicts differ, ``distance`` where only the distances do."""
    disputed: bool
    """On one of the maps this very answer is disputed or open."""
    was: PairDistances
    now: PairDistances


@dataclass(frozen=True, slots=True)
class SightDiffs:
    """Which sight answers differ; ``compared`` counts the pairs of matched fields."""

    compared: int
    differing: tuple[SightDiff, ...]


@dataclass(frozen=True, slots=True)
class TracingDiff:
    """How two tracings of one board differ."""

    before: GameMap
    after: GameMap
    fields: MatchedFields
    attributes: tuple[AttributeDiff, ...]
    portals: tuple[ThingDiff, ...]
    markers: tuple[ThingDiff, ...]
    adjacent: Relations | None
    """None where answers were not compared."""
    sight: SightDiffs | None
    """None as well where a ruleset has no sight, or the rulesets or their choices are not the
    same."""

    @property
    def same_size(self) -> bool:
        """Whether the boards have the same size."""
        return self.before.size_mm == self.after.size_mm

    @property
    def same_rules(self) -> bool:
        """Whether both maps are played by the same rules."""
        return _rules(self.before) == _rules(self.after)

    def apart_mm(self) -> tuple[float, float] | None:
        """Return how far borders of matched fields are apart, the mean and what 95 % are within.

        None where no place was measured: all borders of matched fields lie on the board's rim.
        """
        places = [d for m in self.fields.matches for d in m.apart_mm]
        return (float(np.mean(places)), float(np.percentile(places, 95))) if places else None

    @property
    def is_same(self) -> bool:
        """Whether nothing differs at all."""
        return (
            self.same_size
            and self.same_rules
            and not (self.fields.only_before or self.fields.only_after)
            and all(m.same for m in self.fields.matches)
            and not (self.attributes or self.portals or self.markers)
            and not (self.adjacent and (self.adjacent.only_before or self.adjacent.only_after))
            and not (self.sight and self.sight.differing)
        )


def _rules(game_map: GameMap) -> tuple[object, ...]:
    return game_map.ruleset.id, game_map.ruleset.version, dict(game_map.choices)
