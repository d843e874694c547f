"""Take pictures of the window in its states: languages, light and dark, sizes, scales.

``python tools/picture_window_states.py FOLDER`` takes all of them, for somebody to look at; with
``--languages cs --themes dark --states draw,menus`` some. It needs no screen. What it prints are
texts that have less room than they need, and the share of the board where that is below 60 %.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLabel, QWidget

from mapkit.editor.app.program import application
from mapkit.editor.app.session import restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.import_map.dialog import ImportDialog
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.settings import settings
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.selection import Selection
from mapkit.editor.tasks.main_thread import delete_windows
from mapkit.editor.widgets import theme
from mapkit.mapfile import read_map

ROOT = Path(__file__).resolve().parents[1]
SIZES = {1: ((800, 500), (1280, 800), (1600, 1000)), 2: ((800, 500),)}
"""In logical pixels: at scale 2, 800 x 500 is a screen of 1600 x 1000."""
LANGUAGES, THEMES = ("en", "cs", "pl"), ("light", "dark")
_SHARE, _REST_MS, _LAID_OUT_MS = 0.6, 1200, 200


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the pictures, a process for each language and scale."""
    parser = argparse.ArgumentParser(prog="tools/picture_window_states.py", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--scales", default=",".join(map(str, SIZES)))
    parser.add_argument("--states", default=",".join(STATES))
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    for name, known in (
        ("states", STATES), ("languages", LANGUAGES), ("themes", THEMES), ("scales", SIZES)
    ):  # fmt: skip
        wrong = set(getattr(chosen, name).split(",")) - set(map(str, known))
        if wrong:
            there = ", ".join(map(str, known))
            parser.error(f"no such {name}: {', '.join(sorted(wrong))} (there are {there})")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    themes, states = chosen.themes.split(","), chosen.states.split(",")
    if chosen.here:
        _take_all(chosen.folder, chosen.languages, int(chosen.scales), themes, states)
        return
    for language in chosen.languages.split(","):
        for scale in chosen.scales.split(","):
            with tempfile.TemporaryDirectory() as own:
                folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"), own)
                subprocess.run(
                    [sys.executable, __file__, str(chosen.folder), "--here",
                     "--languages", language, "--scales", scale,
                     "--themes", chosen.themes, "--states", chosen.states],
                    env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen",
                         "QT_SCALE_FACTOR": scale, "LC_ALL": "C.UTF-8",
                         "LANGUAGE": language, "PYTHONPATH": f"{ROOT}:{ROOT / 'exporters'}"},
                    check=True,
                )  # fmt: skip


def _take_all(
    folder: Path, language: str, scale: int, themes: Sequence[str], states: Sequence[str]
) -> None:

    application()
    board = read_map(ROOT / "maps" / "launch-site.yaml").map
    assert board is not None
    for look in themes:
        settings().clear()
        theme.choose(look)
        window = EditorWindow(board)
        restore_window(window)
        window.show()
        for width, height in SIZES[scale]:
            window.resize(width, height)
            for state in states:
                for name, shown in STATES[state](window):
                    QTest.qWait(_REST_MS)
                    at = f"{state}{name}-{language}-{look}-{width}x{height}@{scale}"
                    if shown.isWindow() and shown is not window:
                        shown.resize(min(shown.width(), width), min(shown.height(), height))
                        QTest.qWait(_LAID_OUT_MS)
                    shown.grab().save(str(folder / f"{at}.png"))
                    for said in _cut_texts(shown):
                        print(f"{at}: {said}")
        window.close_guards.clear()
        window.close()
        delete_windows()  # left to Python's own end, they crash it now and then


def _cut_texts(shown: QWidget) -> Iterator[str]:
    """Yield the texts that have less room than they need."""
    for widget in shown.findChildren(QWidget):
        if not isinstance(widget, (QAbstractButton, QComboBox, QLabel)):
            continue
        text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        if wraps or not text or widget.visibleRegion().isEmpty():
            continue
        if widget.width() + 1 < widget.minimumSizeHint().width():
            yield f"{text!r} has {widget.width()} of {widget.minimumSizeHint().width()} pixels"


