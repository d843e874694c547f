"""The fields that answer a question of players, and what all such questions take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.names import find_sector, resolve_field
from mapkit.analysis.play import Found, PlayQuestions
from mapkit.analysis.play_sentences import play_sentences
from mapkit.board.base import Name, name_text
from mapkit.board.derived import Derived
from mapkit.board.picture import Answer
from mapkit.drawing.looks import answer_look
from mapkit.drawing.movement import PlacesPicture
from mapkit.drawing.places import places_scene
from mapkit.drawing.scene import Scene
from mapkit.errors import NotFoundError, UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap

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
    >>> answer = board.play.access("objective 2", "open", defenders=["R15"])
    >>> answer.given, answer.fields, answer.distances["R13"]
    ({'target': 'R18', 'kind': 'open'}, ('R13', 'R14', 'R20', 'R28', 'W96'), 2)
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


class PlayBase:
    """A board, the questions about it, and what names of fields and sectors mean there."""

    def __init__(self, derived: Derived) -> None:
        self._derived = derived
        ground = derived.ground
        self._map = ground.map
        self._asked = PlayQuestions(ground.map, ground.relations, self._sights)

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
