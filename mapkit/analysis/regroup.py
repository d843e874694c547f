"""Regroup cards of the solo game: who goes where (solo rules, p. 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mapkit.analysis.play import Found, PlayQuestions


class Regrouped(NamedTuple):
    """Where all stand after a regroup card."""

    found: tuple[Found, ...]
    """In the order of the map: the field, the distance from it to the sniper, and the one unit that
    comes there, or stays."""
    equal: Mapping[str, int]
    """By squad in how many ways it could have been put that are as bad for the sniper, where there
    are several."""


_Moves = dict[str, str]
"""By unit, the field where it stands, the one where it stands afterwards."""


def regroup(
    asked: PlayQuestions, card: str, sniper: str, units: Mapping[str, Sequence[str]]
) -> Regrouped:
    """Resolve a regroup card: every unit named, on the field where it stands afterwards.

    ``sniper`` is the sniper's field. Its sector is the last known one: the card says so first.
    ``units``: By squad the fields of its units, on the board and all different.

    Notes
    -----
    In a guarded sector its own squad stays, and so does who stands on a mark of its colour; each
    other unit goes to one unguarded mark of its colour, as many as can. In a neutral sector each
    mark calls the nearest unit of its colour, and is taken like any field to which one is
    summoned. Nobody in the sector already is put farther from the sniper (p. 3). Of several ways
    one that hits him is given, then the one after which the squad stands nearest to him in all:
    the worst for him (p. 3), as we count it; of equal ones the first in the order of the map.

    Cost: as many trials as a squad's units can be shared out to its marks, 34 for three and three.
    """
    game_map = asked.map
    sector = game_map.fields[sniper].sector
    order = {i: k for k, i in enumerate(game_map.fields)}
    moves: _Moves = {unit: unit for at in units.values() for unit in at}
    marks: dict[str, list[str]] = {}
    for mark in game_map.markers:
        said = mark.attributes
        if mark.type == "regroup" and (said["card"], said["sector"]) == (card, sector):
            marks.setdefault(str(said["squad"]), []).append(mark.field)
    neutral = sector is not None and game_map.sectors[sector].neutral
    equal = {}
    for squad in game_map.sectors:
        if squad == sector or squad not in marks or squad not in units:
            continue
        mine = sorted(units[squad], key=order.__getitem__)
        wanted = sorted(marks[squad], key=order.__getitem__)
        held = set(moves.values())
        if neutral:
            ways = _of_neutral(asked, mine, wanted, held, sniper, sector)
        else:
            free = asked.unguarded(wanted, held)
            ways = _of_guarded(asked, [u for u in mine if u not in wanted], free, sniper, sector)
        way, count = _worst(asked, ways, mine, sniper)
        moves |= way
        if count > 1:
            equal[squad] = count
    after = sorted(moves.items(), key=lambda move: order[move[1]])
    found = tuple(Found(place, asked.distance(place, sniper), (unit,)) for unit, place in after)
    return Regrouped(found, equal)


def _of_guarded(
    asked: PlayQuestions, units: Sequence[str], free: Sequence[str], sniper: str, sector: str | None
) -> Iterator[_Moves]:
    """Give every way to put units on marks, each on one; the first units first, then none."""
    if not units:
        yield {}
        return
    unit, *others = units
    for place in free:
        if asked.may_be_summoned(unit, place, sniper, sector):
            left = [i for i in free if i != place]
            for rest in _of_guarded(asked, others, left, sniper, sector):
                yield {unit: place, **rest}
    yield from _of_guarded(asked, others, free, sniper, sector)


def _of_neutral(
    asked: PlayQuestions,
    units: Sequence[str],
    marks: Sequence[str],
    held: set[str],
    sniper: str,
    sector: str | None,
) -> Iterator[_Moves]:
    """Give every way to call the nearest unit to each mark: equal ones, and equal places."""
    if not marks or not units:
        yield {}
        return
    mark, *others = marks
    called = [found.field for found in asked.nearest([mark], units)]
    for unit in called:
        left = [i for i in units if i != unit]
        places = asked.summon(mark, held, unit, sniper, sector)
        for place in [found.field for found in places] or [unit]:
            after = held - {unit} | {place}
            for rest in _of_neutral(asked, left, others, after, sniper, sector):
                yield {unit: place, **rest}
    if not called:
        yield from _of_neutral(asked, units, others, held, sniper, sector)


def _worst(
    asked: PlayQuestions, ways: Iterator[_Moves], units: Sequence[str], sniper: str
) -> tuple[_Moves, int]:
    """Return of the ways with most units put the worst for the sniper, and how many are as bad.

    Ways after which the squad holds the same fields are one: its units are all alike (p. 1).
    """
    far = len(asked.map.fields)

    def rank(way: _Moves) -> tuple[int, bool, int]:
        ends = [asked.distance(way.get(unit, unit), sniper) for unit in units]
        struck = any(place == sniper != unit for unit, place in way.items())
        return -len(way), not struck, sum(far if end is None else end for end in ends)

    found = [(rank(way), way) for way in ways]
    worst = min(ranked for ranked, _ in found)
    equal = [way for ranked, way in found if ranked == worst]
    after = {frozenset(way.get(unit, unit) for unit in units) for way in equal}
    return equal[0], len(after)
