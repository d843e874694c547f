"""Light and dark: a Fusion palette of our own, following the system unless told otherwise."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Template

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QColor, QGuiApplication, QPalette
from PyQt6.QtWidgets import QApplication

from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.tasks.waiting import paint_later

CHOICES = ("system", "light", "dark")
_KEY = "appearance/theme"

_Role = QPalette.ColorRole

_COLOURS = {
    _Role.Window: ("#f3f4f5", "#24292e"),
    _Role.WindowText: ("#1c2126", "#e8eaed"),
    _Role.Base: ("#ffffff", "#1b1f23"),
    _Role.AlternateBase: ("#f5f6f7", "#22272c"),
    _Role.Text: ("#1c2126", "#e8eaed"),
    _Role.PlaceholderText: ("#6b747c", "#8d969f"),
    _Role.Button: ("#eceef0", "#30363d"),
    _Role.ButtonText: ("#1c2126", "#e8eaed"),
    _Role.BrightText: ("#b3261e", "#ff7b72"),
    _Role.ToolTipBase: ("#ffffff", "#30363d"),
    _Role.ToolTipText: ("#1c2126", "#e8eaed"),
    _Role.Highlight: ("#2764a8", "#2f6fb5"),
    _Role.HighlightedText: ("#ffffff", "#ffffff"),
    _Role.Link: ("#1a5fb4", "#6cb6ff"),
    _Role.LinkVisited: ("#6f42c1", "#b392f0"),
    _Role.Light: ("#ffffff", "#4a525a"),
    _Role.Midlight: ("#f8f9fa", "#3a4149"),
    _Role.Mid: ("#b9bfc5", "#1d2125"),
    _Role.Dark: ("#9aa1a8", "#15181b"),
    _Role.Shadow: ("#60666c", "#0b0d0f"),
}
"""Light and dark."""
_DISABLED = {True: "#6e7780", False: "#9097a0"}
_RIM = {True: "#8a939c", False: "#7b848c"}
"""Round boxes that can be ticked: Fusion's own rim is hardly seen on dark grounds."""

_PAUSE_MS = 5
PICTURES = Path(__file__).resolve().parent / "pictures"
"""The folder of the program's own pictures.

:meta hide-value:
"""


def apply(app: QApplication) -> None:
    """Style the application, and again whenever the system changes."""
    app.setStyle("Fusion")
    hints = QGuiApplication.styleHints()
    assert hints is not None
    hints.colorSchemeChanged.connect(lambda _scheme: _change_style(app))
    _set_style(app)


def choice() -> str:
    """Return what was chosen, one of :data:`CHOICES`."""
    chosen = remembered_text(_KEY, "system")
    return chosen if chosen in CHOICES else "system"


def choose(name: str) -> None:
    """Choose, remember it and show it at once."""
    settings().setValue(_KEY, name)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        _change_style(app)


def is_dark() -> bool:
    """Return whether the dark palette is, or would be, in use."""
    chosen = choice()
    if chosen != "system":
        return chosen == "dark"
    hints = QGuiApplication.styleHints()
    return hints is not None and hints.colorScheme() is Qt.ColorScheme.Dark


def palette(*, dark: bool) -> QPalette:
    """Make a palette."""
    made = QPalette()
    for role, colours in _COLOURS.items():
        made.setColor(role, QColor(colours[dark]))
    grey = QColor(_DISABLED[dark])
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, role, grey)
    flat = made.color(_Role.Mid if dark else _Role.Button)
    made.setColor(QPalette.ColorGroup.Disabled, _Role.Highlight, flat)
    return made


@cache
def _style_sheet() -> Template:
    return Template((PICTURES / "style.qss").read_text(encoding="utf-8"))


def _change_style(app: QApplication) -> None:
    """Set other colours, then their style sheet, then paint: each in its own turn of events."""
    app.setStyleSheet("")  # with it, a change of palette takes longer
    app.setPalette(palette(dark=is_dark()))
    for window in app.topLevelWidgets():
        if window.isVisible():
            paint_later(window, 3 * _PAUSE_MS)
    QTimer.singleShot(_PAUSE_MS, lambda: _set_style(app))


def _set_style(app: QApplication) -> None:
    dark = is_dark()
    made = palette(dark=dark)
    app.setPalette(made)
    app.setStyleSheet(
        _style_sheet().substitute(
            rim=_RIM[dark],
            base=made.color(_Role.Base).name(),
            highlight=made.color(_Role.Highlight).name(),
            disabled=_DISABLED[dark],
            pictures=PICTURES.as_posix(),
        )
    )
