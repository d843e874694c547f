"""What is seen from the chosen field, and the verdict on the pair under the mouse, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt, pyqtBoundSignal, pyqtSignal
from PyQt6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mapkit.drawing.field_sight import around_legend
from mapkit.drawing.pair import pair_legend
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.field_colours import Key
from mapkit.editor.sight.move_box import MoveBox
from mapkit.editor.sight.movement import Moves
from mapkit.editor.sight.pin_list import PinList
from mapkit.editor.sight.solver import Pair
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.widgets.columns import ColumnsLayout
from mapkit.editor.widgets.labels import plain_label
from mapkit.model import GameMap
from mapkit.sight import Verdict, shot_distance

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer, Standing

_KEY_MS = 150
_NARROWEST = 220
"""Pixels of the dock."""


def pair_headline(pair: Pair) -> str:
    """Say the verdict in one short line, and whether it is disputed."""
    line = verdict_line(pair.map, pair.answer)
    if pair.answer.sight_disputed:
        return tr("{verdict} – disputed", verdict=line)
    if pair.answer.distance_disputed:
        return tr("{verdict} – distance disputed", verdict=line)
    return line


def verdict_line(game_map: GameMap, found: PairAnswer | Standing) -> str:
    """Say the verdict on a pair in one short line."""
    distance, names = shot_distance(game_map, found), {"a": found.origin, "b": found.target}
    if distance is not None:
        return tr("{a} sees {b}, distance {distance}", distance=distance, **names)
    if found.verdict is Verdict.GRAZING:
        return tr("{a} does not see {b}: grazing only", **names)
    return tr("{a} does not see {b}", **names)


class SightPanel(QWidget):
    """The dock that goes with the sight tool.

    ``copy_asked`` and ``save_asked``: The picture of a pair is wanted, on the clipboard or in a
    file.
    """

    copy_asked = pyqtSignal(str, str)
    save_asked = pyqtSignal(str, str)

    def __init__(self, answers: Answers, moves: Moves) -> None:
        super().__init__()
        self._answers = answers
        self._moves = moves
        self.headline = plain_label()
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        self.headline.setFont(font)
        self.words = plain_label()
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.pin_button = QPushButton(tr("Pin"))
        self.pin_button.setToolTip(tr("Keep this pair on the board"))
        self.copy_button = QPushButton(tr("Copy picture"))
        self.save_button = QPushButton(tr("Save picture …"))
        self.pins = PinList()
        self.pins_title = plain_label(tr("Pinned pairs"), wrapped=False)
        # As wide as the dock: in one row they would widen it, and the board move, under the mouse.
        buttons = ColumnsLayout(2)
        for button in (self.pin_button, self.copy_button, self.save_button):
            buttons.addWidget(button)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        self.asked = MoveBox(moves)
        layout.addWidget(self.asked)
        self.key = Key()
        layout.addWidget(self.key)
        # Above the answer, which is long.
        layout.addWidget(self.pins_title)
        layout.addWidget(self.pins)
        layout.addWidget(self.headline)
        layout.addWidget(self.words)
        layout.addLayout(buttons)
        layout.addStretch()
        # A long answer scrolls: it must not make the window taller.
        area = QScrollArea()
        area.setAccessibleName(tr("Sight and moves"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)
        area.setMinimumWidth(_NARROWEST)
        for label in (self.headline, self.words):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        answers.asked.connect(self.refresh)
        answers.around_changed.connect(self.refresh)
        answers.pair_changed.connect(self.refresh)
        answers.pins_changed.connect(self._show_pins)
        answers.pins_changed.connect(self.refresh)
        moves.changed.connect(self.refresh)
        # The key waits: no answer is to come later because of it.
        self._later = single_shot(self, self._show_key, _KEY_MS)
        answers.theme_changed.connect(self._later.start)
        self.pin_button.clicked.connect(self._pin)
        self.copy_button.clicked.connect(lambda: self._ask(self.copy_asked))
        self.save_button.clicked.connect(lambda: self._ask(self.save_asked))
        self.pins.picked.connect(answers.show_pair)
        self.pins.removed.connect(answers.pin)
        self.refresh()
        self._show_pins()

    def refresh(self) -> None:
        """Say what is known now: of the move, else of the pair, else of the field."""
        self._later.start()
        answers, pair = self._answers, self._answers.pair
        for button in (self.pin_button, self.copy_button, self.save_button):
            button.setVisible(pair is not None and self._moves.movement is None)
        pinned = pair is not None and (pair.answer.origin, pair.answer.target) in answers.pins
        self.pin_button.setText(tr("Unpin") if pinned else tr("Pin"))
        if self._moves.movement is not None:
            said = self._moves.movement.sentences
            self.headline.setText(said[0])
            self._say(said[1:])
        elif pair is not None:
            self.headline.setText(pair_headline(pair))
            self._say(pair.sentences())
        elif (
            answers.origin is not None
            and answers.around_origin == answers.origin
            and answers.around
        ):
            from mapkit.analysis.field_sight import field_sentences  # noqa: PLC0415 - when asked

            said = field_sentences(answers.around_map, answers.origin, answers.around)
            self.headline.setText(said[0])
            self._say(said[1:])
        elif answers.origin is not None:
            self.headline.setText(tr("Field {a}", a=answers.origin))
            self.words.setText(tr("Computing …") if answers.looking else self._why_nothing())
        elif not has_sight(self._moves.ruleset):
            self.headline.setText(tr("Where can it move?"))
            self.words.setText(
                tr("Choose the Reach tool (R) and click a field to see where a unit can move.")
            )
        else:
            self.headline.setText(tr("Who sees whom?"))
            self.words.setText(
                tr(
                    "Choose the Sight tool (S) and click a field. All other fields are coloured by "
                    "how they are seen; point at one to see the line and the reason. R shows where "
                    "a figure can move, H who hears it."
                )
            )

    def _say(self, sentences: Sequence[str]) -> None:
        self.words.setText("\n\n".join(sentence.strip() for sentence in sentences))

    def _show_key(self) -> None:
        """Say what the colours on the board mean."""
        answers, movement = self._answers, self._moves.movement
        theme, sections = answers.theme, []
        if movement is not None:
            self.key.show_sections([movement.legend(theme)], theme)
            return
        if answers.pair is not None:
            sections.append(pair_legend(answers.pair.map, answers.pair.answer, theme))
        if answers.around_origin is not None and answers.around:
            sections += around_legend(
                answers.around_map, answers.around_origin, answers.around, theme,
                answers.unchecked,
            )  # fmt: skip
        self.key.show_sections(sections, theme)

    def _why_nothing(self) -> str:
        game_map = self._answers.around_map
        if game_map.ruleset.sight != "field":
            return tr("These rules have no lines of sight.")
        if len(game_map.fields) < 2:
            return tr("There are no other fields.")
        return tr("There is no answer while the map has errors here; see Issues.")

    def _show_pins(self) -> None:
        rows = []
        for pin in self._answers.pins:
            pair = self._answers.pinned.get(pin)
            words = pair_headline(pair) if pair else tr("{a} and {b}", a=pin[0], b=pin[1])
            rows.append((pin, words))
        self.pins.show_pins(rows)
        self.pins_title.setVisible(bool(rows))

    def _pin(self) -> None:
        if self._answers.origin is not None and self._answers.target is not None:
            self._answers.pin(self._answers.origin, self._answers.target)

    def _ask(self, signal: pyqtBoundSignal) -> None:
        pair = self._answers.pair
        if pair is not None:
            signal.emit(pair.answer.origin, pair.answer.target)
