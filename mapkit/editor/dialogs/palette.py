"""The command palette: every action by a few letters of its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PyQt6.QtGui import QKeyEvent, QKeySequence
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from mapkit.editor.dialogs.fuzzy import fit
from mapkit.editor.icons import icon
from mapkit.editor.settings import remembered_texts, settings
from mapkit.editor.texts import tr

if TYPE_CHECKING:
    from mapkit.editor.window import EditorWindow

__all__ = ["CommandPalette"]

_KEY = "palette/recent"
_MOST_RECENT = 8
_NOT_NOW = 10.0
"""How much less an action fits that cannot be carried out now."""
_ID = Qt.ItemDataRole.UserRole
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandPalette(QDialog):
    """Type, pick with the arrows, carry out with Enter."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._window = window
        self._room = 480
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Command palette"))
        frame = QFrame(self)
        frame.setFrameShape(QFrame.Shape.StyledPanel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("What do you want to do?"))
        self.line.setClearButtonEnabled(True)
        self.line.setMinimumHeight(32)
        self.line.textChanged.connect(self._fill)
        self.line.installEventFilter(self)
        layout.addWidget(self.line)
        self.list = QTreeWidget()
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setIconSize(QSize(18, 18))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(lambda _item, _column: self._carry_out())
        header = self.list.header()
        assert header is not None
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        layout.addWidget(self.list)
        self._fill("")

    def open_over_window(self) -> None:
        """Show it at the top of the window."""
        width = min(640, self._window.width() - 40)
        self._room = min(480, self._window.height() - 120)
        self.resize(width, self._room)
        self._fit_height()
        corner = self._window.mapToGlobal(self._window.rect().topLeft())
        self.move(corner.x() + (self._window.width() - width) // 2, corner.y() + 60)
        self.show()
        self.line.setFocus()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Let the arrows move in the list while one types."""
        if (
            watched is self.line
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
        ):
            if event.key() in _LIST_KEYS:
                self.list.keyPressEvent(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._carry_out()
                return True
        return super().eventFilter(watched, event)

    def _fill(self, query: str) -> None:
        self.list.clear()
        for action_id in self._matching(query):
            spec = self._window.actions_by_id.spec(action_id)
            action = self._window.actions_by_id[action_id]
            menu = self._window.menus.get(spec.menu)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            place = menu.title().replace("&", "") if menu is not None else ""
            item = QTreeWidgetItem([_plain(action.text()), place, keys])
            item.setIcon(0, icon("blank") if action.icon().isNull() else action.icon())
            item.setToolTip(0, spec.tip)
            item.setData(0, _ID, action_id)
            item.setDisabled(not action.isEnabled())
            if action.isCheckable() and action.isChecked():
                item.setText(0, f"{item.text(0)}  ✓")
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(1, self.palette().placeholderText())
            self.list.addTopLevelItem(item)
        if self.list.topLevelItemCount():
            self.list.setCurrentItem(self.list.topLevelItem(0))
        self._fit_height()

    def _fit_height(self) -> None:
        """Be as high as the list needs, within the window."""
        row = max(self.list.sizeHintForRow(0), 20)
        wanted = self.line.minimumHeight() + row * max(self.list.topLevelItemCount(), 1) + 36
        self.resize(self.width(), min(wanted, self._room))

    def _matching(self, query: str) -> list[str]:
        recent = remembered_texts(_KEY)
        ranked = []
        for n, spec in enumerate(self._window.actions_by_id):
            if spec.id == "help.palette":
                continue
            action = self._window.actions_by_id[spec.id]
            scores = [fit(query, _plain(action.text()))]
            menu = self._window.menus.get(spec.menu)
            if menu is not None:  # "file save" finds it too, less well
                with_menu = fit(query, f"{_plain(menu.title())} {_plain(action.text())}")
                scores.append(None if with_menu is None else with_menu - 6)
            known = [score for score in scores if score is not None]
            if known:
                score = max(known) - (0 if action.isEnabled() else _NOT_NOW)
                late = recent.index(spec.id) if spec.id in recent else _MOST_RECENT
                ranked.append((-score, late, n, spec.id))
        return [action_id for *_, action_id in sorted(ranked)]

    def _carry_out(self) -> None:
        item = self.list.currentItem()
        if item is None or item.isDisabled():
            return
        action_id = str(item.data(0, _ID))
        recent = [action_id, *(i for i in remembered_texts(_KEY) if i != action_id)]
        settings().setValue(_KEY, recent[:_MOST_RECENT])
        action = self._window.actions_by_id[action_id]
        self.close()
        QTimer.singleShot(0, action.trigger)  # once the palette is gone, so dialogs have room


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")
