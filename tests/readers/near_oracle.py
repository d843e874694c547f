"""What the readers should answer where only the sight of fields near each other is known."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import shapely

from mapkit.compiled import CompiledMap
from tests.readers.oracle import Oracle
from tests.readers.war_oracle import NOT_KNOWN


class NotAskedError(Exception):
    """A pair that is too far apart."""


class NearOracle(Oracle):
    """Answers from the tables of all pairs, and looks how far apart two fields are."""

    def __init__(self, compiled: CompiledMap, within_mm: str) -> None:
        super().__init__(compiled)
        self._radius = float(Fraction(within_mm) / Fraction(str(compiled.map.unit_mm)))
        self._shapes = {
            i: shapely.Polygon(outer, holes)
            for i in self.ids
            for outer, *holes in [compiled.map.points(i)]
        }

    def ask(self, question: str, args: Sequence[Any], options: dict[str, Any]) -> Any:
        try:
            return super().ask(question, args, options)
        except NotAskedError:
            return NOT_KNOWN

    def _is_near(self, a: str, b: str) -> bool:
        return bool(shapely.distance(self._shapes[a], self._shapes[b]) <= self._radius)

    def shot_distance(self, a: str, b: str, grazing: str | None = None) -> Any:
        if not self._is_near(a, b):
            raise NotAskedError
        return super().shot_distance(a, b, grazing)

    def in_sight(self, i: str, grazing: str | None = None, most: int | None = None) -> Any:
        found = [(j, self.shot_distance(i, j, grazing)) for j in self.ids if self._is_near(i, j)]
        return [[j, d] for j, d in found if d is not None and (most is None or d <= most)]
