"""What is asked of the map now, and the answers as they come in."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from mapkit.analysis.disputes import Dispute
from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.editor.sight.field_labels import Figure
from mapkit.editor.sight.solver import Pair, Solver
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.model import GameMap
from mapkit.sight import FieldVerdict, SightTables, shot_distance

__all__ = ["Answers"]

_SETTLE_MS = 80
"""Checks and tables wait until edits pause; the colours of one field do not."""

_REST_MS, _REST_IN_GESTURE_MS = 60, 250
"""Figures and close calls of one field wait until its colours are painted, and in the middle of a
gesture until the hand rests."""

_AROUND, _NUMBERS, _PAIR, _CHECK, _TABLES, _DOUBTS, _DISPUTES = (
    "around", "numbers", "pair", "check", "tables", "doubts", "disputes",
)  # fmt: skip


class Answers(QObject):
    """Keeps the answers of one window up to date with its map.

    Attributes
    ----------
    asked : signal
        Somebody asked what :attr:`origin` sees, or asks no more.
    around_changed : signal
        :attr:`around` is another: the sight of :attr:`origin`, empty where nothing is asked.
    pair_changed : signal
        :attr:`pair` is another: the pair under the mouse.
    pins_changed : signal
        :attr:`pins` are others.
    checked : signal
        :attr:`diagnostics` belong to the committed map.
    tables_changed : signal
        :attr:`tables` belong to the committed map, or are None while they are made.
    disputes_changed : signal
        :attr:`disputes` belong to the committed map, or are None while they are not known.
    theme_changed : signal
        :attr:`theme` is another: the colours of the board that answers are drawn on.
    """

    asked = pyqtSignal()
    around_changed = pyqtSignal()
    pair_changed = pyqtSignal()
    pins_changed = pyqtSignal()
    checked = pyqtSignal()
    tables_changed = pyqtSignal()
    disputes_changed = pyqtSignal()
    theme_changed = pyqtSignal()

    def __init__(self, model: MapModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.solver = Solver()
        self._slow_solver = Solver()
        self.worker = Worker(self)
        """Answers that the eye waits for."""
        self.slow = Worker(self, patient=True)
        """Checks, tables and disputes of the whole map."""
        self.origin: str | None = None
        self.around: tuple[FieldVerdict, ...] = ()
        self.around_map: GameMap = model.shown
        self.around_origin: str | None = None
        """Whose sight :attr:`around` is: while :attr:`origin` is worked out, the one before."""
        self.numbers: tuple[Figure, ...] | None = None
        """Ids and distances written for :attr:`around`, None until they are."""
        self.span: tuple[int, int] | None = None
        """The distances between which the colours run; they stay while a gesture lasts."""
        self.target: str | None = None
        self.pair: Pair | None = None
        self.pins: list[tuple[str, str]] = []
        self.pinned: dict[tuple[str, str], Pair] = {}
        self.checked_map: GameMap = model.shown
        self.diagnostics: tuple[Diagnostic, ...] = ()
        self.tables: SightTables | None = None
        self.disputes: tuple[Dispute, ...] | None = None
        self.find_disputes = True
        self.theme = NIGHT
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self._follow_slowly)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._finish_around)
        model.changed.connect(self._follow)
        model.committed_changed.connect(self._committed)
        model.replaced.connect(self._forget)
        self._committed()

    def set_theme(self, theme: Theme) -> None:
        """Say in what colours the board is drawn; what is written on answers is written anew."""
        self.theme = theme
        self.worker.cancel(_NUMBERS)
        self._set_around(self.around, self.around_map)
        self._finish_soon()
        self.theme_changed.emit()

    def look_from(self, origin: str | None) -> None:
        """Ask what a field sees; None asks no more."""
        self.origin = origin
        self.target = None
        self.pair = None
        if origin is None:
            self._set_around((), self._model.shown)
            self.worker.cancel(_AROUND)
            self.slow.cancel(_DOUBTS)
            self.worker.cancel(_NUMBERS)
        else:
            self._ask_around()
        self.pair_changed.emit()
        self.asked.emit()

    def ask_as(self, other: Answers) -> None:
        """Ask the same of this map as another window asks of the same one."""
        for a, b in other.pins:
            self.pin(a, b)
        if other.origin is not None:
            self.look_from(other.origin)
            self.look_at(other.target)

    @property
    def looking(self) -> bool:
        """Whether the sight of :attr:`origin` is being worked out."""
        return self.worker.busy(_AROUND)

    @property
    def making_tables(self) -> bool:
        """Whether :attr:`tables` are on the way."""
        return self._settle.isActive() or self.slow.busy(_TABLES)

    def look_at(self, target: str | None) -> None:
        """Ask how the origin sees one field, in full; None asks no more."""
        if target == self.target:
            return
        self.target = target
        if self.origin is None or target is None or target == self.origin:
            self.worker.cancel(_PAIR)
            self.pair = None
            self.pair_changed.emit()
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
            self.pinned.pop(pair, None)
        else:
            self.pins.append(pair)
        self.pins_changed.emit()
        self._ask_pins()

    def unpin_all(self) -> None:
        """Take all pairs off the board."""
        self.pins.clear()
        self.pinned.clear()
        self.pins_changed.emit()

    def close(self) -> None:
        """Stop all work."""
        self._settle.stop()
        self._rest.stop()
        self.worker.close()
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
        elif self.origin is not None:
            self._ask_around()
        self.pins = [p for p in self.pins if p[0] in fields and p[1] in fields]
        self.pinned = {p: pair for p, pair in self.pinned.items() if p in self.pins}
        if self.pins:
            self._ask_pins()
        if self.target is not None:
            self._ask_pair()

    def _committed(self) -> None:
        if self.origin is not None and self.around and self.around_map is self._model.shown:
            # What was shown while it was dragged is committed: now write the figures as well.
            self._finish_soon()
        if self.tables is not None:
            self.tables = None
            self.tables_changed.emit()
        if self.disputes is not None:
            self.disputes = None
            self.disputes_changed.emit()
        self.slow.cancel(_DISPUTES)
        self.slow.cancel(_DOUBTS)
        self._settle.start()

    def _forget(self) -> None:
        self.unpin_all()
        self.look_from(None)
        self.diagnostics = ()
        self.checked.emit()

    def _follow_slowly(self) -> None:
        game_map = self._model.committed
        self.slow.submit(
            _CHECK,
            lambda _tell: self._slow_solver.check(game_map),
            partial(self._set_checked, game_map),
            rank=0,
        )
        self.slow.submit(
            _TABLES,
            lambda tell: self._slow_solver.tables(game_map, tell),
            partial(self._set_tables, game_map),
            failed=lambda _problem: self._set_tables(game_map, None),
            rank=1,
        )
        if self.find_disputes:
            self.ask_disputes()

    def ask_disputes(self) -> None:
        """Look for all close calls of the committed map."""
        game_map = self._model.committed
        self.slow.submit(
            _DISPUTES,
            lambda tell: self._slow_solver.disputes(game_map, tell),
            self._set_disputes,
            failed=lambda _problem: None,
            rank=3,
        )

    def stop_disputes(self) -> None:
        """Stop looking for close calls."""
        self.slow.cancel(_DISPUTES)

    def _set_checked(self, game_map: GameMap, found: tuple[Diagnostic, ...]) -> None:
        self.checked_map, self.diagnostics = game_map, found
        self.checked.emit()

    def _set_tables(self, game_map: GameMap, tables: SightTables | None) -> None:
        if game_map is self._model.committed:
            self.tables = tables
            self.tables_changed.emit()
            self._finish_soon()

    def _set_disputes(self, found: tuple[Dispute, ...]) -> None:
        self.disputes = found
        self.disputes_changed.emit()

    def _ask_around(self) -> None:
        game_map, origin, trusted = self._model.shown, self.origin, self._trusted
        assert origin is not None

        def work(tell: Tell) -> tuple[FieldVerdict, ...]:
            return self.solver.around(game_map, origin, tell, trusted=trusted)

        def done(around: tuple[FieldVerdict, ...]) -> None:
            self._set_around(around, game_map)
            self._finish_soon()

        def failed(_problem: Exception) -> None:
            self._set_around((), game_map)

        self.slow.cancel(_DOUBTS)
        self.worker.cancel(_NUMBERS)
        self.worker.submit(_AROUND, work, done, failed=failed, rank=1)

    def _ask_doubts(self, game_map: GameMap, origin: str, around: tuple[FieldVerdict, ...]) -> None:
        def done(marked: tuple[FieldVerdict, ...]) -> None:
            if game_map is self._model.shown and origin == self.origin:
                self._set_around(marked, game_map, self.numbers)

        # Beside the tables, and after them: the two would only slow each other down.
        self.slow.submit(
            _DOUBTS,
            lambda tell: self._slow_solver.disputed_around(game_map, around, origin, tell),
            done,
            failed=lambda _problem: None,
            rank=2,
        )

    def _finish_soon(self) -> None:
        self._rest.start(_REST_IN_GESTURE_MS if self._model.previewing else _REST_MS)

    def _finish_around(self) -> None:
        """Write figures and find close calls, now that the colours are painted."""
        origin, around, shown = self.origin, self.around, self._model.shown
        if origin is None or not around or self.around_map is not shown:
            return
        previewing = self._model.previewing
        if not previewing and self.span != _span_of(shown, around):
            self._set_around(around, shown)  # the gesture has ended: the colours are its own again
        if self.numbers is None:
            self._ask_numbers(shown, origin, around)
        if self.tables is not None and not previewing:  # else once they are there
            self._ask_doubts(shown, origin, around)

    def _ask_numbers(
        self, game_map: GameMap, origin: str, around: tuple[FieldVerdict, ...]
    ) -> None:
        theme, span = self.theme, self.span

        def done(numbers: tuple[Figure, ...]) -> None:
            if game_map is self._model.shown and origin == self.origin:
                self._set_around(self.around, game_map, numbers)

        self.worker.submit(
            _NUMBERS,
            lambda tell: self.solver.numbers(game_map, origin, around, theme, span, tell),
            done,
            failed=lambda _problem: None,
            rank=2,
        )

    def _set_around(
        self,
        around: tuple[FieldVerdict, ...],
        game_map: GameMap,
        numbers: tuple[Figure, ...] | None = None,
    ) -> None:
        same = self.around_origin == self.origin and self.span is not None
        if not (same and self._model.previewing):
            self.span = _span_of(game_map, around)
        self.around, self.around_map, self.numbers = around, game_map, numbers
        self.around_origin = self.origin
        self.around_changed.emit()

    def _ask_pair(self) -> None:
        game_map, a, b = self._model.shown, self.origin, self.target
        if a is None or b is None or b not in game_map.fields:
            return

        def done(pair: Pair | None) -> None:
            if (a, b) == (self.origin, self.target):
                self.pair = pair
                self.pair_changed.emit()

        self.worker.submit(
            _PAIR,
            lambda _tell: self.solver.pair(game_map, a, b),
            done,
            failed=lambda _problem: done(None),
            rank=0,
        )

    def _ask_pins(self) -> None:
        game_map, pins = self._model.shown, tuple(self.pins)

        def work(tell: Tell) -> dict[tuple[str, str], Pair]:
            found = {}
            for done, (a, b) in enumerate(pins):
                tell(done, len(pins))
                pair = self.solver.pair(game_map, a, b)
                if pair is not None:
                    found[a, b] = pair
            return found

        def done(found: dict[tuple[str, str], Pair]) -> None:
            self.pinned = {pin: pair for pin, pair in found.items() if pin in self.pins}
            self.pins_changed.emit()

        self.worker.submit("pins", work, done, failed=lambda _problem: None, rank=2)


def _span_of(game_map: GameMap, around: tuple[FieldVerdict, ...]) -> tuple[int, int] | None:
    """Return the nearest and the farthest distance at which anything is seen."""
    found = [shot_distance(game_map, v) for v in around]
    distances = [d for d in found if d is not None]
    return (min(distances), max(distances)) if distances else None
