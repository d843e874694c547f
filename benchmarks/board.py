"""A map as the peers take it: polygons, and which of them block."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.mapfile import read_case, read_map
from mapkit.model import GameMap
from mapkit.sight import NONE, sight_tables

Pairs = NDArray[np.bool_]
"""(N, N) symmetric: who sees whom."""


def load(path: Path) -> GameMap:
    """Read a map file, or a map in the JSON of the worked cases."""
    if path.suffix == ".json":
        return read_case(path)
    found = read_map(path).map
    if found is None:
        raise ValueError(f"{path} holds no map without errors")
    return found


@dataclass(frozen=True)
class Board:
    """Polygons of the fields, and the one question that every peer can be asked.

    The question: which pairs see each other by rule L1, over fields that do not block? Peers know
    no rule that depends on the two ends, no count of fields and no grazing.
    """

    game_map: GameMap

    @cached_property
    def polygons(self) -> list[shapely.Polygon]:
        """Every field in the order of the map, noded: with the corners of its neighbours."""
        tree_points = np.array(sorted(set(self.game_map.vertices.values())))
        tree = shapely.STRtree([shapely.Point(p) for p in tree_points.tolist()])
        return [
            shapely.Polygon(
                _noded(exterior, tree, tree_points),
                [_noded(hole, tree, tree_points) for hole in holes],
            )
            for exterior, *holes in map(self.game_map.points, self.game_map.fields)
        ]

    @cached_property
    def blocks(self) -> NDArray[np.bool_]:
        """(N,) Fields that block lines of L1."""
        kinds, traits = self.game_map.ruleset.kinds, self.game_map.ruleset.traits
        return np.array(
            [
                kinds[f.kind].matches != "open" or any(traits[t].blocks_sight for t in f.traits)
                for f in self.game_map.fields.values()
            ]
        )

    @cached_property
    def neighbours(self) -> Pairs:
        """Pairs that touch, and so see each other whatever stands round them."""
        n = len(self.polygons)
        near = np.zeros((n, n), bool)
        a, b = shapely.STRtree(self.polygons).query(self.polygons, predicate="intersects")
        shared = shapely.length(
            shapely.intersection(np.array(self.polygons)[a], np.array(self.polygons)[b])
        )
        near[a, b] = shared > 0
        return near

    def points(
        self, per_edge: int, *, vertices: bool = False
    ) -> tuple[NDArray[np.float64], list[list[int]]]:
        """Points on the boundaries, each once, with the fields that each belongs to.

        Parameters
        ----------
        per_edge : int
            So many evenly on each noded edge, its ends left out.
        vertices : bool
            The ends as well.

        Returns
        -------
        points : (P, 2) float64
        owners : list of list of int
        """
        steps = np.arange(1, per_edge + 1) / (per_edge + 1)
        owners: dict[tuple[float, float], list[int]] = {}
        for i, polygon in enumerate(self.polygons):
            for ring in [polygon.exterior, *polygon.interiors]:
                corners = shapely.get_coordinates(ring)
                a, b = corners[:-1], corners[1:]
                flip = (a[:, 0] > b[:, 0]) | ((a[:, 0] == b[:, 0]) & (a[:, 1] > b[:, 1]))
                a, b = np.where(flip[:, None], b, a), np.where(flip[:, None], a, b)
                on = a[:, None] + steps[None, :, None] * (b - a)[:, None]
                chosen = on.reshape(-1, 2)
                if vertices:
                    chosen = np.concatenate([corners[:-1], chosen])
                for x, y in chosen.tolist():
                    owners.setdefault((x, y), []).append(i)
        return np.array(list(owners)), list(owners.values())

    def truth(self) -> tuple[Pairs, Pairs]:
        """Return who sees whom by L1 over clear lines, and over closed lines too, exactly."""
        ruleset = self.game_map.ruleset
        only = {name: ruleset.rules[name] for name in ("L1", "L7")}
        plain = dataclasses.replace(
            self.game_map, ruleset=dataclasses.replace(ruleset, rules=only), portals=()
        )
        mesh = build_mesh(plain)
        tables = sight_tables(plain, mesh, relations(plain, mesh))
        return tables.clear != NONE, tables.grazing != NONE


def _noded(
    ring: tuple[tuple[int, int], ...], tree: shapely.STRtree, points: NDArray[np.int64]
) -> list[tuple[int, int]]:
    noded = []
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        near = points[tree.query(shapely.LineString([(ax, ay), (bx, by)]))]
        dx, dy = bx - ax, by - ay
        along = (near[:, 0] - ax) * dx + (near[:, 1] - ay) * dy
        on = (near[:, 0] - ax) * dy == (near[:, 1] - ay) * dx
        on &= (along > 0) & (along < dx * dx + dy * dy)
        noded.append((ax, ay))
        order = np.argsort(along[on])
        noded += [(int(x), int(y)) for x, y in near[on][order]]
    return noded
