"""Moves, hearing, shots and the solo rules from the expanded engine JSON, without a reader.

    mapkit build launch-site -o launch-site.json
    python examples/without_reader.py launch-site.json

To copy, or to translate into another language; docs/engine-authors.md says which rule is which.
"""
# SPDX-FileCopyrightText: 2026 the mapkit authors
# SPDX-License-Identifier: MIT

import json
import sys
from pathlib import Path

if len(sys.argv) == 1:
    print(__doc__)
    raise SystemExit
board = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
if board["format"] != "mapkit-tables" or board["version"].split(".")[0] != "1" or board["requires"]:
    raise SystemExit("not a map for this engine")

fields = {field["id"]: field for field in board["fields"]}
adjacent = {i: set() for i in fields}
for a, b in board["adjacent"]:
    adjacent[a].add(b)
    adjacent[b].add(a)

costs = {mover: {i: {} for i in fields} for mover in board["movers"]}
for move in board["moves"]:
    a, b = move["between"]
    for mover, (there, back) in move["cost"].items():
        if there is not None:
            costs[mover][a][b] = there
        if back is not None:
            costs[mover][b][a] = back


def reach(start, mover, others=(), allowance=None):
    """Return where a figure may end its move: fewest steps by field."""
    who = board["movers"][mover]
    allowance = who["allowance"] if allowance is None else allowance
    layer, found = {start: 0}, {start: 0}
    for steps in range(1, allowance + 1):
        following = {}
        for here, spent in layer.items():
            for there, cost in costs[mover][here].items():
                passes = who["through_occupied"] or there not in others
                if passes and spent + cost <= allowance:
                    following[there] = min(spent + cost, following.get(there, spent + cost))
        for there in following:
            found.setdefault(there, steps)
        layer = following
    return {i: steps for i, steps in found.items() if i == start or i not in others}


def hears(path, others, mover="sniper", from_entry=False):
    """Which defenders hear a move; path begins with the field that was left."""
    least = board["movers"][mover]["noise_from"]
    steps = len(path) - (0 if from_entry else 1)
    if not 0 < least <= steps:
        return []
    return [unit for unit in others if any(unit in adjacent[i] for i in path)]


def shot(a, b):
    """How many accuracy tokens a shot takes, or None where it is blocked."""
    if a == b:
        return 1
    sight = board["los"].get(f"{a}|{b}") or board["los"].get(f"{b}|{a}")
    grazing = board["choices"]["grazing"] == "sees"
    return sight and sight["grazing" if grazing else "clear"]


# The solo rules: others are the fields of all defenders; a unit is named by its field.

order = list(fields)
index = {i: k for k, i in enumerate(order)}
matching = {i: set() for i in fields}
for a, b in board["matching"]:
    matching[a].add(b)
    matching[b].add(a)


def distance(a, b):
    """How many fields a defender has to walk (solo rules, p. 6), or None."""
    return board["steps"]["defender"][index[a]][index[b]]


def nearest(at, units, pick=min):
    """Return the nearest units (pick=max: the farthest), all of them where several are equal."""
    ways = {i: distance(i, at) for i in units if distance(i, at) is not None}
    return [i for i in order if i in ways and ways[i] == pick(ways.values())]


def walk(start, shut):
    """Return how many fields a defender walks to each field, round those that are shut."""
    far, layer = {start: 0}, [start]
    for here in layer:
        onward = [i for i in costs["defender"][here] if i not in far and i not in shut]
        far |= dict.fromkeys(onward, far[here] + 1)
        layer += onward
    return far


