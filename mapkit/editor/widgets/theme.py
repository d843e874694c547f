"""Light and dark: a Fusion palette of our own, following the system unless told otherwise."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QColor, QGuiApplication, QPalette
from PyQt6.QtWidgets import QApplication

from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.tasks.waiting import paint_later

__all__ = ["CHOICES", "PICTURES", "apply", "choice", "choose", "is_dark"]

CHOICES = ("system", "light", "dark")
_KEY = "appearance/theme"

_Role = QPalette.ColorRole

_DARK = {
    _Role.Window: "#24292e",
    _Role.WindowText: "#e8eaed",
    _Role.Base: "#1b1f23",
    _Role.AlternateBase: "#22272c",
    _Role.Text: "#e8eaed",
    _Role.PlaceholderText: "#8d969f",
    _Role.Button: "#30363d",
    _Role.ButtonText: "#e8eaed",
    _Role.BrightText: "#ff7b72",
    _Role.ToolTipBase: "#30363d",
    _Role.ToolTipText: "#e8eaed",
    _Role.Highlight: "#2f6fb5",
    _Role.HighlightedText: "#ffffff",
    _Role.Link: "#6cb6ff",
    _Role.LinkVisited: "#b392f0",
    _Role.Light: "#4a525a",
    _Role.Midlight: "#3a4149",
    _Role.Mid: "#1d2125",
    _Role.Dark: "#15181b",
    _Role.Shadow: "#0b0d0f",
}
_LIGHT = {
    _Role.Window: "#f3f4f5",
    _Role.WindowText: "#1c2126",
    _Role.Base: "#ffffff",
    _Role.AlternateBase: "#f5f6f7",
    _Role.Text: "#1c2126",
    _Role.PlaceholderText: "#6b747c",
    _Role.Button: "#eceef0",
    _Role.ButtonText: "#1c2126",
    _Role.BrightText: "#b3261e",
    _Role.ToolTipBase: "#ffffff",
    _Role.ToolTipText: "#1c2126",
    _Role.Highlight: "#2764a8",
    _Role.HighlightedText: "#ffffff",
    _Role.Link: "#1a5fb4",
    _Role.LinkVisited: "#6f42c1",
    _Role.Light: "#ffffff",
    _Role.Midlight: "#f8f9fa",
    _Role.Mid: "#b9bfc5",
    _Role.Dark: "#9aa1a8",
    _Role.Shadow: "#60666c",
}
_DISABLED = {True: "#6e7780", False: "#9097a0"}
_RIM = {True: "#8a939c", False: "#7b848c"}
"""Round boxes that can be ticked: Fusion's own rim is hardly seen on dark grounds."""

_STYLE_SHEET = """
QToolTip {{ padding: 4px 6px; }}
QMainWindow::separator {{ width: 5px; height: 5px; }}
QDockWidget::title {{ padding: 6px 8px; }}
QToolBar {{ border: none; spacing: 2px; padding: 3px; }}
QCheckBox::indicator, QAbstractItemView::indicator, QGroupBox::indicator {{
    width: 14px; height: 14px; border: 1px solid {rim}; border-radius: 3px; background: {base};
}}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked, QGroupBox::indicator:checked {{
    border-color: {highlight}; background: {highlight}; image: url({pictures}/check.svg);
}}
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {{
    border-color: {highlight}; background: {highlight}; image: url({pictures}/partial.svg);
}}
QRadioButton::indicator {{
    width: 14px; height: 14px; border: 1px solid {rim}; border-radius: 8px; background: {base};
}}
QRadioButton::indicator:checked {{
    width: 6px; height: 6px; border: 5px solid {highlight}; background: #ffffff;
}}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-color: {disabled}; }}
QCheckBox::indicator:checked:disabled, QAbstractItemView::indicator:checked:disabled {{
    background: {disabled};
}}
"""
_PAUSE_MS = 5
PICTURES = Path(__file__).resolve().parent / "pictures"
"""The folder of the program's own pictures."""


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
    """Tell whether the dark palette is, or would be, in use."""
    chosen = choice()
    if chosen != "system":
        return chosen == "dark"
    hints = QGuiApplication.styleHints()
    return hints is not None and hints.colorScheme() is Qt.ColorScheme.Dark


def palette(*, dark: bool) -> QPalette:
    """Make a palette."""
    made = QPalette()
    for role, colour in (_DARK if dark else _LIGHT).items():
        made.setColor(role, QColor(colour))
    grey = QColor(_DISABLED[dark])
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, role, grey)
    flat = made.color(_Role.Mid if dark else _Role.Button)
    made.setColor(QPalette.ColorGroup.Disabled, _Role.Highlight, flat)
    return made


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
        _STYLE_SHEET.format(
            rim=_RIM[dark],
            base=made.color(_Role.Base).name(),
            highlight=made.color(_Role.Highlight).name(),
            disabled=_DISABLED[dark],
            pictures=PICTURES.as_posix(),
        )
    )
