"""The window of one layout."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QCloseEvent
from PyQt6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMainWindow,
    QMenu,
    QStatusBar,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.files.autosave import Autosave
from mapkit.editor.files.banner import Choice, remove_banner, show_banner
from mapkit.editor.files.crash_reports import recovery_savers
from mapkit.editor.files.watcher import FileWatcher
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.board_maker import BoardMaker
from mapkit.editor.layouts.card_list import CardList
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.element_list import ElementList
from mapkit.editor.layouts.layout_files import LayoutFiles
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.layout_view import LayoutView
from mapkit.editor.layouts.picked import Laying
from mapkit.editor.layouts.problem_list import ProblemList
from mapkit.editor.layouts.symmetry_box import SymmetryBox
from mapkit.editor.state.actions import Actions, ActionSpec
from mapkit.editor.tasks.deletion import keep_until_deleted
from mapkit.editor.tasks.worker import Worker
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.messages import one_line

__all__ = ["LayoutWindow"]

_SIZE = (1180, 780)


class LayoutWindow(QMainWindow):
    """One open layout with its board, panels and actions.

    Parameters
    ----------
    model : LayoutModel
    files : callable
        Makes what keeps the file, of the window.
    maker : callable
        Makes what composes the board, of the window.

    Attributes
    ----------
    closed : signal
    """

    closed = pyqtSignal()

    def __init__(
        self,
        model: LayoutModel,
        files: Callable[[QMainWindow], LayoutFiles],
        maker: Callable[[LayoutWindow], BoardMaker],
    ) -> None:
        super().__init__()
        keep_until_deleted(self)
        self.model = model
        model.setParent(self)
        self.files = files(self)
        self.worker = Worker(self)
        self.pictures = CardPictures(self)
        self.laying = Laying(model)
        self.view = LayoutView(model, self.laying, self.pictures)
        self.maker = maker(self)
        self.docks: dict[str, QDockWidget] = {}
        self.menus: dict[str, QMenu] = {}
        self.actions_by_id = Actions(self)
        self.actions_by_id.refused.connect(self.tell)
        centre = QWidget()
        self.centre = QVBoxLayout(centre)
        self.centre.setContentsMargins(0, 0, 0, 0)
        self.centre.setSpacing(0)
        self.centre.addWidget(self.view)
        self.setCentralWidget(centre)
        self.setStatusBar(QStatusBar())
        self._pointed = QLabel()
        self._pointed.setTextFormat(Qt.TextFormat.PlainText)
        bar = self.statusBar()
        assert bar is not None
        bar.addPermanentWidget(self._pointed)
        self._add_menus()
        self._add_docks()
        self._keep_safe()
        self._watch()
        model.refused.connect(self.tell)
        model.history.indexChanged.connect(self.actions_by_id.follow)
        for changed in (model.changed, model.cursor_changed, self.laying.changed):
            changed.connect(self.actions_by_id.follow)
        self.view.pointed.connect(self._pointed.setText)
        self.files.changed.connect(self._show_state)
        model.changed.connect(self._show_state)
        self._show_state()
        self.resize(*_SIZE)
        self.view.setFocus()

    @property
    def widget(self) -> QMainWindow:
        """The window itself, as parent of dialogs and owner of objects."""
        return self

    def tell(self, text: str, *, seconds: float = 6.0) -> None:
        """Say something in the status bar for a while."""
        bar = self.statusBar()
        assert bar is not None
        bar.showMessage(text, int(seconds * 1000))

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
        if self._autosave.flush in recovery_savers:
            recovery_savers.remove(self._autosave.flush)
            self._autosave.finish()
            self.worker.close()
            self.closed.emit()

    def _add_menus(self) -> None:
        bar = self.menuBar()
        assert bar is not None
        for menu_id, title in (
            ("file", tr("&File")),
            ("edit", tr("&Edit")),
            ("view", tr("&View")),
            ("card", tr("&Card")),
            ("board", tr("&Board")),
            ("help", tr("&Help")),
        ):
            menu = bar.addMenu(title)
            assert menu is not None
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(self.actions_by_id.refresh)
            self.menus[menu_id] = menu

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
            dock = QDockWidget(title, self)
            dock.setObjectName(dock_id)
            dock.setWidget(panel)
            panel.setAccessibleName(title)
            self.addDockWidget(area, dock)
            self.docks[dock_id] = dock
        self.resizeDocks(
            [self.docks["layout.cards"], self.docks["layout.elements"]], [250, 200],
            Qt.Orientation.Horizontal,
        )  # fmt: skip
        self.resizeDocks([self.docks["layout.issues"]], [120], Qt.Orientation.Vertical)
        for dock_id, dock in self.docks.items():
            self.actions_by_id.add(
                ActionSpec(
                    f"dock.{dock_id}", dock.windowTitle(), dock.setVisible, "view",
                    tip=tr("Show or hide this panel"), checkable=True, group="docks",
                )
            )  # fmt: skip
            toggle = dock.toggleViewAction()
            assert toggle is not None
            action = self.actions_by_id[f"dock.{dock_id}"]
            action.setChecked(True)
            toggle.toggled.connect(action.setChecked)

    def fill_menus(self, on_the_bar: Iterable[Iterable[str]]) -> None:
        """Put the actions into their menus, and some of them, in groups, on the tool bar."""
        for menu_id, menu in self.menus.items():
            groups: dict[str, list[QAction]] = {}
            for spec in self.actions_by_id:
                if spec.menu == menu_id:
                    groups.setdefault(spec.group, []).append(self.actions_by_id[spec.id])
            for actions in groups.values():
                if not menu.isEmpty():
                    menu.addSeparator()
                menu.addActions(actions)
        bar = QToolBar(tr("Main"), self)
        bar.setObjectName("layout.main")
        bar.setIconSize(QSize(22, 22))
        bar.setMovable(False)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        for ids in on_the_bar:
            if bar.actions():
                bar.addSeparator()
            bar.addActions([self.actions_by_id[i] for i in ids])

    def _show_state(self) -> None:
        self.setWindowTitle(f"{one_line(self.files.suggested.name)}[*] — mapkit")
        self.setWindowModified(self.files.modified)
        self.actions_by_id.follow()

    def _keep_safe(self) -> None:
        self._autosave = Autosave(self.files, self.model.changed, lambda: False, self.files)
        self._autosave.failed.connect(
            lambda problem: show_banner(
                self.centre,
                "autosave",
                tr("Recovery copies cannot be written: {problem}. Save often.", problem=problem),
                [(tr("&Close"), lambda: None)],
            )
        )
        self._autosave.written.connect(lambda: remove_banner(self.centre, "autosave"))
        recovery_savers.append(self._autosave.flush)

    def _watch(self) -> None:
        watcher = FileWatcher(self.files, self)

        def offer() -> None:
            told = tr("{name} was changed by another program.", name=self.files.suggested.name)
            choices: list[Choice] = [
                (tr("&Reload"), self.files.revert),
                (tr("&Keep mine"), self.files.keep_mine),
            ]
            show_banner(self.centre, "changed", told, choices)

        def tell_gone() -> None:
            self.files.note_gone()
            self.tell(tr("The file is gone; saving writes it again."), seconds=10)

        watcher.changed_outside.connect(offer)
        watcher.gone.connect(tell_gone)
        watcher.as_it_was.connect(lambda: remove_banner(self.centre, "changed"))
