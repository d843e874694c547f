"""Resolve: one dispute, the corners it turns on, suggestions previewed on the board and applied."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, Qt

from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.settings import number_within, remembered_text, settings
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.resolve_panel import ResolvePanel, Row
from mapkit.editor.sight.resolve_tool import ResolveTool
from mapkit.editor.sight.suggestion_words import brief_words
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest, has_sight
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.messages import decimal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mapkit.analysis.disputes import Dispute
    from mapkit.board.drafts import Suggestions
    from mapkit.drafts.changes import Change
    from mapkit.drafts.effects import Effects
    from mapkit.drafts.settling import Settled
    from mapkit.model import GameMap

_KIND, _MARGIN = "suggestions", "resolve/margin_mm"
_USUAL_MARGIN, _MOST_MARGIN = 0.1, 5.0
_MARKED = 6
"""So many corners, walls and buildings are marked: those that move least."""
_ARROW = 34.0
"""Pixels."""


def install(shell: Shell) -> None:
    """Add the tool, the dock, its action, and the button of the issues."""
    shell.provide(ResolveFeature(shell))


class ResolveFeature(QObject):
    """The dispute that is being settled in one window.

    ``pair`` are the fields whose dispute is being settled. ``found`` is what is listed; None before
    anything was asked, and when the map has changed since.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self.pair: tuple[str, str] | None = None
        self.found: Suggestions | None = None
        self._goes_on = False
        """Whether the next dispute is taken as soon as the disputes of this map are known."""
        self._place = 0
        """Where in the list it stands."""
        self.worker = Worker(self)
        margin = number_within(0.0, remembered_text(_MARGIN), _MOST_MARGIN, _USUAL_MARGIN)
        self.panel = panel = ResolvePanel(margin)
        self._dock = shell.add_dock(
            "resolve", tr("Resolve"), panel, Qt.DockWidgetArea.BottomDockWidgetArea, has_sight
        )
        self._live = live = shell.part(LiveFeature)
        self._view = view = shell.part(BoardView)
        self.tool = ResolveTool(self._model, view, live.answers)
        shell.part(ToolBox).add(self.tool, applies=has_sight)
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
        live.issues.suggest_asked.connect(lambda dispute: self.resolve(*dispute.fields))
        live.answers.disputes_changed.connect(self._follow_disputes)
        panel.dispute_picked.connect(self.resolve)
        panel.picked.connect(self._preview)
        panel.pair_picked.connect(live.answers.show_pair)
        panel.apply_asked.connect(self._apply)
        panel.stop_asked.connect(self._stop)
        panel.margin_changed.connect(self._take_margin)
        self.worker.progress.connect(lambda _kind, done, total: panel.show_progress(done, total))
        self._marks = Overlay(view.board)
        view.zoomed.connect(lambda _zoom: self._mark())
        view.tool_changed.connect(self._follow_tool)
        self._model.committed_changed.connect(self._forget)
        self._model.replaced.connect(self._leave)
        self._model.changed.connect(self._follow_drag)
        shell.closing.connect(self.worker.close)

    @property
    def _at_work(self) -> bool:
        return self._view.tool is self.tool

    def resolve(self, a: str, b: str) -> None:
        """Take a dispute in hand: show it, mark what it turns on, look for suggestions."""
        self.pair, self._goes_on = (a, b), False
        if not self._at_work:
            self._shell.part(ToolBox).use(self.tool.id)
        self._live.answers.show_pair(a, b)
        self._live.show_fields((a, b))
        self.ask(a, b)
        self._list_disputes()

    def ask(self, *fields: str) -> None:
        """Look for suggestions about a field, or about two whose answer is disputed."""
        self._forget()
        looking = tr("Looking for suggestions …")
        if len(fields) == 2:
            looking = tr("Trying what moves settle {a} and {b} …", a=fields[0], b=fields[1])
        self.panel.show_found(looking, ())
        self.panel.show_progress(0, 1)
        self._dock.show()
        self._dock.raise_()
        self.worker.submit(
            _KIND,
            partial(
                _suggestions,
                self._model.committed,
                fields,
                self.panel.margin_mm,
                self._live.answers.disputes,
            ),
            self._show,
            failed=self._show_problem,
        )

    def _ask_selected(self) -> None:
        fields = self._model.selection.fields
        if len(fields) == 2:
            self.resolve(*fields)
        else:
            self.ask(*fields)

    def _take_margin(self) -> None:
        settings().setValue(_MARGIN, str(self.panel.margin_mm))
        if self.pair is not None:
            self.ask(*self.pair)

    def _follow_tool(self) -> None:
        """Begin with the closest dispute, and take all marks away in the end."""
        answers = self._live.answers
        answers.how_far = self._at_work
        if self._at_work:
            self._dock.show()
            self._dock.raise_()
            if self.pair is None:
                self._goes_on, self._place = True, 0
                self._follow_disputes()
        else:
            self._leave()

    def _leave(self) -> None:
        self.pair, self._goes_on = None, False
        self.worker.cancel(_KIND)
        if self.found is not None and len(self.found.fields) == 2:
            self.found = None
            self.panel.show_found(tr("Choose a dispute in the list."), ())
        self._mark()

    def _follow_disputes(self) -> None:
        """List the disputes of another map; go on with the next, or ask again about this one."""
        disputes = self._live.answers.disputes
        self._list_disputes()
        if disputes is None or not self._at_work:
            return
        left = [dispute.fields for dispute in disputes]
        if self._goes_on or self.pair is None:
            pair = self.panel.dispute_at(self._place)
            if pair is not None:
                self.resolve(*pair)
            else:
                self.panel.show_found(tr("Nothing is disputed."), ())
        elif self.pair in left:
            known = self.found is not None and all(one.effects.complete for one in self.found)
            if not known and self.panel.current < 0 and not self.worker.busy(_KIND):
                self.ask(*self.pair)
        else:
            a, b = self.pair
            self.panel.show_found(tr("{a} and {b} are settled.", a=a, b=b), ())

    def _list_disputes(self) -> None:
        self.panel.show_disputes(self._live.answers.disputes or (), self.pair)

    def _show(self, found: Suggestions) -> None:
        self.found = found
        first, *words = found.sentences
        numbered, notes = words[: len(found)], words[len(found) :]
        told = [line.partition(" ")[2] for line in numbered]
        rows = [
            Row(number, brief_words(found.map, one, line), line, one.effects)
            for number, (one, line) in enumerate(zip(found, told, strict=True))
        ]
        if len(found.fields) == 2 and all(one.effects.complete for one in found):
            rows.sort(key=lambda row: found[row.number].harm)
        self.panel.show_found(first, rows, notes)
        self._mark()

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
        self._mark()

    def _follow_drag(self) -> None:
        """Take the marks away while something is dragged: its answer stands there."""
        if self._at_work and self.panel.current < 0:
            if self._model.previewing:
                self._marks.clear()
            else:
                self._mark()

    @property
    def marked(self) -> list[str]:
        """The words of the marks on the board."""
        return self._marks.words

    def _preview(self, number: int) -> None:
        if self.found is not None and number >= 0:
            self._model.preview(self._edit(number))
        elif self._model.previewing and self.found is not None:
            self._model.cancel()
        self._mark()

    def _mark(self) -> None:
        """Show what the suggestion changes that is chosen, else what the dispute turns on."""
        marks, found, number = self._marks, self.found, self.panel.current
        marks.clear()
        self.tool.corners = frozenset()
        if found is None:
            return
        marks.set_unit(found.map.unit_mm)
        if self._at_work:
            alone = [way.moves[0].vertex for way in found.each if len(way.moves) == 1]
            self.tool.corners = frozenset(alone)
        if number >= 0:
            self._mark_pairs(found[number].effects)
            self._mark_changes(found[number].changes)
        elif self._at_work:
            self._mark_each(found.each)

    def _mark_each(self, each: Iterable[Settled]) -> None:
        """Mark what the dispute turns on, with how far it has to move for either answer."""
        groups: dict[tuple[str, ...], list[Settled]] = {}
        for way in each:
            groups.setdefault(tuple(move.vertex for move in way.moves), []).append(way)
        nearest = sorted(groups.values(), key=lambda ways: min(w.moves[0].length for w in ways))
        distances = len({way.distance for way in each if way.sees}) > 1
        for ways in nearest[:_MARKED]:
            for way in ways:
                self._arrow(way, distances=distances)

    def _arrow(self, way: Settled, *, distances: bool) -> None:
        marks, moves = self._marks, way.moves
        length = moves[0].length
        role = "snap" if way.sees else "draw"
        places = [move.before for move in moves]
        if way.kind in ("wall", "line"):
            marks.line([min(places), max(places)], role)
        x, y = (sum(values) / len(values) for values in zip(*places, strict=True))
        if way.kind == "corner":
            marks.dot((x, y), "snap", radius=5.0)
        far = self._view.radius(_ARROW) / length
        (ax, ay), (bx, by) = moves[0].before, moves[0].after
        end = (x + (bx - ax) * far, y + (by - ay) * far)
        marks.line([(x, y), end], role)
        marks.dot(end, role, radius=2.5)
        mm = decimal(length * self._model.committed.unit_mm, 2)
        if way.sees and distances:
            words = tr("{mm} mm: distance {n}", mm=mm, n=way.distance)
        else:
            words = tr("{mm} mm: seen", mm=mm) if way.sees else tr("{mm} mm: not seen", mm=mm)
        marks.label(end, words, role, below=by > ay, if_free=True)  # nearest first

    def _mark_pairs(self, effects: Effects) -> None:
        """Draw a line between the fields of each pair that changes as well."""
        for pairs, role, dashed in (
            (effects.settled, "good", False),
            (effects.distances, "draw", True),
            (effects.verdicts, "draw", False),
            (effects.raised, "refused", False),
        ):
            for pair in pairs:
                ends = [_middle(self._model.committed, field) for field in pair]
                self._marks.line(ends, role, dashed=dashed)

    def _mark_changes(self, changes: Sequence[Change]) -> None:
        """Show where the board changes: a move of half a millimetre is hard to see."""
        from mapkit.drafts.changes import Bend, NewTrait  # noqa: PLC0415 - loaded by then
        from mapkit.model import VertexMove  # noqa: PLC0415

        game_map, marks = self._model.committed, self._marks
        for change in changes:
            match change:
                case VertexMove(_, before, after):
                    marks.line([before, after], "good")
                    marks.dot(after, "good")
                case Bend((a, b), at):
                    marks.line([game_map.vertices[a], at, game_map.vertices[b]], "good")
                case NewTrait(field, _):
                    marks.area(game_map.points(field)[0], "good")
                case _:
                    pass

    def _apply(self, number: int) -> None:
        if self.found is not None:
            self._goes_on, self._place = self._at_work, self.panel.chosen
            self._model.edit(tr("Apply a suggestion"), self._edit(number))

    def _edit(self, number: int) -> Edit:
        """Return a suggestion as an edit of the map that it was made for."""
        from mapkit.drafts.changes import carry_out  # noqa: PLC0415 - loaded by then

        assert self.found is not None  # it is listed
        return partial(carry_out, changes=self.found[number].changes)


def _middle(game_map: GameMap, field: str) -> tuple[float, float]:
    """Return a point within a field."""
    import shapely  # noqa: PLC0415 - loaded by then

    rings = game_map.points(field)
    point = shapely.Polygon(rings[0], rings[1:]).representative_point()
    return point.x, point.y


def _suggestions(
    game_map: GameMap,
    fields: tuple[str, ...],
    margin_mm: float,
    disputes: Sequence[Dispute] | None,
    tell: Tell,
) -> Suggestions:
    """Look for suggestions; disputes of the whole map, which take longer, are not waited for."""
    from mapkit.board.derived import Derived  # noqa: PLC0415 - when it is first asked, in its thread
    from mapkit.board.drafts import suggest  # noqa: PLC0415

    compiled = Derived(game_map).compile()
    return suggest(compiled, disputes, fields, margin_mm=margin_mm, progress=tell)
