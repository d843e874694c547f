"""Questions of players besides reach, noise and sight, mostly from the solo rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.names import resolve_field, resolve_sector
from mapkit.analysis.play import Found, PlayQuestions
from mapkit.analysis.play_sentences import play_sentences
from mapkit.board.answer import Answer
from mapkit.board.derived import Derived
from mapkit.drawing.looks import answer_look
from mapkit.drawing.move_pictures import PlacesPicture
from mapkit.drawing.places import places_scene
from mapkit.drawing.scene import Scene
from mapkit.errors import NotFoundError, UsageProblemError
from mapkit.messages import phrase
from mapkit.model import GameMap

__all__ = ["PlacesAnswer", "Play"]


@dataclass(frozen=True, repr=False, eq=False)
class PlacesAnswer(Answer):
    """The fields that answer a question.

    Attributes
    ----------
    map : GameMap
    question : str
        The method of :class:`Play` that was asked.
    about : str
        The id of the field, sector or squad that was asked about.
    found : tuple of Found
        Field by field, with what is counted and whom it calls.
    counted : str
        What distances count: ``fields``, ``cost``, ``turns``, or ``shot`` for shot distances.
    given : mapping of str to str
        What else was asked with.
    defenders : tuple of str
        The fields of the defenders that were told.
    """

    map: GameMap
    question: str
    about: str
    found: tuple[Found, ...]
    counted: str = "fields"
    given: Mapping[str, str] = field(default_factory=dict)
    defenders: tuple[str, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        """The ids of the fields found, in the order of the map."""
        return tuple(f.field for f in self.found)

    @property
    def distances(self) -> Mapping[str, int]:
        """By field found what the question counts, where it counts anything."""
        return MappingProxyType({f.field: f.distance for f in self.found if f.distance is not None})

    @property
    def calls(self) -> Mapping[str, tuple[str, ...]]:
        """By field found the units that it calls; empty but for regroup cards."""
        return MappingProxyType({f.field: f.units for f in self.found if f.units})

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was asked, and the fields that answer it."""
        return play_sentences(self.map, self.question, self.about, self.given, self.found)

    def scene(self, *, look: str | None = None, labels: str = "ids") -> Scene:
        """Return the picture: the fields found, those asked about, and the units."""
        first, *others = self.sentences
        notes = {f.field: "" if f.distance is None else str(f.distance) for f in self.found}
        asked = [i for i in (self.about, *self.given.values()) if i in self.map.fields]
        sector = [f.id for f in self.map.fields.values() if f.sector == self.about]
        request = PlacesPicture(
            headline=first.rstrip(":"),
            notes=notes,
            asked=tuple(asked or sector),
            units=self.defenders,
            sentence="; ".join(line.strip() for line in others),
        )
        return places_scene(self.map, request, answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit solo ... --json`` prints it."""
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            "question": self.question,
            "about": self.about,
            "given": dict(self.given),
            "defenders": list(self.defenders),
            "counted": self.counted,
            "fields": [
                {"field": f.field, "distance": f.distance, "units": list(f.units)}
                for f in self.found
            ],
        }


class Play:
    """Questions of players about a board; :attr:`mapkit.Board.play` has them.

    Fields are named as for :class:`mapkit.Board`, sectors by id or name; defenders by the fields
    where they stand. Methods raise NotFoundError or UsageProblemError for a name that stands for
    nothing or for several fields, and InvalidMapError where the map has errors. Page numbers are
    those of the solo rules where a method says so, of the rulebook otherwise.
    """

    def __init__(self, derived: Derived) -> None:
        self._derived = derived
        ground = derived.ground
        self._map = ground.map
        self._asked = PlayQuestions(ground.map, ground.relations, self._sights)

    def nearest(self, target: str, defenders: Iterable[str]) -> PlacesAnswer:
        """Tell which defenders are nearest to a field or a sector: all where several are."""
        return self._ranked("nearest", target, defenders)

    def farthest(self, target: str, defenders: Iterable[str]) -> PlacesAnswer:
        """Tell which defenders are farthest from a field or a sector."""
        return self._ranked("farthest", target, defenders)

    def towards(
        self, unit: str, target: str, *, defenders: Iterable[str] = (), steps: int | None = None
    ) -> PlacesAnswer:
        """Tell where a defender's move towards a field or a sector may end.

        ``steps`` is its allowance where a card gives another, such as 3 of *Encirclement*.

        Raises
        ------
        UsageProblemError
            ``steps`` is negative.
        """
        start, held = self._field(unit), self._fields(defenders)
        if steps is not None and steps < 0:
            raise UsageProblemError(phrase("a figure cannot move fewer than 0 fields"))
        name, targets = self._target(target)
        found = self._asked.towards(start, targets, held, steps)
        return self._answer("towards", name, found, held, unit=start)

    def access(
        self, target: str, kind: str | None = None, *, defenders: Iterable[str] = ()
    ) -> PlacesAnswer:
        """Tell the unguarded access fields nearest to a field; *On Guard* has the kind ``open``.

        An open field without a defender is its own, whatever the kind.

        Raises
        ------
        UsageProblemError
            The ruleset does not know the kind.
        """
        kinds = self._map.ruleset.kinds
        if kind is not None and kind not in kinds and kind not in self._asked.relations.access:
            raise UsageProblemError(
                phrase(
                    "the ruleset {ruleset} has no kind '{kind}' (it has: {known})",
                    ruleset=self._map.ruleset.id,
                    kind=kind,
                    known=", ".join(kinds),
                )
            )
        at, held = self._field(target), self._fields(defenders)
        found = self._asked.access(at, kind, held)
        return self._answer("access", at, found, held, **({"kind": kind} if kind else {}))

    def recon(self, unit: str, *, steps: int = 2) -> PlacesAnswer:
        """Tell what a defender sees by recon: 2 fields away at most, 3 with Sniper challenge."""
        at = self._field(unit)
        return self._answer("recon", at, self._asked.recon(at, steps), counted="fields")

    def solo_search(self, unit: str) -> PlacesAnswer:
        """Tell on which fields a defender finds the sniper by searching (solo rules)."""
        at = self._field(unit)
        return self._answer("solo_search", at, self._asked.solo_search(at))

    def regroup(self, card: str, sector: str, squads: Mapping[str, Iterable[str]]) -> PlacesAnswer:
        """Tell which unguarded marks of a card call which units; ``squads`` has those by squad.

        Raises
        ------
        NotFoundError
            The map has no marks of that card.
        """
        known = self._sector(sector)
        units = {self._sector(s): self._fields(at) for s, at in squads.items()}
        held = tuple(i for at in units.values() for i in at)
        cards = {str(m.attributes["card"]) for m in self._map.markers if m.type == "regroup"}
        if card not in cards:
            raise NotFoundError(
                phrase(
                    "the map has no marks of card '{card}' (it has: {known})",
                    card=card,
                    known=", ".join(sorted(cards)) or phrase("none"),
                )
            )
        found = self._asked.regroup(card, known, units)
        return self._answer("regroup", known, found, held, card=card)

    def summon(
        self, target: str, *, defenders: Iterable[str] = (), unit: str | None = None
    ) -> PlacesAnswer:
        """Tell where a defender that is summoned to a field is put.

        With ``unit``, where it stands, no place is given that is farther away if it is in the
        field's sector already.
        """
        at, held = self._field(target), self._fields(defenders)
        start = None if unit is None else self._field(unit)
        return self._answer("summon", at, self._asked.summon(at, held, start), held)

    def comes_back(self, squad: str, *, defenders: Iterable[str] = ()) -> PlacesAnswer:
        """Tell where a fallen defender comes back (solo rules)."""
        name, held = self._sector(squad), self._fields(defenders)
        return self._answer("comes_back", name, self._asked.comes_back(name, held), held)

    def search(self, unit: str) -> PlacesAnswer:
        """Tell which fields a unit may search: its own and up to two of the others (p. 9)."""
        at = self._field(unit)
        return self._answer("search", at, self._asked.matching(at))

    def shotgun(self, shooter: str) -> PlacesAnswer:
        """Tell which fields a shotgun hits (p. 15)."""
        at = self._field(shooter)
        return self._answer("shotgun", at, self._asked.matching(at))

    def deploy(
        self,
        squad: str,
        role: str,
        *,
        officer: str | None = None,
        defenders: Iterable[str] = (),
        any_sector: bool = False,
    ) -> PlacesAnswer:
        """Tell where a unit may be deployed (p. 9); ``any_sector`` is for the Radio Operator.

        A soldier needs the field of his ``officer``.

        Raises
        ------
        UsageProblemError
            The role is neither ``officer`` nor ``soldier``.
        """
        if role not in ("officer", "soldier"):
            raise UsageProblemError(
                phrase("an officer or a soldier is deployed, not '{role}'", role=role)
            )
        name, held = self._sector(squad), self._fields(defenders)
        at = None if officer is None else self._field(officer)
        found = self._asked.deploy(name, role, at, held, any_sector=any_sector)
        return self._answer("deploy", name, found, held, role=role)

    def distraction(self, unit: str, sniper: str, *, defenders: Iterable[str] = ()) -> PlacesAnswer:
        """Tell where a distracted defender may end: one move, in sight of the sniper."""
        start, at, held = self._field(unit), self._field(sniper), self._fields(defenders)
        found = self._asked.distraction(start, at, held)
        return self._answer("distraction", at, found, held, counted="shot", unit=start)

    def _ranked(self, question: str, target: str, defenders: Iterable[str]) -> PlacesAnswer:
        (name, targets), units = self._target(target), self._fields(defenders)
        if not units:
            raise UsageProblemError(phrase("say where the defenders stand"))
        found = self._asked.nearest(targets, units, farthest=question == "farthest")
        return self._answer(question, name, found, units)

    def _answer(
        self,
        question: str,
        about: str,
        found: tuple[Found, ...],
        defenders: tuple[str, ...] = (),
        *,
        counted: str | None = None,
        **given: str,
    ) -> PlacesAnswer:
        counted = counted or self._asked.counted
        return PlacesAnswer(self._map, question, about, found, counted, given, defenders)

    def _field(self, name: str) -> str:
        return resolve_field(self._map, name)

    def _fields(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(self._field(name) for name in names)

    def _sector(self, name: str) -> str:
        sector = resolve_sector(self._map, name)
        if sector is not None:
            return sector
        known = ", ".join(self._map.sectors) or phrase("none")
        raise NotFoundError(
            phrase("the map has no sector '{name}' (it has: {known})", name=name, known=known)
        )

    def _target(self, name: str) -> tuple[str, tuple[str, ...]]:
        """Return the id of a sector and its fields, or of a field and that alone."""
        try:
            sector = self._sector(name)
        except NotFoundError:
            at = self._field(name)
            return at, (at,)
        return sector, tuple(f.id for f in self._map.fields.values() if f.sector == sector)

    def _sights(self) -> NDArray[np.uint16]:
        tables = self._derived.compile(partial=False, progress=None).tables
        if tables is None:
            raise UsageProblemError(
                phrase("the ruleset {ruleset} has no lines of sight", ruleset=self._map.ruleset.id)
            )
        return tables.shot_distances(self._map)
