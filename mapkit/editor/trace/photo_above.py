"""The photo and the drawing in turns, so that the eye sees where they differ."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QTimer, pyqtSignal
from PyQt6.QtWidgets import QApplication, QStyle

from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.settings import remembered_flag, settings

_KEY = "review/blink"
_TURN_MS = 700
"""Slow enough for everybody: what flashes less than three times a second harms nobody."""


class PhotoAbove(QObject):
    """Blinks the underlay above the drawing, or shows it there until it is taken away.

    It stops where somebody begins to work on the board.
    """

    changed = pyqtSignal()
    """The photo is above or below now, or blinks or not."""

    def __init__(self, picture: UnderlayPicture, view: BoardView) -> None:
        super().__init__(view)
        self._picture = picture
        self._timer = QTimer(self)
        self._timer.setInterval(_TURN_MS)
        self._timer.timeout.connect(lambda: self._show(not picture.raised))
        self._board = view, view.viewport()
        picture.changed.connect(self._follow)

    @property
    def there(self) -> bool:
        """Whether there is a picture to show."""
        return self._picture.size != (0, 0)

    @property
    def shown(self) -> bool:
        """Whether the photo hides the drawing now."""
        return self._picture.raised

    @property
    def blinking(self) -> bool:
        """Whether photo and drawing take turns."""
        return self._timer.isActive()

    @property
    def may_blink(self) -> bool:
        """Whether the person wants it; asked once, the desktop's wish for less motion holds."""
        return remembered_flag(_KEY, default=_moves())

    @may_blink.setter
    def may_blink(self, wanted: bool) -> None:
        settings().setValue(_KEY, wanted)

    def begin(self) -> None:
        """Blink, if the person wants it: the drawing first."""
        self._timer.stop()
        if self.may_blink and self.there:
            self._timer.start()
        self._show(False)

    def toggle(self) -> None:
        """Show the photo until this is called again, or the drawing."""
        self._timer.stop()
        self._show(self.there and not self.shown)

    def stop(self) -> None:
        """Show the drawing."""
        if self.blinking or self.shown:
            self._timer.stop()
            self._show(False)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Stop where the board gets a press or a key."""
        pressed = event is not None and event.type() in {
            QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress,
        }  # fmt: skip
        if pressed:
            self.stop()
        return super().eventFilter(watched, event)

    def _show(self, above: bool) -> None:
        self._picture.show_above(above)
        for widget in self._board:  # only now: Python would be asked about every event
            if self.blinking or above:
                widget.installEventFilter(self)
            else:
                widget.removeEventFilter(self)
        self.changed.emit()

    def _follow(self) -> None:
        if not self.there:
            self.stop()


def _moves() -> bool:
    """Return whether the desktop lets things move."""
    style = QApplication.style()
    return style is None or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
