"""Colours and language of the program."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QActionGroup

from mapkit.editor.app.language_switch import renewed
from mapkit.editor.i18n import LANGUAGES, chosen_language, language_in_use, remember_language
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets import theme

__all__ = ["install"]


def install(shell: Shell) -> None:
    """Add the two submenus of the view menu."""
    shell.add_submenu("view", "theme", tr("&Colours"), group="appearance")
    themes = QActionGroup(shell.widget)
    for name, title, tip in (
        ("system", tr("As the &system"), tr("Light or dark as the system is")),
        ("light", tr("&Light"), tr("Light colours")),
        ("dark", tr("&Dark"), tr("Dark colours")),
    ):
        action = shell.actions_by_id.add(
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
    shell.add_submenu("view", "language", tr("Langu&age"), group="appearance")
    languages = QActionGroup(shell.widget)
    for code, title in (("", tr("As the s&ystem")), *LANGUAGES.items()):
        action = shell.actions_by_id.add(
            ActionSpec(
                f"view.language_{code or 'system'}",
                title,
                lambda _on, code=code: _choose_language(shell, code),
                menu="language",
                tip=tr("Language of the program"),
                checkable=True,
            )
        )
        action.setChecked(chosen_language() == code)
        languages.addAction(action)


def _choose_language(shell: Shell, code: str) -> None:
    before = language_in_use()
    remember_language(code)
    if language_in_use() != before and not shell.model.working:
        QTimer.singleShot(0, partial(renewed, shell))  # when this menu is closed
