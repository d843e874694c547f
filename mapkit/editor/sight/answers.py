"""The present questions about the map, and their answers as they arrive."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.editor.sight.field_labels import Figure
from mapkit.editor.sight.solver import Pair, Solver
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute
    from mapkit.sight import FieldVerdict, SightTables, Standing

_SETTLE_MS, _AT_LATEST_S = 80, 0.5
"""After an edit checks and tables wait until edits pause, but not for long: a key that is held
repeats every 30 ms, for as long as it is held. The colours of one field do not wait."""

_PACE_MS = 250
"""How long the hand rests in a gesture before checks and tables follow: their threads, and showing
them, would keep every step of the mouse waiting."""

_REST_MS, _REST_IN_GESTURE_MS = 60, 250
"""Figures and close calls of one field wait until its colours are painted, and in the middle of a
gesture until the hand rests."""

_Pin = tuple[str, str]


class Answers(QObject):
    """Keeps the answers of one window up to date with its map.

    Each answer is a :class:`Query`; here stands when they are asked, and in what order.

    Attributes
    ----------
    pair_changed : signal
        :attr:`pair` is another: the pair under the mouse.
    checked : signal
        :attr:`diagnostics` belong to :attr:`checked_map`, in a gesture one of its previews.
    tables_changed : signal
        :attr:`tables` belong to :attr:`tables_map`, in a gesture one of its previews; they are
        None while they are made.
    disputes_changed : signal
        :attr:`disputes` belong to the committed map, or are None while they are not known.
    """

    asked = pyqtSignal()
    """Somebody asked what :attr:`origin` sees, or asks no more."""
    around_changed = pyqtSignal()
    """:attr:`around` is another: the sight of :attr:`origin`, empty where nothing is asked."""
    pins_changed = pyqtSignal()
    """:attr:`pins` are others."""
    theme_changed = pyqtSignal()
    """:attr:`theme` is another: the colours of the board that answers are drawn on."""

    def __init__(self, model: MapModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.solver = Solver()
        self._slow_solver = Solver()
        self.worker = Worker(self)
        """Answers that the eye waits for."""
        self.checks = Worker(self)
        """Checks alone: what is wrong must not wait until something else has noticed its end."""
        self.tabling = Worker(self, background=True)
        """Tables of the whole map: a gesture does not wait for close calls to see its own."""
        self.slow = Worker(self, background=True)
        """Disputes."""
        self._around: Query[tuple[FieldVerdict, ...]] = Query(self.worker, "around", (), rank=1)
        self._numbers: Query[tuple[Figure, ...] | None] = Query(
            self.worker, "numbers", None, rank=2
        )
        self._pair: Query[Pair | None] = Query(self.worker, "pair", None, rank=0)
        self._standing: Query[Standing | None] = Query(self.worker, "standing", None, rank=-1)
        self._pinned: Query[dict[_Pin, Pair]] = Query(self.worker, "pins", {}, rank=2)
        self._check: Query[tuple[Diagnostic, ...]] = Query(
            self.checks, "check", (), must_succeed=True
        )
        self._tables: Query[SightTables | None] = Query(self.tabling, "tables", None)
        self._doubts: Query[tuple[FieldVerdict, ...]] = Query(self.slow, "doubts", (), rank=2)
        self._disputes: Query[tuple[Dispute, ...] | None] = Query(
            self.slow, "disputes", None, rank=3
        )
        self.pair_changed = self._pair.changed
        self.standing_changed = self._standing.changed
        self.checked = self._check.changed
        self.tables_changed = self._tables.changed
        self.disputes_changed = self._disputes.changed
        self.origin: str | None = None
        self._doubted: frozenset[str] = frozenset()
        """What of :attr:`origin`'s sight was disputed when that was last looked for."""
        self.target: str | None = None
        self.pins: list[_Pin] = []
        self.find_disputes = True
        self.how_far = False
        """Whether it is also asked of a pair how far corners may lie elsewhere.

        In a gesture it is then told at each step how the pair stands, and all else follows when
        the hand rests.
        """
        self.following = False
        """Whether the tables that were asked for last are those of a preview."""
        self._tables_asked: GameMap | None = None
        self.theme = NIGHT
        self._settle = single_shot(self, self._follow_slowly, _SETTLE_MS)
        self._pace = single_shot(self, self._follow_in_gesture, _PACE_MS)
        self._due = math.inf
        self._check.changed.connect(self._check_again)
        self._rest = single_shot(self, self._finish_around)
        self._rested = single_shot(self, self._follow_rested, _REST_IN_GESTURE_MS)
        self._standing.changed.connect(self._explain_standing)
        self._around.changed.connect(self._show_around)
        self._doubts.changed.connect(self._keep_doubts)
        for query in (self._numbers, self._doubts):
            query.changed.connect(self.around_changed)
        self._pinned.changed.connect(self.pins_changed)
        self._tables.changed.connect(self._finish_soon)
        self._tables.changed.connect(self._follow_at_pace)
        model.changed.connect(self._follow)
        model.committed_changed.connect(self._committed)
        model.replaced.connect(self._forget)
        self._committed()

    @property
    def around(self) -> tuple[FieldVerdict, ...]:
        """How a field sees the others; disputed ones are marked once that is known.

        Until then those are marked that were disputed before, see :attr:`unchecked`.
        """
        return self._doubts.answer_about(self._around.value) or self._marked(self._around.value)

    @property
    def unchecked(self) -> frozenset[str]:
        """The fields that were disputed in an earlier map and have not been looked at since."""
        if self._doubts.answer_about(self._around.value):
            return frozenset()
        known = self._pair_about(self.around_map)
        return self._doubted - ({known.answer.target} if known is not None else set())

    def _pair_about(self, game_map: GameMap) -> Pair | None:
        """Return the pair that is shown, if it is the origin's and belongs to a map."""
        asked = (game_map, self.around_origin, self.target)
        return self._pair.value if self._pair.about == asked else None

    def _marked(self, around: tuple[FieldVerdict, ...]) -> tuple[FieldVerdict, ...]:
        """Mark as disputed what was so before; the pair that is shown as it is now."""
        known = self._pair_about(self.around_map)
        doubted = set(self._doubted)
        if known is not None:
            doubted.discard(known.answer.target)
            if not known.answer.settled:
                doubted.add(known.answer.target)
        if not doubted:
            return around
        return tuple(replace(v, disputed=True) if v.field in doubted else v for v in around)

    def _keep_doubts(self) -> None:
        marked = self._doubts.answer_about(self._around.value)
        if marked:
            self._doubted = frozenset(v.field for v in marked if v.disputed)

    @property
    def around_map(self) -> GameMap:
        """The map that :attr:`around` belongs to."""
        return self._around.about[0] if self._around.about else self._model.shown

    @property
    def around_origin(self) -> str | None:
        """Whose sight :attr:`around` is: while :attr:`origin` is computed, the one before."""
        return self._around.about[1] if self._around.about else None

    @property
    def numbers(self) -> tuple[Figure, ...] | None:
        """Ids and distances written for :attr:`around`, None until they are."""
        return self._numbers.answer_about(self._around.value, self.theme)

    @property
    def pair(self) -> Pair | None:
        """The pair of :attr:`origin` and :attr:`target`, None where there is no answer."""
        return self._pair.value

    @property
    def standing(self) -> Standing | None:
        """How the pair stands on the map that is shown, in a gesture with :attr:`how_far`."""
        return self._standing.answer_about(self._model.shown, self.origin, self.target)

    @property
    def pair_follows(self) -> bool:
        """Whether :attr:`pair` is that of the shown map, not of one a moment ago."""
        return bool(self._pair.about) and self._pair.about[0] is self._model.shown

    @property
    def pinned(self) -> dict[tuple[str, str], Pair]:
        """The answers of :attr:`pins`, of those that have one."""
        found = self._pinned.value
        return {pin: found[pin] for pin in self.pins if pin in found}

    @property
    def checked_map(self) -> GameMap:
        """The map that :attr:`diagnostics` belong to."""
        return self._check.about[0] if self._check.about else self._model.shown

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What the checks found."""
        return self._check.value

    @property
    def tables(self) -> SightTables | None:
        """The sight tables of :attr:`tables_map`."""
        return self._tables.value

    @property
    def tables_map(self) -> GameMap:
        """The map that :attr:`tables` belong to."""
        return self._tables.about[0] if self._tables.about else self._model.committed

    def disputes_about(self, game_map: GameMap) -> tuple[Dispute, ...]:
        """Return the close calls, if they are known and those of a map."""
        return self._disputes.answer_about(game_map) or ()

    @property
    def disputes(self) -> tuple[Dispute, ...] | None:
        """All close calls of the committed map."""
        return self._disputes.value

    def set_theme(self, theme: Theme) -> None:
        """Say in what colours the board is drawn; what is written on answers is written anew."""
        self.theme = theme
        self._numbers.cancel()
        self._show_around()
        self.theme_changed.emit()

    def look_from(self, origin: str | None) -> None:
        """Ask what a field sees; None stops asking."""
        if origin != self.origin:
            self._doubted = frozenset()
        self.origin = origin
        self.target = None
        self._pair.clear()
        if origin is None:
            self._doubts.cancel()
            self._numbers.cancel()
            self._around.clear(self._model.shown, None)
        else:
            self._ask_around()
        self.asked.emit()

    def ask_as(self, other: Answers) -> None:
        """Ask what another window asks of the same map."""
        for a, b in other.pins:
            self.pin(a, b)
        if other.origin is not None:
            self.look_from(other.origin)
            self.look_at(other.target)

    @property
    def looking(self) -> bool:
        """Whether the sight of :attr:`origin` is being computed."""
        return self._around.asked

    @property
    def making_tables(self) -> bool:
        """Whether :attr:`tables` are on the way."""
        return self._settle.isActive() or self._tables.asked

    @property
    def finding_disputes(self) -> bool:
        """Whether :attr:`disputes` are looked for."""
        return self._disputes.asked

    def look_at(self, target: str | None) -> None:
        """Ask how the origin sees one field, in full; None stops asking."""
        if target == self.target:
            return
        self.target = target
        if self.origin is None or target is None or target == self.origin:
            self._pair.clear()
        else:
            self._ask_pair()

    def show_pair(self, a: str, b: str) -> None:
        """Ask about one pair, as if the mouse had picked it."""
        self.look_from(a)
        self.look_at(b)

    def pin(self, a: str, b: str) -> None:
        """Keep a pair on the board; pinning it again takes it off."""
        pair = (a, b)
        if pair in self.pins:
            self.pins.remove(pair)
        else:
            self.pins.append(pair)
        self.pins_changed.emit()
        self._ask_pins()

    def unpin_all(self) -> None:
        """Take all pairs off the board."""
        self.pins.clear()
        self.pins_changed.emit()

    def close(self) -> None:
        """Stop all work."""
        self._settle.stop()
        self._pace.stop()
        self._rest.stop()
        self._rested.stop()
        self.worker.close()
        self.checks.close()
        self.tabling.close()
        self.slow.close()

    @property
    def _trusted(self) -> bool:
        """Whether the shown map is an edit of one that was found free of errors."""
        return self._model.previewing and not has_errors(self.diagnostics)

    def _follow(self) -> None:
        """Answer anew for another shown map, perhaps in the middle of a gesture."""
        fields = self._model.shown.fields
        if self.origin is not None and self.origin not in fields:
            self.look_from(None)
        if self.how_far and self._model.previewing and self.target is not None:
            for query in (self._around, self._pair, self._pinned):
                query.cancel()
            self._ask_standing()
            self._rested.start()
        else:
            self._follow_all()

    def _follow_rested(self) -> None:
        if self._model.previewing:
            self._follow_all()

    def _follow_all(self) -> None:
        self._rested.stop()
        fields = self._model.shown.fields
        if self.origin is not None:
            self._ask_around()
        self.pins = [p for p in self.pins if p[0] in fields and p[1] in fields]
        if self.pins:
            self._ask_pins()
        if self.target is not None:
            self._ask_pair()
        if self._model.previewing:
            self._follow_at_pace()
        elif not self._has_tables(self._model.committed):
            self._ask_soon()  # the gesture was given up

    def _follow_at_pace(self) -> None:
        """Let issues and tables follow when the hand rests: a moving one would wait for them."""
        if self._model.previewing:
            self._pace.start()

    def _follow_in_gesture(self) -> None:
        """Let issues and tables follow; running jobs go on, or none would ever finish."""
        shown = self._model.shown
        if not self._model.previewing:
            return
        if self.checked_map is not shown:
            self._ask_check()
        # Tables of the whole map, where there are none, are worth waiting for.
        at_work = self._tables.asked and (self.following or self.tables is None)
        if not at_work and not self._has_tables(shown):
            quick, slow = self.solver, self._slow_solver
            trusted = self._trusted and bool(self._check.about)
            self.following, self._tables_asked = True, shown
            self._tables.ask(
                lambda tell: slow.follow(quick.plan(shown, trusted=trusted), tell), shown
            )

    def _has_tables(self, game_map: GameMap) -> bool:
        """Return whether the tables are those of a map, or will be."""
        if self._tables.asked:
            return self._tables_asked is game_map
        return bool(self._tables.about) and self.tables_map is game_map

    def _committed(self) -> None:
        if self.origin is not None and self.around and self.around_map is self._model.shown:
            # What was shown while it was dragged is committed: now write the figures as well.
            self._finish_soon()
        if self._rested.isActive():
            self._follow_all()
        elif self.how_far and self.target is not None:
            self._ask_pair()
        self._doubts.cancel()
        self._ask_soon()
        if not self._has_tables(self._model.committed):
            self._tables.clear()
        self._disputes.clear()

    def _ask_soon(self) -> None:
        now = time.monotonic()
        self._due = min(self._due, now + _AT_LATEST_S)
        self._settle.start(min(_SETTLE_MS, max(0, round(1000 * (self._due - now)))))

    def _forget(self) -> None:
        self.unpin_all()
        self.look_from(None)
        self._check.clear()

    def _follow_slowly(self) -> None:
        self._due = math.inf
        self._ask_check()
        game_map, solver = self._model.committed, self._slow_solver
        followed = self._model.previewing and self.tables is not None
        if not followed and not self._has_tables(game_map):
            self.following, self._tables_asked = False, game_map
            self._tables.ask(lambda tell: solver.tables(game_map, tell), game_map)
        if self.find_disputes and self._disputes.answer_about(game_map) is None:
            self.ask_disputes()

    def _ask_check(self) -> None:
        """Check the shown map; a running check goes on, or none would ever finish."""
        if not self._check.asked:
            game_map, solver = self._model.shown, self._slow_solver
            self._check.ask(lambda _tell: solver.check(game_map), game_map)

    def _check_again(self) -> None:
        if self._model.previewing:
            self._follow_at_pace()
        elif self.checked_map is not self._model.shown and not self._settle.isActive():
            self._ask_check()

    def ask_disputes(self) -> None:
        """Look for all close calls of the committed map."""
        game_map, solver = self._model.committed, self._slow_solver
        self._disputes.ask(lambda tell: solver.disputes(game_map, tell), game_map)

    def stop_disputes(self) -> None:
        """Stop looking for close calls."""
        self._disputes.cancel()

    def _ask_around(self) -> None:
        game_map, origin, trusted = self._model.shown, self.origin, self._trusted
        assert origin is not None
        self._doubts.cancel()
        self._numbers.cancel()
        self._around.ask(
            lambda tell: self.solver.around(game_map, origin, tell, trusted=trusted),
            game_map,
            origin,
        )

    def _show_around(self) -> None:
        """Show the colours of another answer, or in other colours."""
        self.around_changed.emit()
        self._finish_soon()

    def _finish_soon(self) -> None:
        self._rest.start(_REST_IN_GESTURE_MS if self._model.previewing else _REST_MS)

    def _finish_around(self) -> None:
        """Write figures and find close calls, now that the colours are painted."""
        origin, around, shown = self.origin, self._around.value, self._model.shown
        if origin is None or not around or self.around_map is not shown:
            return
        previewing = self._model.previewing
        if self.numbers is None:
            self._ask_numbers(origin)
        # Beside the tables they would only slow each other down.
        if self.tables is not None and not previewing and self._has_tables(shown):
            self._doubts.ask(
                lambda tell: self._slow_solver.disputed_around(shown, around, origin, tell), around
            )

    def _ask_numbers(self, origin: str) -> None:
        game_map, around, theme = self.around_map, self.around, self.theme
        self._numbers.ask(
            lambda tell: self.solver.numbers(game_map, origin, around, theme, tell),
            self._around.value,
            theme,
        )

    def _ask_pair(self) -> None:
        game_map, a, b = self._model.shown, self.origin, self.target
        if a is not None and b is not None and b in game_map.fields:
            before, how_far = self._before, self.how_far and not self._model.previewing
            self._pair.ask(
                lambda _tell: self.solver.pair(game_map, a, b, how_far=how_far, before=before),
                game_map, a, b,
            )  # fmt: skip

    def _ask_standing(self) -> None:
        shown, a, b = self._model.shown, self.origin, self.target
        known, pair = self._standing.value, self._pair.value
        before, guess = self._before, None if known is None else known.settled_mm
        if guess is None and pair is not None:
            guess = pair.answer.settled_mm
        if a is not None and b is not None and b in shown.fields:
            self._standing.ask(
                lambda _tell: self.solver.standing(shown, a, b, before, guess), shown, a, b
            )

    def _explain_standing(self) -> None:
        """Explain a pair at once that is settled; for another that takes too long in a gesture."""
        if self.standing is not None and self.standing.settled:
            self._ask_pair()

    @property
    def _before(self) -> GameMap | None:
        """The map that the shown one is an edit of, if it was found free of errors."""
        return self._model.committed if self._trusted else None

    def _ask_pins(self) -> None:
        game_map, pins = self._model.shown, tuple(self.pins)

        def work(tell: Tell) -> dict[_Pin, Pair]:
            found = {}
            for done, (a, b) in enumerate(pins):
                tell(done, len(pins))
                pair = self.solver.pair(game_map, a, b)
                if pair is not None:
                    found[a, b] = pair
            return found

        self._pinned.ask(work, game_map)
