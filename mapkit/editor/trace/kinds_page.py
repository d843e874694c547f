"""The fifth step: the kinds of the fields, the most doubtful first."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QRectF
from PyQt6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton

from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.state.selection import Selection
from mapkit.editor.trace.page import Page
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.steps import doubts_about
from mapkit.edits import accept
from mapkit.messages import one_line, translated
from mapkit.model import Doubt

__all__ = ["KindsPage", "look_at_field"]

_ROUND_MM = 40.0


class KindsPage(Page):
    """Lists fields whose kind is doubtful; the palette and the bucket give them another one."""

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self._doubts: list[Doubt] = []
        self.rows.addWidget(self.found)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Fields of doubtful kind"))
        self.list.currentRowChanged.connect(self._look)
        self.rows.addWidget(self.list, 1)
        self.accept_button = QPushButton(tr("&Accept this one"))
        self.accept_button.clicked.connect(self._accept_one)
        self.accept_all_button = QPushButton(tr("Accept a&ll"))
        self.accept_all_button.clicked.connect(self._accept_all)
        buttons = QHBoxLayout()
        buttons.addWidget(self.accept_button)
        buttons.addWidget(self.accept_all_button)
        self.rows.addLayout(buttons)

    @property
    def words(self) -> str:
        """What to do in this step."""
        return tr(
            "The fields have the colours of their kinds. Look at those in the list, the most "
            "doubtful first; give one another kind with the palette and the bucket (B), or "
            "accept it."
        )

    def refresh(self) -> None:
        """List what is still doubtful."""
        game_map = self.session.model.committed
        doubts = [d for d in doubts_about(game_map, "kind") if d.fields[0] in game_map.fields]
        rows = [self._row_of(d) for d in doubts]
        if doubts != self._doubts or rows != self._texts():
            row = self.list.currentRow()
            self._doubts = doubts
            self.list.blockSignals(True)
            self.list.clear()
            for text in rows:
                self.list.addItem(QListWidgetItem(text))
            self.list.setCurrentRow(min(row, len(rows) - 1))
            self.list.blockSignals(False)
        self.accept_button.setEnabled(self.list.currentRow() >= 0)
        self.accept_all_button.setEnabled(bool(doubts))
        self.found.setText(
            tr_n("{n} field(s) of doubtful kind.", len(doubts))
            if doubts
            else tr("No kind is in doubt.")
        )

    def _texts(self) -> list[str]:
        return [item.text() for k in range(self.list.count()) if (item := self.list.item(k))]

    def _row_of(self, doubt: Doubt) -> str:
        game_map = self.session.model.committed
        field = game_map.fields[doubt.fields[0]]
        kind = game_map.ruleset.kinds.get(field.kind)
        words = translated(kind.label) if kind is not None else field.kind
        return one_line(
            tr(
                "{field}: {kind}, doubt {n} %",
                field=field.id,
                kind=words,
                n=round(100 * doubt.doubt),
            )
        )

    def _look(self, row: int) -> None:
        self.accept_button.setEnabled(row >= 0)
        if 0 <= row < len(self._doubts):
            look_at_field(self.session, self._doubts[row].fields[0])

    def _accept_one(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._doubts):
            edit = partial(accept, doubts=(self._doubts[row],))
            self.session.model.edit(tr("Accept a kind"), edit, done=lambda _made: self._go_on(row))

    def _accept_all(self) -> None:
        edit = partial(accept, doubts=tuple(self._doubts))
        self.session.model.edit(tr("Accept all kinds"), edit)

    def _go_on(self, row: int) -> None:
        """Look at what stands in the place of what was accepted."""
        self._look(min(row, len(self._doubts) - 1))


def look_at_field(session: PhotoSession, field: str) -> None:
    """Select a field and bring it into view with what is round it."""
    model, view = session.model, session.view
    if field not in model.committed.fields:
        return
    model.select(Selection(fields=(field,)))
    points = [view.to_scene(p) for p in model.committed.points(field)[0]]
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    view.show_rect(
        QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).adjusted(
            -_ROUND_MM, -_ROUND_MM, _ROUND_MM, _ROUND_MM
        )
    )
