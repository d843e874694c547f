"""What can be asked of a board: sight, moves, hearing, disputes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

from mapkit.board.base import BoardBase, Name
from mapkit.board.fields import BoardField
from mapkit.errors import NotFoundError, UsageError
from mapkit.messages import phrase

if TYPE_CHECKING:
    from mapkit.board.derived import Progress
    from mapkit.board.disputes import Disputes
    from mapkit.board.moves import HearAnswer, RangeAnswer, ReachAnswer
    from mapkit.board.play import Play
    from mapkit.board.sight import SightAnswer, SightFrom
    from mapkit.model import GameMap

DisputeKind = Literal["all", "sight", "distance"]

Relation = Literal["adjacent", "matching", "passable", "stacked"]


class Questions(BoardBase):
    """The questions of :class:`mapkit.Board`; :class:`Play` has those of players."""

    @overload
    def sight(self, origin: Name, target: Name) -> SightAnswer: ...

    @overload
    def sight(
        self, origin: Name, target: None = None, *, progress: Progress | None = None
    ) -> SightFrom: ...

    def sight(
        self, origin: Name, target: Name | None = None, *, progress: Progress | None = None
    ) -> SightAnswer | SightFrom:
        """Return whether one field sees another and why, or what it sees of all others.

        Parameters
        ----------
        origin : name
            The field that looks.
        target : name, optional
            The other field; all of them without it.
        progress : callable or None
            For one field against all.

        Returns
        -------
        SightAnswer or SightFrom
            The first is true where the field is seen; the second is a mapping by field id.

        Notes
        -----
        Some milliseconds a pair, and as much for each field of one against all, nearly all of it
        for what is disputed. For bare answers ask :meth:`sees`, :meth:`distance`, or take
        :attr:`~mapkit.Board.tables`.

        Examples
        --------
        >>> answer = board.sight("objective 3", "objective 4")
        >>> answer.sees, answer.distance, answer.rule, answer.disputed
        (True, 6, 'L1', False)
        >>> seen = board.sight("B38")
        >>> len([i for i in seen if seen[i].sees]), seen["B43"].distance
        (60, 1)
        """
        from mapkit.board.sight import SightAnswer, SightFrom

        ground = self._derived.ground
        self._require_sight()
        start = self._id(origin)
        if target is None:
            from mapkit.analysis.field_sight import sight_from

            return SightFrom(ground.map, start, sight_from(ground, start, progress=progress))
        return SightAnswer(
            ground.map, self._derived.explainer.explain(start, self._id(target), how_far=True)
        )

    def sees(self, origin: Name, target: Name) -> bool:
        """Return whether one field sees another, under the map's choices.

        Notes
        -----
        The first call computes the tables of all pairs; later ones look it up.

        Examples
        --------
        >>> board.sees("R24", "B38"), board.sees("R24", "R1")
        (True, True)
        """
        return self.distance(origin, target) is not None

    def distance(self, origin: Name, target: Name) -> int | None:
        """Return the shot distance in fields, under the map's choices; None without sight.

        Notes
        -----
        The first call computes the tables of all pairs; later ones look it up. Steps on foot are
        those of :meth:`reach`.

        Examples
        --------
        >>> [board.distance("R24", to) for to in ("B38", "R24", "R1")]
        [6, 1, 4]
        """
        self._require_sight()
        start, end = self._id(origin), self._id(target)
        if start == end:
            return 1  # rule L7
        return self._derived.shot_distance(start, end)

    def seen_from(self, origin: Name) -> tuple[BoardField, ...]:
        """Return the fields that one sees, under the map's choices; :meth:`sight` says why.

        Notes
        -----
        The first call computes the tables of all pairs; later ones look it up.

        Examples
        --------
        >>> len(board.seen_from("B38")), board["B43"] in board.seen_from("B38")
        (60, True)
        """
        self._require_sight()
        start = self._id(origin)
        seen = self._derived.shot_distance
        return tuple(f for i, f in self._fields.items() if i != start and seen(start, i))

    def neighbours(self, field: Name, relation: Relation = "adjacent") -> tuple[BoardField, ...]:
        """Return the fields that are adjacent to one, or in another relation with it.

        Parameters
        ----------
        field : name
        relation : str
            ``"adjacent"``, ``"matching"``, ``"passable"`` (a figure can step there) or
            ``"stacked"`` (above or below).

        Examples
        --------
        >>> [field.id for field in board.neighbours(38)]
        ['B27', 'B37', 'B39', 'B42', 'B43']
        """
        known = self._id(field)
        pairs = getattr(self._derived.ground.relations, relation)
        near = {b if a == known else a for a, b in pairs if known in (a, b)}
        return tuple(f for i, f in self._fields.items() if i in near)

    def disputes(self, kind: DisputeKind = "all", *, progress: Progress | None = None) -> Disputes:
        """Return every pair whose answer the drawing cannot settle, the nearest call first.

        Returns
        -------
        Disputes
            A sequence of :class:`mapkit.Dispute`; its ``causes`` are the few places that they
            turn on, and it has a picture.

        Notes
        -----
        A few milliseconds a pair that comes near: a second for a board of 130 fields.

        Examples
        --------
        >>> calls = board.disputes()
        >>> calls[0].origin, calls[0].target, calls[0].kind
        ('Y81', 'W99', 'distance')
        """
        from mapkit.board.disputes import Disputes

        self._require_sight()
        found = self._derived.disputes(progress)
        still = tuple(o for o in found.open if kind in ("all", o[2]))
        return Disputes(self.map, tuple(d for d in found if kind in ("all", d.kind)), still)

    def reasons(self, *, progress: Progress | None = None) -> Iterator[SightAnswer]:
        """Explain every pair of fields, one after the other, on all cores.

        Parameters
        ----------
        progress : callable or None

        Yields
        ------
        SightAnswer
            As :meth:`sight` gives it, for each two fields in the order of :attr:`ids`. Leaving the
            iterator stops the work.

        Notes
        -----
        Some milliseconds a pair: some twenty seconds for a board of 130 fields.

        Examples
        --------
        >>> next(board.reasons()).sentence[:23]
        'Field R1 (Launch pad, o'
        """
        from mapkit.board.sight import SightAnswer

        self._require_sight()
        answers = self._derived.reasons(progress)
        return (SightAnswer(self.map, answer) for answer in answers)

    def reach(
        self,
        origin: Name,
        *,
        mover: str | None = None,
        steps: int | None = None,
        blocked: Iterable[Name] = (),
        defenders: Iterable[Name] = (),
        carriers: Iterable[Name] = (),
        from_entry: bool = False,
    ) -> ReachAnswer:
        """Find where a figure that stands on a field can get to in one turn.

        Parameters
        ----------
        origin : name
        mover : str, optional
            A mover class of the ruleset; its first one by default, in Sniper Elite the sniper.
        steps : int, optional
            Fields it may move, or points that it may spend; as the ruleset says by default.
        blocked : iterable of names
            Fields that nobody enters.
        defenders : iterable of names
            Fields where a defender stands: a sniper keeps off, a defender passes but does not
            stay. In other games those where any unit stands.
        carriers : iterable of names
            Fields of own carriers with room: a foot unit may get on there, which ends its move.
            One that starts there is in it, and may only get off beside it.
        from_entry : bool
            The figure is off the board: ``origin`` is its first step.

        Examples
        --------
        >>> board.reach("red entry", steps=2).steps["R8"]
        2
        """
        from mapkit.analysis.reach import find_reach
        from mapkit.board.moves import ReachAnswer

        ground = self._derived.ground
        game_map = ground.map
        found = find_reach(
            game_map,
            ground.relations,
            self._id(origin),
            next(iter(game_map.ruleset.movers), "") if mover is None else mover,
            allowance=steps,
            blocked=[self._id(f) for f in blocked],
            occupied=[self._id(f) for f in defenders],
            carriers=[self._id(f) for f in carriers],
            from_entry=from_entry,
        )
        return ReachAnswer(game_map, found)

    def range(self, origin: Name, nearest: int, farthest: int | None = None) -> RangeAnswer:
        """Find the fields that are so many steps of a grid away, whatever lies in between.

        Parameters
        ----------
        origin : name
        nearest, farthest : int
            Steps over sides, both included; ``farthest`` is ``nearest`` by default.

        Examples
        --------
        >>> war = mapkit.open("twin-passes")
        >>> list(war.range(war.ids[0], 1).steps)
        ['c1.b1', 'c1.a2']
        """
        from mapkit.analysis.grid_range import find_range
        from mapkit.board.moves import RangeAnswer

        ground = self._derived.ground
        start = self._id(origin)
        last = nearest if farthest is None else farthest
        return RangeAnswer(
            ground.map, find_range(ground.map, ground.relations, start, nearest, last)
        )

    def hear(
        self,
        *path: Name | Sequence[Name],
        mover: str = "sniper",
        defenders: Iterable[Name] = (),
        dogs: Iterable[Name] = (),
        from_entry: bool = False,
    ) -> HearAnswer:
        """Return who hears a figure move along a path, and whether the rules allow the move.

        Parameters
        ----------
        *path : name or sequence of names
            The field it leaves, the fields it crosses and the field it reaches: one name each, a
            list of them, or all joined by ``>`` in one.
        mover : str
            A mover class of the ruleset.
        defenders : iterable of names
            Fields where a unit stands: the answer says which of them hear the move.
        dogs : iterable of names
            Fields with a dog: the answer says which of them notice the move.
        from_entry : bool
            The figure comes from off the board onto the first field.

        Examples
        --------
        >>> heard = board.hear(38, 43, 45, defenders=["black officer"])
        >>> heard.allowed, heard.noisy, heard.hearers
        (True, True, ('B51',))
        """
        from mapkit.analysis.hear import find_hearers
        from mapkit.board.moves import HearAnswer

        ground = self._derived.ground
        game_map = ground.map
        _require_noise(game_map)
        whole = len(path) == 1 and not isinstance(path[0], str | int | BoardField)
        parts: Iterable[Any] = path[0] if whole else path  # type: ignore[assignment]
        units = tuple(self._id(f) for f in defenders)
        beasts = tuple(self._id(f) for f in dogs)
        found = find_hearers(
            game_map,
            ground.relations,
            [i for part in parts for i in self._ids_of(part)],
            mover,
            units=units,
            dogs=beasts,
            from_entry=from_entry,
        )
        return HearAnswer(game_map, found, units, beasts)

    @property
    def play(self) -> Play:
        """What the players ask beside reach, noise and sight: above all the solo rules.

        Examples
        --------
        >>> board.play.nearest("objective 4", ["black officer", 42, 67]).fields
        ('B42', 'B51')
        """
        from mapkit.board.play import Play

        self._require_sight()
        return Play(self._derived)

    def _ids_of(self, part: Name) -> list[str]:
        """Return the fields of one name, which may be a whole path joined by ``>`` or ``->``."""
        try:
            return [self._id(part)]
        except NotFoundError:
            pieces = [p for p in re.split(r"\s*-?>\s*", part) if p] if isinstance(part, str) else []
            if len(pieces) < 2:
                raise
            return [self._id(p) for p in pieces]


def _require_noise(game_map: GameMap) -> None:
    rules = game_map.ruleset
    if rules.sight == "none" and not any(known.noise_from for known in rules.movers.values()):
        raise UsageError(
            phrase(
                "the ruleset {ruleset} has no sight and no noise, so there is nothing to answer",
                ruleset=rules.id,
            )
        )
