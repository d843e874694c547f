"""Verdicts in dispute, asked without distances: the same pairs as the close calls name."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

import mapkit
from mapkit.compiled import compile_map
from mapkit.model import GameMap
from mapkit.sight import PairExplainer


def explained(game_map: GameMap) -> tuple[PairExplainer, mapkit.Board]:
    compiled = compile_map(game_map)
    return PairExplainer(game_map, compiled.mesh, compiled.relations), mapkit.Board(game_map)


def test_they_are_those_of_the_close_calls() -> None:
    for game_map in (
        mapkit.open("examples/two-rooms.yaml").map,
        replace(mapkit.open("uboat-bunker").map, tolerance_mm=1.0),
    ):
        explainer, board = explained(game_map)
        found = list(explainer.disputed_verdicts(board.tables))
        assert set(found) == {(d.a, d.b) for d in board.disputes("sight")}
        assert len(set(found)) == len(found) > 10


def test_those_asked_first_come_first_and_no_others_are_asked() -> None:
    explainer, board = explained(mapkit.open("examples/two-rooms.yaml").map)
    every = list(explainer.disputed_verdicts(board.tables))
    index = {i: k for k, i in enumerate(board.ids)}
    table = np.zeros((len(index), len(index)), np.bool_)
    a, b = (index[i] for i in every[-1])
    table[a, b] = table[b, a] = True
    assert next(explainer.disputed_verdicts(board.tables, first=table)) == every[-1]
    assert set(explainer.disputed_verdicts(board.tables, first=table)) == set(every)
    assert list(explainer.disputed_verdicts(board.tables, among=table)) == [every[-1]]
