"""Whether the board is symmetric, live; and the other half completed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PyQt6.QtWidgets import QGridLayout, QPushButton, QWidget

from mapkit.board import Board
from mapkit.compose.composed import composed
from mapkit.compose.symmetry import SYMMETRIES, Asymmetry, completed, first_asymmetry
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.tasks.query import Query, State
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.editor.widgets.labels import plain_label
from mapkit.messages import translated
from mapkit.model import Layout

_Found = dict[str, Asymmetry | None]


class SymmetryBox(QWidget):
    """The dock: for each symmetry the first field that is not like its image, and a button."""

    def __init__(self, model: LayoutModel, worker: Worker) -> None:
        super().__init__()
        self._model = model
        self.found: Query[_Found] = Query(worker, "symmetry", {})
        self.said = {symmetry: plain_label() for symmetry in SYMMETRIES}
        self.shows: dict[str, QPushButton] = {}
        self.completes: dict[str, QPushButton] = {}
        titles = {"turn": tr("Half turn"), "mirror": tr("Left and right")}
        grid = QGridLayout(self)
        grid.setColumnStretch(1, 1)
        for row, symmetry in enumerate(SYMMETRIES):
            show = self.shows[symmetry] = QPushButton(tr("Show"))
            show.setToolTip(tr("Go to the first field that is not like its image"))
            show.clicked.connect(partial(self.show_first, symmetry))
            grid.addWidget(plain_label(titles[symmetry], wrapped=False), row, 0)
            grid.addWidget(self.said[symmetry], row, 1)
            grid.addWidget(show, row, 2)
            complete = self.completes[symmetry] = QPushButton(tr("Complete"))
            complete.setToolTip(tr("Give cards and elements their images where that is free"))
            complete.clicked.connect(partial(self.complete, symmetry))
            grid.addWidget(complete, row, 3)
        grid.setRowStretch(len(SYMMETRIES), 1)
        self.found.changed.connect(self._say)
        model.changed.connect(self._ask)
        self._ask()

    def complete(self, symmetry: str) -> None:
        """Complete the other half of the board, as one step."""

        def edit(layout: Layout) -> Layout:
            return completed(replace(layout, size=self._model.size), symmetry)

        self._model.edit(tr("Complete the other half"), edit)

    def show_first(self, symmetry: str) -> None:
        """Go to the card of the first field that is not like its image."""
        found = self.found.value.get(symmetry)
        card = self._model.layout.cards.get(found.field.split(".")[0]) if found else None
        if card is not None:
            self._model.go_to(card.at)

    def _ask(self) -> None:
        layout = self._model.read.layout
        if layout is None:
            self.found.clear()
            self._say()
            return

        def look(_tell: Tell) -> _Found:
            board = composed(layout)
            steps = Board(board).relations
            return {s: first_asymmetry(board, steps, s) for s in SYMMETRIES}

        self.found.ask(look, layout)

    def _say(self) -> None:
        known = self.found.answer_about(self._model.read.layout)
        for symmetry, label in self.said.items():
            found = known.get(symmetry)
            self.shows[symmetry].setEnabled(found is not None)
            self.completes[symmetry].setEnabled(self._model.read.layout is not None)
            if found is not None:
                label.setText(translated(found.message))
            elif symmetry in known:
                label.setText(tr("Symmetric"))
            elif self.found.state is State.ASKED:
                label.setText("…")
            else:
                label.setText(tr("Not known: lay cards, and correct what is wrong."))
