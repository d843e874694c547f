"""What is asked in dialogs: a new layout, its name and size, an element with its field."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PyQt6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from mapkit.compose.laying import resized, with_swap
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.card_list import owner_boxes
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.editor.widgets.form_dialog import FormDialog
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.messages import translated
from mapkit.model import Element, Layout, PlacedCard, Ruleset

_NOT_IN_AN_ID = re.compile(r"[\s|]+")


class _Dialog(FormDialog):
    """A form that may ask for a size."""

    def add_size(self, size: tuple[int, int]) -> tuple[QSpinBox, QSpinBox]:
        """Add boxes for places across and down."""
        boxes: list[QSpinBox] = []
        row = QHBoxLayout()
        for name, value in ((tr("Columns"), size[0]), (tr("Rows"), size[1])):
            box = QSpinBox()
            box.setRange(1, 100)
            box.setValue(value)
            box.setAccessibleName(name)
            if boxes:
                row.addWidget(plain_label("×", wrapped=False))
            row.addWidget(box)
            boxes.append(box)
        row.addStretch(1)
        label = plain_label(tr("&Size in places"), wrapped=False)
        label.setBuddy(boxes[0])
        self.form.addRow(label, row)
        return boxes[0], boxes[1]


class NewLayoutDialog(_Dialog):
    """Asks for name, size and the folder of cards."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(tr("New layout"), tr("&Create"), parent)
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("New board"))
        self.name.setMaxLength(80)
        self.form.addRow(tr("&Name"), self.name)
        self.name.setFocus()
        self.columns, self.rows = self.add_size((3, 3))
        self.folder = QLineEdit(str(folder))
        self.folder.setMinimumWidth(320)
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.addWidget(self.folder)
        row.addWidget(browse)
        label = plain_label(tr("&Folder of cards"), wrapped=False)
        label.setBuddy(self.folder)
        self.form.addRow(label, row)
        self.form.addRow(plain_label(tr("The cards that come with mapkit are offered anyway.")))

    def _browse(self) -> None:
        title = tr("Folder of cards")
        chosen = QFileDialog.getExistingDirectory(self, title, self.folder.text())
        if chosen:
            self.folder.setText(chosen)

    def made(self) -> tuple[Layout, Path]:
        """Return the layout, and where it is to be saved: cards lie beside it or below."""
        name = self.name.text().strip() or tr("New board")
        id_ = _NOT_IN_AN_ID.sub("-", re.sub(r'[\\/:*?"<>|.]', "", name.lower())).strip("-")[:40]
        id_ = id_ or "board"
        size = self.columns.value(), self.rows.value()
        folder = Path(self.folder.text()).absolute()
        if folder.name == "cards":
            folder = folder.parent
        return Layout(id_, str(name), {}, size=size), folder / f"{id_}.layout.yaml"


class BoardDialog(_Dialog):
    """Asks for the name of the board, its size, and who made it."""

    def __init__(self, layout: Layout, size: tuple[int, int], parent: QWidget | None) -> None:
        super().__init__(tr("Name and size"), tr("&Apply"), parent)
        self.name, self.author = QLineEdit(layout.name), QLineEdit(layout.author)
        self.licence = QLineEdit(layout.licence)
        self.form.addRow(tr("&Name"), self.name)
        self.name.setFocus()
        self.columns, self.rows = self.add_size(size)
        self.form.addRow(tr("A&uthor"), self.author)
        self.form.addRow(tr("&Licence"), self.licence)
        self.swaps: dict[str, QLineEdit] = {}
        cards = (card.card for card in layout.cards.values() if card.card.fields)
        rules = next((card.ruleset for card in cards), None)
        for name, known in rules.attributes.items() if rules is not None else ():
            if known.values:
                line = self.swaps[name] = QLineEdit(_swap_words(layout.swap.get(name, {})))
                line.setPlaceholderText("=".join(map(str, known.values[-2:])))
                line.setToolTip(
                    plain_tip(tr("Pairs that change places when the board is completed"))
                )
                title = tr("{attribute} on the other side", attribute=translated(known.label))
                self.form.addRow(plain_label(title.capitalize(), wrapped=False), line)

    def edit(self) -> Callable[[Layout], Layout]:
        """Return the edit that was asked for."""
        size = self.columns.value(), self.rows.value()
        name = self.name.text().strip()
        author, licence = self.author.text().strip(), self.licence.text().strip()
        swaps = {name: _pairs(line.text()) for name, line in self.swaps.items()}

        def edit(layout: Layout) -> Layout:
            told = replace(layout, name=name or layout.id, author=author, licence=licence)
            for attribute, pairs in swaps.items():
                told = with_swap(told, attribute, pairs)
            return resized(told, size)

        return edit


