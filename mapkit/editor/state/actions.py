"""Every action of the program, declared once: menus, shortcuts, tool tips and palette read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from html import escape

from PyQt6.QtGui import QAction, QIcon, QKeySequence
from PyQt6.QtWidgets import QWidget

from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.icons import icon

__all__ = ["ActionSpec", "Actions", "Offer"]


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action.

    Parameters
    ----------
    id : str
        Stable, dotted: ``file.save``, ``tool.select``. Shortcuts of the user are kept under it.
    text : str
        Translated, with ``&`` for the mnemonic.
    run : callable
        Gets the checked state where ``checkable``, otherwise nothing.
    menu : str
        Id of the menu it stands in (``file``, ``edit``, ``view``, ``tools``, ``field``,
        ``sight``, ``help``); "" for the palette alone.
    shortcut : str
        Default keys in Qt's portable form; several are parted by "; ".
    tip : str
        One sentence, translated: tool tip, status bar and "What's this".
    icon : str
        Name in :mod:`mapkit.editor.widgets.icons`.
    group : str
        Actions of one group stand together in their menu, a line apart from others.
    """

    id: str
    text: str
    run: Callable[..., object]
    menu: str = ""
    shortcut: str = ""
    tip: str = ""
    icon: str = ""
    checkable: bool = False
    group: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that the command palette finds beside the actions: it depends on the open map.

    Parameters
    ----------
    id : str
        Stable: what was used last is remembered by it.
    text : str
        Translated, without a mnemonic.
    place : str
        Where else it is found: the title of a panel.
    run : callable
    icon : QIcon
    checked : bool
        Whether it is so now.
    """

    id: str
    text: str
    place: str
    run: Callable[[], object]
    icon: QIcon = field(default_factory=QIcon)
    checked: bool = False


class Actions:
    """The actions of one window, by id."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._specs: dict[str, ActionSpec] = {}
        self._offering: list[Callable[[], Iterable[Offer]]] = []

    def add(self, spec: ActionSpec) -> QAction:
        """Make an action and give it to the window, so that its shortcut works."""
        if spec.id in self._actions:
            raise ValueError(f"the action {spec.id} is there already")
        action = QAction(spec.text, self._window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        if spec.icon:
            action.setIcon(icon(spec.icon))
        keys = self.chosen_keys(spec)
        if keys:
            action.setShortcuts(QKeySequence.listFromString(keys))
        self._describe(action, spec)

        def run(checked: bool = False) -> None:
            finish_typing(self._window)  # so that it is saved, undone or copied with the rest
            spec.run(*((checked,) if spec.checkable else ()))

        action.triggered.connect(run)
        self._window.addAction(action)
        self._actions[spec.id] = action
        self._specs[spec.id] = spec
        return action

    def offer(self, offering: Callable[[], Iterable[Offer]]) -> None:
        """Have the command palette ask for what can be done besides."""
        self._offering.append(offering)

    def offers(self) -> list[Offer]:
        """Return what can be done besides the actions just now."""
        return [found for offering in self._offering for found in offering()]

    def chosen_keys(self, spec: ActionSpec) -> str:
        """Return the keys that a person chose for an action, or its own; "" for none."""
        return remembered_text(f"shortcuts/{spec.id}", spec.shortcut)

    def choose_keys(self, action_id: str, keys: str) -> None:
        """Give an action other keys ("" for none) and remember them."""
        spec = self._specs[action_id]
        if keys == spec.shortcut:
            settings().remove(f"shortcuts/{action_id}")
        else:
            settings().setValue(f"shortcuts/{action_id}", keys)
        self._actions[action_id].setShortcuts(QKeySequence.listFromString(keys))
        self._describe(self._actions[action_id], spec)

    def _describe(self, action: QAction, spec: ActionSpec) -> None:
        """Set the tip: the name, what it does, the keys."""
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        lines = [f"<b>{escape(spec.text.replace('&', '').rstrip('…'))}</b>"]
        if spec.tip or keys:
            lines.append(escape(f"{spec.tip} ({keys})" if keys else spec.tip))
        said = f"<p>{'<br>'.join(lines)}</p>"
        action.setToolTip(said)
        action.setStatusTip(spec.tip)
        action.setWhatsThis(said)

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def __contains__(self, action_id: str) -> bool:
        return action_id in self._actions

    def __iter__(self) -> Iterator[ActionSpec]:
        return iter(self._specs.values())

    def spec(self, action_id: str) -> ActionSpec:
        """Return what was declared."""
        return self._specs[action_id]
