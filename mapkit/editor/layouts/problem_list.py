"""What is wrong with the layout, in the words of the composer, with its place in the file."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.messages import translated

_AT = Qt.ItemDataRole.UserRole


class ProblemList(QWidget):
    """The dock of issues; a click goes to the place on the board."""

    def __init__(self, model: LayoutModel) -> None:
        super().__init__()
        self._model = model
        self.summary = plain_label()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setAccessibleName(tr("Issues"))
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.summary)
        layout.addWidget(self.list)
        model.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """List what is wrong now."""
        self.list.clear()
        path = self._model.read.source.path
        for problem in self._model.problems:
            found = problem.diagnostic
            said = translated(found.message)
            if found.place is not None and path is not None:
                said = f"{path.name}:{found.place.line}:{found.place.column}: {said}"
            item = QListWidgetItem(f"{found.code}  {said}")
            item.setData(_AT, problem.at)
            item.setToolTip(plain_tip(translated(found.help) if found.help else said))
            self.list.addItem(item)
        count = self.list.count()
        self.summary.setText(tr_n("{n} problem(s)", count) if count else tr("Nothing is wrong."))

    def _go(self, item: QListWidgetItem) -> None:
        at = item.data(_AT)
        if at is not None:
            self._model.go_to(at)
