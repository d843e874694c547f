"""Sensible players beat random ones; what everybody knows of the sniper is never wrong."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from mapkit.games.intervals import difference_of_shares
from mapkit.games.pieces import NO_GIFT
from mapkit.games.play import RandomPlayer, play_game, play_games
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sets import fields_in
from mapkit.games.squads import SensibleSquads
from mapkit.games.state import OFF
from mapkit.games.tally import Tally
from mapkit.mapfile import shipped_players
from mapkit.model import Players
from tests.unit.games.boards import SHIPPED, game_board

SENSIBLE = shipped_players()
GAMES = 120


def wins(board: str, sniper: Any, squads: Any, seed: str) -> tuple[int, int]:
    tally = play_games(game_board(board), Players("", sniper, squads), seed, range(GAMES))
    assert tally.games == GAMES
    return tally.endings[0], GAMES


@pytest.mark.parametrize("board", SHIPPED)
@pytest.mark.parametrize("squads", [SENSIBLE.squads, None], ids=["sensible", "random"])
def test_a_sensible_sniper_beats_a_random_one(board: str, squads: Any) -> None:
    sensible, chance = wins(board, SENSIBLE.sniper, squads, "a"), wins(board, None, squads, "b")
    gained = difference_of_shares(chance, sensible, 0.999)
    assert gained.low is not None
    assert gained.low > 0.3, gained


@pytest.mark.parametrize("board", SHIPPED)
def test_sensible_squads_beat_random_ones(board: str) -> None:
    sniper = SENSIBLE.sniper
    sensible, chance = wins(board, sniper, SENSIBLE.squads, "a"), wins(board, sniper, None, "b")
    lost = difference_of_shares(sensible, chance, 0.999)
    assert lost.low is not None
    assert lost.low > 0.05, lost


@pytest.mark.parametrize("board", SHIPPED)
def test_the_sniper_is_always_where_he_may_be(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def held(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(game: PlayedGame, *given: Any) -> Any:
            result = method(game, *given)
            if game.sniper != OFF:
                places = game.trail.places
                assert places >> game.sniper & 1, method.__name__
                seen.append(places.bit_count())
            return result

        return call

    for name in ("move", "use", "shoot", "burst", "blast", "distract", "complete", "loot", "end",
                 "ask", "attack", "snipe", "walk", "spot", "search"):  # fmt: skip
        monkeypatch.setattr(PlayedGame, name, held(getattr(PlayedGame, name)))
    for sniper in (SENSIBLE.sniper, None):
        for squads in (SENSIBLE.squads, None):
            play_games(game_board(board), Players("", sniper, squads), "t", range(15))
    assert len(seen) > 1500
    assert min(seen) == 1
    assert max(seen) > 20


@pytest.mark.parametrize("board", SHIPPED)
@pytest.mark.parametrize("squads", [SENSIBLE.squads, None], ids=["sensible", "random"])
@pytest.mark.parametrize("sniper", [SENSIBLE.sniper, None], ids=["sensible", "random"])
def test_players_decide_only_what_is_legal(
    board: str, sniper: Any, squads: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided: list[str] = []

    def only_legal(name: str) -> None:
        method = getattr(PlayedGame, name)

        def call(game: PlayedGame, *given: Any) -> Any:
            decided.append(name)
            assert (name, *given) in set(game.legal())
            return method(game, *given)

        monkeypatch.setattr(PlayedGame, name, call)

    for name in ("move", "use", "shoot", "distract", "blast", "complete", "loot", "ask", "walk",
                 "attack", "snipe", "gift", "call", "rest", "spot", "search",
                 "deploy"):  # fmt: skip
        only_legal(name)
    play_games(game_board(board), Players("", sniper, squads), "legal", range(40))
    assert len(decided) > 500
    assert sniper is None or {"use", "blast", "complete"} <= {*decided}
    assert squads is None or {"gift", "attack", "search"} <= {*decided}


@pytest.mark.parametrize("squads", [1, 3, 5])
def test_each_squad_has_a_specialist_of_its_own_while_there_are_some(squads: int) -> None:
    assert SENSIBLE.squads is not None
    for player in (SensibleSquads(SENSIBLE.squads, Dice("gifts")), RandomPlayer(Dice("gifts"))):
        gifts = player.gifts(squads)
        held = [gift for gift in gifts if gift != NO_GIFT]
        assert len(gifts) == squads
        assert len(held) == len({*held}) >= min(squads, 3)


class Chosen(BaseException):
    """What a player decided first."""


class Probe(PlayedGame):
    """A game that ends with the first decision."""

    __slots__ = ()


def chooses(name: str) -> Any:
    def call(_: Probe, *given: Any) -> None:
        raise Chosen(name, *given)

    return call


for decision in ("ask", "rest", "gift", "call", "walk", "attack", "snipe", "spot", "search",
                 "deploy", "withdraw", "end"):  # fmt: skip
    setattr(Probe, decision, chooses(decision))


def first_decision(game: PlayedGame, **secrets: Any) -> tuple[Any, ...]:
    """Return what sensible squads decide first if the sniper's secrets are others."""
    probe = copy(game)
    probe.__class__ = Probe
    for name, value in secrets.items():
        setattr(probe, name, value)
    assert SENSIBLE.squads is not None
    with pytest.raises(Chosen) as chosen:
        SensibleSquads(SENSIBLE.squads, Dice("probe")).turn(probe)
    return chosen.value.args


def test_squads_decide_by_what_everybody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    board = game_board("uboat-bunker")
    turn, probed = SensibleSquads.turn, []

    def probe(self: SensibleSquads, game: PlayedGame) -> None:
        if game.sniper != OFF and not isinstance(game, Probe):
            places = list(fields_in(game.trail.places))
            others = [k for k in range(9) if k not in game.aims]
            done = game.done_openly()
            truth = first_decision(game)
            assert truth == first_decision(game, sniper=places[0], cards=[0] * 6, looted=0)
            assert truth == first_decision(game, sniper=places[-1], cards=[2] * 6, mines=[])
            if not done:
                aims = (others[0], others[-1])
                assert truth == first_decision(game, aims=aims, goals=[*aims])
            probed.append(len(places))
        turn(self, game)

    monkeypatch.setattr(SensibleSquads, "turn", probe)
    play_games(board, SENSIBLE, "probe", range(10))
    assert len(probed) > 30
    assert max(probed) > 5


def test_a_seed_brings_a_game_back() -> None:
    board = game_board("launch-site")

    def play(seed: str) -> dict[str, Any]:
        tally = Tally(board)
        play_game(board, SENSIBLE, seed, tally)
        return tally.to_dict()

    assert play("7/1") == play("7/1")
    assert len({str(play(f"7/{n}")) for n in range(20)}) == 20


def test_squads_rest_where_no_action_is_worth_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SENSIBLE.squads is not None
    squads, done = SensibleSquads(replace(SENSIBLE.squads, whim=0.0), Dice("a")), list[str]()
    game: Any = SimpleNamespace(
        rest=lambda _squad: done.append("rest"),
        ask=lambda _squad: done.append("ask"),
        spot=lambda _unit, _field: done.append("spot"),
    )
    for offered in ([(0.0, "ask", (0,))], [], [(0.2, "ask", (0,)), (0.3, "spot", (1, 2))]):
        monkeypatch.setattr(squads, "_options", lambda *_, offered=offered: iter(offered))
        squads._act(game, 0)
    assert done == ["rest", "rest", "spot"]
