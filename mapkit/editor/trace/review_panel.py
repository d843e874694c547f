"""The dock of the review: what is looked at, what can be done about it, and what is left."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QMenu,
    QProgressBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.trace.review import Review
from mapkit.editor.trace.teacher import Teacher
from mapkit.editor.widgets.columns import ColumnsLayout
from mapkit.editor.widgets.labels import plain_label, plain_tip, without_keys
from mapkit.model import Doubt
from mapkit.review.sentences import (
    doubt_sentence,
    fix_words,
    group_sentence,
    item_sentence,
    last_sentence,
    left_sentence,
)

_DOUBT = Qt.ItemDataRole.UserRole
_LIST_PIXELS = 90


class ReviewPanel(QWidget):
    """Shows a review.

    ``buttons`` are by the action of the review that each one is for.
    """

    picked = pyqtSignal(object)
    """Of Doubt: An item of the list is to be looked at."""
    fix_picked = pyqtSignal(object)
    """Of Alternative: What the item is to be made."""

    def __init__(self, review: Review, model: MapModel, teacher: Teacher) -> None:
        super().__init__()
        self._review, self._model, self._teacher = review, model, teacher
        self.progress = plain_label()
        self.left = plain_label()
        self.words = plain_label()
        font = self.words.font()
        font.setBold(True)
        self.words.setFont(font)
        self.accept_button = QPushButton(tr("Accept"))
        self.fix_button = QPushButton(tr("Correct"))
        self.skip_button = QPushButton(tr("Skip"))
        self.back_button = QPushButton(tr("Back"))
        self.accept_group_button = QPushButton(tr("Accept all alike"))
        self.fix_group_button = QPushButton(tr("Correct all alike"))
        self.photo_button = QPushButton(tr("Photo"))
        self.photo_button.setCheckable(True)
        self.blink = QCheckBox(tr("Blink"))
        self.blink.setToolTip(tr("Show the photo and the drawing in turns at each item"))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Sorting"))
        self.list = QTreeWidget()
        self.list.setHeaderLabels([tr("What is doubtful"), tr("Verdicts")])
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(tr("What is doubtful"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.list.header()
        assert header is not None
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.setMinimumHeight(_LIST_PIXELS)
        self.buttons = {
            "accept": self.accept_button, "fix": self.fix_button,
            "accept_group": self.accept_group_button, "fix_group": self.fix_group_button,
            "skip": self.skip_button, "back": self.back_button, "photo": self.photo_button,
        }  # fmt: skip
        buttons = ColumnsLayout(2)
        for button in (*self.buttons.values(), self.blink):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.progress)
        layout.addWidget(self.left)
        layout.addWidget(self.words)
        layout.addLayout(buttons)
        layout.addWidget(self.bar)
        layout.addWidget(self.list, 1)
        review.changed.connect(self.refresh)
        teacher.changed.connect(self.refresh)
        review.worker.progress.connect(self._show_progress)
        review.worker.idle.connect(lambda _kind: self.bar.setVisible(review.sorting))
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(self._pick)
        self.bar.hide()
        self.refresh()

    def refresh(self) -> None:
        """Show how far the review is."""
        review = self._review
        seen, known = review.seen
        items = review.items
        self.progress.setText(self._progress(seen, known))
        self.left.setText(self._left() if items else "")
        self.words.setText(self._words())
        for widget in (self.left, self.words):
            widget.setVisible(bool(widget.text()))
        self.list.setVisible(bool(items))
        self.bar.setVisible(review.sorting)
        self._fill()

    def _progress(self, seen: int, known: int) -> str:
        review = self._review
        if not review.traced:
            return tr("This map was not traced from a photo: there is nothing to review.")
        if not known:
            return tr("Nothing in this map is doubtful.")
        said = tr("{seen} of {known} seen.", seen=seen, known=known)
        if seen == known:
            return tr("{progress} All is reviewed.", progress=said)
        if self._teacher.busy:
            return tr("{progress} Looking for what is like your correction …", progress=said)
        if review.sorting:
            return tr("{progress} Finding the order …", progress=said)
        return said

    def _left(self) -> str:
        return left_sentence(self._review.left)

    def _words(self) -> str:
        item, doubt = self._review.item, self._review.current
        if item is not None:
            said = item_sentence(self._model.committed, item)
            group = self._review.group
            if len(group) > 1:
                said += "\n" + group_sentence(self._model.committed, group)
            return f"{said} {last_sentence(self._model.committed, item.doubt)}".strip()
        if doubt is not None:
            return doubt_sentence(self._model.committed, doubt)
        if self._review.items:
            return tr("Skip goes to the first item.")
        return ""

    def _fill(self) -> None:
        items, game_map = self._review.items, self._model.committed
        blocked = self.list.blockSignals(True)
        self.list.clear()
        current = None
        for item in items:
            row = QTreeWidgetItem(
                self.list, [doubt_sentence(game_map, item.doubt), f"{item.verdicts}"]
            )
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
            row.setToolTip(0, plain_tip(item_sentence(game_map, item)))
            row.setData(0, _DOUBT, item.doubt)
            if item.doubt == self._review.current:
                current = row
        if current is not None:
            self.list.setCurrentItem(current)
            self.list.scrollToItem(current)
        self.list.blockSignals(blocked)

    def offer_others(self) -> None:
        """Let one of several things be picked that the item may be instead."""
        doubt = self._review.current
        assert doubt is not None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for other in self._review.others:
            words = fix_words(self._model.committed, doubt, other)
            action = menu.addAction(without_keys(words))
            assert action is not None
            action.triggered.connect(lambda _on, other=other: self.fix_picked.emit(other))
        menu.popup(self.fix_button.mapToGlobal(self.fix_button.rect().bottomLeft()))

    def _pick(self, row: QTreeWidgetItem) -> None:
        doubt = row.data(0, _DOUBT)
        if isinstance(doubt, Doubt):
            self.picked.emit(doubt)

    def _show_progress(self, _kind: str, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.show()
