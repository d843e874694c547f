"""The window of one layout, its dock of issues and its box of symmetry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QResizeEvent
from PyQt6.QtWidgets import (
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.board import Board
from mapkit.compose.composed import composed
from mapkit.compose.symmetry import SYMMETRIES, Asymmetry, completed, first_asymmetry
from mapkit.editor.files.banner import Choice
from mapkit.editor.files.open_document import keep_safe, watch
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.layouts.board_maker import BoardMaker
from mapkit.editor.layouts.card_list import CardList, ElementList
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_files import LayoutFiles
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.layout_view import LayoutView
from mapkit.editor.layouts.picked import CardFile, Laying, NewElement
from mapkit.editor.state.frame import LOW, DocumentWindow
from mapkit.editor.tasks.query import Query, State
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.messages import one_line, translated
from mapkit.model import Layout

_Found = dict[str, Asymmetry | None]


class SymmetryBox(QWidget):
    """The dock: for each symmetry the first field that is not like its image, and a button."""

    def __init__(self, model: LayoutModel, worker: Worker) -> None:
        super().__init__()
        self._model = model
        self.found: Query[_Found] = Query(worker, "symmetry", {})
        self.said = {symmetry: plain_label() for symmetry in SYMMETRIES}
        self.shows: dict[str, QPushButton] = {}
        self.completes: dict[str, QPushButton] = {}
        titles = {"turn": tr("Half turn"), "mirror": tr("Left and right")}
        grid = QGridLayout(self)
        grid.setColumnStretch(0, 1)
        for n, symmetry in enumerate(SYMMETRIES):
            show = self.shows[symmetry] = QPushButton(tr("Show"))
            show.setToolTip(tr("Go to the first field that is not like its image"))
            show.clicked.connect(partial(self.show_first, symmetry))
            grid.addWidget(plain_label(titles[symmetry], wrapped=False), 2 * n, 0)
            grid.addWidget(show, 2 * n, 1)
            complete = self.completes[symmetry] = QPushButton(tr("Complete"))
            complete.setToolTip(tr("Give cards and elements their images where that is free"))
            complete.clicked.connect(partial(self.complete, symmetry))
            grid.addWidget(complete, 2 * n, 2)
            grid.addWidget(self.said[symmetry], 2 * n + 1, 0, 1, 3)
        grid.setRowStretch(2 * len(SYMMETRIES), 1)
        self.found.changed.connect(self._say)
        model.changed.connect(self._ask)
        self._ask()

    def complete(self, symmetry: str) -> None:
        """Complete the other half of the board, as one step."""

        def edit(layout: Layout) -> Layout:
            return completed(replace(layout, size=self._model.size), symmetry)

        self._model.edit(tr("Complete the other half"), edit)

    def show_first(self, symmetry: str) -> None:
        """Go to the card of the first field that is not like its image."""
        found = self.found.value.get(symmetry)
        card = self._model.layout.cards.get(found.field.split(".")[0]) if found else None
        if card is not None:
            self._model.go_to(card.at)

    def _ask(self) -> None:
        layout = self._model.read.layout
        if layout is None:
            self.found.clear()
            self._say()
            return

        def look(_tell: Tell) -> _Found:
            board = composed(layout)
            steps = Board(board).relations
            return {s: first_asymmetry(board, steps, s) for s in SYMMETRIES}

        self.found.ask(look, layout)

    def _say(self) -> None:
        known = self.found.answer_about(self._model.read.layout)
        for symmetry, label in self.said.items():
            found = known.get(symmetry)
            self.shows[symmetry].setEnabled(found is not None)
            self.completes[symmetry].setEnabled(self._model.read.layout is not None)
            if found is not None:
                label.setText(translated(found.message))
            elif symmetry in known:
                label.setText(tr("Symmetric"))
            elif self.found.state is State.ASKED:
                label.setText("…")
            else:
                label.setText(tr("Not known: lay cards, and correct what is wrong."))


_AT = Qt.ItemDataRole.UserRole


class ProblemList(QWidget):
    """The dock of issues; a click goes to the place on the board."""

    def __init__(self, model: LayoutModel) -> None:
        super().__init__()
        self._model = model
        self.summary = plain_label()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setAccessibleName(tr("Issues"))
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.summary)
        layout.addWidget(self.list)
        model.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """List what is wrong now."""
        self.list.clear()
        path = self._model.read.source.path
        for problem in self._model.problems:
            found = problem.diagnostic
            said = translated(found.message)
            if found.place is not None and path is not None:
                said = f"{path.name}:{found.place.line}:{found.place.column}: {said}"
            item = QListWidgetItem(f"{found.code}  {said}")
            item.setData(_AT, problem.at)
            item.setToolTip(plain_tip(translated(found.help) if found.help else said))
            self.list.addItem(item)
        count = self.list.count()
        self.summary.setText(tr_n("{n} problem(s)", count) if count else tr("Nothing is wrong."))

    def _go(self, item: QListWidgetItem) -> None:
        at = item.data(_AT)
        if at is not None:
            self._model.go_to(at)


_SIZE = (1180, 780)


class LayoutWindow(DocumentWindow):
    """One open layout with its board, panels and actions.

    ``files`` makes what keeps the file, of the window; ``maker`` what composes the board, of the
    window and the file.
    """

    closed = pyqtSignal()

    def __init__(
        self,
        model: LayoutModel,
        files: Callable[[QMainWindow], LayoutFiles],
        maker: Callable[[QMainWindow, LayoutFiles], BoardMaker],
    ) -> None:
        super().__init__(
            (
                ("file", tr("&File")),
                ("edit", tr("&Edit")),
                ("view", tr("&View")),
                ("card", tr("&Card")),
                ("board", tr("&Board")),
                ("help", tr("&Help")),
            )
        )
        self.model = model
        model.setParent(self)
        self.files = files(self)
        self.worker = Worker(self)
        self.pictures = CardPictures(self)
        self.laying = Laying(model)
        self.view = LayoutView(model, self.laying, self.pictures)
        self.maker = maker(self, self.files)
        self.centre.addWidget(self.view)
        self._pointed = plain_label(wrapped=False)
        self.status.addPermanentWidget(self._pointed)
        self._add_docks()
        self._stop_autosave = keep_safe(self.files, self.centre, model.changed)
        self._is_open, self._is_low = True, False
        watch(self.files, self, self.centre, self._offer, partial(self.tell, seconds=10))
        model.refused.connect(self.tell)
        model.history.indexChanged.connect(self.actions_by_id.follow)
        for changed in (model.changed, model.cursor_changed, self.laying.changed):
            changed.connect(self.actions_by_id.follow)
        self.laying.changed.connect(self._tell_picked)
        self.view.pointed.connect(self._pointed.setText)
        self.files.saved.connect(self.tell)
        self.files.changed.connect(self._show_state)
        model.changed.connect(self._show_state)
        self._show_state()
        self.resize(*_SIZE)
        self.view.setFocus()

    def closeEvent(self, event: QCloseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Close unless what is not saved is to be kept."""
        assert event is not None
        finish_typing(self)
        if not self.files.may_leave():
            event.ignore()
            return
        self.files.close()
        self.part()
        super().closeEvent(event)

    def part(self) -> None:
        """Stop what runs; the slot is somebody else's, or given up."""
        if self._is_open:
            self._is_open = False
            self._stop_autosave()
            self.worker.close()
            self.closed.emit()

    def _add_docks(self) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        self.cards = CardList(self.model, self.laying, self.pictures, self.worker)
        self.elements = ElementList(self.model, self.laying)
        self.problems = ProblemList(self.model)
        self.symmetry = SymmetryBox(self.model, self.worker)
        for dock_id, title, panel, area in (
            ("layout.cards", tr("Cards"), self.cards, left),
            ("layout.elements", tr("Elements"), self.elements, right),
            ("layout.issues", tr("Issues"), self.problems, bottom),
            ("layout.symmetry", tr("Symmetry"), self.symmetry, bottom),
        ):
            self.add_dock(dock_id, title, panel, area)
        self.resizeDocks(
            [self.docks["layout.cards"], self.docks["layout.elements"]], [250, 200],
            Qt.Orientation.Horizontal,
        )  # fmt: skip
        self.resizeDocks([self.docks["layout.issues"]], [120], Qt.Orientation.Vertical)

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802 - Qt's name
        """Put what stands below the board behind the elements where the window is low."""
        super().resizeEvent(event)
        low = self.height() < LOW
        if low == self._is_low:
            return
        self._is_low = low
        elements = self.docks["layout.elements"]
        below = [self.docks["layout.issues"], self.docks["layout.symmetry"]]
        for dock in below:
            if not low:
                self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
            elif not dock.isFloating():
                self.tabifyDockWidget(elements, dock)
        if low:
            elements.raise_()
        else:
            self.splitDockWidget(below[0], below[1], Qt.Orientation.Horizontal)

    def read_again(self) -> None:
        """Look at the files of the cards: they may have changed."""
        self.model.read_again()
        self.cards.look_again()

    def follow_card(self, path: Path | None) -> None:
        """Look at the cards again if one of them was saved in the window of maps."""
        if path is not None and path.resolve() in self.files.cards:
            self.read_again()

    def _tell_picked(self) -> None:
        """Say what a click does now."""
        told = {
            CardFile: tr("Click a free place, or press Enter. Escape puts the card back."),
            NewElement: tr("Click a field. Escape puts the element back."),
        }
        self.tell(told.get(type(self.laying.picked), ""))

    def _show_state(self) -> None:
        self.setWindowTitle(f"{one_line(self.files.title)}[*] — mapkit")
        self.setWindowModified(self.files.modified)
        self.actions_by_id.follow()

    def _offer(self) -> tuple[str, list[Choice]]:
        told = tr("{name} was changed by another program.", name=self.files.title)
        return told, [(tr("&Reload"), self.files.revert), (tr("&Keep mine"), self.files.keep_mine)]
