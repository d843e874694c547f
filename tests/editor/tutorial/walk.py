"""The walk of ``docs/tutorial.md``, step by step, with real events.

The test replays it; ``tools/make_screenshots.py`` replays it as well and takes a picture after
each step, so the text, the pictures and the program cannot part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QDialog, QToolButton

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.brush import Brush
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.waiting import open_dialog, wait, when

WEST, EAST = (40.0, 45.0), (160.0, 30.0)
"""The two yards whose sightline is disputed, mm."""


class TutorialWalk:
    """Draws the tutorial's board in a window.

    Parameters
    ----------
    window : EditorWindow
        On any map without unsaved changes.
    folder : Path
        Where the export goes.
    shown : callable
        Called with the name of a dialog that is open, before it is answered.
    """

    def __init__(
        self, window: EditorWindow, folder: Path, shown: Callable[[str], None] = lambda _: None
    ) -> None:
        self.window = window
        self.hand = Hand(window)
        self.folder = folder
        self.shown = shown

    @property
    def map(self) -> GameMap:
        return self.window.model.committed

    @property
    def answers(self):
        return self.window.part(Answers)

    def steps(self) -> Iterator[str]:
        """Do one step after the other; yields the name of each when it is done."""
        for step in (
            self.new_board, self.one_field, self.split, self.paint, self.doors,
            self.look, self.find_dispute, self.move_wall, self.export,
        ):  # fmt: skip
            step()
            yield step.__name__

    def new_board(self) -> None:
        def fill(dialog: NewMapDialog) -> None:
            dialog.name.setText("Two sheds")
            dialog.width_mm.setValue(240)
            dialog.height_mm.setValue(160)

        in_dialog(self.window, "file.new", NewMapDialog, fill, lambda: self.shown("new_map"))
        assert self.map.size_mm == (240, 160)
        self.window.part(BoardView).fit()

    def one_field(self) -> None:
        """Draw the whole board as one open field."""
        self.palette("kind", "open")
        self.hand.take("draw")
        self.hand.drag((0, 0), (240, 160))
        assert len(self.map.fields) == 1

    def split(self) -> None:
        """Cut it: across the middle, then the upper and the lower half in three."""
        self.hand.take("split")
        for a, b in (
            ((0, 80), (240, 80)),
            ((80, 0), (80, 80)),
            ((120, 0), (120, 80)),
            ((130, 80), (130, 160)),
            ((170, 80), (170, 160)),
            ((200, 0), (200, 80)),
            ((80, 40), (120, 40)),
        ):
            self.hand.click(a)
            self.hand.double_click(b)
        assert len(self.map.fields) == 8

    def paint(self) -> None:
        """Make buildings of three fields with the bucket, and a walkway of the end strip."""
        self.palette("kind", "built_up")  # which takes Paint
        for at in ((100, 20), (100, 60), (150, 120)):
            self.hand.click(at)
        kinds = [f.kind for f in self.map.fields.values()]
        assert kinds.count("built_up") == 3
        self.palette("kind", "elevated")
        self.hand.click((220, 40))
        assert sum(f.level for f in self.map.fields.values()) == 1

    def doors(self) -> None:
        """Doors into both buildings, and a ladder to the walkway."""
        self.hand.take("portal")
        for at in ((80, 20), (120, 60), (150, 80), (200, 40)):
            self.hand.click(at)
        assert [p.type for p in self.map.portals].count("door") == 3
        assert [p.type for p in self.map.portals].count("ladder") == 1

    def look(self) -> None:
        """Take the sight tool and click the western yard."""
        self.hand.take("sight")
        self.hand.click(WEST)
        wait(lambda: bool(self.answers.around))
        wait(lambda: self.answers.numbers is not None)

    def find_dispute(self) -> None:
        """Point at the yard behind the buildings: a line of no width, disputed."""
        wait(lambda: self.answers.disputes is not None)
        self.hand.move(EAST)
        wait(lambda: self.answers.pair is not None)
        assert self.answers.pair.answer.verdict == "grazing"
        assert self.answers.pair.answer.sight_disputed

    def move_wall(self) -> None:
        """Drag the northern building's wall up by 6 mm: now there is a gap to look through."""
        hand = self.hand
        hand.take("select")
        hand.click((100, 60))
        hand.drag((100, 80), (100, 74))
        wait(lambda: self.answers.tables is not None)
        wait(lambda: self.answers.disputes is not None)
        hand.take("sight")
        hand.move(EAST)
        wait(lambda: self.answers.pair is not None)
        wait(lambda: self.answers.pair.answer.verdict == "clear")
        assert not self.answers.pair.answer.sight_disputed

    def export(self) -> None:
        """Write the tables for a play engine."""

        out = self.folder / "two-sheds.json"

        def choose(dialog: ExportDialog) -> None:
            names = [f.name for f in dialog.formats]
            dialog.list.setCurrentRow(names.index("tables"))
            dialog.file.setText(str(out))

        def write() -> None:
            self.shown("export")
            dialog = open_dialog(ExportDialog)
            dialog.export()
            wait(out.exists)

        in_dialog(self.window, "file.export", ExportDialog, choose, write, accept=False)
        assert (self.folder / "two-sheds.json").stat().st_size > 1000

    def palette(self, aspect: str, value: str) -> None:
        pick_in_palette(self.window, aspect, value)


def pick_in_palette(window: EditorWindow, aspect: str, value: str) -> None:
    """Click a button of the palette."""
    window.docks["palette"].raise_()
    QApplication.processEvents()
    button = window.findChild(QToolButton, f"palette.{aspect}.{value}")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert window.part(Brush).paint == (aspect, value)


def in_dialog(
    window: EditorWindow,
    action: str,
    kind: type,
    work: Callable[..., object],
    then: Callable[[], object],
    *,
    accept: bool = True,
) -> None:
    """Trigger an action that opens a dialog, do something in it, close it."""
    problems: list[Exception] = []

    def act() -> None:
        dialog = open_dialog(QDialog)
        try:
            assert isinstance(dialog, kind), dialog
            work(dialog)
            then()
            (dialog.accept if accept else dialog.reject)()
        except Exception as problem:  # noqa: BLE001 - raised again outside of Qt
            problems.append(problem)
            dialog.reject()

    when(QApplication.activeModalWidget, act)
    window.actions_by_id[action].trigger()
    if problems:
        raise problems[0]
