"""All shortcuts in one list, to look up and to change."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QSignalBlocker, Qt
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.dialogs.command_palette import fit
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Actions
from mapkit.editor.widgets.boxes import add_clear_button
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_label, without_mnemonic

_ID = Qt.ItemDataRole.UserRole


class ShortcutsDialog(QDialog):
    """Changes take effect with OK; keys that two actions would share are shown at once."""

    def __init__(
        self, actions: Actions, menus: Mapping[str, QMenu], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.resize(640, 560)
        self._actions = actions
        self._menus = menus
        self.keys = {spec.id: actions.chosen_keys(spec) for spec in actions}
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(tr("Search by name or key"))
        self.filter.setAccessibleName(tr("Search by name or key"))
        add_clear_button(self.filter)
        self.filter.textChanged.connect(self._fill)
        layout.addWidget(self.filter)
        self.list = QTreeWidget()
        self.list.setHeaderLabels([tr("Action"), tr("Keys")])
        self.list.setAccessibleName(tr("Keyboard shortcuts"))
        self.list.setAlternatingRowColors(True)
        self.list.setUniformRowHeights(True)
        header = self.list.header()
        assert header is not None
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(140)
        self.list.currentItemChanged.connect(lambda _new, _old: self._show_current())
        layout.addWidget(self.list)
        row = QHBoxLayout()
        label = plain_label(tr("&Keys"), wrapped=False)
        row.addWidget(label)
        self.edit = QKeySequenceEdit()
        add_clear_button(self.edit)
        self.edit.setMaximumSequenceLength(2)
        self.edit.keySequenceChanged.connect(self._change)
        label.setBuddy(self.edit)
        row.addWidget(self.edit, 1)
        self.reset_button = QPushButton(tr("&Default"))
        self.reset_button.clicked.connect(self._reset_current)
        row.addWidget(self.reset_button)
        layout.addLayout(row)
        conflict_row = QHBoxLayout()
        self.conflict = plain_label()
        self.take_button = QPushButton(tr("&Reassign them"))
        self.take_button.clicked.connect(self._take_over)
        conflict_row.addWidget(self.conflict, 1)
        conflict_row.addWidget(self.take_button)
        layout.addLayout(conflict_row)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        reset_all = buttons.addButton(tr("&Reset all"), QDialogButtonBox.ButtonRole.ResetRole)
        assert reset_all is not None
        reset_all.clicked.connect(self.reset_all)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        layout.addWidget(buttons)
        self._fill("")

    def conflicts(self) -> list[tuple[str, str]]:
        """Return pairs of actions that share keys."""
        owners: dict[str, str] = {}
        found = []
        for action_id, keys in self.keys.items():
            for sequence in QKeySequence.listFromString(keys):
                name = sequence.toString()
                if name and name in owners:
                    found.append((owners[name], action_id))
                elif name:
                    owners[name] = action_id
        return found

    def set_keys(self, action_id: str, keys: str) -> None:
        """Give an action other keys, until OK makes it so."""
        self.keys[action_id] = keys
        self._show_rows()

    def reset_all(self) -> None:
        """Give every action the keys it came with."""
        self.keys = {spec.id: spec.shortcut for spec in self._actions}
        self._show_rows()
        self._show_current()

    def accept(self) -> None:
        """Make the changes."""
        for spec in self._actions:
            if self.keys[spec.id] != self._actions.chosen_keys(spec):
                self._actions.choose_keys(spec.id, self.keys[spec.id])
        super().accept()

    def select(self, action_id: str) -> None:
        """Go to an action."""
        for item in self._items():
            if item.data(0, _ID) == action_id:
                self.list.setCurrentItem(item)

    def _items(self) -> list[QTreeWidgetItem]:
        every = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        return [item for item in self.list.findItems("", every) if item.data(0, _ID)]

    def _current(self) -> str | None:
        item = self.list.currentItem()
        action_id = item.data(0, _ID) if item is not None else None
        return str(action_id) if action_id else None

    def _fill(self, query: str) -> None:
        selected = self._current()
        self.list.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        for spec in self._actions:
            name = self._name(spec.id)
            if not self._actions.applies(spec.id):
                continue
            if fit(query, name) is None and query.lower() not in self.keys[spec.id].lower():
                continue
            menu = self._menus.get(spec.menu)
            title = without_mnemonic(menu.title()) if menu is not None else tr("Others")
            if title not in groups:
                groups[title] = QTreeWidgetItem([title])
                groups[title].setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.list.addTopLevelItem(groups[title])
                groups[title].setExpanded(True)
            item = QTreeWidgetItem([name, ""])
            drawn = self._actions[spec.id].icon()
            item.setIcon(0, icon("blank") if drawn.isNull() else drawn)
            item.setData(0, _ID, spec.id)
            groups[title].addChild(item)
        self._show_rows()
        if selected:
            self.select(selected)
        if self._current() is None and self._items():
            self.list.setCurrentItem(self._items()[0])
        self._show_current()

    def _show_rows(self) -> None:
        for item in self._items():
            action_id = str(item.data(0, _ID))
            sequences = QKeySequence.listFromString(self.keys[action_id])
            shown = (s.toString(QKeySequence.SequenceFormat.NativeText) for s in sequences)
            item.setText(1, "   ".join(shown))
            font = item.font(1)
            font.setBold(self.keys[action_id] != self._actions.spec(action_id).shortcut)
            item.setFont(1, font)
        self._show_conflict()

    def _show_current(self) -> None:
        action_id = self._current()
        self.edit.setEnabled(action_id is not None)
        self.reset_button.setEnabled(action_id is not None)
        first = QKeySequence.listFromString(self.keys[action_id])[:1] if action_id else []
        with QSignalBlocker(self.edit):
            self.edit.setKeySequence(first[0] if first else QKeySequence())
        self._show_conflict()

    def _show_conflict(self) -> None:
        found = self.conflicts()
        self.take_button.setVisible(bool(found))
        if self._ok is not None:
            self._ok.setEnabled(not found)
        if not found:
            self.conflict.setText(tr("Keys in bold differ from the default keys."))
            return
        current = self._current()
        pair = next((p for p in found if current in p), found[0])
        self.conflict.setText(
            tr(
                "“{first}” and “{second}” have the same keys.",
                first=self._name(pair[0]),
                second=self._name(pair[1]),
            )
        )

    def _change(self, sequence: QKeySequence) -> None:
        action_id = self._current()
        if action_id is not None:
            self.set_keys(action_id, sequence.toString())

    def _reset_current(self) -> None:
        action_id = self._current()
        if action_id is not None:
            self.set_keys(action_id, self._actions.spec(action_id).shortcut)
            self._show_current()

    def _take_over(self) -> None:
        """Leave the keys to the action that is being changed, and take them from the other."""
        current = self._current()
        for pair in self.conflicts():
            loser = pair[0] if pair[1] == current else pair[1]
            self.set_keys(loser, "")

    def _name(self, action_id: str) -> str:
        return without_mnemonic(self._actions[action_id].text())
