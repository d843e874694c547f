"""What the squads hold possible is what all histories leave: no field more, and none less."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from mapkit.games.board import GameBoard
from mapkit.games.pieces import GUN, HIDDEN, MASKING, MINE, SetUp, is_hit
from mapkit.games.play import RandomPlayer, draw_aims
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sets import fields_in
from mapkit.games.state import OFF, SNIPER
from mapkit.games.tables import GameTables
from mapkit.games.tally import Tally
from mapkit.games.trail import Trail
from tests.choosing import values_of
from tests.unit.games.boards import suppose
from tests.unit.games.histories import Histories

FAMILY = "tests/unit/games/test_what_squads_know.py::test_squads_know_what_all_histories_leave"
SHOTS = "tests/unit/games/test_what_squads_know.py::test_two_shots_tell_what_each_of_them_tells"

ACROSS, DOWN = 4, 3
SECTORS = ("yellow", "red", "black", "white")


def small_board(random: Random) -> GameBoard:
    """Draw twelve fields, a sector a column, with walls, hard ground and blind spots."""
    fields = [(x, y) for x in range(ACROSS) for y in range(DOWN)]
    count = len(fields)
    far = [[abs(a - x) + abs(b - y) for x, y in fields] for a, b in fields]
    diagonal = {(i, j) for i in range(count) for j in range(i) if far[i][j] == 2
                and random.random() < 0.1}  # fmt: skip
    near = {(i, j) for i in range(count) for j in range(i) if far[i][j] == 1} | diagonal
    steps = {pair for pair in near if random.random() < 0.8}
    kinds = {pair for pair in steps if random.random() < 0.8}
    blind = {(i, j) for i in range(count) for j in range(i) if far[i][j] > 1
             and random.random() < 0.3}  # fmt: skip

    def rows(pairs: set[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(j for j in range(count) if (max(i, j), min(i, j)) in pairs) for i in range(count)
        )

    spots = random.sample(range(count), 6)
    numbered = sorted(random.sample(range(count), 6))
    while len({field // DOWN for field in numbered}) < 3:
        numbered = sorted(random.sample(range(count), 6))
    return GameBoard(
        GameTables(
            fields=tuple(map(str, range(count))),
            sectors=tuple(SECTORS[x] for x, _ in fields),
            squads=SECTORS[:3],
            officers=tuple(spots[:3]),
            soldiers=tuple((field,) for field in spots[3:]),
            objectives=tuple(enumerate(numbered, 1)),
            entries=tuple((SECTORS[x], DOWN * x + random.randrange(DOWN)) for x in range(ACROSS)),
            adjacent=rows(near),
            matching=rows(kinds),
            passable=rows(steps),
            shots=tuple(
                tuple(0 if (max(i, j), min(i, j)) in blind else max(1, far[i][j])
                      for j in range(count))
                for i in range(count)
            ),
            sniper_enters=(1,) * count,
            defender_enters=(1,) * count,
            extra=tuple((("hard", 1),) if random.random() < 0.15 else () for _ in fields),
            once_a_turn=random.random() < 0.5,
        )
    )  # fmt: skip


class Watched(PlayedGame):
    """A game of which the histories are told all that is announced, and nothing else."""

    def watch(self, seen: Counter[str]) -> None:
        self.histories = Histories(self.board.tables)
        self.seen = seen

    def units(self) -> tuple[int, ...]:
        return tuple(self.at)

    def compare(self, what: str) -> None:
        self.seen[what] += 1
        if self.sniper != OFF:
            places = set(fields_in(self.trail.places))
            assert places == self.histories.places(), what

    def end(self) -> None:
        snipers = self.turn == SNIPER
        if snipers:
            self.histories.turn_ends(self.units(), waits=self.sniper == OFF)
        super().end()
        if snipers:
            self.compare("end")

    def move(self, way: Any) -> int:
        entering, units = self.sniper == OFF, self.units()
        heard = super().move(way)
        by = tuple(k for k, at in enumerate(units) if at != OFF and heard >> at & 1)
        if by:
            self.histories.heard(units, by)
            self.compare("heard")
        elif not entering:
            self.compare_unheard(units)
        return heard

    def compare_unheard(self, units: tuple[int, ...]) -> None:
        """Nothing was announced: the histories know of no move, the trail that there may be one."""
        before = self.histories.all
        self.histories.silently(units)
        self.compare("unheard")
        self.histories.all = before

    def use(self, card: int) -> None:
        units = self.units()
        super().use(card)
        if card in HIDDEN:
            self.histories.hides(units)
            self.compare("hidden")

    def distract(self, unit: int, end: int) -> int:
        units = self.units()
        mine = super().distract(unit, end)
        self.histories.distracts(units, end, None if mine == OFF else mine)
        self.compare("distract")
        return mine

    def blast(self) -> list[int]:
        units = self.units()
        fallen = super().blast()
        self.histories.on_board(units)
        self.histories.stands([self.figure], yes=True)
        self.compare("blast")
        return fallen

    def complete(self) -> None:
        number = self.board.numbered[self.sniper]
        self.histories.completes(self.units(), number)
        super().complete()
        self.compare("complete")

    def loot(self) -> None:
        self.histories.loots(self.units())
        super().loot()
        self.compare("loot")

    def shoot(self, unit: int, announced: int) -> tuple[bool, bool]:
        units = self.units()
        hit, revealed = super().shoot(unit, announced)
        shot = (announced, self.drawn, unit if hit else None, self.at[unit] == OFF)
        self.histories.shoots(units, [shot])
        self.revealed("shoot", revealed=revealed)
        return hit, revealed

    def burst(self, one: int, first: int, other: int, then: int) -> Any:
        units = self.units()
        hit, drawn, second, again, revealed = result = super().burst(one, first, other, then)
        fell = self.at[one] == OFF and not (one == other and second)
        shots = [
            (first, drawn, one if hit else None, fell),
            (then, again, other if second else None, self.at[other] == OFF),
        ]
        self.histories.shoots(units, shots)
        self.revealed("burst", revealed=revealed)
        return result

    def revealed(self, what: str, *, revealed: bool) -> None:
        if revealed:
            self.histories.stands([self.figure], yes=True)
        self.compare(what)

    def walk(self, unit: int, end: int) -> int:
        mine = super().walk(unit, end)
        self.histories.treads(end, None if mine == OFF else mine)
        self.compare("walk" if mine == OFF else "mine")
        return mine

    def ask(self, squad: int) -> bool:
        yes = super().ask(squad)
        tables = self.board.tables
        sector = [i for i, s in enumerate(tables.sectors) if s == tables.squads[squad]]
        self.answered(sector, "ask", yes=yes)
        return yes

    def attack(self, unit: int, target: int) -> bool:
        struck = super().attack(unit, target)
        self.answered([target], "attack", yes=struck)
        return struck

    def snipe(self, unit: int, target: int, announced: int) -> bool:
        struck = super().snipe(unit, target, announced)
        if struck or is_hit(self.board.tables.shots[self.at[unit]][target], self.drawn):
            self.histories.stands([target], yes=struck)
        self.compare("snipe")
        return struck

    def spot(self, unit: int, target: int) -> bool:
        found = super().spot(unit, target)
        self.answered([target], "spot", yes=found)
        return found

    def search(self, unit: int, searched: int) -> bool:
        found = super().search(unit, searched)
        self.answered(list(fields_in(searched)), "search", yes=found)
        return found

    def answered(self, fields: list[int], what: str, *, yes: bool) -> None:
        self.histories.stands(fields, yes=yes)
        self.compare(what)


def test_nobody_loots_one_objective_twice() -> None:
    board = small_board(Random(1))
    numbered = [1 << field for field in board.numbered]
    trail = Trail(board)
    suppose(trail, (1 << len(board.tables.fields)) - 1, moved=True)
    trail.loots(0)
    assert trail.places == sum(numbered)
    suppose(trail, numbered[0], moved=True)
    trail.loots(0)
    assert trail.places == numbered[0]
    trail.loots(0)
    assert trail.places == 0


def test_squads_know_what_all_histories_leave() -> None:
    seen: Counter[str] = Counter()
    seeds = values_of(FAMILY, [*range(2000)])
    for seed in seeds:
        board = small_board(Random(seed))
        dice = Dice(f"histories/{seed}")
        player = RandomPlayer(dice)
        hand = (MINE, MINE, MASKING) if seed % 2 else player.hand()
        set_up = SetUp(player.gifts(3), draw_aims(board, dice), hand)
        game = Watched(board, set_up, dice, Tally(board), keeps=player.one_of, saves=player.one_of)
        game.watch(seen)
        while not game.ending and game.round < 7:
            player.turn(game)
    if len(seeds) == 2000:
        assert min(seen.values()) > 50, seen
        assert len(seen) == 17


def test_two_shots_tell_what_each_of_them_tells() -> None:
    told: Counter[tuple[bool, ...]] = Counter()
    for seed in values_of(SHOTS, [*range(40)]):
        board, dice = small_board(Random(seed)), Dice(f"bursts/{seed}")
        player = RandomPlayer(dice)
        set_up = SetUp(player.gifts(3), draw_aims(board, dice), (GUN, MASKING, MINE))
        game = Watched(board, set_up, dice, Tally(board))
        game.watch(Counter())
        while not game.ending and game.round < 3:
            if game.turn != SNIPER or game.sniper == OFF:
                player.turn(game)
                continue
            game.use(GUN)
            bursts = [d[1:] for d in game.legal() if d[0] == "burst"]
            if not bursts:
                break
            one, first, other, then = bursts[dice.below(len(bursts))]
            hit, _, second, _, revealed = game.burst(one, first, other, then)
            told[hit, second, revealed, one == other] += 1
            break
    assert len(told) > 2, told
