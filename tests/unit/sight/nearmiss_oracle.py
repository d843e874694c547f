"""Near misses by brute force: shapely distances along many segments. Shares nothing with mapkit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely import Geometry, Polygon

_OUTSIDE = 1e9


class DepthOracle:
    """Depth of segments between two fields of a worked case under one of the rules L1 to L4."""

    def __init__(self, case: dict[str, Any], a: str, b: str, rule: str) -> None:
        shapes = {f["id"]: Polygon(f["rings"][0], f["rings"][1:]) for f in case["fields"]}
        passes = case.get("rules", {}).get("void") == "passes"
        self.start, self.target = shapes[a], shapes[b]
        cover = shapely.union_all(list(shapes.values()))
        # All bounded faces of the drawing, void that fields enclose corner to corner included.
        board = shapely.union_all(shapely.get_parts(shapely.polygonize([cover.boundary])))
        self.board: Geometry | None = None if passes else board
        free: list[Geometry] = []
        wanted: list[Geometry] = []
        for f in case["fields"]:
            shape = shapes[f["id"]]
            if f.get("obstacle"):
                continue
            if rule in {"L1", "L4"} and f["kind"] == "open":
                free.append(shape)
                if f["id"] not in {a, b} and (counts_open(case) or not f.get("water")):
                    wanted.append(shape)
            elif (rule == "L2" and f["kind"] == "built_up") or rule == "L3":
                free.append(shape)
        if rule in {"L2", "L3"}:
            # What is stacked counts as the ground field (L2) or as the upper one (L3).
            free = self._stacked(case, shapes, free, rule)
        if passes:
            free.append(shapely.box(-1e5, -1e5, 1e5, 1e5).difference(cover))
        self.free = shapely.union_all([*free, self.start, self.target])
        self.wanted = shapely.union_all(wanted) if rule == "L4" else None

    @staticmethod
    def _stacked(
        case: dict[str, Any], shapes: dict[str, Polygon], free: list[Geometry], rule: str
    ) -> list[Geometry]:
        upper = [f for f in case["fields"] if f["kind"] == "elevated"]
        if rule == "L2":
            return free
        shut = [shapes[f["id"]] for f in upper if f.get("obstacle")]
        over = [shapes[f["id"]] for f in upper if not f.get("obstacle")]
        passable = shapely.union_all(free).difference(shapely.union_all(shut))
        return [passable, shapely.union_all(over)]

    def depths(self, segments: np.ndarray, points: int = 200) -> np.ndarray:
        """Greatest depth at evenly spread points of segments (N, 2, 2)."""
        f = np.linspace(0, 1, points)[:, None]
        at = segments[:, None, 0] * (1 - f) + segments[:, None, 1] * f
        spots = shapely.points(at.reshape(-1, 2))
        shapely.prepare(self.free)
        depth = shapely.distance(self.free, spots).reshape(len(segments), points)
        if self.board is not None:
            outside = shapely.distance(self.board, spots).reshape(len(segments), points)
            depth = np.where(outside > 1e-6, _OUTSIDE, depth)
        worst = depth.max(axis=1)
        if self.wanted is not None:
            lines = shapely.linestrings(segments)
            ends = shapely.buffer(shapely.union(self.start, self.target), 1e-7)
            inner = shapely.difference(lines, ends)
            met = shapely.length(shapely.intersection(inner, self.wanted)) > 1e-7
            worst = np.where(met, worst, _OUTSIDE)
        return np.asarray(worst)

    def relaxed(self) -> DepthOracle:
        """Allow for rounding: the rim and the wanted fields a hair larger."""
        if self.board is not None:
            self.board = shapely.buffer(self.board, 1e-5)
        if self.wanted is not None:
            self.wanted = shapely.buffer(self.wanted, 1e-3)
        return self

    def on_outline(self, shape: Polygon) -> Callable[[np.ndarray], np.ndarray]:
        """Map numbers in 0 to 1 to points on the outline of a field, holes included."""
        rings = [np.asarray(r.coords) for r in (shape.exterior, *shape.interiors)]
        sides = np.concatenate([np.stack([r[:-1], r[1:]], axis=1) for r in rings])
        upto = np.concatenate([[0], np.cumsum(np.hypot(*(sides[:, 1] - sides[:, 0]).T))])

        def point(u: np.ndarray) -> np.ndarray:
            s = (u % 1) * upto[-1]
            k = np.clip(np.searchsorted(upto, s, side="right") - 1, 0, len(sides) - 1)
            f = ((s - upto[k]) / (upto[k + 1] - upto[k]))[..., None]
            return np.asarray(sides[k, 0] * (1 - f) + sides[k, 1] * f)

        return point

    def best(self, rng: np.random.Generator, tries: int = 1500, rounds: int = 12) -> float:
        """Depth of the least deep segment found, rounded up.

        Random segments, the best of them moved about, ever less.
        """
        p, q = self.on_outline(self.start), self.on_outline(self.target)
        u = rng.random((tries, 2))
        worst = self.depths(self._pairs(p, q, u), 60)
        spread = 0.05
        for _ in range(rounds):
            keep = np.argsort(worst)[:12]
            moved = u[np.repeat(keep, 25)] + rng.normal(0, spread, (12 * 25, 2))
            u = np.concatenate([u[keep], moved])
            worst = self.depths(self._pairs(p, q, u), 120)
            spread /= 2
        segment = self._pairs(p, q, u[worst.argmin()][None])
        between = float(np.hypot(*(segment[0, 0] - segment[0, 1]))) / 20000
        return float(self.depths(segment, 10001)[0]) + between

    @staticmethod
    def _pairs(
        p: Callable[[np.ndarray], np.ndarray], q: Callable[[np.ndarray], np.ndarray], u: np.ndarray
    ) -> np.ndarray:
        return np.stack([p(u[:, 0]), q(u[:, 1])], axis=1)


def counts_open(case: dict[str, Any]) -> bool:
    return bool(case.get("rules", {}).get("water_counts_open", True))
