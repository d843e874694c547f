"""The dock in which layers are hidden, faded and locked, and the level to work on is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PyQt6.QtCore import QSignalBlocker, Qt
from PyQt6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.canvas.view_settings import OF_THE_MAP
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import settings
from mapkit.editor.state.actions import Offer
from mapkit.editor.state.selection import LOCKABLE
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_label, plain_tip

ROWS = (
    ("notes", ("notes",)),
    ("issues", ("issues",)),
    ("labels", ("labels",)),
    ("solo", ("solo",)),
    ("markers", ("markers",)),
    ("sight", ("sight", "distances", "names", "verdicts", "figures", "heat")),
    ("portals", ("portals",)),
    ("borders", ("borders",)),
    ("sectors", ("sectors",)),
    ("fields", ("fields", "ground")),
    ("underlay", ("underlay",)),
    ("guides", ("guides",)),
    ("grid", ("grid",)),
)
"""What has an eye, top first as on the board, and the layers behind it."""


def _titles() -> dict[str, str]:
    return {
        "notes": tr("Pinned notes"),
        "issues": tr("Issues"),
        "labels": tr("Labels"),
        "solo": tr("Solo marks"),
        "markers": tr("Markers"),
        "sight": tr("Sight"),
        "portals": tr("Doors, ladders, walls"),
        "borders": tr("Borders"),
        "sectors": tr("Sectors"),
        "fields": tr("Fields"),
        "underlay": tr("Underlay"),
        "guides": tr("Guides"),
        "grid": tr("Grid"),
    }


class LayersPanel(QWidget):
    """An eye, a name and a slider for each layer; above them the level."""

    def __init__(self, view: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.level = QComboBox()
        for text, level in (
            (tr("All levels"), None),
            (tr("Only the ground"), 0),
            (tr("Only the upper level"), 1),
        ):
            self.level.addItem(text, level)
        self.level.setToolTip(tr("Edit one level only: the other is dimmed and cannot be clicked."))
        self.level.activated.connect(self._choose_level)
        view.level_changed.connect(self._show_level)
        name = plain_label(tr("&Level"), wrapped=False)
        name.setBuddy(self.level)
        head = QHBoxLayout()
        head.addWidget(name)
        head.addWidget(self.level, 1)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        self.eyes: dict[str, QToolButton] = {}
        self.locks: dict[str, QToolButton] = {}
        self._names: dict[str, QLabel] = {}
        self.sliders: dict[str, QSlider] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        titles = _titles()
        for k, (row, _) in enumerate(ROWS):
            self._add_row(grid, k, row, titles[row])
        grid.setColumnStretch(2, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        box.addLayout(head)
        box.addWidget(line)
        box.addLayout(grid)
        self._below = QVBoxLayout()
        box.addLayout(self._below)
        box.addStretch(1)
        view.layers.changed.connect(self._show)
        for changed in (view.model.committed_changed, view.model.replaced):
            changed.connect(self._follow_rules)
        self._follow_rules()
        self._recall()
        self._show()

    def offers(self) -> Iterator[Offer]:
        """Yield the eye buttons, for search by name."""
        for row, eye in self.eyes.items():
            if eye.isHidden():
                continue
            text = tr("Show {layer}", layer=self._names[row].text())
            yield Offer(f"layers.{row}", text, tr("Layers"), eye.click, eye.icon(), eye.isChecked())
        for row, lock in self.locks.items():
            if not lock.isHidden():
                text = tr("Lock {layer}", layer=self._names[row].text())
                yield Offer(
                    f"layers.lock_{row}", text, tr("Layers"), lock.click, lock.icon(),
                    lock.isChecked(),
                )  # fmt: skip

    def add_below(self, widget: QWidget) -> None:
        """Put a widget below the layers."""
        self._below.addWidget(widget)

    def _add_row(self, grid: QGridLayout, k: int, row: str, title: str) -> None:
        eye = QToolButton()
        eye.setCheckable(True)
        eye.setAutoRaise(True)
        eye.setAccessibleName(tr("Show {layer}", layer=title))
        eye.toggled.connect(partial(self._set_visible, row))
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(10, 100)
        slider.setMinimumWidth(36)
        slider.setAccessibleName(tr("Opacity of {layer}", layer=title))
        slider.setToolTip(plain_tip(tr("Opacity of {layer}", layer=title)))
        slider.valueChanged.connect(partial(self._set_opacity, row))
        grid.addWidget(eye, k, 0)
        name = plain_label(title, wrapped=False)
        grid.addWidget(name, k, 1)
        grid.addWidget(slider, k, 2)
        self.eyes[row], self.sliders[row], self._names[row] = eye, slider, name
        if row in LOCKABLE:
            lock = QToolButton()
            lock.setCheckable(True)
            lock.setAutoRaise(True)
            lock.setIcon(icon("unlocked"))
            lock.setAccessibleName(tr("Lock {layer}", layer=title))
            lock.setToolTip(plain_tip(tr("Locked, nothing of it can be selected or changed.")))
            lock.toggled.connect(partial(self._lock, row))
            grid.addWidget(lock, k, 3)
            self.locks[row] = lock

    def _lock(self, row: str, on: bool) -> None:
        self.locks[row].setIcon(icon("locked" if on else "unlocked"))
        self._view.model.lock(row, on)

    def _follow_rules(self) -> None:
        """Offer the layers that the rules of the open map have something for."""
        rules = self._view.model.committed.ruleset
        sight = rules.sight == "field"
        shown = {"portals": bool(rules.portals), "solo": sight}
        for row, applies in shown.items():
            for widgets in (self.eyes, self.sliders, self._names, self.locks):
                if row in widgets:
                    widgets[row].setVisible(applies)
        title = _titles()["sight"] if sight else tr("Moves")
        self._names["sight"].setText(title)
        self.eyes["sight"].setAccessibleName(tr("Show {layer}", layer=title))

    def _choose_level(self, index: int) -> None:
        self._view.level = self.level.itemData(index)

    def _show_level(self) -> None:
        self.level.setCurrentIndex(self.level.findData(self._view.level))

    def _set_visible(self, row: str, on: bool) -> None:
        for name in dict(ROWS)[row]:
            self._view.layers[name].visible = on
        settings().setValue(f"layers/{row}/visible", on)

    def _set_opacity(self, row: str, percent: int) -> None:
        for name in dict(ROWS)[row]:
            self._view.layers[name].opacity = percent / 100
        if row not in OF_THE_MAP:
            settings().setValue(f"layers/{row}/opacity", percent)

    def _show(self) -> None:
        """Show what the layers are; others may have changed them."""
        for row, names in ROWS:
            layer = self._view.layers[names[0]]
            eye, slider = self.eyes[row], self.sliders[row]
            with QSignalBlocker(eye), QSignalBlocker(slider):
                eye.setChecked(layer.visible)
                slider.setValue(round(layer.opacity * 100))
            eye.setIcon(icon("eye" if layer.visible else "eye_closed"))
            eye.setToolTip(tr("Hide this layer") if layer.visible else tr("Show this layer"))
            slider.setEnabled(layer.visible)

    def _recall(self) -> None:
        known = settings()
        for row, names in ROWS:
            visible = known.value(f"layers/{row}/visible")
            opacity = known.value(f"layers/{row}/opacity")
            for name in names:
                layer = self._view.layers[name]
                if visible is not None:
                    layer.visible = str(visible).lower() in {"true", "1"}
                if name not in OF_THE_MAP and str(opacity).isdigit():
                    layer.opacity = min(max(int(str(opacity)), 10), 100) / 100