Shots = Iterator[tuple[str, "QWidget"]]


def _laid_out(name: str) -> Callable[[EditorWindow], Shots]:
    def state(window: EditorWindow) -> Shots:

        window.actions_by_id[f"view.layout_{name}"].trigger()
        window.actions_by_id["view.fit"].trigger()
        field = list(window.model.committed.fields)[10]
        if name == "draw":
            window.actions_by_id["sight.clear"].trigger()
            window.actions_by_id["tool.select"].trigger()
            window.model.select(Selection(fields=(field,)))
        else:
            window.actions_by_id["tool.sight"].trigger()
            window.part(Answers).show_pair(field, "W102")
        yield "", window
        board = window.part(BoardView).viewport()
        share = board.width() * board.height() / (window.width() * window.height())
        if share < _SHARE:
            print(f"{name}, {window.width()} x {window.height()}: the board has {share:.0%}")

    return state


def _docks(*names: str) -> Callable[[EditorWindow], Shots]:
    def state(window: EditorWindow) -> Shots:
        window.actions_by_id["view.layout_draw"].trigger()
        for name in names:
            window.actions_by_id["view.reset_docks"].trigger()
            if name == "resolve":
                window.actions_by_id["tool.resolve"].trigger()
            window.docks[name].show()
            window.docks[name].raise_()
            yield f"-{name}", window

    return state


def _tools(window: EditorWindow) -> Shots:
    window.actions_by_id["view.layout_draw"].trigger()
    for tool in ("draw", "band", "split", "bucket", "portal", "marker", "renumber"):
        window.actions_by_id[f"tool.{tool}"].trigger()
        yield f"-{tool}", window
    window.actions_by_id["tool.select"].trigger()


def _dialogs(window: EditorWindow) -> Shots:

    board, folder = window.model.committed, ROOT / "examples" / "drawings"
    makes: dict[str, Callable[[], QDialog]] = {
        "start": StartPage,
        "new": NewMapDialog,
        "export": lambda: ExportDialog(board, Path(tempfile.gettempdir())),
        "print": lambda: PrintDialog(board),
        "shortcuts": lambda: ShortcutsDialog(window.actions_by_id, window.menus),
        "import": lambda: ImportDialog(min(folder.glob("*.svg"))),
    }
    for name, make in makes.items():
        dialog = make()
        dialog.show()
        while isinstance(dialog, ImportDialog) and dialog.busy:
            QTest.qWait(50)
        yield f"-{name}", dialog
        dialog.done(0)
        dialog.deleteLater()
    window.actions_by_id["help.palette"].trigger()
    palette = window.findChild(CommandPalette)
    assert palette is not None
    yield "-palette", palette
    palette.close()


def _tutorial(window: EditorWindow) -> Shots:
    for name in ("draw", "review"):
        window.actions_by_id[f"view.layout_{name}"].trigger()
        window.actions_by_id["help.tutorial"].trigger()
        yield f"-{name}", window
        window.docks["tutorial"].hide()


def _cards(window: EditorWindow) -> Shots:

    layouts = window.part(Layouts)
    layouts.open(ROOT / "maps" / "skirmish_wars" / "twin-passes.layout.yaml")
    (layout,) = layouts.windows
    layout.resize(window.size())
    layout.model.go_to((0, 1))
    yield "", layout
    layout.close()


def _menus(window: EditorWindow) -> Shots:
    bar = window.menuBar()
    assert bar is not None
    for n, action in enumerate(bar.actions()):
        menu = action.menu()
        if menu is not None:
            menu.adjustSize()
            yield f"-{n}", menu


STATES: dict[str, Callable[[EditorWindow], Shots]] = {
    "draw": _laid_out("draw"),
    "sight": _laid_out("sight"),
    "review": _laid_out("review"),
    "docks": _docks(
        "fields",
        "map",
        "layers",
        "stamps",
        "history",
        "issues",
        "pairs",
        "report",
        "compare",
        "resolve",
    ),
    "tools": _tools,
    "tutorial": _tutorial,
    "dialogs": _dialogs,
    "cards": _cards,
    "menus": _menus,
}


if __name__ == "__main__":
    main()
