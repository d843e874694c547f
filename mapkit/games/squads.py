"""Sensible squads: a few rules with weights, from what everybody knows of the sniper."""

from __future__ import annotations

from collections.abc import Iterator

from mapkit.games.pieces import ASSAULT, MEDIC, NO_GIFT, SHARPSHOOTER, shot_chances
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sets import fields_in
from mapkit.games.squads_turn import MOST_SNIPED
from mapkit.games.state import OFF
from mapkit.model import SquadWeights

_GIFTS = (ASSAULT, SHARPSHOOTER, MEDIC)
"""The specialists that they take; they leave out the radio operator."""

_FAIR_CHANCE = 0.2
"""The chance of a hit that a sharpshooter's gift has to be worth."""

Option = tuple[float, str, tuple[int, ...]]
"""What an action is worth; the method of the game, and what it gets."""


class SensibleSquads:
    """All squads of a game.

    Where the sniper's field is known, units attack it, or go there and attack; officers use their
    gifts for that. Otherwise each action is weighed: it is worth more, the larger the share of the
    fields where he may be that it settles or brings within reach.
    """

    def __init__(self, weights: SquadWeights, dice: Dice) -> None:
        self._weights = weights
        self._dice = dice

    def gifts(self, squads: int) -> tuple[int, ...]:
        """Choose a specialist for each squad; which squad has which is drawn."""
        taken = (*_GIFTS, *[NO_GIFT] * squads)[:squads]
        return tuple(taken[k] for k in self._dice.some(squads, squads))

    @staticmethod
    def one_of(units: tuple[int, ...]) -> int:
        """Choose a unit to save."""
        return units[0]

    def turn(self, game: PlayedGame) -> None:
        """Play one turn, up to its end."""
        while any(game.cubes) and game.wounds < 2:
            places = game.trail.places
            one = places.bit_count() == 1
            if not (one and self._strike(game, places.bit_length() - 1)):
                squad = next(k for k, left in enumerate(game.cubes) if left)
                self._act(game, squad)
        game.end()

    # -- Where he is known to stand

    def _strike(self, game: PlayedGame, target: int) -> bool:
        """Attack a field, or go where it can be attacked; return whether anything was done."""
        at, used, cubes = game.at, game.used, game.cubes
        ready = [
            unit
            for unit, here in enumerate(at)
            if here != OFF and cubes[game.squad_of[unit]] and (unit, "attack") not in used
        ]
        for unit in ready:
            if at[unit] == target:
                game.attack(unit, target)
                return True
        if any(self._strike_by_gift(game, unit, target) for unit in ready):
            return True
        for unit in ready:
            if cubes[game.squad_of[unit]] > 1 and (unit, "walk") not in used:
                ends = game.ends_of_walk(unit)
                if ends >> target & 1:
                    game.walk(unit, target)
                    return True
                if self._gift_of(game, unit) == ASSAULT and (
                    ends := ends & game.board.near[target]
                ):
                    game.walk(unit, ends.bit_length() - 1)
                    return True
        return False

    @staticmethod
    def _gift_of(game: PlayedGame, unit: int) -> int:
        """Return the gift that may change, or has changed, a unit's attack."""
        squad = game.squad_of[unit]
        if unit != game.officer_of[squad]:
            return OFF
        usable = game.may_change(squad) or game.gifted >> squad & 1
        return game.gifts[squad] if usable else OFF

    def _strike_by_gift(self, game: PlayedGame, unit: int, target: int) -> bool:
        """Attack a field by an officer's gift; return whether anything was done."""
        board, here, squad = game.board, game.at[unit], game.squad_of[unit]
        gift = self._gift_of(game, unit)
        if gift == ASSAULT and board.near[here] >> target & 1:
            if not game.gifted >> squad & 1:
                game.gift(squad)
            game.attack(unit, target)
            return True
        far = board.tables.shots[here][target]
        if gift != SHARPSHOOTER or not far or (unit, "walk") in game.used:
            return False
        bag = tuple(game.bag)
        most = min(sum(bag), MOST_SNIPED)
        chance, announced = max(
            ((shot_chances(bag, far, n)[0], n) for n in range(far, most + 1)), default=(0.0, 0)
        )
        if chance < _FAIR_CHANCE:
            return False
        if not game.gifted >> squad & 1:
            game.gift(squad)
        game.snipe(unit, target, announced)
        return True

    # -- Where he is not

    def _act(self, game: PlayedGame, squad: int) -> None:
        """Take the action that is worth most; rest where none is worth anything."""
        whim, random = self._weights.whim, self._dice.random
        best, choice = 0.0, None
        for worth, kind, given in self._options(game, squad):
            worth_now = worth + whim * random()
            if worth_now > best:
                best, choice = worth_now, (kind, given)
        if choice:
            getattr(game, choice[0])(*choice[1])
        else:
            game.rest(squad)

    def _options(self, game: PlayedGame, squad: int) -> Iterator[Option]:
        """Yield actions of a squad, the best of each kind for each unit."""
        weights, board = self._weights, game.board
        used, places = game.used, game.trail.places
        count = places.bit_count() or 1
        if game.may_ask(squad):
            inside = (places & board.guarded[squad]).bit_count()
            yield weights.ask * min(inside, count - inside) / count, "ask", (squad,)
        ahead = self._ahead(game, places)
        once, twice = self._covered(game)
        for unit in game.units_of[squad]:
            here = game.at[unit]
            if here != OFF:
                yield from self._looks(game, unit, here)
                if (unit, "walk") not in used:
                    left = ahead & ~(twice | once & ~board.walks[here])
                    yield self._walk(game, unit, left, ahead)
            elif (unit, "deploy") not in used and (free := game.deploy_places(unit)):
                place = self._best_cover(game, free, ahead)
                yield weights.deploy, "deploy", (unit, place)

    def _looks(self, game: PlayedGame, unit: int, here: int) -> Iterator[Option]:
        """Yield what a unit may find out without moving."""
        weights, board, used, places = self._weights, game.board, game.used, game.trail.places
        count = places.bit_count() or 1
        own = places >> here & 1
        near = board.near[here] & places
        if own and (unit, "attack") not in used:
            yield weights.attack / count, "attack", (unit, here)
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

    @staticmethod
    def _covered(game: PlayedGame) -> tuple[int, int]:
        """Return the fields that some unit gets to, and those that two or more do."""
        once = twice = 0
        for here in fields_in(game.guards):
            walks = game.board.walks[here]
            twice |= once & walks
            once |= walks
        return once, twice

    def _walk(self, game: PlayedGame, unit: int, left: int, ahead: int) -> Option:
        """Return the best move of a unit, by what no other gets to, and what it is worth."""
        board, weights, here = game.board, self._weights, game.at[unit]
        walks = board.walks
        posts = board.posts(game.done_openly(), game.shown)
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
