"""The dock that walks from a photo to a map, step by step."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.shell import Shell
from mapkit.editor.trace.below_page import BelowPage
from mapkit.editor.trace.corners_page import CornersPage
from mapkit.editor.trace.end_pages import DonePage, ReviewPage
from mapkit.editor.trace.fields_page import FieldsPage
from mapkit.editor.trace.kinds_page import KindsPage
from mapkit.editor.trace.page import STEPS, Page, reached
from mapkit.editor.trace.picture_page import PicturePage
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.size_page import SizePage
from mapkit.editor.trace.symbols_page import SymbolsPage
from mapkit.editor.widgets.labels import plain_label
from mapkit.messages import decimal, translated

_PAGES: dict[str, type[Page]] = {
    "corners": CornersPage, "size": SizePage, "fields": FieldsPage, "kinds": KindsPage,
    "below": BelowPage, "symbols": SymbolsPage, "review": ReviewPage, "done": DonePage,
}  # fmt: skip


class _Pages(dict[str, Page]):
    """The pages by step, each made when it is first asked for."""

    def __init__(self, session: PhotoSession, body: QVBoxLayout) -> None:
        super().__init__()
        self._session, self._body = session, body

    def __missing__(self, step: str) -> Page:
        return self.put(step, _PAGES[step](self._session))

    def put(self, step: str, page: Page) -> Page:
        """Add a page, hidden."""
        page.hide()
        self._body.addWidget(page)
        self[step] = page
        return page


class PhotoWalk(QWidget):
    """Shows a page for each step, the steps above it, and the buttons between them.

    What a map has reached is told by the map alone (:func:`~mapkit.editor.trace.page.reached`).

    ``step`` is the step that is shown, one of :data:`~mapkit.editor.trace.page.STEPS`.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self.session = PhotoSession(shell)
        self.step = STEPS[0]
        self._under_way = False
        self.picture = PicturePage(self.session)
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        self.pages = _Pages(self.session, body)
        self.pages.put("picture", self.picture)
        self._titles = {
            "picture": tr("Picture"), "corners": tr("Corners"), "size": tr("Size"),
            "fields": tr("Fields"), "kinds": tr("Kinds"), "below": tr("Below"),
            "symbols": tr("Symbols"), "review": tr("Review"), "done": tr("Done"),
        }  # fmt: skip
        self.title = plain_label(wrapped=False)
        font = self.title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.title.setFont(font)
        self.place = plain_label()
        self.place.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.problem = plain_label()
        self.problem.setObjectName("problem")
        self.warnings = plain_label()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop this work; the map stays as it is"))
        self.stop_button.clicked.connect(self.session.stop)
        self.back_button = QPushButton(tr("Bac&k"))
        self.back_button.clicked.connect(self.back)
        self.next_button = QPushButton()
        self.next_button.clicked.connect(self.go_on)
        self._lay_out()
        self.session.changed.connect(self.refresh)
        self.session.progress.connect(self._show_progress)
        shell.model.committed_changed.connect(self.refresh)
        self.session.files.opened.connect(self._follow_map)
        self._show("picture")

    def begin(self, path: Path | None = None) -> None:
        """Begin a new map with a photo; ask for it where none is given."""
        self._show_dock()
        self._show("picture")
        if path is None:
            self.picture.ask()
        else:
            self.picture.take(path)

    def take_up(self) -> None:
        """Go on with the open map where it was left."""
        self._show_dock()
        step = reached(self._shell.model.committed)
        self._show("corners" if step == "picture" else step)

    def go_on(self) -> None:
        """End this step and go to the next one, the last one ends the walk."""
        following = STEPS.index(self.step) + 1
        if following == len(STEPS):
            self._leave()
            return
        self.pages[self.step].go_on(lambda: self._show(STEPS[following]))

    def back(self) -> None:
        """Go to the step before."""
        self._show(STEPS[max(0, STEPS.index(self.step) - 1)])

    def refresh(self) -> None:
        """Show the map and the work as they are now."""
        busy = self.session.busy
        page = self.pages[self.step]
        page.refresh()
        self.problem.setText(self.session.problem)
        self.problem.setVisible(bool(self.session.problem))
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.back_button.setEnabled(self.step != self._first and not busy)
        self.next_button.setEnabled(page.can_go_on and not busy)
        last = self.step == STEPS[-1]
        self.next_button.setText(page.next_text or (tr("&Close") if last else tr("&Next")))
        told = self._told_of_photo()
        self.warnings.setText(told)
        self.warnings.setVisible(bool(told))

    @property
    def _first(self) -> str:
        """The first step that can be gone back to: a photo that lies flat keeps its corners."""
        return STEPS[0] if self._shell.model.committed.tracing is None else "fields"

    def _told_of_photo(self) -> str:
        """Say how exact the photo is, once it lies flat."""
        tracing = self._shell.model.committed.tracing
        if tracing is None or self.step not in ("fields", "done"):
            return ""
        lines = [
            tr(
                "A place of the picture may be off by {mm} mm; it has {scale} pixels a mm where "
                "they are fewest.",
                mm=decimal(tracing.residual_mm, 2), scale=decimal(tracing.px_per_mm, 1),
            )
        ]  # fmt: skip
        return "\n".join([*lines, *(translated(w) for w in self.size_page.warnings)])

    @property
    def size_page(self) -> SizePage:
        """The page on the board's size."""
        page = self.pages["size"]
        assert isinstance(page, SizePage)
        return page

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(8)
        layout.addWidget(self.place)
        layout.addWidget(self.title)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._body)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(area, 1)
        layout.addWidget(self.warnings)
        layout.addWidget(self.problem)
        working = QHBoxLayout()
        working.addWidget(self.progress, 1)
        working.addWidget(self.stop_button)
        layout.addLayout(working)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_button)
        buttons.addWidget(self.next_button)
        layout.addLayout(buttons)

    def _show(self, step: str) -> None:
        self.pages[self.step].leave()
        self.pages[self.step].hide()
        self.session.problem = ""
        self.step = step
        self.pages[step].show()
        number = STEPS.index(step) + 1
        self.title.setText(f"{number}  {self._titles[step]}")
        self.place.setText(tr("From photo to map: step {n} of {all}", n=number, all=len(STEPS)))
        if self._under_way:
            self.pages[step].enter()
        self.refresh()

    def _show_dock(self) -> None:
        self._under_way = True
        dock = self._shell.docks["trace"]
        dock.show()
        self._place_dock()
        dock.raise_()

    def _place_dock(self) -> None:
        """Put the dock beside the properties, unless it has a place."""
        dock, window = self._shell.docks["trace"], self._shell.widget
        if window.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            window.tabifyDockWidget(self._shell.docks["properties"], dock)
            dock.show()

    def show_or_leave(self, shown: bool) -> None:
        """Follow the dock: with it the walk is taken up where the map is, and left for now."""
        if shown and not self._under_way:
            self._under_way = True
            self._place_dock()
            self._show(reached(self._shell.model.committed))
        elif not shown and self._under_way:
            self._under_way = False
            self.session.stop()
            self.pages[self.step].leave()

    def _leave(self) -> None:
        self._shell.docks["trace"].hide()

    def _follow_map(self) -> None:
        """Another map is open: go to the step that it has reached."""
        if self._under_way:
            self._show(reached(self._shell.model.committed))

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)
