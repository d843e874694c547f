"""Answers about moves: where a figure can get to, and who hears it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from mapkit.analysis.grid_range import InRange
from mapkit.analysis.hear import Hearing
from mapkit.analysis.move_sentences import (
    card_sentences,
    hear_sentences,
    range_sentences,
    reach_sentences,
)
from mapkit.analysis.reach import Reach
from mapkit.board.picture import Answer
from mapkit.drawing.looks import answer_look
from mapkit.drawing.movement import HearPicture, ReachPicture, hear_scene, reach_scene
from mapkit.drawing.scene import Scene
from mapkit.messages import plain, say
from mapkit.model import GameMap


@dataclass(frozen=True, repr=False, eq=False)
class ReachAnswer(Answer):
    """Where a figure can get to in one turn (pages 5 and 14 of the rulebook).

    Attributes
    ----------
    map : GameMap
    details : Reach
        All fields within reach, with their steps, costs and paths.

    Examples
    --------
    >>> reach = board.reach("red entry", steps=2)
    >>> reach.origin, reach.steps["R8"]
    ('R6', 2)
    """

    map: GameMap
    details: Reach

    @property
    def origin(self) -> str:
        """The id of the field that the figure stands on."""
        return self.details.origin

    @property
    def steps(self) -> Mapping[str, int]:
        """By field the fewest fields moved, for every field that the figure may end on."""
        return MappingProxyType(self.details.ends)

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that the figure may end on, nearest first."""
        return tuple(self.steps)

    @property
    def costs(self) -> Mapping[str, int]:
        """By field what the way takes, for every field that the figure may end on."""
        return MappingProxyType({r.field: r.cost for r in self.details.fields if r.may_end})

    @property
    def sentences(self) -> tuple[str, ...]:
        """How many fields are within reach, and which with how many steps or points."""
        return reach_sentences(self.map, self.details)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: the steps written on every field within reach."""
        points = self.map.ruleset.steps == "sides"
        request = ReachPicture(
            origin=self.origin,
            steps=self.costs if points else self.steps,
            points=points,
            blocked=(*self.details.blocked, *self.details.occupied),
            sentence="\n".join(
                (self.sentences[0], *map(str.strip, card_sentences(self.map, self.details)))
            ),
        )
        return reach_scene(self.map, request, answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit reach --json`` prints it."""
        reach = self.details
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            **plain(reach, "origin from_entry mover allowance blocked"),
            "defenders": list(reach.occupied),
            **({"carriers": list(reach.carriers)} if reach.carriers else {}),
            **({"aboard": True} if reach.aboard else {}),
            "costs_by_card": list(reach.by_card(self.map)),
            "fields": plain(reach.fields),
        }


@dataclass(frozen=True, repr=False, eq=False)
class RangeAnswer(Answer):
    """Which fields are so many steps of a grid away.

    Attributes
    ----------
    map : GameMap
    details : InRange

    Examples
    --------
    >>> war = mapkit.open("twin-passes")
    >>> list(war.range(war.ids[0], 1).steps)
    ['c1.b1', 'c1.a2']
    """

    map: GameMap
    details: InRange

    @property
    def origin(self) -> str:
        """The id of the field that the range is counted from."""
        return self.details.origin

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields at that range, nearest first."""
        return tuple(self.steps)

    @property
    def steps(self) -> Mapping[str, int]:
        """By field at that range its steps, nearest first."""
        return MappingProxyType(self.details.fields)

    @property
    def sentences(self) -> tuple[str, ...]:
        """How many fields there are, and which at how many steps."""
        return range_sentences(self.map, self.details)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: the steps written on every field at that range."""
        low, high = self.details.nearest, self.details.farthest
        request = ReachPicture(
            origin=self.origin,
            steps={**self.steps, self.origin: 0},
            sentence=self.sentences[0],
            headline=say(
                "Range {low} to {high} from {field}", low=low, high=high, field=self.origin
            ),
        )
        return reach_scene(self.map, request, answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit range --json`` prints it."""
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            **plain(self.details, "origin nearest farthest"),
            "fields": [{"field": i, "steps": n} for i, n in self.steps.items()],
        }


@dataclass(frozen=True, repr=False, eq=False)
class HearAnswer(Answer):
    """Who hears a figure move along a path, and whether it may (page 5 of the rulebook).

    Attributes
    ----------
    map : GameMap
    details : Hearing
    defenders : tuple of str
        The fields of the units that were asked about.
    dogs : tuple of str
        The fields of the dogs that were asked about.

    Examples
    --------
    >>> heard = board.hear([38, 43, 45], defenders=["black officer"])
    >>> heard.allowed, heard.noisy, heard.hearers
    (True, True, ('B51',))
    """

    map: GameMap
    details: Hearing
    defenders: tuple[str, ...] = ()
    dogs: tuple[str, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the rules allow the move."""
        return not self.details.problems

    def __bool__(self) -> bool:
        raise TypeError("whether it may move, or who hears it? ask allowed, noisy or hearers")

    @property
    def noisy(self) -> bool:
        """Whether the move makes a noise."""
        return self.details.noisy

    @property
    def alerted(self) -> tuple[str, ...]:
        """The fields on which a unit hears the move; none for a silent move."""
        return tuple(a.field for a in self.details.alerted)

    @property
    def hearers(self) -> tuple[str, ...]:
        """Those of :attr:`defenders` that hear the move."""
        return self.details.hearers

    @property
    def noticed(self) -> tuple[str, ...]:
        """Those of :attr:`dogs` that notice the move."""
        return self.details.noticed

    @property
    def sentences(self) -> tuple[str, ...]:
        """Whether the move is allowed, what forbids it, and who hears it."""
        return hear_sentences(self.map, self.details, self.defenders, self.dogs)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: the path, and the fields whose units hear it."""
        hearing = self.details
        request = HearPicture(
            path=hearing.path,
            hearers=hearing.listeners,
            silent=not hearing.noisy,
            asked=(*self.defenders, *self.dogs),
            sentence="\n".join(self.sentences),
        )
        return hear_scene(self.map, request, answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit hear --json`` prints it."""
        hearing = self.details
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            **plain(hearing, "path mover steps cost allowance"),
            "allowed": self.allowed,
            "problems": [{"step": p.step, "why": p.why} for p in hearing.problems],
            **plain(hearing, "noisy alerted"),
            "defenders": {unit: unit in self.hearers for unit in self.defenders},
            "dogs": {dog: dog in self.noticed for dog in self.dogs},
        }
