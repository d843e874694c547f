"""Questions of players besides reach, noise and sight, mostly from the solo rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.names import find_sector, resolve_field
from mapkit.analysis.play import Found, PlayQuestions
from mapkit.analysis.play_sentences import play_sentences
from mapkit.analysis.regroup import regroup
from mapkit.analysis.solo_cards import named_steps, set_up
from mapkit.board.base import Name, name_text
from mapkit.board.derived import Derived
from mapkit.board.picture import Answer
from mapkit.board.solo import SoloAnswer, solo_answer
from mapkit.drawing.looks import answer_look
from mapkit.drawing.movement import PlacesPicture
from mapkit.drawing.places import places_scene
from mapkit.drawing.scene import Scene
from mapkit.errors import NotFoundError, UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap
from mapkit.model.solo import CardStep, SoloPosition

__all__ = ["PlacesAnswer", "Play"]

_PICTURED = ("target", "sector", "squad", "origin")
"""What a picture marks of what was asked with."""


@dataclass(frozen=True, repr=False, eq=False)
class PlacesAnswer(Answer):
    """The fields that answer a question.

    Attributes
    ----------
    map : GameMap
    question : str
        The method of :class:`Play` that was asked.
    given : mapping of str to str
        What was asked with, by name: ``origin`` is the field where a unit stands, ``target`` the
        field or sector in question; ``sector``, ``squad``, ``kind``, ``card``, ``role``,
        ``sniper``, ``last_known``, and ``by``, what recon counts.
    found : tuple of Found
        Field by field, with what is counted and, for regroup, who stands there afterwards.
    counted : str or None
        What distances count: ``fields``, ``cost``, ``turns``, or ``shot`` for shot distances; None
        where the question counts none.
    defenders : tuple of str
        The fields of the defenders that were told.
    equal : mapping of str to int
        For regroup cards by squad how many ways were equally bad for the sniper, where several
        were: lots decide between them, and the first is given.

    Examples
    --------
    >>> answer = board.play.access("objective 2", "open", defenders=["15"])
    >>> answer.given, answer.fields, answer.distances["13"]
    ({'target': '18', 'kind': 'open'}, ('13', '14', '20', '28', '96'), 2)
    """

    map: GameMap
    question: str
    given: Mapping[str, str]
    found: tuple[Found, ...]
    counted: str | None = None
    defenders: tuple[str, ...] = ()
    equal: Mapping[str, int] = field(default_factory=dict)

    @property
    def fields(self) -> tuple[str, ...]:
        """The ids of the fields found, in the order of the map."""
        return tuple(f.field for f in self.found)

    @property
    def distances(self) -> Mapping[str, int]:
        """By field found what the question counts, where it counts anything."""
        return MappingProxyType({f.field: f.distance for f in self.found if f.distance is not None})

    @property
    def moves(self) -> Mapping[str, str]:
        """By the field where a unit stands that where it stands afterwards; for regroup cards."""
        return MappingProxyType({unit: f.field for f in self.found for unit in f.units})

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was asked, and the fields that answer it."""
        return play_sentences(self.map, self.question, self.given, self.found, self.equal)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: the fields found, those asked about, and the units."""
        first, *others = self.sentences
        notes = {f.field: "" if f.distance is None else str(f.distance) for f in self.found}
        named = [self.given[name] for name in _PICTURED if name in self.given]
        asked = [i for i in named if i in self.map.fields]
        sector = [f.id for f in self.map.fields.values() if f.sector in named]
        request = PlacesPicture(
            headline=first.rstrip(":"),
            notes=notes,
            asked=tuple(asked or sector),
            units=self.defenders,
            sentence="; ".join(line.strip() for line in others),
        )
        return places_scene(self.map, request, answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit play ... --json`` prints it."""
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            "question": self.question,
            "given": dict(self.given),
            "defenders": list(self.defenders),
            **({"counted": self.counted} if self.counted else {}),
            **({"equal": dict(self.equal)} if self.equal else {}),
            "fields": [
                {
                    "field": f.field,
                    **({} if f.distance is None else {"distance": f.distance}),
                    **({"units": list(f.units)} if f.units else {}),
                }
                for f in self.found
            ],
        }


