"""Checks, tables and close calls of the whole map, asked anew as it changes."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject

from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.editor.sight.solver import Solver
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Worker
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute
    from mapkit.sight import SightTables

_SETTLE_MS, _AT_LATEST_S = 80, 0.5
"""After an edit checks and tables wait until edits pause, but not for long: a key that is held
repeats every 30 ms, for as long as it is held. The colours of one field do not wait."""

_PACE_MS = 250
"""How long the hand rests in a gesture before checks and tables follow: their threads, and showing
them, would keep every step of the mouse waiting."""


class MapAnswers(QObject):
    """Keeps what is asked of the whole map up to date.

    Attributes
    ----------
    checked : signal
        :attr:`diagnostics` belong to :attr:`checked_map`, in a gesture one of its previews.
    tables_changed : signal
        :attr:`tables` belong to :attr:`tables_map`, in a gesture one of its previews; they are
        None while they are made.
    disputes_changed : signal
        :attr:`disputes` belong to the committed map, or are None while they are not known.
    """

    def __init__(self, model: MapModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.solver = Solver()
        self._slow_solver = Solver()
        self.checks = Worker(self)
        """Checks alone: what is wrong must not wait until something else has noticed its end."""
        self.tabling = Worker(self, background=True)
        """Tables of the whole map: a gesture does not wait for close calls to see its own."""
        self.slow = Worker(self, background=True)
        """Disputes."""
        self._check: Query[tuple[Diagnostic, ...]] = Query(
            self.checks, "check", (), must_succeed=True
        )
        self._tables: Query[SightTables | None] = Query(self.tabling, "tables", None)
        self._disputes: Query[tuple[Dispute, ...] | None] = Query(
            self.slow, "disputes", None, rank=3
        )
        self.checked = self._check.changed
        self.tables_changed = self._tables.changed
        self.disputes_changed = self._disputes.changed
        self.find_disputes = True
        self.following = False
        """Whether the tables that were asked for last are those of a preview."""
        self._tables_asked: GameMap | None = None
        self._settle = single_shot(self, self._follow_slowly, _SETTLE_MS)
        self._pace = single_shot(self, self._follow_in_gesture, _PACE_MS)
        self._due = math.inf
        self._check.changed.connect(self._check_again)
        self._tables.changed.connect(self._follow_at_pace)

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

    @property
    def making_tables(self) -> bool:
        """Whether :attr:`tables` are on the way."""
        return self._settle.isActive() or self._tables.asked

    @property
    def finding_disputes(self) -> bool:
        """Whether :attr:`disputes` are looked for."""
        return self._disputes.asked

    def close(self) -> None:
        """Stop all work."""
        self._settle.stop()
        self._pace.stop()
        self.checks.close()
        self.tabling.close()
        self.slow.close()

    @property
    def _trusted(self) -> bool:
        """Whether the shown map is an edit of one that was found free of errors."""
        return self._model.previewing and not has_errors(self.diagnostics)

    @property
    def _before(self) -> GameMap | None:
        """The map that the shown one is an edit of, if it was found free of errors."""
        return self._model.committed if self._trusted else None

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

    def _renew(self) -> None:
        """Ask anew for another committed map."""
        self._ask_soon()
        if not self._has_tables(self._model.committed):
            self._tables.clear()
        self._disputes.clear()

    def _ask_soon(self) -> None:
        now = time.monotonic()
        self._due = min(self._due, now + _AT_LATEST_S)
        self._settle.start(min(_SETTLE_MS, max(0, round(1000 * (self._due - now)))))

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
