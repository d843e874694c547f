"""What a picture of the board is to show, as controls."""

from __future__ import annotations

from collections.abc import Collection

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtGui import QStandardItemModel
from PyQt6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSpinBox, QWidget

from mapkit.drawing.names import PRINT_PAPERS
from mapkit.drawing.print_sheet import PAPERS
from mapkit.editor.dialogs.export_jobs import Format, PictureLook
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import number_within, remembered_flag, remembered_text, settings
from mapkit.editor.state.requirements import has_sight
from mapkit.model import Ruleset

_KEY = "export/picture/"
_USUAL_DPI = 150
_DPI = (20, 1200)


class PictureForm(QWidget):
    """Shows what can be chosen for one format and game, as it was chosen last."""

    changed = pyqtSignal()
    """Something else is chosen."""

    def __init__(self, chosen: Format, rules: Ruleset) -> None:
        super().__init__()
        form = QFormLayout(self)
        form.setContentsMargins(0, 8, 0, 0)
        self.sheet = QComboBox()
        self.sheet.addItem(tr("The board"), "board")
        if has_sight(rules):
            self.sheet.addItem(tr("The sniper's secret map"), "secret")
        if chosen.has_pages and has_sight(rules):
            self.sheet.addItem(tr("The sight booklet"), "booklet")
        if chosen.has_pages and rules.markers:
            self.sheet.addItem(tr("Cards of objectives and regroup marks"), "cards")
        form.addRow(tr("&What"), self.sheet)
        self.paper = QComboBox()
        self.paper.addItem(tr("Its own size"), "")
        for paper in PAPERS:
            self.paper.addItem(paper.title(), paper)
        form.addRow(tr("P&aper"), self.paper)
        self.sheets = QCheckBox(tr("On &many sheets, at the true size of the board"))
        self.sheets.setChecked(remembered_flag(_KEY + "sheets", default=False))
        self.grey = QCheckBox(tr("Wit&hout colours"))
        self.grey.setChecked(remembered_flag(_KEY + "grey", default=False))
        if chosen.has_pages:
            form.addRow("", self.sheets)
            form.addRow("", self.grey)
        self.look = look_box("board")
        form.addRow(tr("&Look"), self.look)
        self.labels = _checked("labels", tr("&Numbers of the fields"))
        self.markers = _checked("markers", tr("What is &printed on the fields"))
        self.legend = _checked("legend", tr("Explanation of the &symbols"))
        self.solo = QCheckBox(tr("Marks of the s&olo cards"))
        for box in (self.labels, self.markers, self.legend):
            form.addRow("", box)
        if "regroup" in rules.markers:
            form.addRow("", self.solo)
        self.dpi = QSpinBox()
        self.dpi.setRange(*_DPI)
        self.dpi.setValue(
            int(number_within(_DPI[0], remembered_text(_KEY + "dpi"), _DPI[1], _USUAL_DPI))
        )
        self.dpi.setSuffix(" dpi")
        if chosen.ending not in {"svg", "pdf"}:
            form.addRow(tr("&Resolution"), self.dpi)
        for name, choice in self._choices().items():
            last = choice.findData(remembered_text(_KEY + name, str(choice.currentData())))
            choice.setCurrentIndex(max(last, 0))
        for choice in (self.sheet, self.paper, self.look):
            choice.currentIndexChanged.connect(self._fit_to_choice)
        self.look.currentIndexChanged.connect(self._usual_solo)
        self._fit_to_choice()
        self._usual_solo()
        for choice in (self.sheet, self.paper, self.look):
            choice.currentIndexChanged.connect(self.changed)
        for box in (self.sheets, self.grey, self.labels, self.markers, self.legend, self.solo):
            box.toggled.connect(self.changed)

    def _usual_solo(self) -> None:
        """Check the solo marks where the chosen look has them of itself."""
        self.solo.setChecked(self.look.currentData() != "play")

    def shown(self) -> PictureLook:
        """Return what is chosen."""
        return PictureLook(
            labels=self.labels.isChecked(),
            markers=self.markers.isChecked(),
            legend=self.legend.isChecked(),
            secret=self.sheet.currentData() == "secret",
            paper=str(self.paper.currentData()),
            sheets=self.sheets.isEnabled() and self.sheets.isChecked(),
            dpi=float(self.dpi.value()),
            look=str(self.look.currentData()),
            solo=self.solo.isChecked(),
            prints=self._prints(),
            grey=self.grey.isEnabled() and self.grey.isChecked(),
        )

    def remember(self) -> None:
        """Keep what is chosen for the next time."""
        kept = settings()
        for name, choice in self._choices().items():
            kept.setValue(_KEY + name, choice.currentData())
        for name in ("sheets", "grey", "labels", "markers", "legend"):
            box: QCheckBox = getattr(self, name)
            kept.setValue(_KEY + name, box.isChecked())
        kept.setValue(_KEY + "dpi", str(self.dpi.value()))

    def _choices(self) -> dict[str, QComboBox]:
        return {"what": self.sheet, "paper": self.paper, "look": self.look}

    def _fit_to_choice(self) -> None:
        board = self.sheet.currentData() == "board"  # the secret map is one sheet, and light
        self.look.setEnabled(board)
        self.sheets.setEnabled(board and bool(self.paper.currentData()))
        prints = self._prints()
        self.grey.setEnabled(bool(prints))
        for box in (self.labels, self.markers, self.legend, self.solo):
            box.setEnabled(not prints)
        if self.look.currentData() == "play":  # the board alone
            self.labels.setEnabled(False)
            self.legend.setEnabled(False)
        self._offer_papers(PRINT_PAPERS if prints else ("", *PAPERS))

    def _offer_papers(self, papers: Collection[str]) -> None:
        """Let the user choose some papers only; the first of them where another was chosen."""
        model = self.paper.model()
        assert isinstance(model, QStandardItemModel)
        for row in range(self.paper.count()):
            item = model.item(row)
            assert item is not None
            item.setEnabled(self.paper.itemData(row) in papers)
        if self.paper.currentData() not in papers:
            self.paper.setCurrentIndex(self.paper.findData(next(iter(papers))))

    def _prints(self) -> str:
        """Return which of what has many pages is chosen; "" for pictures."""
        chosen = str(self.sheet.currentData())
        return chosen if chosen in {"booklet", "cards"} else ""


def _checked(name: str, text: str) -> QCheckBox:
    box = QCheckBox(text)
    box.setChecked(remembered_flag(_KEY + name, default=True))
    return box


def look_box(usual: str) -> QComboBox:
    """Return a box that offers :data:`mapkit.drawing.looks.LOOKS`, with one of them chosen."""
    box = QComboBox()
    box.addItem(tr("Board, dark"), "board")
    box.addItem(tr("Board, light"), "light")
    box.addItem(tr("Diagram"), "diagram")
    box.addItem(tr("Outline, to lay on a board"), "outline")
    box.addItem(tr("Board to hang up, without numbers"), "play")
    box.setCurrentIndex(box.findData(usual))
    return box
