"""Suggestions in the window: asked of a dispute or a field, previewed on the board, applied."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, Qt

from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.suggestions_panel import SuggestionsPanel
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.map_model import Edit
from mapkit.editor.state.requirements import at_rest, has_sight
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.worker import Tell, Worker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mapkit.analysis.disputes import Dispute
    from mapkit.board.drafts import Suggestions
    from mapkit.drafts.changes import Change
    from mapkit.model import GameMap

__all__ = ["SuggestionsFeature", "install"]

_KIND = "suggestions"


def install(shell: Shell) -> None:
    """Add the dock, its action, and the button of the issues."""
    shell.provide(SuggestionsFeature(shell))


class SuggestionsFeature(QObject):
    """The suggestions of one window.

    Attributes
    ----------
    panel : SuggestionsPanel
    found : Suggestions or None
        What is listed; None before anything was asked, and when the map has changed since.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self.found: Suggestions | None = None
        self.worker = Worker(self, background=True)
        self.panel = panel = SuggestionsPanel()
        self._dock = shell.add_dock(
            "suggestions", tr("Suggestions"), panel, Qt.DockWidgetArea.BottomDockWidgetArea,
            has_sight,
        )  # fmt: skip
        live = shell.part(LiveFeature)
        chosen = Requirement(
            lambda: len(self._model.selection.fields) in (1, 2), tr("Select one or two fields.")
        )
        shell.actions_by_id.add(
            ActionSpec(
                "sight.suggest", tr("Su&ggest a better draft"), self._ask_selected, "sight", "",
                tr("Two fields: settle their dispute. One field: hide it from others"),
                needs=(chosen, at_rest(self._model)), applies=has_sight,
            )
        )  # fmt: skip
        live.issues.suggest_asked.connect(self._ask_dispute)
        panel.picked.connect(self._preview)
        panel.apply_asked.connect(self._apply)
        panel.stop_asked.connect(self._stop)
        self.worker.progress.connect(lambda _kind, done, total: panel.show_progress(done, total))
        self._marks = Overlay(shell.part(BoardView).board)
        self._model.committed_changed.connect(self._forget)
        shell.closing.connect(self.worker.close)

    def ask(self, *fields: str) -> None:
        """Look for suggestions about a field, or about two whose answer is disputed."""
        self._forget()
        self.panel.show_found(tr("Looking for suggestions …"), ())
        self.panel.show_progress(0, 1)
        self._dock.show()
        self._dock.raise_()
        self.worker.submit(
            _KIND,
            partial(_suggestions, self._model.committed, fields),
            self._show,
            failed=self._show_problem,
        )

    def _ask_selected(self) -> None:
        self.ask(*self._model.selection.fields)

    def _ask_dispute(self, dispute: Dispute) -> None:
        self.ask(dispute.origin, dispute.target)

    def _show(self, found: Suggestions) -> None:
        self.found = found
        first, *words = found.sentences
        numbered, notes = words[: len(found)], words[len(found) :]
        self.panel.show_found(first, [line.partition(" ")[2] for line in numbered], notes)

    def _show_problem(self, problem: Exception) -> None:
        self.panel.show_found(message_of(problem), ())

    def _stop(self) -> None:
        self.worker.cancel(_KIND)
        self.panel.show_found(tr("Stopped."), ())

    def _forget(self) -> None:
        """Take away what was found for another map."""
        self.worker.cancel(_KIND)
        if self.found is not None:
            self.found = None
            self.panel.show_found(tr("The map has changed: ask again."), ())

    def _preview(self, number: int) -> None:
        self._marks.clear()
        if self.found is not None and number >= 0:
            self._model.preview(self._edit(number))
            self._mark(self.found[number].changes)
        elif self._model.previewing and self.found is not None:
            self._model.cancel()

    def _mark(self, changes: Sequence[Change]) -> None:
        """Show where the board changes: a move of half a millimetre is hard to see."""
        from mapkit.drafts.changes import Bend, NewTrait, VertexMove  # noqa: PLC0415 - loaded by then

        game_map, marks = self._model.committed, self._marks
        marks.set_unit(game_map.unit_mm)
        for change in changes:
            match change:
                case VertexMove(_, before, after):
                    marks.line([before, after], "good")
                    marks.dot(after, "good")
                case Bend(a, b, at):
                    marks.line([game_map.vertices[a], at, game_map.vertices[b]], "good")
                case NewTrait(field, _):
                    marks.area(game_map.points(field)[0], "good")
                case _:
                    pass

    def _apply(self, number: int) -> None:
        if self.found is not None:
            self._model.edit(tr("Apply a suggestion"), self._edit(number))

    def _edit(self, number: int) -> Edit:
        """Return a suggestion as an edit of the map that it was made for."""
        from mapkit.drafts.changes import carry_out  # noqa: PLC0415 - loaded by then

        assert self.found is not None  # it is listed
        return partial(carry_out, changes=self.found[number].changes)


def _suggestions(game_map: GameMap, fields: tuple[str, ...], tell: Tell) -> Suggestions:
    from mapkit.board import Board  # noqa: PLC0415 - when it is first asked, in its thread

    return Board(game_map).suggest(*fields, progress=tell)