def towards(unit, targets, others=(), allowance=None, shut=()):
    """Where one move towards the nearest of some fields may end: along shortest ways."""
    limit = board["movers"]["defender"]["allowance"] if allowance is None else allowance
    rows = {i: walk(i, shut) for i in order} if shut else {}

    def distance(a, b):
        return rows[a].get(b) if shut else board["steps"]["defender"][index[a]][index[b]]

    ways = {t: distance(unit, t) for t in targets if distance(unit, t) is not None}
    ends = [t for t in ways if ways[t] == min(ways.values())]

    def leads(here, there):
        so_far = distance(unit, here) + 1
        return so_far == distance(unit, there) and any(
            distance(there, t) is not None and so_far + distance(there, t) == ways[t] for t in ends
        )

    spent, layer = {unit: 0}, {unit: 0}
    while layer:
        following = {}
        for here in layer:
            for there, cost in costs["defender"][here].items():
                total = min(spent[here] + cost, following.get(there, limit))
                if leads(here, there) and spent[here] + cost <= limit:
                    following[there] = total
        spent, layer = {**spent, **following}, following
    if len(spent) == 1 and unit not in ends and ends and not shut:  # hard terrain, and one field
        enters = {i: cost for row in costs["defender"].values() for i, cost in row.items()}
        hard = [i for i in order if i != unit and enters.get(i, limit + 1) > limit]
        return towards(unit, targets, others, limit, hard) if hard else [unit]
    free = [i for i in order if i in spent and (i == unit or i not in others)]
    return [i for i in free if distance(unit, i) == max(distance(unit, j) for j in free)]


def unguarded(places, others):
    """Which of some places a defender may be put on."""
    return [i for i in order if i in places and i not in others and fields[i]["enter"]["defender"]]


def access_for(at, kind=None, others=()):
    """Return the nearest unguarded access fields; an objective in the open is its own."""
    goals = [mark["field"] for mark in board["markers"] if mark["type"] == "objective"]
    if at in goals and fields[at]["class"] == "open" and unguarded([at], others):
        return [at]
    doors = [i for ids in board["access"].values() for i in ids]
    fitting = [i for i in doors if kind in (None, fields[i]["kind"], fields[i]["class"])]
    return nearest(at, unguarded(fitting, others))


def recon(unit, steps=2):
    """Return what a unit sees of the fields that are so near."""
    near = [i for i in order if distance(unit, i) is not None and distance(unit, i) <= steps]
    return [i for i in near if shot(unit, i)]


def regroup_calls(card, sector, units):
    """Which units a regroup card summons, by marked field; units holds fields by squad."""
    neutral = {s["id"]: s["neutral"] for s in board["sectors"]}[sector]
    calls, others = {}, [i for squad in units.values() for i in squad]
    for mark in board["markers"]:
        if mark["type"] != "regroup" or (mark["card"], mark["sector"]) != (card, sector):
            continue
        mine, at = units.get(mark["squad"], []), mark["field"]
        if mark["squad"] != sector and mine and unguarded([at], others):
            called = nearest(at, mine) if neutral else mine
            calls[at] = [i for i in order if i in {*called, *calls.get(at, [])}]
    return {at: calls[at] for at in order if calls.get(at)}


def summon_places(at, others=()):
    """Where a unit summoned to a field is put: there, on a matching field, or the nearest."""
    on_it = unguarded([at], others) or unguarded(matching[at], others)
    return on_it or nearest(at, unguarded(order, others))


def may_summon(unit, place, sniper, last_known):
    """Not away from the sniper, if the unit is in the last known sector already."""
    now, then = distance(unit, sniper), distance(place, sniper)
    return fields[unit]["sector"] != last_known or now is None or (then is not None and then <= now)


def return_places(squad, others=()):
    """Where a fallen unit comes back: its officer's start, else beside it."""
    starts = [
        m["field"]
        for m in board["markers"]
        if m["type"] == "start" and (m["squad"], m["role"]) == (squad, "officer")
    ]
    return unguarded(starts, others) or unguarded({i for s in starts for i in adjacent[s]}, others)


if __name__ == "__main__":
    print(f"{board['map']['name']}: {len(fields)} fields, {len(board['los'])} pairs see each other")
    first = board["moves"][0]["between"][0]
    print(f"A defender on {first} reaches {', '.join(reach(first, 'defender'))}")
