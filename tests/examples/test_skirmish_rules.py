"""What the rules of Skirmish Wars say of a game, tried on positions of the example game.

Numbers are those of the paragraphs of the rules; fields are called as on the printed board.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import mapkit
from tests.examples.test_skirmish import FOLDER, ROOT, play

MODULES = ("figures", "game", "state", "mapkit_tables")


class Dice(random.Random):
    """Dice that show one number; whoever chooses takes what is preferred, or else the first."""

    shows = 4
    prefers = ""
    strays = False

    def random(self) -> float:
        return 0.0 if self.strays else 0.9

    def randint(self, _a: int, _b: int) -> int:
        return self.shows

    def choice(self, seq: Any) -> Any:
        return self.prefers if self.prefers in [s for s in seq if isinstance(s, str)] else seq[0]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        assert counts is None
        return [*population][:k]


class Position:
    """A game on Twin Passes before anybody is set up."""

    def __init__(self, modules: SimpleNamespace) -> None:
        document = json.loads((FOLDER / "twin-passes.json").read_text("utf-8"))
        figures = modules.figures.read_figures(FOLDER / "assumed-figures.json")
        self._unit = modules.state.Unit
        self.dice = Dice()
        self.told: list[str] = []
        self.game = modules.game.Game(
            modules.mapkit_tables.load(modules.figures.filled(document, figures)),
            modules.figures.with_printed(figures, document),
            self.dice,
            self.told.append,
        )
        self.state = self.game.state
        self._names = mapkit.open("twin-passes")

    def at(self, cell: str) -> str:
        return self._names.field(cell).id

    def put(self, army: str, sort: str, cell: str, lives: int = 8) -> Any:
        unit = self._unit(army, self.game.figures.sorts[sort], self.at(cell), lives)
        self.state.units.append(unit)
        self.state.raised += 1
        return unit

    def aboard(self, carrier: Any, count: int = 1) -> list[Any]:
        """Put foot units into a carrier."""
        inside = []
        for _ in range(count):
            unit = self.put(carrier.army, "infantry", "I9")
            self.state.units.remove(unit)
            carrier.cargo.append(unit)
            inside.append(unit)
        return inside

    def own(self, army: str, cell: str) -> None:
        self.state.owner[self.at(cell)] = army

    def left(self, cell: str) -> int:
        return int(self.state.points[self.at(cell)])


@pytest.fixture
def position(monkeypatch: pytest.MonkeyPatch) -> Iterator[Position]:
    for folder in (FOLDER, ROOT / "exporters" / "readers" / "python"):
        monkeypatch.syspath_prepend(str(folder))
    before = {name: sys.modules.pop(name) for name in MODULES if name in sys.modules}
    yield Position(SimpleNamespace(**{name: import_module(name) for name in MODULES}))
    for name in MODULES:
        sys.modules.pop(name, None)
    sys.modules.update(before)


@pytest.mark.parametrize(("die", "anti_air", "tank"), [(2, 3, 6), (3, 3, 6), (4, 4, 7)])
def test_the_worked_fight_is_played(position: Position, die: int, anti_air: int, tank: int) -> None:
    """3.4b: tank on a road against anti-air in a city, which fires back damaged."""
    position.dice.shows = die
    attacker, target = position.put("blue", "tank", "H5"), position.put("red", "anti_air", "G5")
    assert position.game._fire(attacker)
    assert (target.health, attacker.health) == (anti_air, tank)
    assert position.state.is_damaged(target)


@pytest.mark.parametrize(
    ("attacker", "target", "cell", "shots"),
    [
        ("tank", "tank", "F5", 2),
        ("tank", "artillery", "F5", 1),  # too near for it to fire back
        ("artillery", "tank", "E3", 1),  # too far
        ("artillery", "artillery", "E3", 2),
    ],
)
def test_who_is_in_range_fires_back(
    position: Position, attacker: str, target: str, cell: str, shots: int
) -> None:
    """3.4a, and the last sentences of the example."""
    fires = position.put("red", attacker, "E5")
    position.put("blue", target, cell)
    assert position.game._fire(fires)
    assert position.game.shots == shots


def test_who_falls_does_not_fire_back(position: Position) -> None:
    """3.4a: the shots are not at one time."""
    tank = position.put("red", "tank", "E5")
    position.put("blue", "anti_air", "F5", lives=1)
    position.put("blue", "infantry", "I9")
    assert position.game._fire(tank)
    assert (position.game.shots, tank.health) == (1, 8)


def test_indirect_fire_moves_or_fires(position: Position) -> None:
    """3.3a: with somebody in range it fires and stays; with nobody it moves and does not fire."""
    gun = position.put("red", "artillery", "E5")
    enemy = position.put("blue", "tank", "E3")
    position.game._turn("red")
    assert (gun.at, position.game.shots, position.game.moves) == (position.at("E5"), 1, 0)
    enemy.at = position.at("I9")
    position.game._turn("red")
    assert gun.at != position.at("E5")
    assert position.game.shots == 1


def test_direct_fire_ends_the_turn_of_a_unit(position: Position) -> None:
    """3.3a: it moves and then fires, and does not move on."""
    position.put("red", "tank", "E5")
    position.put("blue", "tank", "G4")
    position.game._turn("red")
    told = [line for line in position.told if "red tank" in line]
    assert ["moves" in line for line in told] == [True, False, False]
    assert "fires" in told[1]
    assert position.game.moves == 1


@pytest.mark.parametrize(
    ("cell", "lives", "turns"),
    [("C5", 8, 2), ("C5", 5, 2), ("C5", 4, 4), ("G9", 8, 2), ("I9", 8, 4), ("I9", 4, 8)],
)
def test_how_long_a_capture_takes(position: Position, cell: str, lives: int, turns: int) -> None:
    """3.4b: a city and a factory have 4 points, a base 8; 2 a turn, 1 when damaged."""
    unit = position.put("red", "infantry", cell, lives)
    position.put("blue", "tank", "I7")
    for turn in range(turns):
        assert position.state.owner[position.at(cell)] != "red", turn
        assert position.game._capture(unit)
    assert position.state.owner[position.at(cell)] == "red"


def test_a_unit_damaged_while_it_captures_is_slower(position: Position) -> None:
    """3.4b: two points, then one and one."""
    unit = position.put("red", "infantry", "C5")
    left = []
    for lives in (8, 4, 4):
        unit.health = lives
        position.game._capture(unit)
        left.append(position.left("C5"))
    assert left == [2, 1, 4]  # its own now, whole again
    assert position.state.owner[position.at("C5")] == "red"


def test_only_foot_units_capture(position: Position) -> None:
    """3.4b."""
    assert not position.game._capture(position.put("red", "tank", "C5"))
    assert position.left("C5") == 4


def leaves(position: Position, unit: Any) -> None:
    position.dice.strays, position.dice.prefers = True, position.at("B5")
    position.game._move(unit)


def falls(position: Position, unit: Any) -> None:
    unit.health = 1
    position.put("red", "infantry", "A1")
    position.dice.shows = 1
    position.game._shoot(position.put("blue", "tank", "C6"), unit)


def gets_on(position: Position, unit: Any) -> None:
    position.put("red", "carrier", "B5")
    assert position.game._load(unit)


@pytest.mark.parametrize("goes", [leaves, falls, gets_on])
def test_who_leaves_loses_what_was_captured(
    position: Position, goes: Callable[[Position, Any], None]
) -> None:
    """3.4b: for whatever reason."""
    unit = position.put("red", "infantry", "C5")
    position.game._capture(unit)
    assert position.left("C5") == 2
    goes(position, unit)
    assert unit not in position.state.units or unit.at != position.at("C5")
    assert position.left("C5") == 4


def test_the_first_income(position: Position) -> None:
    """2.5, 3.1: 5 to begin with and 5 for the base; the factory pays nothing, each city 5."""
    position.game._begin("red")
    assert position.state.money == {"red": 10, "blue": 5}
    position.own("red", "E1")
    position.own("red", "C5")
    position.game._begin("red")
    assert position.state.money["red"] == 25


def test_a_building_that_is_being_captured_is_nobodys(position: Position) -> None:
    """3.2: it does not pay, and nobody is mended on it."""
    position.own("red", "C5")
    unit = position.put("blue", "infantry", "C5", lives=6)
    position.game._capture(unit)
    position.game._begin("red")
    assert position.state.money["red"] == 10
    position.game._begin("blue")
    assert unit.health == 6


@pytest.mark.parametrize(
    ("cell", "lives", "after"),
    [("A1", 3, 5), ("C1", 7, 8), ("C1", 8, 8), ("E1", 3, 5), ("C5", 3, 3), ("G9", 3, 3)],
)
def test_units_are_mended_on_their_own_buildings(
    position: Position, cell: str, lives: int, after: int
) -> None:
    """3.2: base, factory and city (E1 is red here); not on what is neutral or another's."""
    position.own("red", "E1")
    unit = position.put("red", "tank", cell, lives)
    position.game._begin("red")
    assert unit.health == after


