"""What can be laid on fields: a kind, with its owner."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QColor, QIcon, QPixmap
from PyQt6.QtWidgets import QFormLayout, QListWidgetItem, QVBoxLayout, QWidget

from mapkit.drawing.ground import kind_colour
from mapkit.drawing.theme import NIGHT
from mapkit.editor.i18n.texts import tr, value_words
from mapkit.editor.layouts.card_list import DragList
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.picked import Laying, NewElement
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.editor.widgets.labels import plain_label, without_keys
from mapkit.messages import translated
from mapkit.model import GameMap, Ruleset

__all__ = ["ElementList", "owner_boxes"]

_KIND = Qt.ItemDataRole.UserRole
_SWATCH = QSize(22, 22)


class ElementList(QWidget):
    """The panel of elements: one is picked, then a click on a field lays it; or it is dragged."""

    def __init__(self, model: LayoutModel, laying: Laying) -> None:
        super().__init__()
        self._model, self._laying = model, laying
        self._rules: Ruleset | None = None
        self.owners: dict[str, FocusWheelCombo] = {}
        self.list = DragList()
        self.list.setAccessibleName(tr("Elements"))
        self.list.setIconSize(_SWATCH)
        self.list.currentItemChanged.connect(lambda _item, _before: self._pick())
        self.list.itemClicked.connect(lambda _item: self._pick())
        self.form = QFormLayout()
        self.nothing = plain_label(tr("Place a card: its rules say what can be laid on fields."))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.nothing, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.list)
        layout.addLayout(self.form)
        model.changed.connect(self._follow)
        laying.changed.connect(self._show_picked)
        self._follow()

    def _follow(self) -> None:
        """Offer what the ruleset of the cards knows."""
        first = self._model.first
        rules = first.ruleset if first is not None else None
        self.list.setVisible(rules is not None)
        self.nothing.setVisible(rules is None)
        if rules is self._rules:
            return
        self._rules = rules
        self.list.clear()
        while self.form.rowCount():
            self.form.removeRow(0)
        self.owners = {}
        if first is None or rules is None:
            return
        for kind in rules.kinds.values():
            item = QListWidgetItem(_swatch(first, kind.id), without_keys(translated(kind.label)))
            item.setData(_KIND, kind.id)
            self.list.addItem(item)
        self.owners = owner_boxes(rules)
        for name, box in self.owners.items():
            title = translated(rules.attributes[name].label).capitalize()
            self.form.addRow(plain_label(title, wrapped=False), box)
            box.activated.connect(lambda _n: self._pick())
        self._show_applying()

    def _pick(self) -> None:
        item = self.list.currentItem()
        if item is None:
            return
        self._show_applying()
        given = {
            name: box.currentData()
            for name, box in self.owners.items()
            if box.isEnabled() and box.currentData() is not None
        }
        self._laying.pick(NewElement(item.data(_KIND), given))

    def _show_applying(self) -> None:
        """Enable the boxes of what the chosen kind can carry."""
        item = self.list.currentItem()
        kind = item.data(_KIND) if item is not None else None
        for name, box in self.owners.items():
            kinds = self._rules.attributes[name].kinds if self._rules is not None else ()
            box.setEnabled(kind is not None and (not kinds or kind in kinds))

    def _show_picked(self) -> None:
        if not isinstance(self._laying.picked, NewElement):
            blocked = self.list.blockSignals(True)
            self.list.setCurrentRow(-1)
            self.list.clearSelection()
            self.list.blockSignals(blocked)


def owner_boxes(rules: Ruleset) -> dict[str, FocusWheelCombo]:
    """Return a box for each attribute that takes words of a list, first of all none."""
    boxes = {}
    for name, known in rules.attributes.items():
        if known.values:
            box = boxes[name] = FocusWheelCombo()
            box.setAccessibleName(translated(known.label))
            box.addItem(tr("What its kind says"), None)
            for value in known.values:
                box.addItem(value_words(value), value)
    return boxes


def _swatch(game_map: GameMap, kind: str) -> QIcon:
    picture = QPixmap(_SWATCH)
    picture.fill(QColor(kind_colour(game_map, kind, NIGHT)))
    return QIcon(picture)
