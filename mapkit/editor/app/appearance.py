"""Colours and language of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QActionGroup

from mapkit.editor.app.language_switch import rebuild_window
from mapkit.editor.i18n import chosen_language, language_in_use, remember_language
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets import theme
from mapkit.i18n import LANGUAGES


def install(shell: Shell) -> None:
    """Add the two submenus of the view menu."""
    themes = (
        ("system", tr("As the &system"), tr("Light or dark, as the system is set")),
        ("light", tr("&Light"), tr("Light colours")),
        ("dark", tr("&Dark"), tr("Dark colours")),
    )
    _add_choices(shell, "theme", tr("&Colours"), themes, theme.choice(), theme.choose)
    tip = tr("Language of the program")
    languages = [(code, title, tip) for code, title in LANGUAGES.items()]
    _add_choices(
        shell, "language", tr("Langu&age"), [("", tr("As the s&ystem"), tip), *languages],
        chosen_language(), partial(_choose_language, shell),
    )  # fmt: skip


def _add_choices(
    shell: Shell, menu: str, title: str, choices: Iterable[tuple[str, str, str]], now: str,
    choose: Callable[[str], object],
) -> None:  # fmt: skip
    """Add a submenu of values, each with its text and tip, of which one holds."""
    shell.add_submenu("view", menu, title, group="appearance")
    group, actions = QActionGroup(shell.widget), shell.actions_by_id
    for value, text, tip in choices:
        action_id = f"view.{menu}_{value or 'system'}"
        actions.add(
            ActionSpec(
                action_id, text, lambda _on, value=value: choose(value), menu, tip=tip,
                checkable=True,
            )
        )  # fmt: skip
        actions[action_id].setChecked(now == value)
        group.addAction(actions[action_id])


def _choose_language(shell: Shell, code: str) -> None:
    before = language_in_use()
    remember_language(code)
    if language_in_use() != before and not shell.model.working:
        QTimer.singleShot(0, partial(rebuild_window, shell))  # when this menu is closed