def test_a_full_carrier_lets_nobody_on(position: Position) -> None:
    """3.3c, 3.3d: two foot units of its own army."""
    carrier = position.put("red", "carrier", "B5")
    position.aboard(carrier)
    assert position.game._load(position.put("red", "infantry", "B4"))
    assert len(carrier.cargo) == 2
    assert not position.game._load(position.put("red", "infantry", "A5"))
    assert not position.game._load(position.put("blue", "infantry", "B6"))


def test_who_gets_off_is_done_for_the_turn(position: Position) -> None:
    """3.3c: no capture in that turn, though it stands in a city; in the next one it does."""
    carrier = position.put("red", "carrier", "B5")
    (unit,) = position.aboard(carrier)
    position.put("blue", "infantry", "I9")
    carrier.sort.fire.clear()
    position.dice.prefers = position.at("C5")
    position.game._move = lambda *_: None  # it has moved here
    position.game._turn("red")
    assert unit.at == position.at("C5")
    assert position.left("C5") == 4
    position.game._load = lambda *_: False  # it does not get on again
    position.game._turn("red")
    assert position.left("C5") == 2


def test_foot_units_get_off_beside_the_carrier_or_stay(position: Position) -> None:
    """3.3d: on one of four fields, never across a corner; where all are taken they stay."""
    carrier = position.put("red", "carrier", "B5")
    inside = position.aboard(carrier, 2)
    for cell in ("A5", "B4", "B6"):
        position.put("red", "tank", cell)
    position.game._unload(carrier)
    assert [unit in carrier.cargo for unit in inside] == [False, True]
    assert inside[0].at == position.at("C5")


