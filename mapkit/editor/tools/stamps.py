"""Stamps: fields with their doors and markers, kept to be put down again and again."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from PyQt6.QtCore import QPointF, QSize, Qt
from PyQt6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.settings import state_folder
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.requirements import at_rest, fields
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.clipboard_actions import ClipboardActions
from mapkit.editor.widgets.labels import plain_tip
from mapkit.edits import Clip, copy_fields
from mapkit.errors import MapkitError
from mapkit.mapfile import write_atomic
from mapkit.mapfile.disk import read_regular
from mapkit.model import Ruleset

_WHAT = Qt.ItemDataRole.UserRole
_PICTURE = QSize(64, 48)
_MOST_BYTES = 4 * 2**20
_DOOR, _WALL, _OTHER = "#f5c344", "#14181c", "#8a949c"


@dataclass(frozen=True)
class _Stamp:
    """A stamp; those that ship have no file."""

    label: str
    clip: Clip
    path: Path | None = None

    def fits(self, rules: Ruleset) -> bool:
        """Return whether a ruleset has all that it is made of."""
        clip = self.clip
        return (
            all(f.kind in rules.kinds and rules.traits.keys() >= set(f.traits) for f in clip.fields)
            and all(p.type in rules.portals for p in (*clip.portals, *clip.outer))
            and all(m.type in rules.markers for m in clip.markers)
        )


class Stamps(QWidget):
    """The dock of stamps: a click takes one in hand, a click on the board puts it down."""

    def __init__(self, shell: Shell, clipboard: ClipboardActions) -> None:
        super().__init__()
        self._shell, self._model, self._clipboard = shell, shell.model, clipboard
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Stamps"))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setIconSize(_PICTURE)
        self.list.setGridSize(QSize(_PICTURE.width() + 24, _PICTURE.height() + 44))
        self.list.setWordWrap(True)
        self.save_button = QPushButton(tr("Save selection …"))
        self.delete_button = QPushButton(tr("Remove"))
        self.delete_button.setToolTip(tr("Remove a stamp of your own"))
        row = QHBoxLayout()
        row.addWidget(self.save_button)
        row.addWidget(self.delete_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.list)
        layout.addLayout(row)
        shell.add_dock("stamps", tr("Stamps"), self, Qt.DockWidgetArea.LeftDockWidgetArea)
        shell.actions_by_id.add(
            ActionSpec(
                "edit.save_stamp", tr("Save as stamp…"), self._save, "edit", "",
                tr("Keep the selected fields, with doors and markers, to put down again"),
                group="clipboard", needs=(fields(self._model, 1), at_rest(self._model)),
            )
        )  # fmt: skip
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        self.list.currentItemChanged.connect(self._follow)
        self.save_button.clicked.connect(shell.actions_by_id["edit.save_stamp"].trigger)
        self.delete_button.clicked.connect(self._delete)
        self._model.selection_changed.connect(self._follow)
        shell.actions_by_id.rules_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """List the stamps that the rules of the open map have all parts of."""
        rules = self._model.committed.ruleset
        self.list.clear()
        for stamp in (*_shipped(), *_own()):
            if stamp.fits(rules):
                item = QListWidgetItem(QIcon(_picture(stamp.clip, rules)), stamp.label, self.list)
                item.setData(_WHAT, stamp)
                item.setToolTip(plain_tip(stamp.label))
        self._follow()

    def _follow(self, *_items: object) -> None:
        self.save_button.setEnabled(bool(self._model.selection.fields))
        chosen = self._chosen
        self.delete_button.setEnabled(chosen is not None and chosen.path is not None)

    @property
    def _chosen(self) -> _Stamp | None:
        item = self.list.currentItem()
        found: _Stamp | None = item.data(_WHAT) if item is not None else None
        return found

    def _take(self, item: QListWidgetItem) -> None:
        self._clipboard.place(item.data(_WHAT).clip, carves=True)

    def _save(self) -> None:
        label, given = QInputDialog.getText(
            self._shell.widget, tr("Save as stamp"), tr("What is the stamp called?")
        )
        if not given or not label.strip():
            return
        clip = copy_fields(self._model.committed, self._model.selection.fields)
        folder = state_folder() / "stamps"
        number = 1
        while (folder / f"{number}.json").exists():
            number += 1
        plain = {"label": label.strip(), **clip.to_plain()}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_atomic(folder / f"{number}.json", json.dumps(plain).encode())
        except (MapkitError, OSError) as problem:
            self._shell.tell(message_of(problem))
            return
        self.refresh()

    def _delete(self) -> None:
        stamp = self._chosen
        if stamp is not None and stamp.path is not None:
            stamp.path.unlink(missing_ok=True)
            self.refresh()


def _shipped() -> list[_Stamp]:
    titles = {
        "House": tr("House"),
        "House of two rooms": tr("House of two rooms"),
        "House with a corner": tr("House with a corner"),
        "Hall": tr("Hall"),
        "Platform with ladders": tr("Platform with ladders"),
        "Crates": tr("Crates"),
    }
    text = (resources.files("mapkit") / "data" / "stamps.json").read_text("utf-8")
    known = json.loads(text)["stamps"]
    return [_Stamp(titles[plain["label"]], Clip.from_plain(plain)) for plain in known]


def _own() -> list[_Stamp]:
    """Return what was saved; a file that cannot be read is left out."""
    found = []
    for path in sorted((state_folder() / "stamps").glob("*.json")):
        with contextlib.suppress(MapkitError):
            text = read_regular(path, _MOST_BYTES)
            clip = Clip.from_text(text)
            found.append(_Stamp(str(json.loads(text).get("label", path.stem)), clip, path))
    return found


def _picture(clip: Clip, rules: Ruleset) -> QPixmap:
    """Draw a stamp: fields in the colours of their kinds, doors on them."""
    left, top, right, bottom = clip.box
    room = (_PICTURE.width() - 8.0, _PICTURE.height() - 8.0)
    scale = min(room[0] / max(right - left, 1), room[1] / max(bottom - top, 1))

    def placed(point: tuple[float, float]) -> QPointF:
        x, y = point
        return QPointF(
            4 + (room[0] - (right - left) * scale) / 2 + (x - left) * scale,
            4 + (room[1] - (bottom - top) * scale) / 2 + (y - top) * scale,
        )

    picture = QPixmap(_PICTURE * 2)
    picture.setDevicePixelRatio(2.0)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_WALL), 2.0))
    for field in clip.fields:
        painter.setBrush(QColor(_OTHER if field.traits else rules.kinds[field.kind].fill))
        painter.drawPolygon(QPolygonF([placed(point) for point in field.rings[0]]))
    painter.setPen(QPen(QColor(_DOOR), 4.0))
    for portal in (*clip.portals, *clip.outer):
        painter.drawLine(*map(placed, portal.at))
    painter.end()
    return picture
