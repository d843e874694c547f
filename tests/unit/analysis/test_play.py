"""What the players ask: answers are those of the readers, which the oracle holds."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

import mapkit
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import Tables, load

ROOT = Path(__file__).resolve().parents[3]
MAPS = {
    "trial": ROOT / "tests/readers/maps/trial.yaml",
    "launch-site": ROOT / "maps/launch-site.yaml",
    "uboat-bunker": ROOT / "maps/uboat-bunker.yaml",
}


@cache
def both(name: str, counted: str) -> tuple[mapkit.Board, Tables]:
    board = mapkit.open(MAPS[name]).choose(walking_distance=counted)
    return board, load(tables_document(board.compile()))


@pytest.mark.parametrize("counted", ["fields", "cost", "turns"])
@pytest.mark.parametrize("name", MAPS)
def test_the_board_answers_as_its_tables_do(name: str, counted: str) -> None:
    board, tables = both(name, counted)
    play, dice = board.play, random.Random(7)
    for at in dice.sample(board.ids, min(25, len(board.ids))):
        others = dice.sample([i for i in board.ids if i != at], 9)
        unit, *guards = others
        sector = dice.choice(list(board.map.sectors))
        kind = dice.choice([None, "open", "built_up", "elevated"])
        for question in ("nearest", "farthest"):
            ranked = getattr(tables, question)(at, others)
            answer = getattr(play, question)(at, others)
            assert answer.fields == ranked.fields
            assert set(answer.distances.values()) <= {ranked.distance}
        for steps in (None, 1, 3):
            for target in (at, sector):
                ends = tables.fields_in(sector) if target == sector else at
                expected = tables.towards(unit, ends, occupied=guards, allowance=steps)
                found = play.towards(unit, target, defenders=guards, steps=steps)
                assert found.fields == expected
        expected = tables.access_for(at, kind, occupied=guards)
        assert play.access(at, kind, defenders=guards).fields == expected
        assert set(play.recon(at).fields) == set(tables.recon(at))
        assert set(play.recon(at, steps=3).fields) == set(tables.recon(at, steps=3))
        assert set(play.solo_search(at).fields) == set(tables.solo_search(at))
        assert set(play.search(at).fields) == set(tables.shotgun(at))
        assert set(play.shotgun(at).fields) == set(tables.shotgun(at))
        for held in (guards, [at, *guards]):
            places = tables.summon_places(at, held)
            assert play.summon(at, defenders=held).fields == places
        expected = tables.distraction(unit, at, occupied=guards)
        assert set(play.distraction(unit, at, defenders=guards).fields) == set(expected)
        squad = dice.choice(tables.squads)
        expected = tables.return_places(squad, guards)
        assert set(play.comes_back(squad, defenders=guards).fields) == set(expected)
        for role in ("officer", "soldier"):
            for anywhere in (False, True):
                expected = tables.deploy_places(
                    squad, role, officer=at, occupied=guards, any_sector=anywhere
                )
                found = play.deploy(squad, role, officer=at, defenders=guards, any_sector=anywhere)
                assert set(found.fields) == set(expected)


def test_on_guard_is_the_yard_before_the_door() -> None:
    play = mapkit.open("launch-site").play
    assert play.access("objective 2", "open").fields == ("R15",)
    assert "R15" not in play.access("objective 2", "open", defenders=["R15"]).fields
    assert play.access("objective 1", "elevated").fields == ("R1",)  # an open field is its own


def test_hard_terrain_weighs_by_choice() -> None:
    board = mapkit.open("launch-site")
    assert board.play.nearest("R7", ["R1"]).distances == {"R1": 2}
    hard = board.choose(walking_distance="cost")
    assert hard.play.nearest("R7", ["R1"]).distances == {"R1": 3}


def test_an_answer_says_shows_and_writes_itself() -> None:
    play = mapkit.open("launch-site").play
    called = play.regroup("A", "Red sector", {"black": ["B42"], "red": ["R12"]}, sniper="R8")
    assert called.given["sector"] == "red"
    said = "  B42 (Loading ramp, black soldier start) is put on R8 (Bunker front)"
    assert said in called.sentences
    assert any(line.startswith("  R12") and line.endswith("stays") for line in called.sentences)
    near = play.nearest("white", ["R12", "Y67"])
    assert near.sentences[1].startswith("  distance ")
    nobody = play.deploy("red", "soldier")
    assert nobody.sentences[1:] == ("  no field",)
    for answer in (called, near, nobody):
        assert "<svg" in answer.to_svg()
        assert answer.to_dict()["question"] == answer.question


def test_what_nobody_can_mean_is_told() -> None:
    play = mapkit.open("launch-site").play
    with pytest.raises(mapkit.NotFoundError, match="no marks of card 'B'"):
        play.regroup("B", "red", {}, sniper="8")
    with pytest.raises(mapkit.NotFoundError, match="no sector 'mauve'"):
        play.comes_back("mauve")
    with pytest.raises(mapkit.UsageError, match="no kind 'ladder'"):
        play.access("1", "ladder")
    with pytest.raises(mapkit.UsageError, match="where the defenders stand"):
        play.nearest("1", [])
    with pytest.raises(mapkit.UsageError, match="fewer than 0"):
        play.towards("1", "2", steps=-1)
    with pytest.raises(mapkit.UsageError, match="not 'general'"):
        play.deploy("red", "general")
