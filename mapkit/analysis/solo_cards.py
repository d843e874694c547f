"""Order cards and events of the solo game, resolved on a position (solo rules).

Where the rules leave a choice, the way that is worst for the sniper is taken (p. 3): the most hits;
then the defender nearest to him afterwards; then the one nearest to an objective that he has to
complete; then whoever leaves the rest nearest to both. Of a step that moves several, the whole
card counts: its hits, then how far all stand from him, the nearest first, then from his objectives.
Of ways that are equal in all of these the rules draw lots: the first in the order of the map is
taken, and the step, of a move of several its first, says how many there were.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from itertools import islice

from mapkit.analysis.play import PlayQuestions
from mapkit.analysis.regroup import regroup
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model.solo import CardStep, SoloPosition, SoloStep

MOST_HITS = 3
"""In one turn (p. 3)."""

MOST_WAYS = 10_000
"""To move all that a card moves; of more the first are compared."""

EVENTS = ("first objective", "noise", "return", "end of turn")
"""What happens without a card; `set_up` makes a position."""


class SoloTable:
    """A position on which cards and events are carried out, step by step.

    ``position`` has fields and sectors of the map; ``steps`` are what happened so far.
    """

    def __init__(self, asked: PlayQuestions, position: SoloPosition) -> None:
        self._asked = asked
        self._start = position
        self.units = [*position.units]
        self.arrived: list[int] = []
        self._last_known, self._likely = position.last_known, [*position.likely]
        self._off, self._hits = [*position.off], position.hits
        self._numbered = asked.objectives
        self.steps: list[SoloStep] = []

    @property
    def position(self) -> SoloPosition:
        """Where all stand now."""
        return replace(
            self._start,
            units=tuple(self.units),
            last_known=self._last_known,
            likely=tuple(self._likely),
            off=tuple(self._off),
            hits=self._hits,
        )

    def resolve(self, card: Iterable[CardStep]) -> None:
        """Carry out all steps of an order card."""
        self.arrived = []
        self.carry_out(tuple(card), MOST_WAYS)

    def carry_out(self, card: Sequence[CardStep], most: int) -> None:
        """Carry out some steps, and compare at most so many ways."""
        does: dict[str, Callable[[CardStep, list[int]], None]] = {
            "update_last_known": lambda _step, _who: self._update(),
            "recon": self._recon,
            "search": self._search,
            "attack": self._attack,
            "summon": self._summon,
            "regroup": self._regroup,
        }
        for n, step in enumerate(card):
            if step.do == "move":
                self._move(step, card[n + 1 :], most)
                return
            does[step.do](step, self._chosen(step.who))

    def first_objective(self) -> None:
        """Complete the sniper's first objective, on the field where he stands (p. 5).

        Raises ``UsageError`` where the number of none of his objectives is there.
        """
        at = self._start.sniper
        if at not in (self._numbered[n] for n in self._start.goals or self._numbered):
            raise UsageError(
                phrase(
                    "the sniper completes an objective on its numbered field, and {field} is none "
                    "of his",
                    field=at,
                )
            )
        here = self._sector(at)
        self.steps.append(SoloStep("token"))
        for number in [n for n in self._likely if self._sector(self._numbered[n]) == here]:
            self._likely.remove(number)
            self.steps.append(SoloStep("discarded", target=self._numbered[number], number=number))
        moved: set[int] = set()
        for number in sorted(self._likely):
            target = self._numbered[number]
            waiting = [k for k in range(len(self.units)) if k not in moved]
            if target in self._held() or not waiting:
                continue
            fields = [self.units[k][1] for k in waiting]
            far = {
                f.field for f in self._asked.nearest([self._start.sniper], fields, farthest=True)
            }
            ways = [(k, target) for k in waiting if self.units[k][1] in far]
            moved |= self._put("summoned", ways, number, struck=True)
        self.steps.append(SoloStep("reshuffle"))

    def noise(self, tokens: int, targets: Collection[str] = ()) -> None:
        """Move for so many tokens of noise, drawn for shots at fields (p. 4; two of a gun: 15)."""
        for _ in range(tokens):
            others = [k for k, (_, at) in enumerate(self.units) if at not in targets]
            near = self._asked.nearest([self._start.sniper], [self.units[k][1] for k in others])
            called = {found.field for found in near}
            ways = [
                (k, end)
                for k in others
                if self.units[k][1] in called
                for end in self.ends(k, [self._start.sniper], 1)
            ]
            self._put("moves", ways, struck=True)
            if self.steps and self.steps[-1].target == self._start.sniper != self.steps[-1].origin:
                return

    def comes_back(self) -> None:
        """Put one defender that is off the board on it, as the squads' turn ends (p. 5).

        Which one is the worst for the sniper. Where a defender or he stands on its iron cross,
        the place beside it is his choice: the one that is farthest from him.
        """
        taken = {*self._held(), self._start.sniper}
        ways = []
        for squad in dict.fromkeys(self._off):
            places = [found.field for found in self._asked.comes_back(squad, taken)]
            if places:
                best = max(places, key=self._far_from_sniper)
                ways.append((squad, best))
        if not ways:
            return
        squad, place = min(ways, key=lambda way: self._badness(way[1]))
        self._off.remove(squad)
        self.units.append((squad, place))
        self.steps.append(SoloStep("returns", squad, "", place))

    def end_of_turn(self) -> None:
        """End the sniper's turn: defenders on his field, or on a matching one, hit once (p. 5)."""
        near = {found.field for found in self._asked.matching(self._start.sniper)}
        beside = [(squad, at) for squad, at in self.units if at in near]
        if beside:
            squad, at = beside[0]
            self.steps.append(SoloStep("beside", squad, at, at, self._hit(1)))

    def _recon(self, step: CardStep, who: list[int]) -> None:
        for k in who:
            seen = {found.field for found in self._asked.recon(self.units[k][1], step.steps)}
            self._look("recon", k, found=self._start.sniper in seen)

    def _search(self, _step: CardStep, who: list[int]) -> None:
        for k in who:
            near = {found.field for found in self._asked.solo_search(self.units[k][1])}
            self._look("search", k, found=self._start.sniper in near)

    def _look(self, what: str, k: int, *, found: bool) -> None:
        squad, at = self.units[k]
        hits = self._hit(1) if found else 0
        self.steps.append(SoloStep(what, squad, at, self._start.sniper if found else "", hits))
        if found:
            self._update()

    def _attack(self, step: CardStep, _who: list[int]) -> None:
        for at in step.fields:
            hits = self._hit(2) if at == self._start.sniper else 0
            self.steps.append(SoloStep("attack", target=at, hits=hits))

    def _move(self, step: CardStep, rest: Sequence[CardStep], most: int) -> None:
        """Move all of some defenders the way after which the whole card is the worst for him."""
        first = len(self.steps)
        ways = [*islice(self._ways(step), max(most, 1))]
        for way in ways:
            way.carry_out(rest, most // len(ways))
        outcomes = [way.outcome() for way in ways]
        worst = min(outcomes)
        found = [way for way, outcome in zip(ways, outcomes, strict=True) if outcome == worst]
        vars(self).update(vars(found[0]))
        if len(self.steps) > first and self.steps[first].what == "moves":
            equal = len({tuple(sorted(way.units)) for way in found})
            self.steps[first] = replace(self.steps[first], equal=equal)

    def _ways(self, step: CardStep) -> Iterator[SoloTable]:
        """Give the table after each way to move, the nearest first, so that they make way."""
        targets = self._targets(step.to)
        tried: set[tuple[tuple[tuple[str, str], ...], frozenset[int]]] = set()
        open_ways = [(self, frozenset(self._chosen(step.who)))]
        while open_ways:
            table, waiting = open_ways.pop()
            standing = (tuple(table.units), waiting)
            if standing in tried:
                continue
            tried.add(standing)
            if not waiting or not targets:
                yield table.branch()
                continue
            near = self._asked.nearest(targets, [table.units[k][1] for k in waiting])
            fields = {found.field for found in near}
            turn = [k for k in waiting if table.units[k][1] in fields] or [*waiting]
            moves = [(k, end) for k in turn for end in table.ends(k, targets, step.steps)]
            for k, end in sorted(moves, key=table.order, reverse=True):
                after = table.branch()
                after.stand("moves", k, end)
                open_ways.append((after, waiting - {k}))

    def branch(self) -> SoloTable:
        """Return a table like this one, to try a way on."""
        found = copy(self)
        found.units, found.arrived = [*self.units], [*self.arrived]
        found.steps = [*self.steps]
        return found

    def outcome(self) -> tuple[int, ...]:
        """Rank where all stand: the worse for the sniper, the lower."""
        ranks = [self._badness(at) for at in self._held()]
        fars, goals = sorted(far for _, far, _ in ranks), sorted(near for _, _, near in ranks)
        return (-self._hits, *fars, *goals)

    def _summon(self, step: CardStep, who: list[int]) -> None:
        """Call to each likely objective the nearest who may be called, until all are (p. 6)."""
        waiting, progress = {*who}, True
        stand = {*self._asked.access_fields(step.kind), *self._open_objectives()}
        freed = {k for k in who if step.frees == "all" or self.units[k][1] in stand}
        while waiting and progress:
            progress = False
            for number in sorted(self._likely):
                target = self._numbered[number]
                found = self._asked.access(target, step.kind, self._held())
                ways = self._called(waiting, target, [f.field for f in found], freed)
                moved = self._put("summoned", ways, number, struck=True)
                waiting -= moved
                progress = progress or bool(moved)
        for k in sorted(waiting):
            squad, at = self.units[k]
            self.steps.append(SoloStep("stays", squad, at, at))

    def _called(
        self, waiting: Collection[int], target: str, places: Sequence[str], freed: Collection[int]
    ) -> list[tuple[int, str]]:
        """Return who may be put where: the nearest to the target of those whom a call concerns.

        The exception of page 3 holds for those who are ``freed``.
        """
        left = {*waiting}
        while left:
            near = self._asked.nearest([target], [self.units[k][1] for k in left])
            fields = {found.field for found in near}
            now = [k for k in sorted(left) if self.units[k][1] in fields]
            if not now:
                return []
            ways = [
                (k, place)
                for k in now
                for place in places
                if k not in freed
                or self._asked.may_be_summoned(
                    self.units[k][1], place, self._start.sniper, self._last_known
                )
            ]
            if ways:
                return ways
            left -= {*now}
        return []

    def _regroup(self, step: CardStep, _who: list[int]) -> None:
        squads = {s: [at for q, at in self.units if q == s] for s, _ in self.units}
        after = regroup(self._asked, step.card, self._start.sniper, squads)
        went = {unit: found.field for found in after.found for unit in found.units}
        for k, (squad, at) in enumerate(self.units):
            end = went[at]
            hits = self._hit(1) if end != at and self._on_sniper(end) else 0
            self.units[k] = (squad, end)
            what = "summoned" if end != at else "stays"
            equal = after.equal.get(squad, 1) if end != at else 1
            self.steps.append(SoloStep(what, squad, at, end, hits, equal))

    def _put(
        self, what: str, ways: Sequence[tuple[int, str]], number: int = 0, *, struck: bool = False
    ) -> set[int]:
        """Carry out the worst of some ways to put a defender on a field; return who that was.

        ``struck`` says that who comes onto the sniper's field hits him.
        """
        if not ways:
            return set()

        ranks = [self._rank(way, struck=struck) for way in ways]
        equal = [way for way, rank in zip(ways, ranks, strict=True) if rank == min(ranks)]
        k, end = min(equal, key=self.order)
        self.stand(what, k, end, len(equal), number, struck=struck)
        return {k}

    def stand(
        self, what: str, k: int, end: str, equal: int = 1, number: int = 0, *, struck: bool = False
    ) -> None:
        """Put a defender on a field, and note who arrives in the last known sector."""
        squad, at = self.units[k]
        self.units[k] = (squad, end)
        hits = self._hit(1) if struck and end != at and self._on_sniper(end) else 0
        self.steps.append(SoloStep(what, squad, at, end, hits, equal, number))
        self.arrived += [k] * (what == "moves" and self._in_last_known(k))

    def _rank(self, way: tuple[int, str], *, struck: bool = False) -> tuple[int, ...]:
        _, *left = self._badness(self.units[way[0]][1])  # where he is missed the least
        after = self._badness(way[1], hits=struck and self._on_sniper(way[1]))
        return (*after, *(-far for far in left))

    def order(self, way: tuple[int, str]) -> tuple[int, ...]:
        """Rank a way by itself, then by the order of the map."""
        order = [*self._asked.map.fields].index
        return (*self._rank(way), order(self.units[way[0]][1]), order(way[1]))

    def _badness(self, place: str, *, hits: bool = False) -> tuple[int, ...]:
        """Rank a place for a defender: the worse for the sniper, the lower."""
        goals = [self._numbered[n] for n in self._start.goals if n in self._numbered]
        ways = [self._asked.distance(place, goal) for goal in goals]
        near = min((far for far in ways if far is not None), default=0)
        return (-hits, self._far_from_sniper(place), near)

    def ends(self, k: int, targets: Sequence[str], steps: int) -> list[str]:
        """Return where a move of a defender towards some fields may end."""
        found = self._asked.towards(self.units[k][1], targets, self._held(), steps)
        return [end.field for end in found]

    def _targets(self, to: str) -> list[str]:
        if to == "sniper":
            return [self._start.sniper]
        if to == "likely":
            return [self._numbered[n] for n in self._likely]
        fields = self._asked.map.fields.values()
        return [f.id for f in fields if f.sector == self._last_known]

    def _open_objectives(self) -> list[str]:
        """Return the objectives that are access fields of their own, being open fields (p. 6)."""
        return [i for i in self._numbered.values() if self._asked.map.class_of(i) == "open"]

    def _chosen(self, who: str) -> list[int]:
        if who == "arrived":
            return [*self.arrived]
        order = range(len(self.units))
        if who in ("in_last_known", "outside_last_known"):
            wanted = who == "in_last_known"
            return [k for k in order if self._in_last_known(k) == wanted]
        return [k for k in order if who in ("all", self.units[k][0])]

    def _in_last_known(self, k: int) -> bool:
        return self._sector(self.units[k][1]) == self._last_known

    def _update(self) -> None:
        now = self._sector(self._start.sniper)
        if now is not None and now != self._last_known:
            self.steps.append(SoloStep("last_known", origin=self._last_known, target=now))
            self._last_known = now

    def _hit(self, count: int) -> int:
        taken = min(count, MOST_HITS - self._hits)
        self._hits += taken
        return taken

    def _on_sniper(self, place: str) -> bool:
        return place == self._start.sniper

    def _far_from_sniper(self, place: str) -> int:
        far = self._asked.distance(place, self._start.sniper)
        return len(self._asked.map.fields) if far is None else far

    def _held(self) -> list[str]:
        return [at for _, at in self.units]

    def _sector(self, field: str) -> str | None:
        return self._asked.map.fields[field].sector
