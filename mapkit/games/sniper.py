"""A sensible sniper: a few rules with weights."""

from __future__ import annotations

from mapkit.games.following import Way
from mapkit.games.pieces import DISTRACTION, HAND, MASKING, MINE, SHOTGUN, SILENT, shot_chances
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sets import fields_in
from mapkit.games.state import ACTED, CARD_PLAYED, OFF
from mapkit.model import SniperWeights

_MOVES_ON = 0.3
"""What being seen counts for where he moves on in the same turn, in units that can get at him."""

_HEARD = 0.5
"""How sure who heard him is of his field, as he reckons."""

_SPREAD = 2
"""Fields that a silent step adds to those where he may be, as he reckons."""


_HAND = (MASKING, MASKING, SHOTGUN, SILENT, SILENT)
"""The cards that he begins with, the best first."""

_LIKED = (MASKING, SHOTGUN, SILENT, DISTRACTION, MINE)
"""The cards that he keeps of those looted, the best first. He never uses the submachine gun."""


Ends = dict[int, tuple[float, int]]
"""By field what it is worth to end a move there, and how many units may get at it."""


class SensibleSniper:
    """The sniper of one game.

    He completes an objective when he stands on it, clears the way by cards and shots where that
    is worth being seen, and goes nearer to the nearest objective left: unheard where he can, away
    from units that could get at him, louder as time runs short.
    """

    def __init__(self, weights: SniperWeights, dice: Dice) -> None:
        self._weights = weights
        self._random = dice.random

    @staticmethod
    def hand(number: int = HAND, drawn: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Choose so many cards to begin with; some of them are drawn already."""
        left = list(_HAND)
        for card in drawn:
            if card in left:
                left.remove(card)
        return (*drawn, *left)[:number]

    @staticmethod
    def one_of(cards: tuple[int, ...]) -> int:
        """Choose a card to keep."""
        return min(cards, key=lambda card: (*_LIKED, card).index(card))

    def turn(self, game: PlayedGame) -> None:
        """Play one turn, up to its end."""
        if game.sniper != OFF:
            if game.may_complete():
                game.complete()
            if game.goals:
                self._play_a_card(game)
                self._shoot(game, leaves=True)
        if game.goals:
            ways = game.ways()
            if ways:
                self._move(game, ways)
            if game.sniper != OFF and not game.done & ACTED:
                if game.may_complete():
                    game.complete()
                elif game.may_loot():
                    game.loot()
                else:
                    self._shoot(game, leaves=False)
        game.end()

    # -- Moving

    def _move(self, game: PlayedGame, ways: list[Way]) -> None:
        """Go the best way; mask the move, or mine the field left, where that is worth a card."""
        ends = self._ends(game, {way.end for way in ways})
        worth, way = self._best_way(game, ways, ends, masked=False)
        if game.sniper != OFF and not game.done & CARD_PLAYED:
            if game.cards[MASKING]:
                masked, run = self._best_way(game, ways, ends, masked=True)
                if masked > worth + self._weights.heard:
                    way = run
                    game.use(MASKING)
            elif game.cards[MINE] and way.steps and game.trail.places.bit_count() == 1:
                game.use(MINE)
        game.move(way)

    def _best_way(
        self, game: PlayedGame, ways: list[Way], ends: Ends, *, masked: bool
    ) -> tuple[float, Way]:
        """Return the way that is worth most, by its end and by who hears it."""
        weights, guards = self._weights, game.guards
        among = game.trail.places.bit_count()
        known = among <= 1
        spread = _SPREAD + max(among, 1)
        best, choice = float("-inf"), ways[0]
        for way in ways:
            value, threats = ends[way.end]
            if not masked and (hears := (way.heard & guards).bit_count()):
                value -= weights.heard * hears + weights.reached * threats * _HEARD
            elif known and not way.steps:
                value -= weights.reached * threats * (1 + game.wounds)
            else:
                value -= weights.hidden * threats / spread
            if value > best:
                best, choice = value, way
        return best, choice

    def _ends(self, game: PlayedGame, fields: set[int]) -> Ends:
        """Return what it is worth to end a move on each field, and how many units may get at it.

        An objective that is done on arrival shows him to everybody, which counts here already.
        """
        weights, board, guards = self._weights, game.board, game.guards
        rows = [board.far(board.tables.objectives[k][1], sniper=True) for k in game.goals]
        last = len(rows) == 1  # nothing can happen to him any more
        found: Ends = {}
        for end in sorted(fields):
            far = min([row[end] for row in rows])
            threats = (guards & board.covers[end]).bit_count()
            late = far > game.left  # one silent field a turn is too slow
            value = weights.whim * self._random()
            value -= weights.way * far * (weights.hurry if late else 1.0)
            if far == 0 and not game.done & ACTED:
                value += weights.done * (1000.0 if last else 1.0)
                value -= 0 if last else weights.reached * threats * (1 + game.wounds)
                threats = 0
            found[end] = value, threats
        return found

    # -- Shots and cards

    def _shoot(self, game: PlayedGame, *, leaves: bool) -> None:
        """Shoot, where that is worth more than what being seen costs."""
        if game.done & ACTED:
            return
        weights, board, here = self._weights, game.board, game.sniper
        shots = board.tables.shots[here]
        goals = [board.tables.objectives[k][1] for k in game.goals]
        targets = [u for u, at in enumerate(game.at) if at != OFF and shots[at]]
        if not targets or (leaves and self._completes_by_moving(game, goals)):
            return
        threats = (game.guards & board.covers[here]).bit_count()
        cost = weights.seen * (_MOVES_ON if leaves else threats)
        bag = tuple(game.bag)
        best, choice = 0.0, None
        size, loss = sum(bag), 0.0
        quiet = game.armed == SILENT
        silent = bool(game.cards[SILENT]) and not game.done & CARD_PLAYED
        for unit in targets:
            at = game.at[unit]
            value = weights.kill * (1 + (board.walks[at] >> here & 1))
            value += weights.guard * (at in goals)
            for announced in range(shots[at], size + 1):
                hit, revealed = shot_chances(bag, shots[at], announced)
                worth = value * hit - weights.restraint
                if not quiet:
                    loss = cost * revealed
                    worth -= min(loss, weights.seen) if silent else loss
                if worth > best:
                    best, choice = worth, (unit, announced, silent and loss > weights.seen)
        if choice:
            if choice[2]:
                game.use(SILENT)
            game.shoot(*choice[:2])

    @staticmethod
    def _completes_by_moving(game: PlayedGame, goals: list[int]) -> bool:
        """Return whether he can still do an objective this turn, if he does nothing else."""
        return any(way.end in goals for way in game.ways())

    def _play_a_card(self, game: PlayedGame) -> None:
        """Fire the shotgun at two or more, or at a guard; draw a guard off an objective."""
        board = game.board
        goals = 0
        for k in game.goals:
            goals |= 1 << board.tables.objectives[k][1]
        if game.cards[SHOTGUN] and not game.done & ACTED:
            victims = game.shotgun_fields() & game.guards
            if victims.bit_count() >= 2 or victims & (goals | 1 << game.sniper):
                game.use(SHOTGUN)
                game.blast()
                return
        if game.cards[DISTRACTION] and goals & game.guards:
            for unit, at in enumerate(game.at):
                if at != OFF and goals >> at & 1:
                    ends = game.ends_of_distraction(unit) & ~goals
                    if ends and any(way.end == at for way in board.ways(game.sniper)):
                        far = board.far(game.sniper, sniper=False)
                        game.distract(unit, max(fields_in(ends), key=far.__getitem__))
                        return
