"""Whether a board is fair: how far armies are from free income, and their bases from each other."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from mapkit.adjacency import Relations, walking
from mapkit.analysis.steps import with_costs
from mapkit.messages import say, translated
from mapkit.model import GameMap
from mapkit.sight import NONE

_BUYS, _PAYS, _HOME = "purchase", "income", "home"
"""Tags of kinds where units are bought, of those that pay, and of bases."""

_FAR = 1000
"""An allowance that no way uses up."""


@dataclass(frozen=True, slots=True)
class Supply:
    """How far one army is from income that nobody has yet, and from the others' bases."""

    owner: str
    """A value of the attribute ``owner``."""
    mover: str
    """A mover of the ruleset."""
    distances: tuple[int, ...]
    """What the ways cost from the nearest of its fields where units are bought to each of the
    nearest fields that pay, ascending: as many as there are for each army if all are shared out,
    rounded up. Those to which no way leads are left out."""
    homes: tuple[int, ...] = ()
    """What the ways from its base to each of the others' cost, ascending."""


def find_fairness(game_map: GameMap, graph: Relations) -> tuple[Supply, ...]:
    """Compare the armies of a board, for each class of mover; nothing where there are no two.

    A ruleset has armies where its attribute ``owner`` has values, and where kinds with the tags
    ``purchase`` and ``income`` carry it. The default is whose fields nobody owns. Costs that are
    printed on units' cards count as the general rule has them.
    """
    known = game_map.ruleset.attributes.get("owner")
    if known is None:
        return ()
    owner = {i: game_map.attributes_of(i).get("owner") for i in game_map.fields}
    free = [i for i in _tagged(game_map, _PAYS) if owner[i] == known.default]
    buys = _tagged(game_map, _BUYS)
    armies = {
        str(value): own
        for value in known.values
        if value != known.default and (own := [i for i in buys if owner[i] == value])
    }
    if len(armies) < 2 or not free:
        return ()
    share = -(-len(free) // len(armies))
    index = {i: k for k, i in enumerate(game_map.fields)}
    bases = [i for i in _tagged(game_map, _HOME) if owner[i] in armies]
    found = []
    for mover in game_map.ruleset.movers:
        far = walking(_filled_in(game_map, mover), graph, mover, "cost")
        for army, own in armies.items():
            rows = [index[i] for i in own]
            ways = sorted(int(far[rows, index[i]].min()) for i in free)
            mine, theirs = (
                [index[i] for i in bases if (owner[i] == army) == ours] for ours in (True, False)
            )
            homes = sorted(int(far[mine, k].min()) for k in theirs) if mine else []
            left, apart = (tuple(w for w in some if w != NONE) for some in (ways, homes))
            found.append(Supply(army, mover, left[:share], apart))
    return tuple(found)


def fairness_sentences(game_map: GameMap, supplies: Sequence[Supply]) -> Iterator[str]:
    """Say of each mover whether the armies are alike, and who is nearer where they are not."""
    for mover in dict.fromkeys(s.mover for s in supplies):
        mine = [s for s in supplies if s.mover == mover]
        label = translated(game_map.ruleset.movers[mover].label)
        if len({s.distances for s in mine}) == 1:
            yield say(
                "Fair in income for a {mover}: each army's factories are {ways} from the nearest "
                "fields that pay and belong to nobody.",
                mover=label,
                ways=_ways(mine[0].distances),
            )
        else:
            yield say(
                "Not fair in income for a {mover}: from the factories to the nearest fields that "
                "pay and belong to nobody: {told}.",
                mover=label,
                told=_compared({s.owner: s.distances for s in mine}),
            )
        if not any(s.homes for s in mine):
            continue
        if len({s.homes for s in mine}) == 1:
            yield say(
                "Fair in attack for a {mover}: each army's base is {ways} from the others'.",
                mover=label,
                ways=_ways(mine[0].homes),
            )
        else:
            yield say(
                "Not fair in attack for a {mover}: from base to base: {told}.",
                mover=label,
                told=_compared({s.owner: s.homes for s in mine}),
            )
    if supplies:
        yield say("Each army's share of the fields that pay is counted, the nearest ones.")
    movers, ruleset = {s.mover for s in supplies}, game_map.ruleset
    if any(ruleset.depends_on_card(kind, mover) for kind in ruleset.kinds for mover in movers):
        yield say("Where the cards of units give other costs, this may be otherwise.")


def _compared(ways: Mapping[str, tuple[int, ...]]) -> str:
    """Say the ways of each army, and whose are the shortest and the longest."""
    told = "; ".join(
        say("{army} {ways}", army=translated(owner), ways=_ways(found))
        for owner, found in ways.items()
    )
    rank = {owner: (-len(found), sum(found)) for owner, found in ways.items()}
    near, far = (
        ", ".join(translated(o) for o, found in rank.items() if found == end)
        for end in (min(rank.values()), max(rank.values()))
    )
    return say("{told}. Shortest ways: {near}; longest: {far}", told=told, near=near, far=far)


def _filled_in(game_map: GameMap, mover: str) -> GameMap:
    """Return a map whose ruleset leaves nothing open: steps cost 1, a turn is as long as a way."""
    filled = with_costs(game_map, mover, 1)
    known = filled.ruleset.movers[mover]
    if known.allowance is not None:
        return filled
    movers = {**filled.ruleset.movers, mover: replace(known, allowance=_FAR)}
    return replace(filled, ruleset=replace(filled.ruleset, movers=movers))


def _ways(distances: Collection[int]) -> str:
    return ", ".join(map(str, distances)) or say("no way")


def _tagged(game_map: GameMap, tag: str) -> list[str]:
    kinds = game_map.ruleset.kinds
    return [f.id for f in game_map.fields.values() if f.kind in kinds and tag in kinds[f.kind].tags]
