"""Order cards and events of the solo game, resolved on a position (solo rules).

Where the rules leave a choice, the way that is worst for the sniper is taken (p. 3): the most hits;
then the defender nearest to him afterwards; then the one nearest to an objective that he has to
complete; then whoever leaves the rest nearest to both. Of ways that are equal in all of these the
rules draw lots: the first in the order of the map is taken, and the step says how many there were.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from mapkit.analysis.names import find_sector, resolve_field
from mapkit.analysis.play import PlayQuestions
from mapkit.analysis.regroup import regroup
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap
from mapkit.model.solo import WHO, CardStep, SoloPosition

MOST_HITS = 3
"""In one turn (p. 3)."""

EVENTS = ("first objective", "noise", "return", "end of turn")
"""What happens without a card; `set_up` makes a position."""


@dataclass(frozen=True, slots=True)
class SoloStep:
    """One thing that happens.

    ``origin`` and ``target``: Where the defender stood and stands, fields; for ``last_known``
    sectors.
    """

    what: str
    """``moves``, ``summoned``, ``stays``, ``recon``, ``search``, ``attack``, ``beside``,
    ``last_known``, ``discarded``, ``token``, ``returns`` or ``reshuffle``."""
    squad: str = ""
    """Of the defender; "" where it is about none."""
    origin: str = ""
    target: str = ""
    hits: int = 0
    """That the sniper takes."""
    equal: int = 1
    """How many ways were equally bad; lots decide between them in the game."""
    number: int = 0
    """Of the objective that it is about; 0 for none."""


class SoloTable:
    """A position on which cards and events are carried out, step by step.

    ``position`` has fields and sectors of the map; ``steps`` are what happened so far.
    """

    def __init__(self, asked: PlayQuestions, position: SoloPosition) -> None:
        self._asked = asked
        self._start = position
        self._units = [*position.units]
        self._arrived: list[int] = []
        self._last_known, self._likely = position.last_known, [*position.likely]
        self._off, self._hits = [*position.off], position.hits
        self._numbered = asked.objectives
        self.steps: list[SoloStep] = []

    @property
    def position(self) -> SoloPosition:
        """Where all stand now."""
        return replace(
            self._start,
            units=tuple(self._units),
            last_known=self._last_known,
            likely=tuple(self._likely),
            off=tuple(self._off),
            hits=self._hits,
        )

    def resolve(self, card: Iterable[CardStep]) -> None:
        """Carry out all steps of an order card."""
        self._arrived = []
        does: dict[str, Callable[[CardStep, list[int]], None]] = {
            "update_last_known": lambda _step, _who: self._update(),
            "recon": self._recon,
            "search": self._search,
            "attack": self._attack,
            "move": self._move,
            "summon": self._summon,
            "regroup": self._regroup,
        }
        for step in card:
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
            waiting = [k for k in range(len(self._units)) if k not in moved]
            if target in self._held() or not waiting:
                continue
            fields = [self._units[k][1] for k in waiting]
            far = {
                f.field for f in self._asked.nearest([self._start.sniper], fields, farthest=True)
            }
            ways = [(k, target) for k in waiting if self._units[k][1] in far]
            moved |= self._put("summoned", ways, number, struck=True)
        self.steps.append(SoloStep("reshuffle"))

    def noise(self, tokens: int, targets: Collection[str] = ()) -> None:
        """Move for so many tokens of noise, drawn for shots at fields (p. 4; two of a gun: 15)."""
        for _ in range(tokens):
            others = [k for k, (_, at) in enumerate(self._units) if at not in targets]
            near = self._asked.nearest([self._start.sniper], [self._units[k][1] for k in others])
            called = {found.field for found in near}
            ways = [
                (k, end)
                for k in others
                if self._units[k][1] in called
                for end in self._ends(k, [self._start.sniper], 1)
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
        self._units.append((squad, place))
        self.steps.append(SoloStep("returns", squad, "", place))

    def end_of_turn(self) -> None:
        """End the sniper's turn: defenders on his field, or on a matching one, hit once (p. 5)."""
        near = {found.field for found in self._asked.matching(self._start.sniper)}
        beside = [(squad, at) for squad, at in self._units if at in near]
        if beside:
            squad, at = beside[0]
            self.steps.append(SoloStep("beside", squad, at, at, self._hit(1)))

    def _recon(self, step: CardStep, who: list[int]) -> None:
        for k in who:
            seen = {found.field for found in self._asked.recon(self._units[k][1], step.steps)}
            self._look("recon", k, found=self._start.sniper in seen)

    def _search(self, _step: CardStep, who: list[int]) -> None:
        for k in who:
            near = {found.field for found in self._asked.solo_search(self._units[k][1])}
            self._look("search", k, found=self._start.sniper in near)

    def _look(self, what: str, k: int, *, found: bool) -> None:
        squad, at = self._units[k]
        hits = self._hit(1) if found else 0
        self.steps.append(SoloStep(what, squad, at, self._start.sniper if found else "", hits))
        if found:
            self._update()

    def _attack(self, step: CardStep, _who: list[int]) -> None:
        for at in step.fields:
            hits = self._hit(2) if at == self._start.sniper else 0
            self.steps.append(SoloStep("attack", target=at, hits=hits))

    def _move(self, step: CardStep, who: list[int]) -> None:
        """Move all of some defenders, the nearest to where they go first, so that they make way."""
        targets = self._targets(step.to)
        waiting = {*who}
        while waiting and targets:
            near = self._asked.nearest(targets, [self._units[k][1] for k in waiting])
            fields = {found.field for found in near}
            turn = [k for k in sorted(waiting) if self._units[k][1] in fields] or sorted(waiting)
            ways = [(k, end) for k in turn for end in self._ends(k, targets, step.steps)]
            moved = self._put("moves", ways) or {turn[0]}
            waiting -= moved
            self._arrived += [k for k in moved if self._in_last_known(k)]

    def _summon(self, step: CardStep, who: list[int]) -> None:
        """Call to each likely objective the nearest who may be called, until all are (p. 6)."""
        waiting, progress = {*who}, True
        stand = {*self._asked.access_fields(step.kind), *self._open_objectives()}
        freed = {k for k in who if step.frees == "all" or self._units[k][1] in stand}
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
            squad, at = self._units[k]
            self.steps.append(SoloStep("stays", squad, at, at))

    def _called(
        self, waiting: Collection[int], target: str, places: Sequence[str], freed: Collection[int]
    ) -> list[tuple[int, str]]:
        """Return who may be put where: the nearest to the target of those whom a call concerns.

        The exception of page 3 holds for those who are ``freed``.
        """
        left = {*waiting}
        while left:
            near = self._asked.nearest([target], [self._units[k][1] for k in left])
            fields = {found.field for found in near}
            now = [k for k in sorted(left) if self._units[k][1] in fields]
            if not now:
                return []
            ways = [
                (k, place)
                for k in now
                for place in places
                if k not in freed
                or self._asked.may_be_summoned(
                    self._units[k][1], place, self._start.sniper, self._last_known
                )
            ]
            if ways:
                return ways
            left -= {*now}
        return []

    def _regroup(self, step: CardStep, _who: list[int]) -> None:
        squads = {s: [at for q, at in self._units if q == s] for s, _ in self._units}
        after = regroup(self._asked, step.card, self._start.sniper, squads)
        went = {unit: found.field for found in after.found for unit in found.units}
        for k, (squad, at) in enumerate(self._units):
            end = went[at]
            hits = self._hit(1) if end != at and self._on_sniper(end) else 0
            self._units[k] = (squad, end)
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

        def rank(way: tuple[int, str]) -> tuple[int, ...]:
            _, *left = self._badness(self._units[way[0]][1])  # where he is missed the least
            after = self._badness(way[1], hits=struck and self._on_sniper(way[1]))
            return (*after, *(-far for far in left))

        worst, order = min(map(rank, ways)), [*self._asked.map.fields].index
        equal = [way for way in ways if rank(way) == worst]
        k, end = min(equal, key=lambda way: tuple(map(order, (self._units[way[0]][1], way[1]))))
        squad, at = self._units[k]
        self._units[k] = (squad, end)
        hits = self._hit(1) if struck and end != at and self._on_sniper(end) else 0
        self.steps.append(SoloStep(what, squad, at, end, hits, len(equal), number))
        return {k}

    def _badness(self, place: str, *, hits: bool = False) -> tuple[int, ...]:
        """Rank a place for a defender: the worse for the sniper, the lower."""
        goals = [self._numbered[n] for n in self._start.goals if n in self._numbered]
        ways = [self._asked.distance(place, goal) for goal in goals]
        near = min((far for far in ways if far is not None), default=0)
        return (-hits, self._far_from_sniper(place), near)

    def _ends(self, k: int, targets: Sequence[str], steps: int) -> list[str]:
        found = self._asked.towards(self._units[k][1], targets, self._held(), steps)
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
            return [*self._arrived]
        order = range(len(self._units))
        if who in ("in_last_known", "outside_last_known"):
            wanted = who == "in_last_known"
            return [k for k in order if self._in_last_known(k) == wanted]
        return [k for k in order if who in ("all", self._units[k][0])]

    def _in_last_known(self, k: int) -> bool:
        return self._sector(self._units[k][1]) == self._last_known

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
        return [at for _, at in self._units]

    def _sector(self, field: str) -> str | None:
        return self._asked.map.fields[field].sector


