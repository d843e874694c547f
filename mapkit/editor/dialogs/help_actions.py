"""The help menu."""

from __future__ import annotations

from functools import partial

from PyQt6.QtWidgets import QWhatsThis

from mapkit.editor.dialogs.tutorial import TutorialWindow, tutorial_path
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell

__all__ = ["install"]


def install(shell: Shell) -> None:
    """Add the actions; a dialog's module is loaded when it is first opened."""
    window = shell.widget

    def palette() -> None:
        from mapkit.editor.dialogs.command_palette import CommandPalette  # noqa: PLC0415

        CommandPalette(shell).open_over_window()

    def shortcuts() -> None:
        from mapkit.editor.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415

        ShortcutsDialog(shell.actions_by_id, shell.menus, window).exec()

    def tutorial() -> None:
        assert page is not None
        found = window.findChildren(TutorialWindow)
        shown = found[0] if found else TutorialWindow(page, window)
        shown.show()
        shown.raise_()

    def about() -> None:
        from mapkit.editor.dialogs.about import show_about  # noqa: PLC0415

        show_about(window)

    add = partial(_add, shell)
    page = tutorial_path()
    if page is not None:
        add("tutorial", tr("&Tutorial"), tutorial, "F1", "map",
            tr("Read beside the board how one is drawn in ten minutes (in English)"))  # fmt: skip
    add("palette", tr("&Command palette…"), palette, "Ctrl+Shift+P; Ctrl+K", "palette",
        tr("Find any action by its name"))  # fmt: skip
    add("shortcuts", tr("&Keyboard shortcuts…"), shortcuts, "", "keyboard",
        tr("Look up and change the keys of every action"))  # fmt: skip
    add("whats_this", tr("&What's this?"), QWhatsThis.enterWhatsThisMode, "Shift+F1", "whats_this",
        tr("Explain what is clicked next"))  # fmt: skip
    add("about", tr("&About mapkit"), about, "", "mapkit", tr("Version and licence"))


def _add(shell: Shell, name: str, text: str, run: object, keys: str, icon: str, tip: str) -> None:
    assert callable(run)
    shell.actions_by_id.add(
        ActionSpec(
            f"help.{name}",
            text,
            run,
            menu="help",
            shortcut=keys,
            tip=tip,
            icon=icon,
            group="about" if name == "about" else "",
        )
    )
