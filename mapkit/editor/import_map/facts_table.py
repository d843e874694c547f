"""What a drawing is made of, as a table: each fill and layer gets a kind and a sector."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QSize, pyqtSignal
from PyQt6.QtGui import QColor, QIcon, QPixmap
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.editor.widgets.labels import without_keys
from mapkit.export import ImportedField
from mapkit.messages import one_line, translated, upper_first
from mapkit.model import GameMap

_MOST = 40
"""Rows; of what is found in more sorts the rarest are left to typed rules."""
_SHOWN = 8
_SWATCH = QSize(18, 18)
Fact = tuple[str, str]
"""What is told of a shape, such as ``fill``, and how it is."""


class FactsTable(QTableWidget):
    """Lists the fills, layers and classes of a drawing, the most frequent first."""

    assigned = pyqtSignal(str, str)
    """The option of the importer, and the rules that are now chosen for it."""

    def __init__(self) -> None:
        super().__init__(0, 4)
        self._facts: list[Fact] = []
        self.setAccessibleName(tr("What the drawing is made of"))
        self.setHorizontalHeaderLabels([tr("Drawn as"), tr("Shapes"), tr("Kind"), tr("Sector")])
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        assert rows is not None
        assert columns is not None
        rows.hide()
        for k in (0, 1):
            columns.setSectionResizeMode(k, QHeaderView.ResizeMode.ResizeToContents)
        for k in (2, 3):
            columns.setSectionResizeMode(k, QHeaderView.ResizeMode.Stretch)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)

    def show_fields(
        self, fields: Sequence[ImportedField], game_map: GameMap, rules: Mapping[str, str]
    ) -> None:
        """List what is told of fields, with what is chosen for it in the options' ``rules``."""
        counted = Counter(fact for item in fields for fact in item.facts.items() if fact[1])
        order = {"fill": 0, "layer": 1, "class": 2}
        facts = [f for f, _ in counted.most_common(_MOST) if f[0] in order]
        facts.sort(key=lambda f: (order[f[0]], -counted[f]))
        self.setVisible(bool(facts))
        if facts == self._facts:
            return
        self._facts = facts
        kinds, sectors = _told(rules.get("kinds", "")), _told(rules.get("sectors", ""))
        self.setRowCount(len(facts))
        for row, fact in enumerate(facts):
            item = QTableWidgetItem(_words(fact))
            if fact[0] == "fill":
                item.setIcon(_swatch(fact[1]))
            self.setItem(row, 0, item)
            self.setItem(row, 1, QTableWidgetItem(str(counted[fact])))
            self._offer(row, 2, "kinds", _kinds_of(game_map), kinds)
            self._offer(row, 3, "sectors", _sectors_of(game_map), sectors)
        header = self.horizontalHeader()
        height = (header.height() if header is not None else 0) + 2 * self.frameWidth()
        height += sum(self.rowHeight(k) for k in range(min(len(facts), _SHOWN)))
        self.setFixedHeight(height)

    def _offer(
        self, row: int, column: int, option: str, values: Mapping[str, str], now: Mapping[str, str]
    ) -> None:
        box = FocusWheelCombo()
        box.addItem("–", "")
        for value, words in values.items():
            box.addItem(words, value)
        box.setCurrentIndex(max(box.findData(now.get(_rule(self._facts[row]), "")), 0))
        what = tr("Kind") if option == "kinds" else tr("Sector")
        box.setAccessibleName(f"{what}: {_words(self._facts[row])}")
        box.currentIndexChanged.connect(lambda _k: self._tell(option, column))
        self.setCellWidget(row, column, box)

    def _tell(self, option: str, column: int) -> None:
        rules = []
        for row, fact in enumerate(self._facts):
            box = self.cellWidget(row, column)
            if isinstance(box, FocusWheelCombo) and box.currentData():
                rules.append(f"{_rule(fact)}={box.currentData()}")
        self.assigned.emit(option, ",".join(rules))


def _rule(fact: Fact) -> str:
    return f"{fact[0]}:{fact[1]}"


def _told(text: str) -> dict[str, str]:
    """Return rules that are typed: what fits, and what it gets."""
    parts = (part.partition("=") for part in text.split(",") if "=" in part)
    return {rule.strip(): result.strip() for rule, _, result in parts}


def _words(fact: Fact) -> str:
    name, value = fact
    shown = one_line(value)
    if name == "fill":
        return shown
    return tr("layer {name}", name=shown) if name == "layer" else tr("class {name}", name=shown)


def _kinds_of(game_map: GameMap) -> dict[str, str]:
    rules = game_map.ruleset
    found = {i: without_keys(upper_first(translated(k.label))) for i, k in rules.kinds.items()}
    plain = next(iter(rules.kinds), "")
    for i, known in rules.traits.items():
        found[f"{plain}+{i}"] = f"{found[plain]}, {without_keys(translated(known.label))}"
    return found


def _sectors_of(game_map: GameMap) -> dict[str, str]:
    return {i: without_keys(translated(s.name)) for i, s in game_map.sectors.items()}


def _swatch(colour: str) -> QIcon:
    picture = QPixmap(_SWATCH)
    picture.fill(QColor(colour))
    return QIcon(picture)
