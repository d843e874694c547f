"""What a tool is, and a gesture made with it: it begins with a press and ends with a release."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from PyQt6.QtCore import QObject, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import Snap


@dataclass(frozen=True)
class Switch:
    """A key that changes what a tool does while it is held; a button stands for it."""

    key: Qt.KeyboardModifier
    text: str


@dataclass(frozen=True)
class Choice:
    """Something to choose for a tool; ``on`` tells whether it holds now."""

    text: str
    run: Callable[[], object]
    on: bool | None = None


@dataclass(frozen=True)
class ToolEvent:
    """A mouse event on the board.

    ``at`` is the place in map units (not rounded), ``snap`` where it snaps to (integers), ``mm``
    the place in the scene, ``modifiers`` the keys held, ``button`` the button that changed
    (none for moves), ``find`` what finds where a place snaps to.
    """

    at: tuple[float, float]
    mm: QPointF
    button: Qt.MouseButton
    modifiers: Qt.KeyboardModifier
    find: Callable[[tuple[float, float]], Snap]

    @cached_property
    def snap(self) -> Snap:
        """Where it snaps to; looked for when it is asked for."""
        return self.find(self.at)


class Gesture:
    """What is done with a tool while a button is down; it holds all that it needs to know.

    It begins when it is made and ends with :meth:`finish`. Nothing is called of
    one that is dropped: :meth:`Tool.cancel` takes its preview and its feedback back.
    """

    def move(self, event: ToolEvent) -> None:
        """Show what it would make if it ended here."""

    def finish(self, event: ToolEvent) -> None:
        """Make it, as one undo step."""


class Tool(QObject):
    """Base of all tools. One gesture of the user is one undo step.

    A tool and its gestures draw feedback through ``view.overlay`` (gone with :meth:`cancel`),
    preview through ``model.preview`` and end with ``model.commit`` or ``model.edit``.

    ``gesture`` is the one under way.
    """

    id: ClassVar[str]
    """Stable; also the action's id, ``tool.<id>``."""
    key: ClassVar[str]
    """The single key that picks it."""
    icon: ClassVar[str]
    """Name in :mod:`mapkit.editor.widgets.icons`."""
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor
    snaps: ClassVar[bool] = False
    """Whether a click goes where the mouse snaps to."""
    offers: ClassVar[tuple[str, ...]] = ()
    """Ids of actions that stand in the bar of the tool."""
    takes_kind: ClassVar[bool] = False
    """Whether what is chosen in the palette counts for it."""

    hint_changed = pyqtSignal(str)

    def __init__(self, model: MapModel, view: MapView) -> None:
        super().__init__(view)
        self.model = model
        self.view = view
        self.gesture: Gesture | None = None

    def cursor_at(self, at: tuple[float, float]) -> Qt.CursorShape:  # noqa: ARG002
        """Return the cursor at a place in map units: what a press there would take."""
        return self.cursor

    @property
    def title(self) -> str:
        """Name for menus and the palette, translated."""
        raise NotImplementedError

    @property
    def hint(self) -> str:
        """One line for the status bar, translated: what a click does now."""
        raise NotImplementedError

    def switches(self) -> tuple[Switch, ...]:
        """Return the keys that change what it does."""
        return ()

    def choices(self) -> tuple[Choice, ...]:
        """Return what can be chosen for it; :attr:`hint_changed` tells of others."""
        return ()

    def snap(self, at: tuple[float, float], exclude: Collection[str] = ()) -> Snap:
        """Find where a point in map units snaps to while some vertices are being moved."""
        return self.view.snap(at, exclude)

    def activate(self) -> None:
        """Begin to be the current tool."""

    def deactivate(self) -> None:
        """Stop being the current tool; a gesture under way is dropped."""
        self.cancel()

    def begin(self, event: ToolEvent) -> Gesture | None:  # noqa: ARG002 - for those that drag
        """Return the gesture that begins where the left button went down, if one does."""
        return None

    def press(self, event: ToolEvent) -> None:
        """Handle a button press: the left one begins a gesture."""
        if event.button is Qt.MouseButton.LeftButton:
            self.gesture = self.begin(event)

    def hover(self, event: ToolEvent) -> None:
        """Handle a move of the mouse while no gesture is under way."""

    def move(self, event: ToolEvent) -> None:
        """Handle a move of the mouse, with or without a button."""
        if self.gesture is not None:
            self.gesture.move(event)
        else:
            self.hover(event)

    def release(self, event: ToolEvent) -> None:
        """Handle a button release: the left one ends the gesture."""
        gesture = self.gesture
        if gesture is not None and event.button is Qt.MouseButton.LeftButton:
            self.gesture = None
            gesture.finish(event)

    def double_click(self, event: ToolEvent) -> None:
        """Handle the second press of a double click: by default as a press."""
        self.press(event)

    def key_press(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - for those that use keys
        """Return whether the tool used the key. Escape calls :meth:`cancel` without this."""
        return False

    def wants_key(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - for those that use keys
        """Return whether a key that is the shortcut of an action goes to the tool instead."""
        return False

    def interrupt(self) -> None:
        """Handle another committed map: what is being dragged may be gone."""
        self.gesture = None

    @property
    def can_take_back(self) -> bool:
        """Whether a gesture is under way of which a part can be taken back."""
        return self.model.previewing

    @property
    def can_bring_back(self) -> bool:
        """Whether a part of the gesture was taken back and nothing else done since."""
        return False

    def take_back(self) -> bool:
        """Take back a part of the gesture under way; False where there is none."""
        if not self.model.previewing:
            return False
        self.cancel()
        return True

    def bring_back(self) -> bool:
        """Do again what was taken back of the gesture; False where nothing was."""
        return False

    def cancel(self) -> None:
        """Drop the gesture under way."""
        self.gesture = None
        self.model.cancel()
        self.view.overlay.clear()
