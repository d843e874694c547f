"""The present questions about the map, and their answers as they arrive."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.drawing.theme import NIGHT, Theme
from mapkit.editor.sight.field_labels import Figure
from mapkit.editor.sight.map_answers import MapAnswers
from mapkit.editor.sight.solver import Pair
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.sight import FieldVerdict, Standing

_REST_MS, _REST_IN_GESTURE_MS = 60, 250
"""Figures and close calls of one field wait until its colours are painted, and in the middle of a
gesture until the hand rests."""

_Pin = tuple[str, str]


class Answers(MapAnswers):
    """Keeps the answers of one window up to date with its map.

    Each answer is a :class:`Query`; here stands when they are asked, and in what order.

    Attributes
    ----------
    pair_changed : signal
        :attr:`pair` is another: the pair under the mouse.
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
        super().__init__(model, parent)
        self.worker = Worker(self)
        """Answers that the eye waits for."""
        self._around: Query[tuple[FieldVerdict, ...]] = Query(self.worker, "around", (), rank=1)
        self._numbers: Query[tuple[Figure, ...] | None] = Query(
            self.worker, "numbers", None, rank=2
        )
        self._pair: Query[Pair | None] = Query(self.worker, "pair", None, rank=0)
        self._standing: Query[Standing | None] = Query(self.worker, "standing", None, rank=-1)
        self._pinned: Query[dict[_Pin, Pair]] = Query(self.worker, "pins", {}, rank=2)
        self._doubts: Query[tuple[FieldVerdict, ...]] = Query(self.slow, "doubts", (), rank=2)
        self.pair_changed = self._pair.changed
        self.standing_changed = self._standing.changed
        self.origin: str | None = None
        self._doubted: frozenset[str] = frozenset()
        """What of :attr:`origin`'s sight was disputed when that was last looked for."""
        self.target: str | None = None
        self.pins: list[_Pin] = []
        self.how_far = False
        """Whether it is also asked of a pair how far corners may lie elsewhere.

        In a gesture it is then told at each step how the pair stands, and all else follows when
        the hand rests.
        """
        self.theme = NIGHT
        self._rest = single_shot(self, self._finish_around)
        self._rested = single_shot(self, self._follow_rested, _REST_IN_GESTURE_MS)
        self._standing.changed.connect(self._explain_standing)
        self._around.changed.connect(self._show_around)
        self._doubts.changed.connect(self._keep_doubts)
        for query in (self._numbers, self._doubts):
            query.changed.connect(self.around_changed)
        self._pinned.changed.connect(self.pins_changed)
        self._tables.changed.connect(self._finish_soon)
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
        super().close()
        self._rest.stop()
        self._rested.stop()
        self.worker.close()

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

    def _committed(self) -> None:
        if self.origin is not None and self.around and self.around_map is self._model.shown:
            # What was shown while it was dragged is committed: now write the figures as well.
            self._finish_soon()
        if self._rested.isActive():
            self._follow_all()
        elif self.how_far and self.target is not None:
            self._ask_pair()
        self._doubts.cancel()
        self._renew()

    def _forget(self) -> None:
        self.unpin_all()
        self.look_from(None)
        self._check.clear()

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
