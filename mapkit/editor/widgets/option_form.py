"""The options of a format as controls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remembered_text, settings
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.editor.widgets.labels import plain_label, plain_tip, without_keys
from mapkit.export import Option
from mapkit.messages import translated, upper_first

_SWITCH = {"yes", "no"}


class OptionForm(QWidget):
    """Shows the options of an exporter or an importer as they were set last.

    ``key`` is where their values are remembered: ``export/tables``.
    """

    changed = pyqtSignal()
    """Somebody has set another value."""

    def __init__(self, options: Sequence[Option], key: str) -> None:
        super().__init__()
        self._key = key
        self._options = tuple(options)
        self.boxes: dict[str, QCheckBox | QComboBox | QLineEdit] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 8, 0, 0)
        for option in options:
            last = remembered_text(f"{key}/{option.name}", option.default)
            known = len(option.values) == 1 or last in option.values
            box = self._box(option, last if known else option.default)
            box.setToolTip(plain_tip(translated(option.summary)))
            self.boxes[option.name] = box
            if isinstance(box, QCheckBox):
                form.addRow("", box)
            else:
                name = plain_label(without_keys(_title(option)))
                name.setBuddy(box)
                form.addRow(name, box)

    def values(self) -> Mapping[str, str]:
        """Return a value for every option."""
        return {name: _value(box) for name, box in self.boxes.items()}

    def reset(self) -> None:
        """Set every option to its default, without telling."""
        for option in self._options:
            box = self.boxes[option.name]
            with QSignalBlocker(box):
                if isinstance(box, QCheckBox):
                    box.setChecked(option.default == "yes")
                elif isinstance(box, QComboBox):
                    box.setCurrentIndex(box.findData(option.default))
                else:
                    box.setText(option.default)

    def remember(self) -> None:
        """Keep the values for the next time."""
        kept = settings()
        for name, value in self.values().items():
            kept.setValue(f"{self._key}/{name}", value)

    def _box(self, option: Option, value: str) -> QCheckBox | QComboBox | QLineEdit:
        if set(option.values) == _SWITCH:
            box = QCheckBox(without_keys(upper_first(translated(option.summary))))
            box.setChecked(value == "yes")
            box.toggled.connect(self.changed)
            return box
        if len(option.values) > 1:
            choice = FocusWheelCombo()
            for known in option.values:
                choice.addItem(_words(option, known), known)
            choice.setCurrentIndex(choice.findData(value))
            choice.currentIndexChanged.connect(self.changed)
            return choice
        line = QLineEdit(value)
        line.setPlaceholderText(upper_first(translated(option.summary)))
        line.textChanged.connect(self.changed)
        return line


def _title(option: Option) -> str:
    """Return what an option is called: as in the form of pictures, where it is there, too."""
    titles = {"dpi": tr("Resolution (dpi)"), "look": tr("Look")}
    return titles.get(option.name) or upper_first(translated(option.name))


def _words(option: Option, value: str) -> str:
    looks = {
        "board": tr("Board, dark"),
        "light": tr("Board, light"),
        "diagram": tr("Diagram"),
        "outline": tr("Outline, to lay on a board"),
        "play": tr("Board to hang up, without numbers"),
    }
    return looks.get(value, translated(value)) if option.name == "look" else translated(value)


def _value(box: QCheckBox | QComboBox | QLineEdit) -> str:
    if isinstance(box, QCheckBox):
        return "yes" if box.isChecked() else "no"
    if isinstance(box, QComboBox):
        return str(box.currentData())
    return box.text()