def test_who_is_in_a_carrier_falls_with_it(position: Position) -> None:
    """3.3c, 4.0: a medal for each."""
    carrier = position.put("red", "carrier", "B5", lives=1)
    position.aboard(carrier, 2)
    position.put("red", "infantry", "A1")
    position.dice.shows = 1
    position.game._shoot(position.put("blue", "tank", "B4"), carrier)
    assert position.state.fallen == 3
    assert position.state.medals["blue"] == 3


def test_what_is_bought_acts_from_the_next_turn_on(position: Position) -> None:
    """3.5: on an own empty factory, one unit; it stands there until its next turn."""
    position.put("blue", "infantry", "I9")
    position.put("red", "infantry", "A1")
    position.state.money["red"] = position.state.earned["red"] = 40
    position.game._turn("red")
    bought = position.state.unit_at(position.at("C1"))
    assert bought is not None
    assert position.game.purchases == 1
    assert not any("moves" in line and str(bought) in line for line in position.told[1:])
    position.game._buy("red")
    assert position.game.purchases == 1


def test_a_price_that_no_unit_has_is_refused(tmp_path: Path) -> None:
    """1.1: units cost $1 to $16."""
    for price in (0, 17):
        figures = json.loads((FOLDER / "assumed-figures.json").read_text("utf-8"))
        figures["units"]["tank"]["price"] = price
        path = tmp_path / f"{price}.json"
        path.write_text(json.dumps(figures), "utf-8")
        done = play("--figures", path)
        assert done.returncode == 2
        assert f"a tank costs {price}: units cost 1 to 16" in done.stderr


def test_figures_by_which_a_tank_captures_are_refused(tmp_path: Path) -> None:
    """3.4b: only foot units do."""
    figures = json.loads((FOLDER / "assumed-figures.json").read_text("utf-8"))
    figures["units"]["tank"]["captures"] = True
    path = tmp_path / "figures.json"
    path.write_text(json.dumps(figures), "utf-8")
    done = play("--figures", path)
    assert done.returncode == 2
    assert "a tank captures: only foot units do" in done.stderr


def test_a_turn_is_income_repair_moves_and_purchases(position: Position) -> None:
    """3.0: the tank is mended where it stood, and what is bought is paid by this turn's income."""
    tank = position.put("red", "tank", "C1", lives=5)
    position.put("blue", "infantry", "I9")
    position.state.money["red"] = position.state.earned["red"] = 0
    position.game._turn("red")
    assert tank.health == 7
    assert tank.at != position.at("C1")
    assert position.state.unit_at(position.at("C1")) is not None
    assert position.state.money["red"] < 5
