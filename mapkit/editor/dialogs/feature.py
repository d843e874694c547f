"""What this package adds to the window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QActionGroup
from PyQt6.QtWidgets import QWhatsThis

from mapkit.editor.dialogs.clipboard import copy_scene, needs_pair, shown_pair
from mapkit.editor.dialogs.tutorial import TutorialWindow, tutorial_path
from mapkit.editor.files import questions
from mapkit.editor.i18n import LANGUAGES, chosen_language, language_in_use, remember_language
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.tasks.waiting import patiently
from mapkit.editor.widgets import theme

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add the dialogs' actions; a dialog's module is loaded when it is first opened."""
    _add_beginnings(window)
    _add_outputs(window)
    _add_appearance(window)
    _add_help(window)


def _add_beginnings(window: EditorWindow) -> None:
    def new() -> None:
        from mapkit.editor.dialogs.new_map import NewMapDialog  # noqa: PLC0415 - when opened

        if window.files.may_leave():
            dialog = NewMapDialog(window)
            if dialog.exec() and dialog.game_map is not None:
                window.files.new(dialog.game_map, ask=False)

    def start_page() -> None:
        from mapkit.editor.dialogs.start_page import StartPage  # noqa: PLC0415

        if window.files.may_leave():
            page = StartPage(window)
            if page.exec():
                page.open_in(window)

    add = window.actions_by_id.add
    add(
        ActionSpec(
            "file.new",
            tr("&New…"),
            new,
            menu="file",
            shortcut="Ctrl+N",
            tip=tr("Begin a new map"),
            icon="new",
            group="open",
        )
    )
    add(
        ActionSpec(
            "file.start_page",
            tr("S&tart page…"),
            start_page,
            menu="file",
            tip=tr("Recent files, the boards that come with mapkit, and examples"),
            group="open",
        )
    )


def _add_outputs(window: EditorWindow) -> None:
    def is_whole() -> bool:
        file = window.files.file
        return not file.partial or questions.ask_going_on_without(window, file.title)

    def export() -> None:
        from mapkit.editor.dialogs.export_dialog import ExportDialog  # noqa: PLC0415

        if not is_whole():
            return
        path = window.files.path
        folder = path.parent if path is not None else Path.home()
        ExportDialog(window.model.committed, folder, window, own=path).exec()

    def print_() -> None:
        from mapkit.editor.dialogs.print_dialog import PrintDialog  # noqa: PLC0415

        if not is_whole():
            return
        PrintDialog(window.model.committed, window, pair=shown_pair(window)).exec()

    def copy_board() -> None:
        from mapkit.editor.dialogs.export_jobs import PictureLook, board_picture  # noqa: PLC0415

        game_map = window.model.committed
        copy_scene(patiently(lambda: board_picture(game_map, PictureLook())))
        window.tell(tr("The picture of the board is in the clipboard."), seconds=4)

    def copy_pair() -> None:
        scene = shown_pair(window)
        assert scene is not None
        copy_scene(scene)
        window.tell(tr("The picture of the pair is in the clipboard."), seconds=4)

    for spec in (
        ActionSpec(
            "file.export", tr("&Export…"), export, "file", "Ctrl+E",
            tr("Write pictures, or tables for other programs"), "export", group="out",
        ),
        ActionSpec(
            "file.print", tr("&Print…"), print_, "file", "Ctrl+P",
            tr("Print the board or the secret map, with a preview"), "print", group="out",
        ),
        ActionSpec(
            "edit.copy_picture", tr("Copy as p&icture"), copy_board, "edit", "Ctrl+Alt+C",
            tr("Put a picture of the board into the clipboard"), "picture", group="picture",
        ),
        ActionSpec(
            "sight.copy_pair", tr("C&opy picture of the pair"), copy_pair, "sight",
            "Ctrl+Alt+Shift+C", tr("Put a picture of the shown sightline into the clipboard"),
            "picture", group="picture", needs=(needs_pair(window),),
        ),
    ):  # fmt: skip
        window.actions_by_id.add(spec)


def _add_appearance(window: EditorWindow) -> None:
    window.add_submenu("view", "theme", tr("&Colours"), group="appearance")
    themes = QActionGroup(window)
    for name, title, tip in (
        ("system", tr("As the &system"), tr("Light or dark as the system is")),
        ("light", tr("&Light"), tr("Light colours")),
        ("dark", tr("&Dark"), tr("Dark colours")),
    ):
        action = window.actions_by_id.add(
            ActionSpec(
                f"view.theme_{name}",
                title,
                lambda _on, name=name: theme.choose(name),
                menu="theme",
                tip=tip,
                checkable=True,
            )
        )
        action.setChecked(theme.choice() == name)
        themes.addAction(action)
    window.add_submenu("view", "language", tr("Langu&age"), group="appearance")
    languages = QActionGroup(window)
    for code, title in (("", tr("As the s&ystem")), *LANGUAGES.items()):
        action = window.actions_by_id.add(
            ActionSpec(
                f"view.language_{code or 'system'}",
                title,
                lambda _on, code=code: _choose_language(window, code),
                menu="language",
                tip=tr("Language of the program"),
                checkable=True,
            )
        )
        action.setChecked(chosen_language() == code)
        languages.addAction(action)


def _choose_language(window: EditorWindow, code: str) -> None:
    from mapkit.editor.app.language_switch import renewed  # noqa: PLC0415 - it knows the window, which knows us

    before = language_in_use()
    remember_language(code)
    if language_in_use() != before and not window.model.working:
        QTimer.singleShot(0, partial(renewed, window))  # when this menu is closed


def _add_help(window: EditorWindow) -> None:
    def palette() -> None:
        from mapkit.editor.dialogs.command_palette import CommandPalette  # noqa: PLC0415

        CommandPalette(window).open_over_window()

    def shortcuts() -> None:
        from mapkit.editor.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415

        ShortcutsDialog(window.actions_by_id, window.menus, window).exec()

    def tutorial() -> None:
        assert page is not None
        found = window.findChildren(TutorialWindow)
        shown = found[0] if found else TutorialWindow(page, window)
        shown.show()
        shown.raise_()

    def about() -> None:
        from mapkit.editor.dialogs.about import show_about  # noqa: PLC0415

        show_about(window)

    add = partial(_add, window)
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


def _add(
    window: EditorWindow, name: str, text: str, run: object, keys: str, icon: str, tip: str
) -> None:
    assert callable(run)
    window.actions_by_id.add(
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
