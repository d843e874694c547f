"""The fifth step: the kinds of the fields, the most doubtful first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PyQt6.QtCore import QRectF
from PyQt6.QtWidgets import QListWidget, QListWidgetItem, QPushButton

from mapkit.editor.i18n.texts import tr, tr_later, tr_n
from mapkit.editor.state.selection import Selection
from mapkit.editor.trace.page import Page, doubts_about
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.widgets.columns import ColumnsLayout
from mapkit.editor.widgets.labels import plain_label
from mapkit.edits import accept
from mapkit.messages import one_line
from mapkit.model import Doubt, GameMap
from mapkit.review.alternatives import alike, all_corrected, all_seen
from mapkit.review.sentences import doubt_sentence, group_sentence, now_words

_ROUND_MM = 40.0


class KindsPage(Page):
    """Lists fields whose kind is doubtful; the palette and the bucket give them another one."""

    words = tr_later(
        "The fields have the colours of their kinds. Look at those in the list, the most "
        "doubtful first; give one another kind with the palette and the bucket (B), or "
        "accept it. All that ask the same can be answered at once."
    )

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
        self.accept_alike_button = QPushButton(tr("Accept all alike"))
        self.accept_alike_button.clicked.connect(partial(self._answer_alike, all_seen))
        self.correct_alike_button = QPushButton(tr("Correct all alike"))
        self.correct_alike_button.clicked.connect(partial(self._answer_alike, all_corrected))
        self.alike = plain_label()
        self.rows.addWidget(self.alike)
        buttons = ColumnsLayout(2)
        for button in (self.accept_button, self.accept_alike_button, self.correct_alike_button):
            buttons.addWidget(button)
        self.rows.addLayout(buttons)

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
        self._offer(self.list.currentRow())
        self.found.setText(
            tr_n("{n} field(s) of doubtful kind.", len(doubts))
            if doubts
            else tr("No kind is in doubt.")
        )

    def _texts(self) -> list[str]:
        return [item.text() for k in range(self.list.count()) if (item := self.list.item(k))]

    def _row_of(self, doubt: Doubt) -> str:
        game_map = self.session.model.committed
        return one_line(
            tr(
                "{field}: {kind}, doubt {n} %",
                field=doubt.fields[0],
                kind=now_words(game_map, doubt),
                n=round(100 * doubt.doubt),
            )
        )

    def _offer(self, row: int) -> None:
        """Say what may be answered about a row, and about all that ask the same."""
        same = self._alike(row)
        self.accept_button.setEnabled(row >= 0)
        self.accept_alike_button.setEnabled(bool(same))
        self.correct_alike_button.setEnabled(bool(same) and bool(same[0].instead))
        game_map = self.session.model.committed
        said = group_sentence(game_map, same) if same[1:] else ""
        self.alike.setText(said or (doubt_sentence(game_map, same[0]) if same else ""))

    def _alike(self, row: int) -> tuple[Doubt, ...]:
        """Return what asks the same as a row; as the first one where none is chosen."""
        asked = self._doubts[max(0, row) :][:1]
        return alike(self.session.model.committed, asked[0]) if asked else ()

    def _look(self, row: int) -> None:
        self._offer(row)
        if 0 <= row < len(self._doubts):
            look_at_field(self.session, self._doubts[row].fields[0])

    def _accept_one(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._doubts):
            edit = partial(accept, doubts=(self._doubts[row],))
            self.session.model.edit(tr("Accept a kind"), edit, done=lambda _made: self._go_on(row))

    def _answer_alike(self, answer: Callable[[GameMap, Iterable[Doubt]], GameMap]) -> None:
        row = self.list.currentRow()
        doubts = self._alike(row)
        if doubts:
            self.session.model.edit(
                tr("Settle the kinds that are alike"),
                lambda game_map: answer(game_map, doubts),
                done=lambda _made: self._go_on(row),
            )

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
