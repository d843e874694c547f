"""The walk of ``docs/tutorial-layout.md``, step by step, with real events.

The test replays it; ``tools/make_screenshots.py`` replays it as well and takes a picture after
each step, so the text, the pictures and the program cannot part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QDrag
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget

from mapkit.drawing.movement import ReachPicture
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.files import questions
from mapkit.editor.layouts import layout_actions
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.layouts.layout_dialogs import NewLayoutDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.sight.feature import LiveFeature
from mapkit.model import GameMap
from tests.editor.hand import Hand, drag_out
from tests.editor.layouts.hand import LayoutHand, Place, rest
from tests.editor.tutorial.walk import in_dialog, pick_in_palette
from tests.editor.waiting import open_dialog, wait

CELL = 21.0
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


class CardsWalk:
    """Makes the tutorial's card, layout and board in a window.

    Parameters
    ----------
    window : EditorWindow
        On any map without unsaved changes.
    folder : Path
        Where all files go.
    shown : callable
        Called with the name of a dialog that is open, before it is answered.

    Attributes
    ----------
    at_work : QWidget
        The window that the last step was done in.
    """

    def __init__(
        self, window: EditorWindow, folder: Path, shown: Callable[[str], None] = lambda _: None
    ) -> None:
        self.window, self.folder, self.shown = window, folder, shown
        self.hand = Hand(window)
        self.at_work: QWidget = window

    @property
    def map(self) -> GameMap:
        return self.window.model.committed

    @property
    def layout(self) -> LayoutWindow:
        return self.window.part(Layouts).windows[-1]

    def steps(self) -> Iterator[str]:
        """Do one step after the other; yields the name of each when it is done."""
        for step in (
            self.new_card, self.terrain, self.city, self.save_card, self.new_layout,
            self.five_cards, self.complete, self.elements, self.make, self.figures, self.reach,
            self.range, self.print, self.print_cards, self.export,
        ):  # fmt: skip
            step()
            QApplication.processEvents()
            yield step.__name__

    def new_card(self) -> None:
        def fill(dialog: NewMapDialog) -> None:
            dialog.name.setText("Home")
            dialog.grid.setChecked(True)
            dialog.columns.setValue(3)
            dialog.rows.setValue(3)
            dialog.cell_mm.setValue(CELL)

        in_dialog(self.window, "file.new", NewMapDialog, fill, lambda: self.shown("new_card"))
        assert self.map.size_mm == (3 * CELL, 3 * CELL)
        self.window.part(BoardView).fit()

    def terrain(self) -> None:
        """A road in a line, a wood in a rectangle, hills with a click."""
        self.hand.take("bucket")
        pick_in_palette(self.window, "kind", "road")
        self.hand.drag(middle("a2"), middle("c2"), CTRL)
        wait(lambda: self.kinds().count("road") == 3)
        pick_in_palette(self.window, "kind", "forest")
        self.hand.drag(middle("b3"), middle("c3"), SHIFT)
        wait(lambda: self.kinds().count("forest") == 2)
        pick_in_palette(self.window, "kind", "hills")
        self.hand.click(middle("c1"))
        wait(lambda: self.kinds().count("hills") == 1)

    def city(self) -> None:
        """Drag a city from the palette onto the card."""
        button = self.window.findChild(QToolButton, "palette.kind.city")
        assert button is not None

        def drop(drag: QDrag, _action: Qt.DropAction) -> Qt.DropAction:
            self.hand.drop(middle("b1"), drag.mimeData())
            return Qt.DropAction.CopyAction

        with patch.object(QDrag, "exec", drop):  # it would wait for a person's mouse
            drag_out(button)
        wait(lambda: self.map.fields["b1"].kind == "city")

    def save_card(self) -> None:
        with saving_as(self.folder / "home.yaml"):
            self.window.actions_by_id["file.save"].trigger()
        assert (self.folder / "home.yaml").is_file()

    def new_layout(self) -> None:
        def fill(dialog: NewLayoutDialog) -> None:
            dialog.name.setText("First board")
            dialog.folder.setText(str(self.folder))
            assert (dialog.columns.value(), dialog.rows.value()) == (3, 3)

        in_dialog(
            self.window, "file.new_layout", NewLayoutDialog, fill,
            lambda: self.shown("new_layout"),
        )  # fmt: skip
        self.at_work = self.layout
        self.layout.activateWindow()
        rest(self.layout)

    def five_cards(self) -> None:
        """Lay the upper half and the card in the middle."""
        hand = LayoutHand(self.layout)
        for name, place in (
            ("Home", (0, 0)), ("Ridge", (1, 0)), ("Lake", (2, 0)), ("Road", (0, 1)),
            ("Pass", (1, 1)),
        ):  # fmt: skip
            hand.pick_card(name)
            hand.click(place)
            rest(self.layout)
        hand.click((0, 1))
        hand.run("layout.turn_right")
        assert len(self.layout.model.layout.cards) == 5
        rest(self.layout)

    def complete(self) -> None:
        QTest.mouseClick(self.layout.symmetry.completes["turn"], LEFT)
        rest(self.layout)
        assert len(self.layout.model.layout.cards) == 9
        wait(lambda: self.layout.symmetry.said["turn"].text() == "Symmetric")

    def elements(self) -> None:
        """A base and a factory for each army."""
        hand = LayoutHand(self.layout)
        for owner, place, base, factory in (
            ("red", (0, 0), (0, 0), (0, 2)), ("blue", (2, 2), (2, 2), (2, 0)),
        ):  # fmt: skip
            for kind, field in (("base", base), ("factory", factory)):
                self.lay(hand, kind, owner, place, field)
        wait(lambda: len(self.layout.model.layout.elements) == 4)
        rest(self.layout)
        wait(lambda: self.layout.symmetry.said["turn"].text() == "Symmetric")

    def lay(self, hand: LayoutHand, kind: str, owner: str, place: Place, field: Place) -> None:
        """Pick a kind and its owner in the panel, and click a field."""
        hand.pick_element(kind)
        box = self.layout.elements.owners["owner"]
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        while box.currentData() != owner:
            QTest.keyClick(box, Qt.Key.Key_Down)
        hand.click(place, field)

    def make(self) -> None:
        """Save the layout, and make a map of it."""
        with saving_as(self.folder / "first-board.layout.yaml"):
            self.layout.actions_by_id["file.save"].trigger()
        with saving_as(self.folder / "first-board.yaml"):
            self.layout.actions_by_id["layout.make"].trigger()
        wait(lambda: len(self.map.fields) == 81)
        self.at_work = self.window
        self.window.activateWindow()
        self.window.part(BoardView).fit()

    def figures(self) -> None:
        """Fill in what the rules leave open, as far as a tank needs it here."""
        for name, figure in (
            ("allowance.tracked", "6"), ("cost.road.tracked", "1"), ("cost.hills.tracked", "3"),
        ):  # fmt: skip
            box = self.row("map", name)
            self.panel("map").ensureWidgetVisible(box, 0, 150)
            QTest.mouseClick(box, LEFT)
            type_in(box, figure)
            wait(partial(self.says, name, figure))
        self.window.actions_by_id["file.save"].trigger()

    def says(self, name: str, figure: str) -> bool:
        return self.row("map", name).text() == figure

    def reach(self) -> None:
        """Click where a tank stands."""
        self.hand.take("reach")
        box = self.window.part(LiveFeature).sight_panel.asked.mover
        self.window.docks["sight"].raise_()
        QApplication.processEvents()
        while box.currentData() != "tracked":
            box.setFocus()
            QTest.keyClick(box, Qt.Key.Key_Down)
        self.hand.click(middle("a2"))
        wait(lambda: len(self.reached()) > 1)

    def reached(self) -> dict[str, int]:
        movement = self.window.part(LiveFeature).moves.movement
        picture = movement.picture if movement is not None else None
        return dict(picture.steps) if isinstance(picture, ReachPicture) else {}

    def range(self) -> None:
        """Say how far indirect fire goes, and click where it comes from."""
        self.hand.take("range")
        asked = self.window.part(LiveFeature).sight_panel.asked
        type_in(asked.farthest, "3")
        type_in(asked.nearest, "2")
        self.hand.click(middle("e5"))
        headline = self.window.part(LiveFeature).sight_panel.headline
        wait(lambda: "2 to 3" in headline.text())

    def print(self) -> None:
        def look(dialog: PrintDialog) -> None:
            dialog.to_scale.setChecked(True)
            dialog.upright.setChecked(True)
            dialog.legend.setChecked(False)
            wait(dialog.print_button.isEnabled)
            assert dialog.printed_sheets == 2

        in_dialog(
            self.window, "file.print", PrintDialog, look, lambda: self.shown("print"),
            accept=False,
        )  # fmt: skip

    def print_cards(self) -> None:
        out = self.folder / "first-board-cards.pdf"
        with patch.object(layout_actions, "ask_pdf", lambda *_args: out):
            self.layout.actions_by_id["layout.print"].trigger()
        assert out.is_file()

    def export(self) -> None:
        """Write the tables for a play engine."""
        out = self.folder / "first-board.json"

        def choose(dialog: ExportDialog) -> None:
            names = [f.name for f in dialog.formats]
            dialog.list.setCurrentRow(names.index("tables"))
            dialog.file.setText(str(out))

        def write() -> None:
            self.shown("tables")
            dialog = open_dialog(ExportDialog)
            dialog.export()
            wait(out.exists)

        in_dialog(self.window, "file.export", ExportDialog, choose, write, accept=False)

    def kinds(self) -> list[str]:
        return [f.kind for f in self.map.fields.values()]

    def panel(self, dock: str) -> Any:
        """Bring a dock to the front and return what it holds."""
        self.window.docks[dock].raise_()
        QApplication.processEvents()
        return self.window.docks[dock].widget()

    def row(self, dock: str, name: str) -> QLineEdit:
        found: QLineEdit | None = self.panel(dock).findChild(QLineEdit, name)
        assert found is not None, name
        return found


def type_in(box: Any, text: str) -> None:
    """Replace what a box says."""
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)


def middle(cell: str) -> tuple[float, float]:
    """Return the middle of a cell, mm: letters count columns, numbers rows."""
    return (ord(cell[0]) - ord("a") + 0.5) * CELL, (int(cell[1:]) - 0.5) * CELL


@contextmanager
def saving_as(path: Path) -> Iterator[None]:
    """Answer the dialog for a file, which belongs to the desktop."""
    with patch.object(questions, "ask_path_to_save", lambda *_args: path):
        yield