def named_steps(game_map: GameMap, card: Iterable[CardStep]) -> tuple[CardStep, ...]:
    """Return the steps of a card with the ids of what they name.

    Raises ``NotFoundError`` or ``UsageError`` where a field or a sector is not on the map, or its
    name stands for several.
    """
    return tuple(
        replace(
            step,
            who=step.who if step.who in WHO else find_sector(game_map, step.who),
            fields=tuple(resolve_field(game_map, name) for name in step.fields),
        )
        for step in card
    )


def set_up(asked: PlayQuestions, entry: str, goals: Sequence[int] = ()) -> SoloPosition:
    """Return the position at the start of a solo game (p. 2), the sniper on an entry's field.

    On each numbered field stands a defender of its sector's squad; who is left over stands on the
    numbered field of a neutral sector. Likely are all objectives outside the entry's sector.
    """
    game_map = asked.map
    objectives = dict(sorted(asked.objectives.items()))
    left = [str(m.attributes["squad"]) for m in game_map.markers if m.type == "start"]
    units: list[tuple[str, str]] = []
    neutral = []
    for at in objectives.values():
        sector = game_map.fields[at].sector
        if sector in left:
            left.remove(sector)
            units.append((sector, at))
        else:
            neutral.append(at)
    units += zip(left, neutral, strict=False)
    sector = game_map.fields[entry].sector or ""
    likely = [n for n, at in objectives.items() if game_map.fields[at].sector != sector]
    return SoloPosition(tuple(units), entry, sector, tuple(likely), tuple(goals))
