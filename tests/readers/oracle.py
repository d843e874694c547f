"""What the readers should answer, from mapkit's own map and arrays, by brute force.

Nothing here reads the JSON or shares code with the readers: moves are all sequences of steps that
``mapkit.analysis`` finds nothing wrong with, distances are those of Floyd and Warshall, and the
rest is said again in the plainest way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import combinations, product
from typing import Any

import numpy as np

from mapkit.analysis.hear import find_hearers
from mapkit.analysis.reach import find_reach
from mapkit.analysis.steps import EnteringCost
from mapkit.compiled import CompiledMap
from mapkit.sight import NONE

FAR = 10**6


class Oracle:
    """Answers by the same names as ``mapkit_tables.Tables`` has, as plain JSON values."""

    def __init__(self, compiled: CompiledMap) -> None:
        self.compiled, self.map, self.graph = compiled, compiled.map, compiled.relations
        self.ids = list(compiled.map.fields)
        self._others: dict[tuple[int, str], list[str]] = {}
        self._floyd: dict[tuple[str, str], dict[str, dict[str, int]]] = {}

    def ask(self, question: str, args: Sequence[Any], options: dict[str, Any]) -> Any:
        return getattr(self, question)(*args, **options)

    def in_order(self, ids: Iterable[str]) -> list[str]:
        wanted = set(ids)
        return [i for i in self.ids if i in wanted]

    # -- the board

    def attribute(self, name: str) -> Any:
        """Return what stands on the object itself; checksums and outlines are the file's."""
        game_map, rules = self.map, self.map.ruleset
        origin = game_map.provenance
        marks = [m for m in game_map.markers if m.type in ("objective", "entry")]
        answers: dict[str, Any] = {
            "id": game_map.id,
            "name": game_map.name,
            "fields": self.ids,
            "squads": self.squads(),
            "buildings": sorted(
                (self.in_order(b) for b in self.graph.buildings),
                key=lambda building: self.ids.index(building[0]),
            ),
            "objectives": sorted(
                [m.attributes["number"], m.field] for m in marks if m.type == "objective"
            ),
            "entries": [[m.attributes["sector"], m.field] for m in marks if m.type == "entry"],
            "sectors": [[i, asdict(s)] for i, s in game_map.sectors.items()],
            "movers": [[i, asdict(m)] for i, m in rules.movers.items()],
            "provenance": {"kind": origin.kind, "note": origin.note, "source": origin.source},
            "choices": dict(game_map.choices),
        }
        return answers[name]

    def field(self, i: str) -> Any:
        field, rules = self.map.fields[i], self.map.ruleset
        extra = {t: rules.traits[t].extra_cost for t in sorted(field.traits)}
        enter: dict[str, int | str | None] = {}
        for mover, moving in rules.movers.items():
            if rules.cost(field.kind, mover) is None:
                enter[mover] = "unknown"
                continue
            price = EnteringCost(self.map, moving).of(i, frozenset())
            enter[mover] = price and price[0] - sum(extra.values())
        return {
            "id": i,
            "name": field.name,
            "kind": field.kind,
            "counts_as": self.map.class_of(i),
            "level": field.level,
            "traits": sorted(field.traits),
            "sector": field.sector,
            "enter": enter,
            "extra": {t: cost for t, cost in extra.items() if cost},
            "attributes": self.map.attributes_of(i),
            "tags": list(rules.kinds[field.kind].tags),
        }

    def fields_in(self, sector: str) -> Any:
        return [i for i in self.ids if self.map.fields[i].sector == sector]

    def marked(self, kind: str, **wanted: Any) -> list[str]:
        return self.in_order(
            m.field
            for m in self.map.markers
            if m.type == kind and wanted.items() <= dict(m.attributes).items()
        )

    def starts(self, squad: str, role: str | None = None) -> Any:
        return self.marked("start", squad=squad, **({"role": role} if role else {}))

    def squads(self) -> list[str]:
        return [s for s in self.map.sectors if self.marked("start", squad=s)]

    def regroup_marks(self, card: str, sector: str) -> Any:
        marks = [
            (squad, self.marked("regroup", card=card, sector=sector, squad=squad))
            for squad in self.squads()
            if squad != sector
        ]
        return [[squad, ids] for squad, ids in marks if ids]

    def building(self, i: str) -> Any:
        return next((list(self.in_order(b)) for b in self.graph.buildings if i in b), [])

    # -- beside each other

    def adjacent(self, i: str) -> Any:
        return self.others(self.graph.adjacent, i)

    def matching(self, i: str) -> Any:
        return self.others(self.graph.matching, i)

    def passable(self, i: str) -> Any:
        return self.others(self.graph.passable, i)

    def stacked(self, i: str) -> Any:
        return self.others(self.graph.stacked, i)

    def others(self, pairs: Iterable[tuple[str, str]], i: str) -> list[str]:
        key = (id(pairs), i)
        if key not in self._others:
            self._others[key] = self.in_order(j for p in pairs if i in p for j in p if j != i)
        return self._others[key]

    def joined_by(self, a: str, b: str) -> Any:
        between = [p for p in self.map.portals if {a, b} == set(p.between)]
        joining = [p.id for p in between if self.map.ruleset.portals[p.type].effect == "joins"]
        return joining if b in self.passable(a) else []

    def at_range(self, i: str, nearest: int, farthest: int | None = None) -> Any:
        far = {i: 0}
        while True:
            new = {j: n + 1 for k, n in far.items() for j in self.adjacent(k) if j not in far}
            if not new:
                break
            far |= {j: min(far[k] + 1 for k in self.adjacent(j) if k in far) for j in new}
        last = nearest if farthest is None else farthest
        found = [(n, self.ids.index(j), j) for j, n in far.items() if nearest <= n <= last]
        return [[j, n] for n, _, j in sorted(found)]

    def fields_with(self, kind: str | None = None, **attributes: Any) -> Any:
        return [
            i
            for i, f in self.map.fields.items()
            if kind in (None, f.kind)
            and all(self.map.attributes_of(i).get(k) == v for k, v in attributes.items())
        ]

    # -- moving

    def reachable(self, start: str, mover: str, **options: Any) -> Any:
        found = find_reach(self.map, self.graph, start, mover, **options)
        return [[f.field, {"steps": f.steps, "cost": f.cost}] for f in found.fields if f.may_end]

    def paths(
        self, start: str, mover: str, end: str | None = None, from_entry: bool = False, **o: Any
    ) -> Any:
        ways, layer = [], [[start]]
        while layer:
            ways += layer
            layer = [[*w, j] for w in layer if len(w) <= 4 for j in self.passable(w[-1])]
        legal = [
            way
            for way in ways
            if len(set(way)) == len(way)
            and end in (None, way[-1])
            and self.legal(way, mover, from_entry=from_entry, **o)
        ]
        return sorted(legal, key=lambda way: (len(way), [self.ids.index(i) for i in way]))

    def legal(
        self,
        path: Sequence[str],
        mover: str,
        *,
        from_entry: bool = False,
        allowance: int | None = None,
        blocked: Sequence[str] = (),
        occupied: Sequence[str] = (),
    ) -> bool:
        if not path:
            return False
        heard = find_hearers(
            self.map, self.graph, path, mover, units=occupied, from_entry=from_entry
        )
        problems = [p for p in heard.problems if "allowance" not in p.why]
        limit = heard.allowance if allowance is None else allowance
        entered = path[0 if from_entry else 1 :]
        return not problems and heard.cost <= limit and not set(entered) & set(blocked)

    # -- hearing

    def is_noisy(self, path: Sequence[str], mover: str = "sniper", from_entry: bool = False) -> Any:
        return find_hearers(self.map, self.graph, path, mover, from_entry=from_entry).noisy

    def heard_on(self, path: Sequence[str], mover: str = "sniper", from_entry: bool = False) -> Any:
        heard = find_hearers(self.map, self.graph, path, mover, from_entry=from_entry)
        return [a.field for a in heard.alerted]

    def who_hears(
        self,
        path: Sequence[str],
        units: Sequence[str],
        mover: str = "sniper",
        from_entry: bool = False,
    ) -> Any:
        heard = find_hearers(self.map, self.graph, path, mover, units=units, from_entry=from_entry)
        return list(heard.hearers)

    def dog_hears(self, path: Sequence[str], dog: str, from_entry: bool = False) -> Any:
        return dog in path and (len(path) > 1 or from_entry)

    # -- walking farther

    @property
    def choice(self) -> str:
        return self.map.choices.get("walking_distance", "fields")

    def way(self, count: str) -> str:
        if count != "map":
            return count
        return "cost" if self.choice == "cost" else "fields"

    def weight(self, j: str, mover: str, count: str) -> int:
        price = EnteringCost(self.map, self.map.ruleset.movers[mover]).of(j, frozenset())
        return FAR if price is None else 1 if count == "fields" else price[0]

    def floyd(
        self, mover: str, count: str, blocked: Iterable[str] = ()
    ) -> dict[str, dict[str, int]]:
        shut = set(blocked)
        if not shut and (mover, count) in self._floyd:
            return self._floyd[mover, count]
        n = len(self.ids)
        steps = np.full((n, n), FAR)
        for i, a in enumerate(self.ids):
            for b in self.passable(a):
                steps[i, self.ids.index(b)] = FAR if b in shut else self.weight(b, mover, count)
            steps[i, i] = 0
        for via in range(n):
            steps = np.minimum(steps, steps[:, via, None] + steps[None, via, :])
        far = {
            a: dict(zip(self.ids, row, strict=True))
            for a, row in zip(self.ids, np.minimum(steps, FAR).tolist(), strict=True)
        }
        if not shut:
            self._floyd[mover, count] = far
        return far

    def distance(self, a: str, b: str, mover: str = "defender", count: str = "map") -> Any:
        if count == "map" and self.choice == "turns":
            table = self.compiled.walking[mover]
            far = int(table[self.ids.index(a), self.ids.index(b)])
            return None if far == NONE else far
        found = self.floyd(mover, self.way(count))[a][b]
        return None if found >= FAR else found

    def distances(
        self, a: str, mover: str = "defender", count: str = "map", blocked: Sequence[str] = ()
    ) -> Any:
        if count == "map" and not blocked:
            found = [[b, self.distance(a, b, mover)] for b in self.ids]
            return [[b, far] for b, far in found if far is not None]
        row = self.floyd(mover, self.way(count), blocked)[a]
        return [[b, far] for b, far in row.items() if far < FAR]

    def ranked(self, target: Any, units: Sequence[str], mover: str, count: str, sign: int) -> Any:
        targets = [target] if isinstance(target, str) else target
        ways = [
            (min(found), unit)
            for unit in units
            if (
                found := [
                    far
                    for t in targets
                    if (far := self.distance(unit, t, mover, count)) is not None
                ]
            )
        ]
        if not ways:
            return {"distance": None, "fields": []}
        best = sign * min(sign * far for far, _ in ways)
        return {"distance": best, "fields": self.in_order(u for far, u in ways if far == best)}

    def nearest(
        self, target: Any, units: Sequence[str], mover: str = "defender", count: str = "map"
    ) -> Any:
        return self.ranked(target, units, mover, count, 1)

    def farthest(
        self, target: Any, units: Sequence[str], mover: str = "defender", count: str = "map"
    ) -> Any:
        return self.ranked(target, units, mover, count, -1)

    def shortest_paths(
        self,
        start: str,
        target: Any,
        mover: str = "defender",
        count: str = "map",
        blocked: Sequence[str] = (),
    ) -> Any:
        count = self.way(count)
        far = self.floyd(mover, count, blocked)
        targets = [target] if isinstance(target, str) else target
        least = min(far[start][t] for t in targets)
        if least >= FAR:
            return []
        ways = []
        for end in (t for t in targets if far[start][t] == least):
            todo = [[start]]
            while todo:
                way = todo.pop()
                if way[-1] == end:
                    ways.append(way)
                todo += [
                    [*way, j]
                    for j in self.passable(way[-1])
                    if j not in blocked
                    and self.weight(j, mover, count) + far[j][end] == far[way[-1]][end]
                ]
        return sorted(ways, key=lambda way: (len(way), [self.ids.index(i) for i in way]))

    def towards(
        self,
        start: str,
        target: Any,
        mover: str = "defender",
        allowance: int | None = None,
        count: str = "map",
        blocked: Sequence[str] = (),
        occupied: Sequence[str] = (),
    ) -> Any:
        moving = self.map.ruleset.movers[mover]
        shut = [*blocked, *([] if moving.through_occupied else occupied)]
        limit = (moving.allowance or 0) if allowance is None else allowance
        ends = {start: 0}
        for way in self.shortest_paths(start, target, mover, count, shut):
            for k in range(1, len(way)):
                cost, paid = 0, frozenset[str]()
                for j in way[1 : k + 1]:
                    price = EnteringCost(self.map, moving).of(j, paid)
                    cost, paid = cost + price[0], price[1]
                if cost <= limit and way[k] not in occupied:
                    ends[way[k]] = self.floyd(mover, self.way(count), shut)[start][way[k]]
        prices = {i: EnteringCost(self.map, moving).of(i, frozenset()) for i in self.ids}
        hard = [i for i, p in prices.items() if i != start and (p is None or p[0] > limit)]
        ways = self.shortest_paths(start, target, mover, count, shut)
        firsts = {way[1] for way in ways if len(way) > 1}
        if firsts and firsts <= {*hard} and not {*hard} <= {*shut}:
            return self.towards(start, target, mover, allowance, count, [*shut, *hard], occupied)
        return self.in_order(i for i, gone in ends.items() if gone == max(ends.values()))

    # -- sight

    def shot_distance(self, a: str, b: str, grazing: str | None = None) -> Any:
        tables = self.compiled.tables
        counts = (grazing or self.map.choices["grazing"]) == "sees"
        table = tables.grazing if counts else tables.clear
        found = int(table[self.ids.index(a), self.ids.index(b)])
        return 1 if a == b else None if found == NONE else found

    def sees(self, a: str, b: str, grazing: str | None = None) -> Any:
        return self.shot_distance(a, b, grazing) is not None

    def in_sight(self, i: str, grazing: str | None = None, most: int | None = None) -> Any:
        found = [(j, self.shot_distance(i, j, grazing)) for j in self.ids]
        return [[j, d] for j, d in found if d is not None and (most is None or d <= most)]

    def verdict(self, a: str, b: str) -> Any:
        if self.sees(a, b, "blocks"):
            return "clear"
        return "grazing" if self.sees(a, b, "sees") else "blocked"

    # -- Sniper Elite and solo

    def sector_of(self, i: str) -> str | None:
        return self.map.fields[i].sector

    def entries_for(self, *numbers: int) -> Any:
        held = {self.sector_of(self.marked("objective", number=n)[0]) for n in numbers}
        entries = [m for m in self.map.markers if m.type == "entry"]
        return [
            [m.attributes["sector"], m.field] for m in entries if m.attributes["sector"] not in held
        ]

    def search_sets(self, i: str, most: int = 2) -> Any:
        beside = self.stood(self.matching(i))
        return [[i, *more] for k in range(most + 1) for more in combinations(beside, k)]

    def stood(self, places: Iterable[str]) -> list[str]:
        """Return the places that are neither water nor obstacle, nor barred to every mover."""
        fields = self.map.fields
        movers = self.map.ruleset.movers
        return [
            i
            for i in places
            if not {"water", "obstacle"} & set(fields[i].traits)
            and any(self.weight(i, mover, "fields") == 1 for mover in movers)
        ]

    def shotgun(self, i: str) -> Any:
        return [i, *self.stood(self.matching(i))]

    def free(self, places: Iterable[str], occupied: Sequence[str]) -> list[str]:
        return [
            i
            for i in self.in_order(places)
            if i not in occupied and self.weight(i, "defender", "fields") == 1
        ]

    def deploy_places(
        self,
        squad: str,
        role: str,
        officer: str | None = None,
        occupied: Sequence[str] = (),
        any_sector: bool = False,
    ) -> Any:
        if role == "officer":
            return self.free(self.starts(squad, "officer"), occupied)
        if officer is None or (self.sector_of(officer) != squad and not any_sector):
            return []
        return self.free(self.matching(officer), occupied)

    def distraction(
        self,
        unit: str,
        sniper: str,
        blocked: Sequence[str] = (),
        occupied: Sequence[str] = (),
        grazing: str | None = None,
    ) -> Any:
        ends = self.reachable(unit, "defender", blocked=blocked, occupied=occupied)
        return self.in_order(i for i, _ in ends if self.sees(sniper, i, grazing))

    def access_fields(self, kind: str | None = None) -> Any:
        everywhere = [i for ids in self.graph.access.values() for i in ids]
        fits = {i for i in everywhere if kind in (self.map.fields[i].kind, self.map.class_of(i))}
        return self.in_order(everywhere if kind is None else fits)

    def access_for(
        self, i: str, kind: str | None = None, occupied: Sequence[str] = (), count: str = "map"
    ) -> Any:
        goals = {m.field for m in self.map.markers if m.type == "objective"}
        if i in goals and self.map.class_of(i) == "open" and self.free([i], occupied):
            return [i]
        doors = self.free(self.access_fields(kind), occupied)
        return self.nearest(i, doors, "defender", count)["fields"]

    def regroup_calls(
        self, card: str, sector: str, units: dict[str, list[str]], count: str = "map"
    ) -> Any:
        marks = [m for m in self.map.markers if m.type == "regroup"]
        guards = [at for squad in units.values() for at in squad]
        calls = []
        for i in self.free(self.ids, guards):
            called: set[str] = set()
            for mark in marks:
                squad = str(mark.attributes["squad"])
                if mark.field != i or mark.attributes["card"] != card or squad == sector:
                    continue
                if mark.attributes["sector"] == sector:
                    mine = units.get(squad, [])
                    neutral = self.map.sectors[sector].neutral
                    nearest = self.nearest(i, mine, "defender", count)["fields"]
                    called |= set(nearest if neutral else mine)
            calls += [[i, self.in_order(called)]] if called else []
        return calls

    def regroup(
        self, card: str, sniper: str, units: dict[str, list[str]], count: str = "map"
    ) -> Any:
        return self._regrouped(card, sniper, units, count)[0]

    def regroup_ties(
        self, card: str, sniper: str, units: dict[str, list[str]], count: str = "map"
    ) -> Any:
        return self._regrouped(card, sniper, units, count)[1]

    def _regrouped(
        self, card: str, sniper: str, units: dict[str, list[str]], count: str
    ) -> tuple[list[list[str]], list[list[Any]]]:
        """Try every way to send units to places; keep the legal ones, take the worst."""
        ties = []
        here = str(self.sector_of(sniper))
        now = {unit: unit for at in units.values() for unit in at}
        for squad in self.map.sectors:
            mine = self.in_order(units.get(squad, []))
            marks = self.in_order(
                mark.field
                for mark in self.map.markers
                if mark.type == "regroup"
                and mark.attributes == {"card": card, "sector": here, "squad": squad}
            )
            if squad == here or not marks:
                continue
            if self.map.sectors[here].neutral:
                ways = self._neutral_ways(mine, marks, set(now.values()), sniper, count)
            else:
                free = self.free(marks, list(now.values()))
                ways = [
                    {unit: place for unit, place in zip(mine, chosen, strict=True) if place}
                    for chosen in product([*free, None], repeat=len(mine))
                    if len(set(chosen) - {None}) == len(chosen) - chosen.count(None)
                    and all(
                        place is None
                        or (unit not in marks and self.may_summon(unit, place, sniper, here, count))
                        for unit, place in zip(mine, chosen, strict=True)
                    )
                ]
            costs = []
            for way in ways:
                ends = [self.distance(way.get(u, u), sniper, "defender", count) for u in mine]
                far = sum(len(self.ids) if end is None else end for end in ends)
                hits = any(at == sniper != unit for unit, at in way.items())
                costs.append((-len(way), not hits, far))
            now |= ways[costs.index(min(costs))]
            worst = [way for way, cost in zip(ways, costs, strict=True) if cost == min(costs)]
            stands = {frozenset(way.get(unit, unit) for unit in mine) for way in worst}
            ties += [[squad, len(stands)]] if len(stands) > 1 else []
        return [[unit, now[unit]] for unit in self.in_order(now)], ties

    def _neutral_ways(
        self, mine: list[str], marks: list[str], held: set[str], sniper: str, count: str
    ) -> list[dict[str, str]]:
        here = str(self.sector_of(sniper))
        ways: list[tuple[dict[str, str], set[str]]] = [({}, held)]
        for mark in marks:
            more = []
            for way, taken in ways:
                left = [unit for unit in mine if unit not in way]
                called = self.nearest(mark, left, "defender", count)["fields"] if left else []
                for unit in called:
                    places = self.summon_places(mark, sorted(taken - {unit}), count)
                    fits = [p for p in places if self.may_summon(unit, p, sniper, here, count)]
                    more += [
                        ({**way, unit: place}, taken - {unit} | {place}) for place in fits or [unit]
                    ]
                if not called:
                    more.append((way, taken))
            ways = more
        return [way for way, _ in ways]

    def recon(self, i: str, steps: int = 2, by: str = "map", grazing: str | None = None) -> Any:
        chosen = self.map.choices.get("recon_distance", "steps") if by == "map" else by
        if chosen == "shot":
            seen = [j for j in self.stood(self.ids) if self.sees(i, j, grazing)]
            near = [j for j in seen if self.shot_distance(i, j, grazing) <= steps]
            return self.in_order({i, *near})
        row = self.floyd("defender", "fields")[i]
        return [j for j in self.ids if row[j] <= steps and self.sees(i, j, grazing)]

    def solo_search(self, i: str) -> Any:
        return [i, *self.stood(self.adjacent(i))]

    def summon_places(self, target: str, occupied: Sequence[str] = (), count: str = "map") -> Any:
        return (
            self.free([target], occupied)
            or self.free(self.matching(target), occupied)
            or self.nearest(target, self.free(self.ids, occupied), "defender", count)["fields"]
        )

    def may_summon(
        self, unit: str, place: str, sniper: str, last_known: str, count: str = "map"
    ) -> Any:
        if self.sector_of(unit) != last_known:
            return True
        now = self.distance(unit, sniper, "defender", count)
        then = self.distance(place, sniper, "defender", count)
        return (FAR if then is None else then) <= (FAR if now is None else now)

    def return_places(self, squad: str, occupied: Sequence[str] = ()) -> Any:
        start = self.starts(squad, "officer")
        return self.free(start, occupied) or self.free(self.adjacent(start[0]), occupied)
