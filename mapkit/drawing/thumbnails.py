"""Small pictures of a board, one for each field: what it sees, with the distances as figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from mapkit.drawing.distance_colours import distance_colour
from mapkit.drawing.placing import Move
from mapkit.drawing.scene import Fill, Group, Path, Shape
from mapkit.drawing.shapes import rings_of
from mapkit.drawing.small_board import LEAST_MM, POINT_MM, SmallBoard
from mapkit.drawing.symbols import centred_text
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import DARK_INK, LIGHT_INK, PAPER, cross_hatch, stripes
from mapkit.messages import say

_MOST_MM = 7.5 * POINT_MM
_MOST_SIDE = 7.0
"""Patterns are no coarser on fields with longer sides, mm."""

_UNSEEN, _ORIGIN, _UNKNOWN = "#ffffff", "#000000", "#8d9598"


@dataclass(frozen=True, slots=True)
class FieldView:
    """What one field sees."""

    field: str
    """The field that looks."""
    distances: Mapping[str, int]
    """Shot distances of all other fields that it sees."""
    disputed: tuple[str, ...] = ()
    """Fields of which the drawing cannot settle whether, or how far, they are seen."""
    unknown: tuple[str, ...] = ()
    """Fields of which nothing is known: an error of the map touches the answer."""

    def figure(self, field_id: str) -> str:
        """Return what stands for a field: ``"3"``, ``"3?"``, ``"?"``, ``"–"``, or "" for unseen."""
        if field_id in self.unknown:
            return "–"
        distance = self.distances.get(field_id)
        return ("" if distance is None else str(distance)) + "?" * (field_id in self.disputed)


class Thumbnails:
    """Draws a board many times, each time as another field sees it.

    ``farthest`` is the largest distance.

    Some milliseconds for each picture of 130 fields.
    """

    def __init__(self, board: SmallBoard, farthest: int) -> None:
        self.board = board
        self.farthest = farthest
        self.colour = partial(distance_colour, theme=PAPER)
        """The colour of fields at a distance."""

    def draw(self, view: FieldView, left: float, top: float, scale: float) -> Group:
        """Draw what a field sees.

        ``left`` and ``top`` are where the board's corner goes, mm on the page; ``scale`` is mm of
        paper for one mm of the board. The group is named ``view``; in it a group ``figure`` for
        each figure, with its field.
        """
        board = self.board
        frame = board.shapes.frame
        move = Move(left - frame[0] * scale, top - frame[1] * scale, scale)
        side = min(
            board.shapes.module, _MOST_SIDE / scale
        )  # patterns are no coarser on large fields
        drawn = [shape for members in board.levels for shape in self._ground(members, view, side)]
        drawn += self._hidden(view.field, side)
        drawn += board.lines(scale)
        figures = [self._figure(view, i, move) for i in board.places]
        title = say("What {field} sees", field=view.field)
        shapes = (*map(move.shape, drawn), *filter(None, figures))
        return Group("view", shapes, view.field, title)

    def _ground(self, members: Sequence[str], view: FieldView, side: float) -> list[Shape]:
        """Return the fields of one level; those that look alike in one path."""
        alike: dict[str, list[str]] = {}
        for i in members:
            distance = view.distances.get(i)
            seen = _UNSEEN if distance is None else self.colour(distance)
            alike.setdefault(_ORIGIN if i == view.field else seen, []).append(i)
        rings = self.board.shapes.rings
        found: list[Shape] = [
            Path(self.board.rings(ids), Fill(colour)) for colour, ids in alike.items()
        ]
        for marked, pattern in (
            (view.disputed, cross_hatch(PAPER.disputed_dark, side * 0.2, side * 0.02)),
            (view.unknown, stripes(_UNKNOWN, side * 0.2, side * 0.03)),
        ):
            fill = Fill(None, 1.0, pattern)
            found += [Path(rings[i], fill) for i in members if i in marked]
        return found

    def _hidden(self, field_id: str, side: float) -> list[Shape]:
        """Return the part of the field that looks which lies below others, in stripes."""
        hidden = self.board.covered.get(field_id)
        if hidden is None:
            return []
        fill = Fill(None, 1.0, stripes(_ORIGIN, side * 0.16, side * 0.06))
        return [Path(rings, fill) for rings in rings_of(hidden)]

    def _figure(self, view: FieldView, field_id: str, move: Move) -> Group | None:
        """Return a field's figure on the page; the field that looks has its id if there is room."""
        place = self.board.places[field_id]
        origin = field_id == view.field
        content = field_id if origin else view.figure(field_id)
        if not content:
            return None
        if place.covered:
            content = f"({content})"
        usual, wide = (text_width(words, 1.0, bold=True) for words in (place.usual, content))
        room = place.em * move.scale * min(usual / wide, 1.0)
        if origin and room < LEAST_MM:
            return None
        em = min(max(room, LEAST_MM), _MOST_MM)
        ink = LIGHT_INK if origin and not place.covered else DARK_INK
        text = centred_text(move.point(place.centre), content, em, ink, bold=True)
        if place.covered or field_id in view.disputed:
            text = replace(text, halo=_UNSEEN, halo_width=em * 0.12)
        return Group("origin" if origin else "figure", (text,), field_id)
