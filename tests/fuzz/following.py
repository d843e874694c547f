"""Tables that follow random edits, undo included, held against tables built anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np

from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.edits import EditRefusedError
from mapkit.mapfile import read_case
from mapkit.model import GameMap
from mapkit.sight import SightTables, all_pairs, following, sight_tables
from mapkit.sight.following import follow_sight, whole_sight
from tests.properties.map_edits import EDITS
from tests.random_maps import scale

EDITS_A_MAP = 10
_TRIES = 4  # for each edit: many are refused
_MOVES = ["move", "move_level", "move_edge"]  # what a drag does


def wrong_after_edits(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Edit a map and take edits back; let the tables follow each time, and build them anew."""
    game_map = read_case(scale(case_map, rng.choice([1, 7, 60])))
    xs, ys = zip(*game_map.vertices.values(), strict=True)
    game_map = replace(game_map, size_mm=(max(xs) + 200.0, max(ys) + 200.0))
    mesh = build_mesh(game_map)
    sight = whole_sight(game_map, mesh, relations(game_map, mesh))
    past: list[GameMap] = []
    for k in range(EDITS_A_MAP):
        if past and rng.random() < 0.25:
            name, then = "undo", past.pop(rng.randrange(len(past)))
        else:
            name, then = _edited(rng, game_map)
        mesh = build_mesh(then)
        near = relations(then, mesh)
        with _some_way(rng):
            sight = follow_sight(sight, then, mesh, near) or whole_sight(then, mesh, near)
        wrong = unlike(sight.tables, sight_tables(then, mesh, near))
        if wrong:
            return [f"edit {k}, {name}: {what}" for what in wrong]
        past.append(game_map)
        game_map = then
    return []


def _edited(rng: Random, game_map: GameMap) -> tuple[str, GameMap]:
    for _ in range(_TRIES):
        name = rng.choice(_MOVES if rng.random() < 0.5 else sorted(EDITS))
        with suppress(EditRefusedError):
            return name, EDITS[name](rng, game_map)
    return "none", game_map


@contextmanager
def _some_way(rng: Random) -> Iterator[None]:
    """Try lines that meet two ends only, or all; follow however much has changed, or not.

    Pairs whose best lines are gone are computed with all others, or by themselves.
    """
    most = rng.choice([following._MOST, np.inf, np.inf])
    few, alone = rng.choice([0, 8, 2**40]), rng.choice([0, 0, 8])
    with (
        patch.object(all_pairs, "_FEW", few),
        patch.object(following, "_MOST", most),
        patch.object(following, "_FEW", alone),
    ):
        yield


def unlike(a: SightTables, b: SightTables) -> list[str]:
    """Say in what two tables are not the same, down to the last bit."""
    wrong = [
        f"{name} differs in {np.count_nonzero(getattr(a, name) != getattr(b, name))} places"
        for name in ("clear", "grazing", "rule")
        if (getattr(a, name) != getattr(b, name)).any()
    ]
    wrong += [] if a.rules == b.rules else [f"rules are {a.rules}, not {b.rules}"]
    return wrong + ([] if a.field_ids == b.field_ids else ["fields differ"])
