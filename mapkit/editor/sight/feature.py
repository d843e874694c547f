"""Live answers in the window: sight, moves, the table of pairs, the issues."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QRectF, Qt
from PyQt6.QtWidgets import QFileDialog

from mapkit.coverage.repair import NOT_ALL_TRIED, repair
from mapkit.diagnostics import Diagnostic
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.file_text import FileText
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import offered
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.board_overlays import RELATIONS, AnswersOnBoard, RelationsShown
from mapkit.editor.sight.issues_panel import IssuesPanel
from mapkit.editor.sight.movement import Moves
from mapkit.editor.sight.pair_facts import PairFacts
from mapkit.editor.sight.pair_table import PairGrid, PairRows
from mapkit.editor.sight.pointer_activity import PointerActivity
from mapkit.editor.sight.question_tools import HearTool, RangeTool, ReachTool, SightTool
from mapkit.editor.sight.sight_panel import SightPanel
from mapkit.editor.sight.solver import Pair
from mapkit.editor.sight.tables_panel import TablesPanel
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest, fields, has_sight
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.query import Query
from mapkit.editor.tools.note_tool import NoteTool
from mapkit.editor.widgets.labels import warn
from mapkit.edits import apply_fix
from mapkit.errors import MapkitError
from mapkit.mapfile import write_atomic
from mapkit.messages import translated
from mapkit.model import GameMap, Ruleset

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute

_AROUND_MM = 30.0


def install(shell: Shell) -> None:
    """Add actions, docks and overlays."""
    live = LiveFeature(shell)
    shell.provide(live)
    shell.provide(live.answers)


class LiveFeature(QObject):
    """The answers of one window, and the docks and tools that show them."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self._view = view = shell.part(BoardView)
        self._files = shell.part(MapFiles)
        self.answers = Answers(shell.model, self)
        picture = view.picture
        self.answers.theme = picture.theme
        picture.recoloured.connect(lambda: self.answers.set_theme(picture.theme))
        self.hand = PointerActivity(view.viewport(), self)
        self.answers.slow.hold_while(self._hurried)
        self.answers.checks.hold_while(lambda: self._asked(follows=True))
        self.answers.tabling.hold_while(lambda: self._asked(follows=self.answers.following))
        self.moves = Moves(shell.model, self.answers, self)
        self.relations = RelationsShown(shell.model, self.answers, self)
        self.on_board = AnswersOnBoard(
            view.layers, picture, self.answers, self.moves, self.relations, self
        )
        self.sight_panel = SightPanel(self.answers, self.moves)
        self.issues = IssuesPanel(self.answers)
        self.tables = TablesPanel(picture.theme)
        self.answers.theme_changed.connect(lambda: self.tables.matrix.set_theme(self.answers.theme))
        self._rows: Query[tuple[PairRows | None, PairGrid | None]] = Query(
            self.answers.worker, "rows", (None, None), rank=2, must_succeed=True
        )
        self._rows.changed.connect(self._show_tables)
        self.needs_pair = Requirement(
            lambda: self.shown_pair, tr("Show a pair first: point at a field with the sight tool.")
        )
        self.needs_repair = Requirement(
            lambda: any(d.fix for d in self.answers.diagnostics),
            tr("Nothing here can be repaired safely."),
        )
        self._file_text: FileText | None = None
        right, bottom = (
            Qt.DockWidgetArea.RightDockWidgetArea,
            Qt.DockWidgetArea.BottomDockWidgetArea,
        )
        shell.add_dock("sight", tr("Sight and moves"), self.sight_panel, right)
        shell.add_dock("issues", tr("Issues"), self.issues, bottom)
        self.tables.filters.text.left.connect(view.setFocus)
        shell.add_dock("pairs", tr("Table of sight"), self.tables, bottom, has_sight)
        self._add_tools()
        self._add_actions()
        self._add_relations()
        self._connect()
        shell.actions_by_id.rules_changed.connect(self._name_answers)
        self._name_answers()

    def _name_answers(self) -> None:
        """Call menu and dock after what the rules of the open map can answer."""
        sight = has_sight(self._model.committed.ruleset)
        self._shell.menus["sight"].setTitle(tr("&Sight") if sight else tr("&Moves"))
        title = tr("Sight and moves") if sight else tr("Moves")
        self._shell.docks["sight"].setWindowTitle(title)
        self._shell.actions_by_id["dock.sight"].setText(title)
        self.sight_panel.refresh()
        self.sight_panel.asked.refresh()

    def _hurried(self) -> bool:
        """Return whether somebody waits for more than slow answers; may be asked in any thread."""
        return self._asked(follows=False)

    def _asked(self, *, follows: bool) -> bool:
        """Tell the same for an answer that follows gestures, and so does not wait for their end."""
        drawing = self._view.picture.busy or not self._view.painted
        previewing = self._model.previewing
        gesture = (self.hand.down or previewing) and not (follows and previewing)
        return drawing or gesture or self._model.working or self.answers.worker.at_work

    def _add_tools(self) -> None:
        box, answers = self._shell.part(ToolBox), (self._model, self._view, self.answers)
        box.add(SightTool(*answers), applies=has_sight)
        box.add(ReachTool(*answers, self.moves))
        box.add(RangeTool(*answers, self.moves), applies=lambda rules: rules.range == "grid")
        box.add(HearTool(*answers, self.moves), applies=_has_noise)

    def _add_actions(self) -> None:
        model, add = self._model, self._shell.actions_by_id.add
        two = Requirement(lambda: len(model.selection.fields) == 2, tr("Select two fields first."))
        answered = Requirement(self._answers_anything, tr("There are no answers on the board."))
        add(
            ActionSpec(
                "sight.from_selection", tr("&Look from the selected field"), self._look, "sight",
                "Ctrl+L", tr("Colour every field by how the selected one sees it"), "sight",
                needs=(fields(self._model, 1),), applies=has_sight,
            ),
            ActionSpec(
                "sight.between", tr("Sight between the t&wo selected fields"), self._look_between,
                "sight", "Ctrl+Shift+L", tr("Show the line from one selected field to the other"),
                needs=(two,), applies=has_sight,
            ),
            ActionSpec(
                "sight.clear", tr("&Clear all answers"), self._clear, "sight", "Ctrl+Backspace",
                tr("Remove colours, lines, pins and moves from the board"), needs=(answered,),
            ),
            ActionSpec(
                "sight.save_pair", tr("&Save picture of the pair…"), self._save_picture, "sight",
                "", tr("Write a picture of the shown sightline to a file"), "picture",
                group="picture", needs=(self.needs_pair,), applies=has_sight,
            ),
            ActionSpec(
                "sight.disputes", tr("Find close calls li&ve"), self._live_disputes, "sight", "",
                tr("Look for disputed sightlines after every edit"), checkable=True,
                applies=has_sight,
            ),
            ActionSpec(
                "issues.repair", tr("Repair all that is sa&fe"), partial(self._repair, None),
                "edit", "", tr("Apply all safe repairs as one step"),
                needs=(self.needs_repair, at_rest(self._model)),
            ),
        )  # fmt: skip
        self._shell.actions_by_id["sight.disputes"].setChecked(True)

    def _add_relations(self) -> None:
        titles = {
            "adjacent": (tr("&Adjacent fields"), tr("Show which fields hear and spot each other")),
            "matching": (tr("&Matching fields"), tr("Show which adjacent fields match")),
            "passable": (tr("&Passable borders"), tr("Show where a figure may step across")),
        }
        applies = {"matching": _steps_match}
        for relation in RELATIONS:
            title, tip = titles[relation]
            self._shell.actions_by_id.add(
                ActionSpec(
                    f"sight.{relation}", title, partial(self._show_relation, relation), "sight",
                    "", tip, checkable=True, group="relations", applies=applies.get(relation),
                )
            )  # fmt: skip

    def _show_relation(self, relation: str, on: bool) -> None:
        for other in RELATIONS:
            self._shell.actions_by_id[f"sight.{other}"].setChecked(on and other == relation)
        self.relations.show(relation if on else None)

    @property
    def shown_pair(self) -> Pair | None:
        """The pair that is shown on the board, otherwise the one that was pinned last."""
        return self.answers.pair or next(reversed(self.answers.pinned.values()), None)

    def _answers_anything(self) -> bool:
        answers = self.answers
        return bool(answers.origin or answers.pins or self.moves.path or self.relations.shown)

    def _connect(self) -> None:
        answers = self.answers
        follow = self._shell.actions_by_id.follow
        for signal in (
            answers.asked, answers.checked, answers.pair_changed, answers.pins_changed,
            self.moves.changed, self.relations.changed,
        ):  # fmt: skip
            signal.connect(follow)
        answers.tables_changed.connect(self._fill_tables)
        answers.disputes_changed.connect(self._fill_tables)
        self._model.committed_changed.connect(self._fill_tables)
        self.tables.picked.connect(self._jump_to_pair)
        self.issues.issue_picked.connect(self._jump_to_issue)
        self.issues.dispute_picked.connect(self._jump_to_dispute)
        self.issues.fix_asked.connect(self._repair)
        notes = self._shell.part(NoteTool)
        self.issues.note_picked.connect(lambda note: self._zoom_to([note.at], least=False))
        self.issues.note_opened.connect(lambda note: notes.write(note.at, note))
        self.issues.note_unwanted.connect(notes.remove)
        for signal in (self._model.committed_changed, self._model.replaced):
            signal.connect(self._list_notes)
        self._list_notes()
        self._files.read.connect(self._show_reading)
        self.issues.place_asked.connect(self._show_place)
        self._shell.closing.connect(answers.close)
        actions = self._shell.actions_by_id
        self.sight_panel.copy_asked.connect(lambda _a, _b: actions["sight.copy_pair"].trigger())
        self.sight_panel.save_asked.connect(lambda _a, _b: actions["sight.save_pair"].trigger())

    def _save_picture(self) -> None:
        from mapkit.export import picture_formats, render_picture  # noqa: PLC0415 - when asked

        pair = self.shown_pair
        assert pair is not None
        formats = picture_formats()
        default = (
            f"{pair.answer.origin}-{pair.answer.target}.{'png' if 'png' in formats else 'svg'}"
        )
        endings = " ".join(f"*.{name}" for name in formats)
        name, _ = QFileDialog.getSaveFileName(
            self._shell.widget, tr("Save the picture of the pair"), offered(Path(default)),
            tr("Pictures ({endings})", endings=endings),
        )  # fmt: skip
        if not name:
            return
        path = Path(name)
        try:
            write_atomic(path, render_picture(pair.scene(), path.suffix), force=True)
        except MapkitError as problem:
            warn(self._shell.widget, tr("The picture was not saved"), message_of(problem))
        else:
            self._shell.tell(tr("Saved {name}.", name=path.name), seconds=5)

    def _fill_tables(self) -> None:
        answers, game_map = self.answers, self.answers.tables_map
        tables, disputes = answers.tables, answers.disputes_about(game_map)
        if self._model.previewing and not self.tables.isVisible():
            return  # once it is committed
        if tables is None:
            self._rows.cancel()
            self.tables.show_pairs(None, None, game_map)
            if not answers.making_tables:
                known = game_map.ruleset.sight == "field"
                self.tables.tell(
                    tr("no pairs to show") if known else tr("These rules have no lines of sight.")
                )
        else:  # half a million rows are too many to sort while somebody draws
            # Not behind the search for close calls, which takes its time.
            self._rows.ask(
                lambda _tell: _arranged(PairFacts.of(game_map, tables, disputes)), game_map
            )

    def _show_tables(self) -> None:
        rows, grid = self._rows.value
        self.tables.show_pairs(rows, grid, *self._rows.about)

    def _look(self) -> None:
        self.answers.look_from(self._model.selection.primary)

    def _look_between(self) -> None:
        self._jump_to_pair(*self._model.selection.fields)

    def _clear(self) -> None:
        self.answers.look_from(None)
        self.answers.unpin_all()
        self.moves.stop()
        self._show_relation("", on=False)

    def _live_disputes(self, on: bool) -> None:
        self.answers.find_disputes = on
        if on and self.answers.disputes is None:
            self.answers.ask_disputes()
        elif not on:
            self.answers.stop_disputes()

    def _repair(self, diagnostic: Diagnostic | None) -> None:
        """Carry out the safe repair of one diagnostic, or all safe repairs."""
        if diagnostic is not None:
            self._model.edit(tr("Repair"), partial(apply_fix, diagnostic=diagnostic))
            return
        told: list[str] = []

        def edit(game_map: GameMap) -> GameMap:
            mended, notes, stopped = repair(game_map)
            told.extend((NOT_ALL_TRIED, *notes) if stopped else notes)
            return mended

        def repaired(made: bool) -> None:
            if made or told:
                self._shell.tell("; ".join(map(translated, told)), seconds=10)
            else:
                self._shell.tell(tr("Nothing here can be repaired safely."), seconds=5)

        self._model.edit(tr("Repair"), edit, done=repaired)

    def _jump_to_pair(self, a: str, b: str) -> None:
        self.answers.show_pair(a, b)
        self.show_fields((a, b))
        self._shell.docks["sight"].show()
        self._shell.docks["sight"].raise_()

    def _jump_to_dispute(self, dispute: Dispute) -> None:
        self._jump_to_pair(dispute.origin, dispute.target)

    def _jump_to_issue(self, diagnostic: Diagnostic) -> None:
        game_map = self._model.shown
        if diagnostic.fields or diagnostic.vertices:
            self._model.select(Selection(fields=diagnostic.fields, vertices=diagnostic.vertices))
        points = [*diagnostic.at]
        points += [
            p
            for i in diagnostic.fields
            if i in game_map.fields
            for ring in game_map.points(i)
            for p in ring
        ]
        points += [game_map.vertices[v] for v in diagnostic.vertices if v in game_map.vertices]
        self._zoom_to(points)

    def _list_notes(self) -> None:
        self.issues.show_notes(self._model.committed.notes)

    def _show_reading(self) -> None:
        self.issues.show_reading(self._files.reading)
        if self._files.reading.diagnostics:
            self._shell.docks["issues"].show()
            self._shell.docks["issues"].raise_()
        if self._file_text is not None:
            self._file_text.hide()  # the text is another now

    def _show_place(self, diagnostic: Diagnostic) -> None:
        """Show where in the file something was not understood."""
        files = self._files
        if self._file_text is None:
            self._file_text = FileText(self._shell.widget)
        self._file_text.show_place(files.reading, files.path, diagnostic)

    def show_fields(self, fields: Sequence[str]) -> None:
        """Bring fields into view if they are not there."""
        game_map = self._model.shown
        self._zoom_to([p for i in fields for ring in game_map.points(i) for p in ring], least=False)

    def _zoom_to(self, points: Sequence[tuple[float, float]], *, least: bool = True) -> None:
        """Bring points into view; ``least`` False keeps the zoom where they are in view already."""
        if not points:
            return
        unit = self._model.shown.unit_mm
        xs, ys = [p[0] * unit for p in points], [p[1] * unit for p in points]
        rect = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        view = self._view
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        if not least and seen.contains(rect):
            return
        view.fit(rect.adjusted(-_AROUND_MM, -_AROUND_MM, _AROUND_MM, _AROUND_MM))


def _steps_match(rules: Ruleset) -> bool:
    return rules.steps == "matching"


def _has_noise(rules: Ruleset) -> bool:
    return any(mover.noise_from for mover in rules.movers.values())


def _arranged(facts: PairFacts) -> tuple[PairRows, PairGrid]:
    return PairRows(facts), PairGrid(facts)
