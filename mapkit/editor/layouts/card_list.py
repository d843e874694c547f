"""The cards that can be laid: those beside the layout, and those that come with mapkit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from PyQt6.QtCore import QMimeData, QSize, Qt
from PyQt6.QtGui import QColor, QDrag, QIcon, QPixmap
from PyQt6.QtWidgets import (
    QFormLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.drawing.ground import kind_colour
from mapkit.drawing.theme import NIGHT
from mapkit.editor.i18n.texts import tr, value_words
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.picked import LAY_DRAG, CardFile, Laying, NewElement
from mapkit.editor.state.open_file import ALLOWED
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.editor.widgets.labels import plain_label, plain_tip, without_keys
from mapkit.errors import MapkitError
from mapkit.mapfile import kind_of_file, open_source, read_map
from mapkit.mapfile.card_fit import misfit, misshape
from mapkit.mapfile.new import card_paths
from mapkit.messages import one_line, translated
from mapkit.model import GameMap, PlacedCard, Ruleset

_CARD = Qt.ItemDataRole.UserRole
_MOST_FILES = 300
"""In the layout's folder: it may be somebody's home."""
_MOST_BYTES = 2**19
_SCALE = 1.5
"""Pixels of a small picture for one mm of a card."""
_ICON = QSize(84, 84)


class CardList(QWidget):
    """The panel of cards: one is picked, then a click on the board lays it; or it is dragged."""

    def __init__(
        self, model: LayoutModel, laying: Laying, pictures: CardPictures, worker: Worker
    ) -> None:
        super().__init__()
        self._model, self._laying, self._pictures = model, laying, pictures
        self.folder = model.folder
        self._cards: Query[tuple[CardFile, ...]] = Query(worker, "cards", ())
        self.list = DragList()
        self.list.setAccessibleName(tr("Cards"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setIconSize(_ICON)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setDragEnabled(True)  # which the line before takes away
        self.list.setUniformItemSizes(True)
        self.list.setWordWrap(True)
        self.list.setSpacing(4)
        self.list.currentItemChanged.connect(lambda item, _before: self._pick(item))
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(lambda _item: laying.place(model.cursor))
        self.nothing = plain_label(tr("No card that fits was found."))
        self.others = plain_label(tr("Cards of another size or with other rules are grey."))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.nothing)
        layout.addWidget(self.list)
        layout.addWidget(self.others)
        self._cards.changed.connect(self.refresh)
        self._first = model.first
        model.changed.connect(self._follow)
        laying.changed.connect(self._show_picked)
        pictures.drawn.connect(self._draw)
        self.look_again()

    def look_again(self) -> None:
        """Look for cards in the folders anew."""
        folder = self.folder

        def look(_tell: Tell) -> tuple[CardFile, ...]:
            return tuple(found_cards(folder))

        self._cards.ask(look, folder)

    def refresh(self) -> None:
        """List the cards; those that do not fit to the cards that lie there are grey.

        None goes away or moves when others become grey: the next click is where the eye was.
        """
        cards = [card for card in self._cards.value if not misshape(_alone(card))]
        if [item.data(_CARD) for item in self._items()] != cards:
            self.list.clear()
            for card in cards:
                item = QListWidgetItem(without_keys(one_line(translated(card.card.name))))
                item.setData(_CARD, card)
                item.setSizeHint(QSize(_ICON.width() + 12, _ICON.height() + 34))
                self.list.addItem(item)
        first, others = self._first, False
        for item in self._items():
            card = item.data(_CARD)
            lies = PlacedCard("c1", first, (0, 0)) if first else None
            why = misfit(lies, _alone(card), self._model.layout.step_mm) if lies else None
            others = others or bool(why)
            flags = item.flags()
            on = Qt.ItemFlag.ItemIsEnabled
            item.setFlags(flags & ~on if why else flags | on)
            item.setToolTip(plain_tip(f"{card.file}\n{translated(why)}" if why else str(card.file)))
        found = self.list.count() > 0
        self.list.setVisible(found)
        self.nothing.setVisible(not found)
        self.others.setVisible(others)
        self._draw()
        self._show_picked()

    def _items(self) -> list[QListWidgetItem]:
        found = (self.list.item(row) for row in range(self.list.count()))
        return [item for item in found if item is not None]

    def _follow(self) -> None:
        if self._model.first is not self._first or self._model.folder != self.folder:
            self._first = self._model.first
            if self._model.folder != self.folder:
                self.folder = self._model.folder
                self.look_again()
            self.refresh()

    def _pick(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._laying.pick(item.data(_CARD))

    def _show_picked(self) -> None:
        """Show as chosen what is picked, if it is a card."""
        blocked = self.list.blockSignals(True)
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item is not None:
                item.setSelected(item.data(_CARD) is self._laying.picked)
        if not isinstance(self._laying.picked, CardFile):
            self.list.setCurrentRow(-1)
        self.list.blockSignals(blocked)

    def _draw(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item is not None and item.icon().isNull():
                placed = _alone(item.data(_CARD))
                picture = self._pictures.picture(placed, (), _SCALE)
                if picture is not None:
                    item.setIcon(QIcon(picture))


class DragList(QListWidget):
    """A list of which one item can be dragged onto the board."""

    def __init__(self) -> None:
        super().__init__()
        self.setDragEnabled(True)
        self.setDragDropMode(QListWidget.DragDropMode.DragOnly)

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: N802 - Qt's name
        """Drag what is picked: to press an item picks it."""
        del actions
        item = self.currentItem()
        if item is None:
            return
        drag, content = QDrag(self), QMimeData()
        content.setData(LAY_DRAG, b"")
        drag.setMimeData(content)
        drag.setPixmap(item.icon().pixmap(self.iconSize()))
        drag.exec(Qt.DropAction.CopyAction)


def _alone(card: CardFile) -> PlacedCard:
    return PlacedCard("c", card.card, (0, 0))


def found_cards(folder: Path) -> Iterable[CardFile]:
    """Yield the maps without errors in a folder and the folders in it, then the shipped cards.

    Maps come in the order of their names; large files, which are boards, are left out, and so are
    shipped cards of which the folder has a copy: saving a layout copies them.
    """
    seen: set[Path] = set()
    texts: set[str] = set()
    shipped = tuple(card_paths().values())
    beside = islice((*sorted(folder.glob("*.yaml")), *sorted(folder.glob("*/*.yaml"))), _MOST_FILES)
    for path in (*beside, *shipped):
        if path.resolve() in seen:
            continue
        seen.add(path.resolve())
        try:
            if path.stat().st_size > _MOST_BYTES:
                continue
            source = open_source(path)
            if path in shipped and source.text in texts:
                continue
            texts.add(source.text)
            result = read_map(path, outside=ALLOWED) if kind_of_file(source.text) == "map" else None
        except (MapkitError, OSError):
            continue
        if result is not None and result.map is not None and not result.has_errors:
            yield CardFile(path, result.map)


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