class Play:
    """Questions of players about a board; :attr:`mapkit.Board.play` has them.

    Fields are named as for :class:`mapkit.Board`, sectors by id or name; defenders by the fields
    where they stand. Methods raise NotFoundError or UsageError for a name that stands for
    nothing or for several fields, and InvalidMapError where the map has errors. ``origin`` is the
    field where a unit stands, ``target`` the field or sector it is about. Page numbers are
    those of the solo rules where a method says so, of the rulebook otherwise.

    Examples
    --------
    >>> board.play.towards(42, "red", steps=3).fields
    ('98', '100')
    """

    def __init__(self, derived: Derived) -> None:
        self._derived = derived
        ground = derived.ground
        self._map = ground.map
        self._asked = PlayQuestions(ground.map, ground.relations, self._sights)

    def nearest(self, target: Name, defenders: Iterable[Name]) -> PlacesAnswer:
        """Find the defenders that are nearest to a field or a sector: all where several are.

        Examples
        --------
        >>> board.play.nearest("objective 4", [42, 67]).distances
        mappingproxy({'42': 2})
        """
        return self._ranked("nearest", target, defenders)

    def farthest(self, target: Name, defenders: Iterable[Name]) -> PlacesAnswer:
        """Find the defenders that are farthest from a field or a sector.

        Examples
        --------
        >>> board.play.farthest("white", [12, 67]).fields
        ('12',)
        """
        return self._ranked("farthest", target, defenders)

    def towards(
        self,
        origin: Name,
        target: Name,
        *,
        defenders: Iterable[Name] = (),
        steps: int | None = None,
    ) -> PlacesAnswer:
        """Find where a defender's move towards a field or a sector may end.

        ``steps`` is its allowance where a card gives another, such as 3 of *Encirclement*.

        Raises
        ------
        UsageError
            ``steps`` is negative.

        Examples
        --------
        >>> board.play.towards(42, "red", steps=3).fields
        ('98', '100')
        """
        start, held = self._field(origin), self._fields(defenders)
        if steps is not None and steps < 0:
            raise UsageError(phrase("a figure cannot move fewer than 0 fields"))
        name, targets = self._target(target)
        found = self._asked.towards(start, targets, held, steps)
        return self._answer("towards", found, held, self._asked.counted, origin=start, target=name)

    def access(
        self, target: Name, kind: str | None = None, *, defenders: Iterable[Name] = ()
    ) -> PlacesAnswer:
        """Find the unguarded access fields nearest to a field; *On Guard* has the kind ``open``.

        An open field without a defender is its own, whatever the kind.

        Raises
        ------
        UsageError
            The ruleset does not know the kind.

        Examples
        --------
        >>> board.play.access("objective 2", "open").fields
        ('15',)
        """
        kinds = self._map.ruleset.kinds
        if kind is not None and kind not in kinds and kind not in self._asked.relations.access:
            raise UsageError(
                phrase(
                    "the ruleset {ruleset} has no kind '{kind}' (it has: {known})",
                    ruleset=self._map.ruleset.id,
                    kind=kind,
                    known=", ".join(kinds),
                )
            )
        at, held = self._field(target), self._fields(defenders)
        found = self._asked.access(at, kind, held)
        said = {"target": at, **({"kind": kind} if kind else {})}
        return self._answer("access", found, held, self._asked.counted, **said)

    def recon(self, origin: Name, *, steps: int = 2) -> PlacesAnswer:
        """Find what a defender sees by recon: 2 fields away at most, 3 with Sniper challenge.

        The choice ``recon_distance`` says whether these are steps or shot distance; ``counted``
        tells it.

        Examples
        --------
        >>> board.play.recon(42).distances["38"]
        2
        """
        at, by = self._field(origin), self._asked.counted_by_recon
        found = self._asked.recon(at, steps)
        return self._answer(
            "recon", found, (), "shot" if by == "shot" else "fields", origin=at, by=by
        )

    def solo_search(self, origin: Name) -> PlacesAnswer:
        """Find on which fields a defender finds the sniper by searching (solo rules).

        Examples
        --------
        >>> board.play.solo_search(12).fields
        ('8', '9', '11', '12', '22')
        """
        at = self._field(origin)
        return self._answer("solo_search", self._asked.solo_search(at), origin=at)

    def regroup(
        self,
        card: str,
        last_known: str | None,
        squads: Mapping[str, Iterable[Name]],
        *,
        sniper: Name,
    ) -> PlacesAnswer:
        """Resolve a regroup card: where every unit stands afterwards (solo rules, p. 7).

        ``squads`` has the fields of the units by squad. The card first sets the last known sector
        to the ``sniper``'s, so it may be left out. Of several ways that is given of which
        :func:`mapkit.analysis.regroup.regroup` tells.

        Raises
        ------
        NotFoundError
            The map has no marks of that card.
        UsageError
            The sector is not the sniper's, or two units stand on one field.

        Examples
        --------
        >>> board.play.regroup("A", None, {"black": [42]}, sniper=12).moves
        mappingproxy({'42': '8'})
        """
        at = self._field(sniper)
        sector = self._map.fields[at].sector
        units = {self._sector(s): self._fields(on) for s, on in squads.items()}
        held = tuple(i for on in units.values() for i in on)
        twice = [i for i in held if held.count(i) > 1]
        if twice:
            raise UsageError(phrase("two units stand on {field}", field=twice[0]))
        if sector is None or (last_known is not None and self._sector(last_known) != sector):
            raise UsageError(
                phrase(
                    "a regroup card sets the last known sector to the sniper's: {field} is in "
                    "{sector}",
                    field=at,
                    sector=sector or phrase("none"),
                )
            )
        cards = {str(m.attributes["card"]) for m in self._map.markers if m.type == "regroup"}
        if card not in cards:
            raise NotFoundError(
                phrase(
                    "the map has no marks of card '{card}' (it has: {known})",
                    card=card,
                    known=", ".join(sorted(cards)) or phrase("none"),
                )
            )
        found = regroup(self._asked, card, at, units)
        answer = self._answer("regroup", found.found, held, sector=sector, card=card, sniper=at)
        return replace(answer, equal=found.equal)

    def card(
        self,
        card: str,
        units: Mapping[str, Iterable[Name]],
        *,
        sniper: Name,
        last_known: str | None = None,
        likely: Iterable[int] = (),
        goals: Iterable[int] = (),
        off: Iterable[str] = (),
        hits: int = 0,
        target: Name | None = None,
        tokens: int = 1,
        cards: Mapping[str, Sequence[CardStep]] = MappingProxyType({}),
    ) -> SoloAnswer:
        """Carry out an order card, or an event, of the solo game on a position.

        Parameters
        ----------
        card : str
            A card that the rules describe, one of ``cards``, or an event: ``first objective``,
            ``noise``, ``return``, ``end of turn``. Case does not matter.
        units : mapping of str to iterable of names
            By squad the fields of its defenders.
        sniper : name
        last_known : str, optional
            The sector where he was last known; his own where it is left out.
        likely, goals : iterable of int
            The numbers of the likely objectives, and of those that he has to complete.
        off : iterable of str
            Squads of the defenders that are off the board.
        hits : int
            That he took in this turn, 0 to 3.
        target, tokens
            Of the event ``noise``: the field that was shot at, and how many tokens were drawn.
        cards : mapping of str to sequence of CardStep
            Cards of your own, by name.

        Raises
        ------
        NotFoundError
            There is no such card, or a name stands for nothing.
        UsageError
            Two defenders stand on one field, a squad has too many, or a likely objective is none
            of the map's.

        Examples
        --------
        >>> board.play.card("noise", {"red": [12]}, sniper=22).after.units
        (('red', '8'),)
        """
        return solo_answer(
            self._asked,
            card,
            self._position(units, sniper, last_known, likely, goals, off, hits),
            target=None if target is None else self._field(target),
            tokens=tokens,
            cards={name: named_steps(self._map, steps) for name, steps in cards.items()},
        )

    def set_up(self, entry: Name, goals: Iterable[int] = ()) -> SoloAnswer:
        """Set up a solo game (p. 2): where the defenders stand, and which objectives are likely.

        Raises
        ------
        UsageError
            One of the ``goals`` lies in the sector of the ``entry``.

        Examples
        --------
        >>> board.play.set_up("white entry").after.likely
        (1, 2, 3, 4, 5, 6, 7, 8)
        """
        position = set_up(self._asked, self._field(entry), tuple(goals))
        wrong = [n for n in position.goals if n not in position.likely]
        if wrong:
            raise UsageError(
                phrase(
                    "objective {n} cannot be his: it is none of the map's, or in the sector where "
                    "he comes in",
                    n=wrong[0],
                )
            )
        return SoloAnswer(self._map, "Set-up", position, position)

    def _position(
        self,
        units: Mapping[str, Iterable[Name]],
        sniper: Name,
        last_known: str | None,
        likely: Iterable[int],
        goals: Iterable[int],
        off: Iterable[str],
        hits: int,
    ) -> SoloPosition:
        at = self._field(sniper)
        sector = self._sector(last_known) if last_known else self._map.fields[at].sector
        stand = [(self._sector(s), i) for s, on in units.items() for i in self._fields(on)]
        twice = [i for _, i in stand if [f for _, f in stand].count(i) > 1]
        if twice:
            raise UsageError(phrase("two units stand on {field}", field=twice[0]))
        gone = tuple(self._sector(s) for s in off)
        self._refuse_too_many([*(s for s, _ in stand), *gone])
        numbers, wanted = tuple(sorted({*likely})), tuple(goals)
        known = {
            int(str(m.attributes["number"])) for m in self._map.markers if m.type == "objective"
        }
        strange = [n for n in (*numbers, *wanted) if n not in known]
        if strange:
            raise UsageError(phrase("the map has no objective {n}", n=strange[0]))
        return SoloPosition(tuple(stand), at, sector or "", numbers, wanted, gone, hits)

    def _refuse_too_many(self, squads: Sequence[str]) -> None:
        """Refuse more defenders of a squad, on the board and off it, than it has starts."""
        starts = [m.attributes["squad"] for m in self._map.markers if m.type == "start"]
        for squad in dict.fromkeys(squads):
            if starts.count(squad) < squads.count(squad):
                raise UsageError(
                    phrase(
                        "squad {squad} has {most} defenders on this map; {n} were given, those "
                        "off the board among them",
                        squad=squad,
                        most=starts.count(squad),
                        n=squads.count(squad),
                    )
                )

    def summon(
        self,
        target: Name,
        *,
        defenders: Iterable[Name] = (),
        origin: Name | None = None,
        sniper: Name | None = None,
        last_known: str | None = None,
    ) -> PlacesAnswer:
        """Find where a defender that is summoned to a field is put (solo rules, p. 6).

        With ``origin``, where it stands, the ``sniper``'s field and the ``last_known`` sector: no
        place that is farther from the sniper, if the unit is in that sector already (p. 3). No
        place at all then means that it stays.

        Raises
        ------
        UsageError
            Only some of ``origin``, ``sniper`` and ``last_known`` are given.

        Examples
        --------
        >>> board.play.summon(42, defenders=[42, 43]).fields
        ('35', '37', '44', '54')
        """
        at, held = self._field(target), self._fields(defenders)
        if origin is None and sniper is None and last_known is None:
            found = self._asked.summon(at, held)
            return self._answer("summon", found, held, self._asked.counted, target=at)
        if origin is None or sniper is None or last_known is None:
            raise UsageError(
                phrase(
                    "whether a unit may be summoned depends on three things: where it stands, the "
                    "sniper's field and the last known sector"
                )
            )
        start, seen, sector = self._field(origin), self._field(sniper), self._sector(last_known)
        found = self._asked.summon(at, held, start, seen, sector)
        said = {"target": at, "origin": start, "sniper": seen, "last_known": sector}
        return self._answer("summon", found, held, self._asked.counted, **said)

    def comes_back(self, squad: str, *, defenders: Iterable[Name] = ()) -> PlacesAnswer:
        """Find where a fallen defender comes back (solo rules).

        Examples
        --------
        >>> board.play.comes_back("red", defenders=["12"]).fields
        ('8', '9', '11', '22')
        """
        name, held = self._sector(squad), self._fields(defenders)
        return self._answer("comes_back", self._asked.comes_back(name, held), held, squad=name)

    def search(self, origin: Name) -> PlacesAnswer:
        """Find which fields a unit may search: its own and up to two of the others (p. 9).

        Examples
        --------
        >>> board.play.search(12).fields
        ('11', '12')
        """
        at = self._field(origin)
        return self._answer("search", self._asked.matching(at), origin=at)

    def shotgun(self, origin: Name) -> PlacesAnswer:
        """Find which fields a shotgun hits (p. 15).

        Examples
        --------
        >>> board.play.shotgun(42).fields
        ('35', '37', '42', '43', '44', '54')
        """
        at = self._field(origin)
        return self._answer("shotgun", self._asked.matching(at), origin=at)

    def deploy(
        self,
        squad: str,
        role: str,
        *,
        officer: Name | None = None,
        defenders: Iterable[Name] = (),
        any_sector: bool = False,
    ) -> PlacesAnswer:
        """Find where a unit may be deployed (p. 9); ``any_sector`` is for the Radio Operator.

        A soldier needs the field of his ``officer``.

        Raises
        ------
        UsageError
            The role is neither ``officer`` nor ``soldier``.

        Examples
        --------
        >>> board.play.deploy("red", "officer").fields
        ('12',)
        """
        if role not in ("officer", "soldier"):
            raise UsageError(phrase("an officer or a soldier is deployed, not '{role}'", role=role))
        name, held = self._sector(squad), self._fields(defenders)
        at = None if officer is None else self._field(officer)
        found = self._asked.deploy(name, role, at, held, any_sector=any_sector)
        return self._answer("deploy", found, held, squad=name, role=role)

    def distraction(
        self, origin: Name, target: Name, *, defenders: Iterable[Name] = ()
    ) -> PlacesAnswer:
        """Find where a distracted defender may end: one move, in sight of the sniper.

        Examples
        --------
        >>> board.play.distraction(43, 38).distances["27"]
        1
        """
        start, at, held = self._field(origin), self._field(target), self._fields(defenders)
        found = self._asked.distraction(start, at, held)
        return self._answer("distraction", found, held, "shot", origin=start, target=at)

    def _ranked(self, question: str, target: Name, defenders: Iterable[Name]) -> PlacesAnswer:
        (name, targets), units = self._target(target), self._fields(defenders)
        if not units:
            raise UsageError(phrase("say where the defenders stand"))
        found = self._asked.nearest(targets, units, farthest=question == "farthest")
        return self._answer(question, found, units, self._asked.counted, target=name)

    def _answer(
        self,
        question: str,
        found: tuple[Found, ...],
        defenders: tuple[str, ...] = (),
        counted: str | None = None,
        **given: str,
    ) -> PlacesAnswer:
        return PlacesAnswer(self._map, question, given, found, counted, defenders)

    def _field(self, name: Name) -> str:
        return resolve_field(self._map, name_text(name))

    def _fields(self, names: Iterable[Name]) -> tuple[str, ...]:
        return tuple(self._field(name) for name in names)

    def _sector(self, name: str) -> str:
        return find_sector(self._map, name)

    def _target(self, name: Name) -> tuple[str, tuple[str, ...]]:
        """Return the id of a sector and its fields, or of a field and that alone."""
        try:
            sector = self._sector(name_text(name))
        except NotFoundError:
            at = self._field(name)
            return at, (at,)
        return sector, tuple(f.id for f in self._map.fields.values() if f.sector == sector)

    def _sights(self) -> NDArray[np.uint16]:
        tables = self._derived.compile(partial=False, progress=None).tables
        if tables is None:
            raise UsageError(
                phrase("the ruleset {ruleset} has no lines of sight", ruleset=self._map.ruleset.id)
            )
        return tables.shot_distances(self._map)
