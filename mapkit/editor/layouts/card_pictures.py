"""Cards as pictures, drawn one by one while nobody waits, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from PyQt6.QtCore import QObject, QPointF, pyqtSignal
from PyQt6.QtGui import QPixmap, QPolygonF

from mapkit.analysis.names import fields_at
from mapkit.compose.composed import composed
from mapkit.drawing.shapes import Measures, measure_board
from mapkit.drawing.small_board import bare_board_scene
from mapkit.drawing.theme import NIGHT, PAPER
from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.settings import remembered_flag
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.waiting import at_once
from mapkit.model import Element, GameMap, Layout, PlacedCard

_ON_A_BOARD = 3
"""Cards to a side of the smallest board."""
_MOST = 800
"""Pictures that are kept."""


@dataclass(frozen=True, eq=False)
class LaidCard:
    """One card as it lies, with what lies on it: a board of its own."""

    board: GameMap

    def field_at(self, x_mm: float, y_mm: float) -> str | None:
        """Return the field of the card at a place from its top left corner."""
        found = fields_at(self.board, Fraction(x_mm), Fraction(y_mm))
        return found[0].removeprefix("c.") if found else None

    def outline(self, field_id: str) -> QPolygonF:
        """Return the outline of a field of the card, in mm from its top left corner."""
        unit = self.board.unit_mm
        ring = self.board.points(f"c.{field_id}")[0]
        return QPolygonF(QPointF(x * unit, y * unit) for x, y in ring)


_Look = tuple[int, int, bool, tuple[tuple[object, ...], ...]]
"""What a card's picture depends on: the card, how it is turned, what lies on it."""


def _as_on_a_board(card: GameMap) -> Measures:
    """Return measures that draw a card as it is drawn on a board of some cards."""
    width, height = card.size_mm
    board = replace(card, size_mm=(_ON_A_BOARD * width, _ON_A_BOARD * height))
    return replace(measure_board(card), module=measure_board(board).module)


class CardPictures(QObject):
    """Pictures of cards.

    ``count`` is how many have been drawn.
    """

    drawn = pyqtSignal()
    """A picture is there that was asked for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.count = 0
        self._theme = PAPER if remembered_flag("view/light_board", default=False) else NIGHT
        self._laid: dict[_Look, tuple[GameMap, LaidCard]] = {}
        self._kept: OrderedDict[tuple[_Look, float], QPixmap] = OrderedDict()
        self._wanted: dict[tuple[_Look, float], LaidCard] = {}
        self._timer = single_shot(self, self._draw_next)

    @property
    def waiting(self) -> bool:
        """Whether pictures are still to be drawn."""
        return bool(self._wanted)

    def laid(self, card: PlacedCard, elements: Iterable[Element] = ()) -> LaidCard:
        """Return a card as it lies."""
        return self._find(card, elements)[1]

    def picture(
        self, card: PlacedCard, elements: Iterable[Element], pixels_per_mm: float
    ) -> QPixmap | None:
        """Return the picture of a card; None where it is drawn later, see :attr:`drawn`."""
        look, laid = self._find(card, elements)
        key = look, pixels_per_mm
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self._wanted[key] = laid
        self._timer.start()
        # Meanwhile one of another size will do.
        return next((p for (other, _), p in self._kept.items() if other == look), None)

    def _find(self, card: PlacedCard, elements: Iterable[Element]) -> tuple[_Look, LaidCard]:
        on = tuple(replace(e, on=f"c.{e.on.removeprefix(f'{card.id}.')}") for e in elements)
        marks = tuple((e.on, e.kind, e.name, *sorted(e.attributes.items())) for e in on)
        look: _Look = id(card.card), card.turn, card.mirror, marks
        if look not in self._laid:
            if len(self._laid) > _MOST:
                self._laid.clear()
            alone = {"c": replace(card, id="c", at=(0, 0))}
            board = composed(Layout("card", "card", alone, on))
            self._laid[look] = card.card, LaidCard(board)  # the card: so that its id stays its own
        return look, self._laid[look][1]

    def _draw_next(self) -> None:
        """Draw one picture in each turn of the event loop."""
        if not self._wanted:
            return
        key = next(iter(self._wanted))
        laid = self._wanted.pop(key)
        scene = bare_board_scene(
            laid.board, self._theme, ids=False, measures=_as_on_a_board(laid.board)
        )
        self._kept[key] = QPixmap.fromImage(at_once(image_steps(scene, key[1])))
        self.count += 1
        while len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        if self._wanted:
            self._timer.start()
        self.drawn.emit()
