"""Answers about sight: one pair of fields, and one field against all others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mapkit.board.picture import Answer
from mapkit.sight.verdict import Verdict, sees, shot_distance

if TYPE_CHECKING:
    import shapely

    from mapkit.drawing.scene import Scene
    from mapkit.model import GameMap
    from mapkit.sight import FieldVerdict, OtherAnswer, PairAnswer

LineMm = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, repr=False, eq=False)
class SightAnswer(Answer):
    """Whether one field sees another, how far it is, by which rule, and how sure that is.

    It is true where the field is seen: ``if board.sight("R24", "B38"):`` asks :attr:`sees`.

    Lengths and coordinates are in mm; coordinates count from the board's top left corner, y
    downwards.

    Attributes
    ----------
    map : GameMap
    details : PairAnswer
        All that is known of the pair, lines in map units.

    Examples
    --------
    >>> answer = board.sight("R24", "B38")
    >>> answer.sees, answer.distance, answer.fields
    (True, 6, ('R28', 'W98', 'B34', 'B54', 'B42', 'B38'))
    >>> "yes" if answer else "no"
    'yes'
    """

    map: GameMap
    details: PairAnswer

    @property
    def origin(self) -> str:
        """The id of the field that looks."""
        return self.details.origin

    @property
    def target(self) -> str:
        """The id of the other field."""
        return self.details.target

    @property
    def sees(self) -> bool:
        """Whether the fields see each other under the map's choices."""
        return sees(self.map, self.details)

    @property
    def distance(self) -> int | None:
        """The shot distance in fields, at least 1; None where there is no sight."""
        return shot_distance(self.map, self.details)

    @property
    def verdict(self) -> Verdict:
        """``clear``, ``grazing`` or ``blocked``, whatever the choices make of it."""
        return self.details.verdict

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that decide, for example ``("L1",)``; all of them are right."""
        return self.details.rules

    @property
    def rule(self) -> str:
        """The first of :attr:`rules`."""
        return self.details.rules[0]

    def __bool__(self) -> bool:
        return self.sees

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that the line crosses, in order, the target last; () for a blocked pair."""
        return self.details.fields

    @property
    def blockers(self) -> tuple[str, ...]:
        """The fields that alone would block every line; () where the fields see each other."""
        return tuple(field for field, _ in self.details.blockers)

    @property
    def beam_mm(self) -> float | None:
        """Width of the widest strip of lines over :attr:`fields`; None for a blocked pair."""
        return self.details.beam_mm

    @property
    def line_mm(self) -> LineMm | None:
        """The two ends of the line of sight, that on the origin first; None for a blocked pair."""
        line = self.details.witness
        if line is None:
            return None
        unit = self.map.unit_mm
        (ax, ay), (bx, by) = line
        return ((ax * unit, ay * unit), (bx * unit, by * unit))

    @property
    def line(self) -> shapely.LineString | None:
        """:attr:`line_mm` as a shape of shapely's."""
        import shapely

        ends = self.line_mm
        return None if ends is None else shapely.LineString(ends)

    @property
    def others(self) -> tuple[OtherAnswer, ...]:
        """For each disputed call what the answer is otherwise, lines in map units."""
        return self.details.others

    @property
    def disputed(self) -> bool:
        """Whether the drawing cannot settle the sight or the distance."""
        return self.details.disputed

    @property
    def redrawn(self) -> GameMap | None:
        """The map with a few corners moved within its tolerance, which answers otherwise.

        None where no such drawing is known: the answer is settled, open, or turns on a choice.
        """
        from mapkit.adjacency.redrawing import Redrawer

        known = (other.redrawing for other in self.others if other.redrawing is not None)
        redrawing = next(known, None)
        return None if redrawing is None else Redrawer(self.map).draw(redrawing)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The verdict, its reason, the rule, and what is disputed."""
        from mapkit.analysis.pair_sentences import pair_sentences

        return pair_sentences(self.map, self.details)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: the line, its beam, what it crosses, what blocks it."""
        from mapkit.drawing.looks import answer_look
        from mapkit.drawing.pair import pair_scene

        return pair_scene(
            self.map, self.details, "\n".join(self.sentences), answer_look(look, labels)
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit sight ORIGIN TARGET --json`` prints it."""
        from mapkit.analysis.pair_dict import pair_dict

        return pair_dict(self.map, self.details, self.sentences)


@dataclass(frozen=True, slots=True)
class SeenField:
    """How one field is seen from another; true where it is seen.

    Attributes
    ----------
    field : str
    sees : bool
        Under the map's choices.
    distance : int or None
        Shot distance in fields under the map's choices; None where there is no sight.
    verdict : Verdict
    clear, grazing : int or None
        Shot distance over clear lines, and over all valid lines.
    rules : tuple of str
        The rules that decide.
    disputed : bool
        Whether the drawing cannot settle the sight or the distance.

    Examples
    --------
    >>> seen = board.sight("B38")["B43"]
    >>> seen.sees, seen.distance, seen.verdict.value, seen.rule
    (True, 1, 'clear', 'L1')
    """

    field: str
    sees: bool
    distance: int | None
    verdict: Verdict
    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]
    disputed: bool

    @property
    def rule(self) -> str:
        """The first of :attr:`rules`."""
        return self.rules[0]

    def __bool__(self) -> bool:
        return self.sees


@dataclass(frozen=True, repr=False, eq=False)
class SightFrom(Answer, Mapping[str, SeenField]):
    """What one field sees: a mapping from the id of every other field to :class:`SeenField`.

    Attributes
    ----------
    map : GameMap
    origin : str
        The id of the field that looks; it is no key.
    around : tuple of FieldVerdict
        How it sees the others, in map order.

    Examples
    --------
    >>> seen = board.sight("objective 4")
    >>> len(seen.fields), seen["B43"].distance
    (60, 1)
    """

    map: GameMap
    origin: str
    around: tuple[FieldVerdict, ...]

    @cached_property
    def _seen(self) -> dict[str, SeenField]:
        return {
            v.field: SeenField(
                v.field,
                sees(self.map, v),
                shot_distance(self.map, v),
                v.verdict,
                v.clear,
                v.grazing,
                v.rules,
                v.disputed,
            )
            for v in self.around
        }

    def __getitem__(self, field_id: str | int) -> SeenField:
        return self._seen[self.map.former_ids.get(str(field_id), str(field_id))]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen)

    def __len__(self) -> int:
        return len(self._seen)

    @property
    def fields(self) -> tuple[str, ...]:
        """The ids of the fields that are seen, in map order."""
        return tuple(i for i, seen in self._seen.items() if seen.sees)

    @property
    def sentences(self) -> tuple[str, ...]:
        """How many fields are seen, and which at each distance."""
        from mapkit.analysis.field_sight import field_sentences

        return field_sentences(self.map, self.origin, self.around)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: every field coloured by verdict, with its distance."""
        from mapkit.drawing.field_sight import field_scene
        from mapkit.drawing.looks import answer_look

        return field_scene(
            self.map, self.origin, self.around, self.sentences[0], answer_look(look, labels)
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit sight ORIGIN --json`` prints it."""
        from mapkit.analysis.field_sight import field_dict

        return field_dict(self.map, self.origin, self.around)
