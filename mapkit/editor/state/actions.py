"""Every action of the program, declared once: menus, shortcuts, tool tips and palette read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from html import escape

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QAction, QIcon, QKeySequence, QShortcut
from PyQt6.QtWidgets import QWidget

from mapkit.editor.settings import remembered_group, settings
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import without_mnemonic
from mapkit.model import Ruleset


@dataclass(frozen=True, slots=True)
class Requirement:
    """What an action needs before it can be carried out."""

    met: Callable[[], object]
    """Tells whether it is there. It is asked often: it computes nothing."""
    reason: str
    """What is said where it is not, translated."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action."""

    id: str
    """Stable, dotted: ``file.save``, ``tool.select``. Shortcuts of the user are kept under it."""
    text: str
    """Translated, with ``&`` for the mnemonic."""
    run: Callable[..., object]
    """Gets the checked state where ``checkable``, otherwise nothing."""
    menu: str = ""
    """Id of the menu it stands in (``file``, ``edit``, ``view``, ``tools``, ``field``, ``sight``,
    ``help``); "" for the palette alone."""
    shortcut: str = ""
    """Default keys in Qt's portable form; several are parted by "; "."""
    tip: str = ""
    """One sentence, translated: tool tip, status bar and "What's this"."""
    icon: str = ""
    """Name in :mod:`mapkit.editor.widgets.icons`."""
    checkable: bool = False
    group: str = ""
    """Actions of one group stand together in their menu, a line apart from others."""
    needs: tuple[Requirement, ...] = ()
    """The first one that is not met says why it cannot be carried out now."""
    applies: Callable[[Ruleset], object] | None = None
    """Tells of a ruleset whether the action means anything under it. It is shown nowhere in a map
    of another."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that the command palette finds beside the actions: it depends on the open map."""

    id: str
    """Stable: what was used last is remembered by it."""
    text: str
    """Translated, without a mnemonic."""
    place: str
    """Where else it is found: the title of a panel."""
    run: Callable[[], object]
    icon: QIcon = field(default_factory=QIcon)
    checked: bool = False
    """Whether it is so now."""
    words: tuple[str, ...] = ()
    """What else finds it."""


