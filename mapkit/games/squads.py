"""Sensible squads: a few rules with weights, from what everybody knows of the sniper."""

from __future__ import annotations

from collections.abc import Iterator

from mapkit.games.board import fields_in
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.rules import OFF
from mapkit.model import SquadWeights

__all__ = ["SensibleSquads"]


Option = tuple[float, str, tuple[int, ...]]
"""What an action is worth; the method of the game, and what it gets."""


class SensibleSquads:
    """All squads of a game.

    Where the sniper's field is known, units attack it, or go there and attack. Otherwise each
    action is weighed: it is worth more, the larger the share of the fields where he may be that it
    settles or brings within reach.
    """

    def __init__(self, weights: SquadWeights, dice: Dice) -> None:
        self._weights = weights
        self._random = dice.random

    def turn(self, game: PlayedGame) -> None:
        """Play one turn of a squad, up to its end."""
        while len(game.used) < 2 and game.wounds < 2:
            places = game.trail.places
            one = places.bit_count() == 1
            if not (one and self._strike(game, places.bit_length() - 1)):
                self._act(game)
        game.end()

    def _strike(self, game: PlayedGame, target: int) -> bool:
        """Attack a field, or go where it can be attacked; return whether anything was done."""
        board, used, at = game.board, game.used, game.at
        units = [
            u for u in game.units_of[game.turn - 1] if at[u] != OFF and (u, "attack") not in used
        ]
        for unit in units:
            if target in game.attackable(unit):
                game.attack(unit, target)
                return True
        if used:
            return False
        for unit in units:
            aims = board.near[target] if game.is_assault(unit) else 1 << target
            ends = game.ends_of_walk(unit) & aims
            if ends:
                game.walk(unit, ends.bit_length() - 1)
                return True
        return False

    def _act(self, game: PlayedGame) -> None:
        """Take the action that is worth most; rest where none is worth anything."""
        whim, random = self._weights.whim, self._random
        best, choice = 0.0, None
        for worth, kind, given in self._options(game):
            worth_now = worth + whim * random()
            if worth_now > best:
                best, choice = worth_now, (kind, given)
        if choice:
            getattr(game, choice[0])(*choice[1])
        else:
            game.rest()

    def _options(self, game: PlayedGame) -> Iterator[Option]:
        """Yield actions of the squad that is to play, the best of each kind for each unit."""
        weights, board = self._weights, game.board
        squad, used, places = game.turn - 1, game.used, game.trail.places
        count = places.bit_count() or 1
        if not used and game.may_ask(squad):
            inside = (places & board.guarded[squad]).bit_count()
            yield weights.ask * min(inside, count - inside) / count, "ask", ()
        ahead = self._ahead(game, places)
        for unit in game.units_of[squad]:
            here = game.at[unit]
            if here != OFF:
                yield from self._looks(game, unit, here)
                if (unit, "walk") not in used:
                    yield self._walk(game, unit, here, ahead)
            elif (unit, "deploy") not in used and (free := game.deploy_places(unit)):
                place = self._best_cover(game, free, ahead)
                yield weights.deploy, "deploy", (unit, place)

    def _looks(self, game: PlayedGame, unit: int, here: int) -> Iterator[Option]:
        """Yield what a unit may find out without moving."""
        weights, board, used, places = self._weights, game.board, game.used, game.trail.places
        count = places.bit_count() or 1
        own = places >> here & 1
        near = board.near[here] & places
        aims = near if game.is_assault(unit) else own << here
        if aims and (unit, "attack") not in used:
            yield weights.attack / count, "attack", (unit, aims.bit_length() - 1)
        if near and (unit, "spot") not in used:
            yield weights.spot / count, "spot", (unit, near.bit_length() - 1)
        if (unit, "search") not in used:
            beside = board.match[here] & places
            found = own + min(2, beside.bit_count())
            if 0 < found < count:
                lowest = beside & -beside
                others = beside ^ lowest
                searched = 1 << here | lowest | others & -others
                yield weights.search * found / count, "search", (unit, searched)

    @staticmethod
    def _ahead(game: PlayedGame, places: int) -> int:
        """Return where the sniper may be after a silent move."""
        step, found = game.board.sniper_steps, places
        for here in fields_in(places):
            found |= step[here]
        return found

    def _walk(self, game: PlayedGame, unit: int, here: int, ahead: int) -> Option:
        """Return the best move of a unit, and what it is worth."""
        board, weights = game.board, self._weights
        walks = board.walks
        others = 0
        for other in fields_in(game.guards ^ 1 << here):
            others |= walks[other]
        left = ahead & ~others
        posts = board.posts(game.done_openly())
        share, guard = weights.cover / (ahead.bit_count() or 1), weights.guard
        stay = share * (left & walks[here]).bit_count() + guard * (posts >> here & 1)
        best, choice = stay, here
        for end in fields_in(game.ends_of_walk(unit)):
            worth = share * (left & walks[end]).bit_count() + guard * (posts >> end & 1)
            if worth > best:
                best, choice = worth, end
        if choice == here:
            return self._approach(game, unit, here, ahead)
        return best - stay, "walk", (unit, choice)

    def _approach(self, game: PlayedGame, unit: int, here: int, ahead: int) -> Option:
        """Return a move towards the nearest field where the sniper may be, and its worth."""
        far = game.board.far(here, sniper=False)
        target = min(fields_in(ahead), key=far.__getitem__, default=here)
        row = game.board.far(target, sniper=False)
        end = min(fields_in(game.ends_of_walk(unit)), key=row.__getitem__)
        nearer = row[end] < row[here]
        return (self._weights.near, "walk", (unit, end)) if nearer else (0.0, "walk", (unit, here))

    @staticmethod
    def _best_cover(game: PlayedGame, free: int, ahead: int) -> int:
        walks = game.board.walks
        return max(fields_in(free), key=lambda place: (walks[place] & ahead).bit_count())
