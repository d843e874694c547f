"""The help menu."""

from __future__ import annotations

import platform
from functools import partial
from pathlib import Path

from PyQt6.QtCore import PYQT_VERSION_STR, QT_VERSION_STR, Qt
from PyQt6.QtWidgets import QApplication, QMessageBox, QWhatsThis, QWidget

from mapkit.editor.dialogs.tutorial import CARDS, WIDTH, TutorialDock, tutorial_path
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.frame import give_room
from mapkit.editor.state.shell import Frame
from mapkit.editor.widgets.labels import message_box
from mapkit.version import __version__


def show_about(parent: QWidget) -> None:
    """Show the dialog."""
    more = (
        tr("Maps for area-movement board games, and who sees whom on them.")
        + "\n\n"
        + tr("Free software under the GNU General Public License, version 3 or later.")
        + f"\n\nPython {platform.python_version()} · PyQt {PYQT_VERSION_STR} · "
        f"Qt {QT_VERSION_STR}"
    )
    box = message_box(parent, QMessageBox.Icon.NoIcon, f"mapkit {__version__}", more)
    box.setWindowTitle(tr("About mapkit"))
    box.setIconPixmap(QApplication.windowIcon().pixmap(72, 72))
    box.exec()


_NARROW = 1300
"""Pixels; in a narrower window the tutorial shares the place of the properties."""


def install(shell: Frame) -> None:
    """Add the actions; a dialog's module is loaded when it is first opened."""
    window = shell.widget

    def palette() -> None:
        from mapkit.editor.dialogs.command_palette import CommandPalette  # noqa: PLC0415

        CommandPalette(shell).open_over_window()

    def full_screen(on: bool) -> None:
        if on:
            window.showFullScreen()
        else:
            window.showNormal()

    def shortcuts() -> None:
        from mapkit.editor.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415

        ShortcutsDialog(shell.actions_by_id, shell.menus, window).exec()

    def tutorial(page: Path) -> None:
        shown = shell.docks.get(page.stem)
        if shown is None:
            shown = shell.docks[page.stem] = TutorialDock(page, window)
        if shown.isHidden():
            right, aside = Qt.DockWidgetArea.RightDockWidgetArea, Qt.Orientation.Horizontal
            beside = shell.docks.get("properties")
            if window.width() < _NARROW and beside is not None and not beside.isHidden():
                window.tabifyDockWidget(beside, shown)  # the board would have no room
            else:
                window.addDockWidget(right, shown, aside)
                window.resizeDocks([shown], [min(WIDTH, window.width() // 3)], aside)
            shown.show()
        shown.raise_()
        give_room(window, shown)

    add = shell.actions_by_id.add
    add(
        ActionSpec(
            "view.full_screen", tr("Full screen"), full_screen, "view", "F11",
            tr("The window takes the whole screen, or its place again"), checkable=True,
            group="appearance",
        )
    )  # fmt: skip
    for action_id, page, title, keys, tip in (
        (
            "help.tutorial", tutorial_path(), tr("&Tutorial"), "F1",
            tr("Learn how to draw a board in ten minutes (in English)"),
        ),
        (
            "help.tutorial_cards", tutorial_path(CARDS), tr("Tutorial: a board of ca&rds"), "",
            tr("Learn how to lay a board of cards in ten minutes (in English)"),
        ),
    ):  # fmt: skip
        if page is not None:
            add(ActionSpec(action_id, title, partial(tutorial, page), "help", keys, tip, "map"))
    add(
        ActionSpec(
            "help.palette", tr("&Command palette…"), palette, "help", "Ctrl+Shift+P; Ctrl+K",
            tr("Find any action by its name"), "palette",
        ),
        ActionSpec(
            "help.shortcuts", tr("&Keyboard shortcuts…"), shortcuts, "help", "",
            tr("Show and change the keys of every action"), "keyboard",
        ),
        ActionSpec(
            "help.whats_this", tr("&What's this?"), QWhatsThis.enterWhatsThisMode, "help",
            "Shift+F1", tr("Explain the next thing that you click"), "whats_this",
        ),
        ActionSpec(
            "help.about", tr("&About mapkit"), partial(show_about, window), "help", "",
            tr("Version and licence"), "mapkit", group="about",
        ),
    )  # fmt: skip