class Actions(QObject):
    """The actions of one window, by id; ``model`` is that of the map where it shows one.

    One that cannot be run is disabled and its tip says why; :attr:`refused` is emitted where its
    keys are pressed all the same. Whoever changes what an action needs calls :meth:`follow`.
    """

    refused = pyqtSignal(str)
    """An action was asked for that cannot be carried out now: why."""
    rules_changed = pyqtSignal()
    """The open map has another ruleset, and other actions may apply."""

    def __init__(self, window: QWidget, model: MapModel | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._model = model
        self._actions: dict[str, _Action] = {}
        self._specs: dict[str, ActionSpec] = {}
        self._chosen_keys = remembered_group("shortcuts")
        self._offering: list[tuple[Callable[[], Iterable[Offer]], bool]] = []
        self._soon = single_shot(self, self.refresh)
        self._rules: Ruleset | None = None
        if model is not None:
            self._rules = model.committed.ruleset
            for changed in (model.committed_changed, model.replaced):
                changed.connect(partial(self._follow_rules, model))

    def add(self, *specs: ActionSpec) -> None:
        """Make actions and give them to the window, so that their shortcuts work.

        Raises ``ValueError`` where there is an action with one of the ids already.
        """
        for spec in specs:
            if spec.id in self._actions:
                raise ValueError(f"the action {spec.id} is there already")
            action = _Action(spec, self._window, self._carry_out)
            if spec.icon:
                action.setIcon(icon(spec.icon))
            action.take_keys(self.chosen_keys(spec))
            self._window.addAction(action)
            self._actions[spec.id] = action
            self._specs[spec.id] = spec
            action.refresh()
            action.show_if(self.applies(spec.id))

    def follow(self) -> None:
        """Look again at what can be carried out, once this turn of the event loop is over."""
        self._soon.start()

    def refresh(self, *action_ids: str) -> None:
        """Look again at what can be carried out, at once: some actions, or all of them."""
        if not action_ids:
            self._soon.stop()
        for action_id in action_ids or self._actions:
            self._actions[action_id].refresh()

    def applies(self, action_id: str) -> bool:
        """Return whether an action, if there is one, means anything in the open map."""
        spec = self._specs.get(action_id)
        if spec is None or spec.applies is None or self._rules is None:
            return True
        return bool(spec.applies(self._rules))

    def _follow_rules(self, model: MapModel) -> None:
        rules = model.committed.ruleset
        if rules is not self._rules:
            self._rules = rules
            for action_id, action in self._actions.items():
                action.show_if(self.applies(action_id))
            self.rules_changed.emit()

    def why_not(self, action_id: str) -> str:
        """Return why an action cannot be carried out now, "" where it can."""
        self.refresh(action_id)
        return self._actions[action_id].reason

    def _carry_out(
        self, action: _Action, run: Callable[[], object], refuse: Callable[[], object] | None = None
    ) -> None:
        """Carry an action out, or say why it cannot be.

        What is half typed goes first, so that it is saved, undone or copied with the rest.
        """

        def carry_out() -> None:
            action.refresh()
            if action.reason:
                self.refused.emit(action.reason)
                if refuse is not None:
                    refuse()
            else:
                run()

        model = self._model
        worked = model is None or model.working
        finish_typing(self._window)
        if model is None or worked:
            carry_out()
        else:
            model.after_work(carry_out)

    def offer(
        self, offering: Callable[[], Iterable[Offer]], *, searched_only: bool = False
    ) -> None:
        """Add a function that gives the command palette further entries.

        With ``searched_only`` they are many: they are shown once something is typed.
        """
        self._offering.append((offering, searched_only))

    def offers(self, *, searched: bool = True) -> list[Offer]:
        """Return the present entries of the command palette besides the actions."""
        asked = [offering for offering, only in self._offering if searched or not only]
        return [found for offering in asked for found in offering()]

    def chosen_keys(self, spec: ActionSpec) -> str:
        """Return the keys that a person chose for an action, or its own; "" for none."""
        return self._chosen_keys.get(spec.id, spec.shortcut)

    def choose_keys(self, action_id: str, keys: str) -> None:
        """Give an action other keys ("" for none) and remember them."""
        spec = self._specs[action_id]
        if keys == spec.shortcut:
            settings().remove(f"shortcuts/{action_id}")
            self._chosen_keys.pop(action_id, None)
        else:
            settings().setValue(f"shortcuts/{action_id}", keys)
            self._chosen_keys[action_id] = keys
        self._actions[action_id].take_keys(keys)

    def __getitem__(self, action_id: str) -> QAction:
        if self._soon.isActive():
            self.refresh()
        return self._actions[action_id]

    def __contains__(self, action_id: str) -> bool:
        return action_id in self._actions

    def __iter__(self) -> Iterator[ActionSpec]:
        return iter(self._specs.values())

    def spec(self, action_id: str) -> ActionSpec:
        """Return what was declared."""
        return self._specs[action_id]


class _Action(QAction):
    """An action that is disabled where it cannot be run; its tip says why.

    Qt ignores the keys of disabled actions, so a shortcut replaces them meanwhile.
    """

    def __init__(self, spec: ActionSpec, window: QWidget, carry_out: Callable[..., None]) -> None:
        super().__init__(spec.text, window)
        self.setObjectName(spec.id)
        self.setCheckable(spec.checkable)
        self.reason = ""
        self._spec, self._carry_out = spec, carry_out
        self._shortcut_if_disabled = QShortcut(window) if spec.needs else None
        if self._shortcut_if_disabled is not None:
            self._shortcut_if_disabled.setEnabled(False)
            self._shortcut_if_disabled.activated.connect(self.trigger)
        self.triggered.connect(self._run)

    def trigger(self) -> None:
        """Carry it out as if it was picked in a menu, or say why it cannot be."""
        if self.isEnabled():
            super().trigger()
        else:
            self._carry_out(self, super().trigger)

    def take_keys(self, keys: str) -> None:
        """Take shortcuts in Qt's portable form, "" for none."""
        sequences = QKeySequence.listFromString(keys)
        self.setShortcuts(sequences)
        if self._shortcut_if_disabled is not None:
            self._shortcut_if_disabled.setKeys(sequences)
        self._describe()

    def refresh(self) -> None:
        """Enable or disable it, as things are now."""
        reason = next((need.reason for need in self._spec.needs if not need.met()), "")
        if reason == self.reason:
            return
        self.reason = reason
        self._enable()
        self._describe()

    def show_if(self, applies: bool) -> None:
        """Show it, or hide it everywhere, its keys as well."""
        self.setVisible(applies)
        self._enable()

    def _enable(self) -> None:
        shown = self.isVisible()
        self.setEnabled(shown and not self.reason)
        if self._shortcut_if_disabled is not None:
            self._shortcut_if_disabled.setEnabled(shown and bool(self.reason))

    def _run(self, checked: bool = False) -> None:
        if self._spec.checkable:
            self._carry_out(
                self, partial(self._spec.run, checked), partial(self.setChecked, not checked)
            )
        else:
            self._carry_out(self, self._spec.run)

    def _describe(self) -> None:
        """Set the tip: the name, what it does, the keys, and why it cannot be done now."""
        spec = self._spec
        keys = self.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        lines = [f"<b>{escape(without_mnemonic(spec.text))}</b>"]
        if spec.tip or keys:
            lines.append(escape(f"{spec.tip} ({keys})" if keys else spec.tip))
        if self.reason:
            lines.append(f"<i>{escape(self.reason)}</i>")
        said = f"<p>{'<br>'.join(lines)}</p>"
        self.setToolTip(said)
        self.setStatusTip(self.reason or spec.tip)
        self.setWhatsThis(said)