def _swap_words(swap: Mapping[str | int, str | int]) -> str:
    """Return pairs as one types them; each counts both ways, so it is written once."""
    once = {frozenset((str(a), str(b))): f"{a}={b}" for a, b in reversed(list(swap.items()))}
    return ", ".join(reversed(once.values()))


def _pairs(text: str) -> list[tuple[str, str]]:
    """Read pairs as ``red=blue, green=yellow``."""
    words = (part.partition("=") for part in text.split(",") if part.strip())
    return [(one.strip(), other.strip()) for one, _, other in words]


class ElementDialog(_Dialog):
    """Asks what lies on a field of a card: for the keyboard, and for names."""

    def __init__(
        self,
        card: PlacedCard,
        elements: tuple[Element, ...],
        field: str | None,
        parent: QWidget | None,
    ) -> None:
        super().__init__(tr("Lay an element"), tr("&Lay it"), parent)
        self._card, self._there = card, {e.on: e for e in elements}
        rules = card.card.ruleset
        self.field, self.kind = FocusWheelCombo(), FocusWheelCombo()
        for id_ in card.card.fields:
            self.field.addItem(f"{card.id}.{id_}", f"{card.id}.{id_}")
        self.kind.addItem(tr("As on the card"), None)
        for kind in rules.kinds.values():
            self.kind.addItem(translated(kind.label), kind.id)
        self.name = QLineEdit()
        self.name.setMaxLength(80)
        self.form.addRow(tr("&Field"), self.field)
        self.form.addRow(tr("&Kind"), self.kind)
        self.form.addRow(tr("&Name"), self.name)
        self.owners, self.numbers = owner_boxes(rules), _number_boxes(rules)
        for id_, box in (*self.owners.items(), *self.numbers.items()):
            title = translated(rules.attributes[id_].label).capitalize()
            self.form.addRow(plain_label(title, wrapped=False), box)
        self.field.currentIndexChanged.connect(self._fill)
        self.kind.currentIndexChanged.connect(self._show_applying)
        self.field.setCurrentIndex(max(self.field.findData(field), 0))
        self._fill()

    def element(self) -> Element | None:
        """Return what is to lie there; None for nothing."""
        given: dict[str, str | int] = {
            name: box.currentData()
            for name, box in self.owners.items()
            if box.isEnabled() and box.currentData() is not None
        }
        for name, number in self.numbers.items():
            if number.isEnabled() and number.value() > number.minimum():
                given[name] = number.value()
        kind, name = self.kind.currentData(), self.name.text().strip()
        if kind is None and not name and not given:
            return None
        return Element(self.field.currentData(), kind, name or None, given)

    def _fill(self) -> None:
        """Show what lies on the field."""
        there = self._there.get(self.field.currentData())
        self.kind.setCurrentIndex(max(self.kind.findData(there.kind if there else None), 0))
        self.name.setText((there.name or "") if there else "")
        for name, box in self.owners.items():
            value = there.attributes.get(name) if there else None
            box.setCurrentIndex(max(box.findData(value), 0))
        for name, number in self.numbers.items():
            value = there.attributes.get(name) if there else None
            number.setValue(value if isinstance(value, int) else number.minimum())
        self._show_applying()

    def _show_applying(self) -> None:
        """Enable the boxes of what the kind can carry."""
        rules = self._card.card.ruleset
        field = self.field.currentData().removeprefix(f"{self._card.id}.")
        kind = self.kind.currentData() or self._card.card.fields[field].kind
        for name, box in (*self.owners.items(), *self.numbers.items()):
            kinds = rules.attributes[name].kinds
            box.setEnabled(not kinds or kind in kinds)


def _number_boxes(rules: Ruleset) -> dict[str, QSpinBox]:
    """Return a box for each attribute that is a number; its least value stands for none."""
    boxes = {}
    for name, known in rules.attributes.items():
        if not known.values:
            box = boxes[name] = QSpinBox()
            box.setAccessibleName(translated(known.label))
            box.setRange(known.low - 1, known.high)
            box.setSpecialValueText(tr("What its kind says"))
    return boxes
