"""Lines between two fields that may miss corners, and what they say of every redrawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import (
    BLOCKS,
    NEEDS_FLAG,
    NONE,
    PASSES,
    PLAIN,
)
from mapkit.geometry.kernel.interface import ChosenMoves, MovedPair, moved_distance
from mapkit.geometry.kernel.sight import SightTask, SlackLine
from mapkit.geometry.kernel.structs import Result
from mapkit.geometry.points import near_hull
from mapkit.model import SightRule
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redrawn_bounds import SURE, gaps
from mapkit.sight.verdict import Distances, grazing_counts

_FINE = 400
"""The tolerance is so many units of the grid on which places are tried, if the map leaves room."""

_LARGEST = 2.0**27
"""Coordinates of that grid."""

Moves = Mapping[int, tuple[int, int]]
"""Where vertices of a mesh go."""


class PairLines:
    """Lines between the pairs of one map, one pair after the other.

    Parameters
    ----------
    finder : PairFinder
        Of the map.
    tolerance : float or None
        In map units; None for that of the map.
    """

    def __init__(self, finder: PairFinder, tolerance: float | None = None) -> None:
        self._finder = finder
        self._mesh = finder.mesh
        own = finder.map.tolerance_units
        self._tolerance = float(own if tolerance is None else tolerance)
        self._kept_pair: tuple[tuple[str, str], MovedPair] | None = None
        self._kept_tasks: tuple[tuple[str, str], dict[str, SightTask]] = ("", ""), {}

    def bounds(self, a: str, b: str, found: Distances) -> tuple[int, int]:
        """Return bounds for the clear distance of one pair; see :class:`RedrawnBounds`.

        ``found`` is how the pair is drawn.
        """
        finder = self._finder
        clear = NONE if found.clear is None else found.clear
        if a == b or finder.is_fixed(a, b):
            return clear, clear
        alone = finder.map.ruleset.rules[found.rules[0]].mechanism == "same_building"
        rules = finder.rules(a, b)
        least, most = self._between_rules(a, b, NONE if alone else clear, rules)
        special = finder.same_building_rule(a, b)
        if special is not None and most == NONE:
            if least != NONE:
                return 1, NONE
            return self._between_rules(a, b, clear, (special,))
        return least, most

    def _between_rules(
        self, a: str, b: str, drawn: int, rules: Iterable[SightRule]
    ) -> tuple[int, int]:
        finder, slack = self._finder, 2 * self._tolerance
        near = drawn <= finder.steps[finder.position(a), finder.position(b)]
        loose = [r for r in rules if not near or (finder.count(r) == PASSES).any()]
        line = self.line(a, b, slack, drawn, loose)
        least = line.distance if line else drawn
        if drawn == NONE:
            return least, NONE
        most = NONE
        for apart in gaps(self._tolerance):
            if most > drawn:
                line = self.line(
                    a, b, -apart, most, rules,
                    parting=False, margin=self._tolerance + SURE,
                )  # fmt: skip
                most = line.distance if line else most
        return least, most

    def line(
        self,
        a: str,
        b: str,
        slack: float,
        below: int,
        rules: Iterable[SightRule] | None = None,
        *,
        enough: int = 0,
        parting: bool = True,
        margin: float = 0.0,
    ) -> SlackLine | None:
        """Find a line of some rules with less than so many fields, the fewest.

        The others are those of :meth:`mapkit.geometry.kernel.sight.KernelMesh.slack_line`.
        """
        best: SlackLine | None = None
        for rule in self._rules(a, b) if rules is None else rules:
            task = self._line_task(a, b, rule)
            line = self._asked(
                a, b, task, slack, below, enough=enough, parting=parting, margin=margin
            )
            if line is not None:
                best, below = line, line.distance
                if below <= enough:
                    break
        return best

    def beyond(
        self, a: str, b: str, fields: Iterable[int], slack: float, *, parting: bool
    ) -> SlackLine | None:
        """Find a line with a slack that crosses some other field than these, by index."""
        finder, outside = self._finder, np.ones(len(self._mesh.field_ids), np.uint8)
        outside[list(fields)] = 0
        for rule in finder.rules(a, b):
            task = self._line_task(a, b, rule)
            need = np.where(task.need == PLAIN, NEEDS_FLAG, task.need).astype(np.uint8)
            task = replace(task, flag=outside, need=need)
            line = self._asked(a, b, task, slack, NONE, parting=parting)
            if line is not None:
                return line
        return None

    def _asked(
        self,
        a: str,
        b: str,
        task: SightTask,
        slack: float,
        below: int,
        *,
        parting: bool,
        enough: int = 0,
        margin: float = 0.0,
    ) -> SlackLine | None:
        finder, pair = self._finder, self._pair_task(a, b)
        hulls = [finder.hull(finder.position(i)) for i in (a, b)]
        vertices = pair.arrays["turning"]
        if enough and slack <= 0 and pair.first >= 0:
            vertices = np.concatenate([np.array([pair.first], np.int32), vertices])
        return finder.kernel.slack_line(
            task, vertices, (offsets_of(hulls), np.concatenate(hulls)), slack, below,
            enough=enough, parting=parting, margin=margin,
            touching=slack > 0 and grazing_counts(finder.map),
        )  # fmt: skip

    def _rules(self, a: str, b: str) -> Iterable[SightRule]:
        finder = self._finder
        inside = finder.same_building_rule(a, b)
        return (*finder.rules(a, b), *([inside] if inside else []))

    def _line_task(self, a: str, b: str, rule: SightRule) -> SightTask:
        """Let the places of both fields block, as no line goes on through them."""
        kept = self._kept_tasks
        if kept[0] != (a, b):
            kept = self._kept_tasks = (a, b), {}
        task = kept[1].get(rule.id)
        if task is None:
            finder, places = self._finder, self._mesh.place_fields
            ends = places == finder.position(a)
            ends = (ends | (places == finder.position(b))).any(axis=1)
            count = np.where(ends, BLOCKS, finder.count(rule)).astype(np.int32)
            task = kept[1][rule.id] = finder.task(a, b, rule, count)
        return task

    def answer_on(self, moves: Moves, a: str, b: str) -> int | None:
        """Return the distance of a pair with vertices moved; 0 where that is no redrawing."""
        places = np.array([*moves.values()], np.int64).reshape(-1, 2)
        chosen = ChosenMoves(moves=np.array([*moves], np.int32), places=places)
        distance = moved_distance(self._finder.kernel.handle, self._pair_task(a, b), chosen)
        return None if distance == NONE else distance

    def _pair_task(self, a: str, b: str) -> MovedPair:
        """Return what the kernel has to know of a pair, wherever vertices move."""
        kept = self._kept_pair
        if kept is None or kept[0] != (a, b):
            finder = self._finder
            tasks = [finder.task(a, b, rule, finder.count(rule)) for rule in self._rules(a, b)]
            corners = [finder.corners_of(finder.position(i)) for i in (a, b)]
            hulls = [finder.hull(finder.position(i)) for i in (a, b)]
            finest = int(_LARGEST / max(float(np.abs(self._mesh.xy).max()), 1.0))
            pair = MovedPair(
                grazing=grazing_counts(finder.map),
                inside=finder.same_building_rule(a, b) is not None,
                first=-1,
                finer=max(1, min(round(_FINE / self._tolerance), finest)) if self._tolerance else 1,
                tolerance=self._tolerance,
                counts=np.array([task.count for task in tasks]),
                ends=tasks[0].ends,
                flags=np.array([task.flag for task in tasks]),
                needs=np.array([task.need[tuple(task.group)] for task in tasks], np.uint8),
                offsets=offsets_of(corners),
                corners=np.concatenate(corners).astype(np.int32),
                turning=near_hull(
                    finder.mesh.xy, finder.turning, np.concatenate(hulls), 2 * self._tolerance + 1
                ),
            )
            kept = self._kept_pair = (a, b), pair
        return kept[1]


def offsets_of(parts: Sequence[NDArray[Any]]) -> NDArray[np.int32]:
    """Return where parts begin and end, one after the other."""
    return np.cumsum([0, *map(len, parts)]).astype(np.int32)


def moves_of(
    count: int, found: Result, vertices: str = "moves", places: str = "places"
) -> dict[int, tuple[int, int]]:
    """Return so many moves from two arrays of what a kernel found."""
    to = found.arrays[places][:count].tolist()
    own = found.arrays[vertices][:count].tolist()
    return {v: (x, y) for v, (x, y) in zip(own, to, strict=False)}
