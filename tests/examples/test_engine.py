"""The engine of a hundred lines plays by the tables, and its odds are those of the program."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import mapkit
from mapkit.analysis.measures.odds import find_odds
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import load

ENGINE = Path(__file__).parents[2] / "examples" / "engine.py"


@pytest.fixture(scope="module")
def engine() -> ModuleType:
    spec = importlib.util.spec_from_file_location("engine_of_100_lines", ENGINE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_games_are_played_by_the_tables(engine: ModuleType) -> None:
    assert len(ENGINE.read_text("utf-8").splitlines()) <= 105
    board = load(tables_document(mapkit.open("uboat-bunker").compile()))
    shots = 0
    for seed in range(4):
        game = engine.Game(board, seed)
        for _ in range(12):
            before = game.sniper
            game.move_sniper()
            ways = board.paths(before, "sniper", end=game.sniper, occupied=game.units)
            assert ways
            units = len(game.units)
            said = game.shoot()
            shots += "hits" in said
            assert len(game.units) == units - ("hits" in said)
            if not (game.goals and game.units):
                break
            game.move_squads()
            assert len(set(game.units)) == len(game.units)
    assert shots


def test_its_odds_are_those_of_the_program(engine: ModuleType) -> None:
    compiled = mapkit.open("uboat-bunker").compile()
    bag = compiled.map.ruleset.bag
    assert bag is not None
    game = engine.Game(load(tables_document(compiled)), 1)
    for distance, tokens in ((1, 3), (2, 6), (5, 8)):
        (right,) = find_odds(
            bag, distances=range(distance, distance + 1), tokens=range(tokens, tokens + 1)
        ).chances
        assert game.odds(distance, tokens) == pytest.approx((float(right.hit), float(right.reveal)))
