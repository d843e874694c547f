"""The plain tables that games are played from, made of a compiled map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from mapkit.analysis.steps import EnteringCost, allowance_of, mover_class
from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.games.tables import GameTables, Rows
from mapkit.messages import phrase
from mapkit.model import Bag, GameMap, Marker, Reveal, Ruleset, TokenType
from mapkit.sight import NONE

SNIPER, DEFENDER = "sniper", "defender"
TOKENS = ("accuracy", "noise", "recoil", "silencer")


def game_tables(compiled: CompiledMap) -> GameTables:
    """Return what a game asks of a map, under the map's choices.

    Parameters
    ----------
    compiled : CompiledMap

    Raises
    ------
    UsageError
        The ruleset has other rules, or the map lacks what the set-up of a game needs.
    NotKnownError
        The ruleset leaves open what a step costs.
    """
    game_map, near = compiled.map, compiled.relations
    _refuse_other_rules(game_map.ruleset)
    bag = game_map.ruleset.bag
    assert compiled.tables is not None  # the ruleset has sight
    assert bag is not None  # and a bag
    ids = tuple(game_map.fields)
    index = {i: k for k, i in enumerate(ids)}

    def places(marker: str, **wanted: str) -> tuple[int, ...]:
        found = {
            index[m.field]
            for m in game_map.markers
            if m.type == marker and all(m.attributes.get(k) == v for k, v in wanted.items())
        }
        return tuple(sorted(found))

    squads = tuple(s for s in game_map.sectors if places("start", squad=s))
    officers = {s: places("start", squad=s, role="officer") for s in squads}
    objectives = {int(m.attributes["number"]): index[m.field] for m in _of(game_map, "objective")}
    entries = {str(m.attributes["sector"]): index[m.field] for m in _of(game_map, "entry")}
    _refuse_incomplete(game_map, officers, objectives, entries)
    shots = compiled.tables.shot_distances(game_map).copy()
    shots[shots == NONE] = 0
    sniper, defender = (mover_class(game_map, m) for m in (SNIPER, DEFENDER))
    return GameTables(
        fields=ids,
        sectors=tuple(f.sector for f in game_map.fields.values()),
        squads=squads,
        officers=tuple(officers[s][0] for s in squads),
        soldiers=tuple(places("start", squad=s, role="soldier") for s in squads),
        objectives=tuple(sorted(objectives.items())),
        entries=tuple((s, entries[s]) for s in game_map.sectors if s in entries),
        adjacent=_rows(index, map(near.neighbours, ids)),
        matching=_rows(index, map(near.matches, ids)),
        passable=_rows(index, map(near.steps, ids)),
        shots=tuple(map(tuple, shots.tolist())),
        sniper_enters=_enters(game_map, SNIPER),
        defender_enters=_enters(game_map, DEFENDER),
        extra=tuple(
            tuple((t, game_map.ruleset.traits[t].extra_cost) for t in sorted(f.traits)
                  if game_map.ruleset.traits[t].extra_cost)
            for f in game_map.fields.values()
        ),
        once_a_turn=game_map.choices.get("hard_terrain") == "once_a_turn",
        sniper_allowance=allowance_of(sniper),
        defender_allowance=allowance_of(defender),
        noise_from=sniper.noise_from,
        bag=tuple(bag.start[t] for t in TOKENS),
        bag_holds=tuple(_most(bag.tokens[t]) for t in TOKENS),
    )  # fmt: skip


def _of(game_map: GameMap, marker: str) -> list[Marker]:
    return [m for m in game_map.markers if m.type == marker]


def _rows(index: Mapping[str, int], near: Iterable[tuple[str, ...]]) -> Rows:
    return tuple(tuple(sorted(index[i] for i in row)) for row in near)


def _enters(game_map: GameMap, mover: str) -> tuple[int, ...]:
    """Return what a plain step onto each field takes, 0 for never."""
    price = EnteringCost(game_map, mover_class(game_map, mover))
    ruleset = game_map.ruleset
    return tuple(
        0 if price.of(f.id, frozenset()) is None else ruleset.cost(f.kind, mover) or 0
        for f in game_map.fields.values()
    )


def _refuse_other_rules(ruleset: Ruleset) -> None:
    fits = (
        {SNIPER, DEFENDER} <= set(ruleset.movers)
        and {"objective", "start", "entry"} <= set(ruleset.markers)
        and ruleset.sight == "field"
        and ruleset.steps == "matching"
        and _is_the_bag(ruleset.bag)
    )
    if not fits:
        raise UsageError(
            phrase(
                "the ruleset {ruleset} is of another game: games are played by the rules of "
                "Sniper Elite, with a sniper, squads, objectives, entries and a bag of tokens",
                ruleset=ruleset.id,
            )
        )


def _is_the_bag(bag: Bag | None) -> bool:
    """Return whether the tokens mean what the rules of games take them for."""
    return (
        bag is not None
        and set(bag.tokens) == set(TOKENS)
        and bag.hits == ("accuracy",)
        and bag.spoils is not None
        and (set(bag.spoils.tokens), bag.spoils.at_least) == ({"recoil", "noise"}, 5)
        and bag.reveals == Reveal(("noise",), 2, {"silencer": 1})
    )


def _most(token: TokenType) -> int:
    return token.start if token.most is None else token.most


def _refuse_incomplete(
    game_map: GameMap,
    officers: Mapping[str, tuple[int, ...]],
    objectives: Mapping[int, int],
    entries: Mapping[str, int],
) -> None:
    """Refuse a map on which no game can be set up, and say what it lacks."""
    sectors = [f.sector for f in game_map.fields.values()]
    pairs = [
        (a, b)
        for a, b in combinations(sorted(objectives), 2)
        if sectors[objectives[a]] != sectors[objectives[b]]
    ]
    lacks = None
    if not officers:
        lacks = phrase("no squad has a start")
    elif odd := [squad for squad, starts in officers.items() if len(starts) != 1]:
        lacks = phrase("the {squad} squad needs one start of an officer", squad=odd[0])
    elif not pairs:
        lacks = phrase("there are no two objectives in different sectors")
    elif not entries:
        lacks = phrase("there is no entry for the sniper")
    else:
        shut = [
            (a, b)
            for a, b in pairs
            if not set(entries) - {sectors[objectives[a]], sectors[objectives[b]]}
        ]
        if shut:
            lacks = phrase(
                "with objectives {a} and {b} no entry is open", a=shut[0][0], b=shut[0][1]
            )
    if lacks:
        raise UsageError(
            phrase("no game can be set up on the map {map}: {lacks}", map=game_map.id, lacks=lacks)
        )
