"""The review of a traced map: what is open, in which order, and what is looked at."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.query import Query
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.jobs.in_parts import cores
from mapkit.model import Doubt, GameMap
from mapkit.review.alternatives import (
    LOOK,
    Alternative,
    alike,
    all_corrected,
    all_seen,
    alternatives,
    corrected,
    open_doubts,
    seen,
)

if TYPE_CHECKING:
    from mapkit.review.weights import ReviewItem, WrongVerdicts

_SETTLE_MS = 300


class Review(QObject):
    """Walks through the open doubts of the committed map.

    The order is found in a thread, while :attr:`wanted`, and anew after each edit. Until then the
    one before is kept, without what has been settled since.
    """

    changed = pyqtSignal()
    """The list, what is looked at, or how far the order is."""
    moved = pyqtSignal()
    """Another item is looked at."""

    def __init__(self, model: MapModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.worker = Worker(self, background=True)
        self._order: Query[tuple[ReviewItem, ...]] = Query(
            self.worker, "review", (), must_succeed=True
        )
        self.current: Doubt | None = None
        self._wanted = self._begun = False
        self._skipped: list[Doubt] = []
        self._visited: list[Doubt] = []
        self._open: tuple[Doubt, ...] = ()
        self._known: set[tuple[object, ...]] = set()
        self._soon = single_shot(self, self._ask, _SETTLE_MS)
        self._order.changed.connect(self.changed)
        model.committed_changed.connect(self._follow)
        model.replaced.connect(self._forget)
        self._follow()

    @property
    def traced(self) -> bool:
        """Whether the map came out of a photo."""
        return self._model.committed.tracing is not None

    @property
    def sorting(self) -> bool:
        """Whether the order is being computed."""
        return self._soon.isActive() or self._order.asked

    @property
    def items(self) -> tuple[ReviewItem, ...]:
        """The open items in the order that is known; () before the first one is."""
        left = {_name(d): d for d in self._open}
        order = [(item, left.get(_name(item.doubt))) for item in self._order.value]
        return tuple(replace(item, doubt=doubt) for item, doubt in order if doubt is not None)

    @property
    def item(self) -> ReviewItem | None:
        """What is looked at."""
        return next((item for item in self.items if item.doubt == self.current), None)

    @property
    def first(self) -> Doubt | None:
        """The item to begin with."""
        return next((item.doubt for item in self.items), None)

    @property
    def seen(self) -> tuple[int, int]:
        """How many doubts have been settled since the map was opened, and how many there were."""
        return len(self._known) - len(self._open), len(self._known)

    @property
    def left(self) -> WrongVerdicts:
        """How many verdicts may be wrong."""
        from mapkit.review.weights import wrong_verdicts_left  # noqa: PLC0415 - when asked

        return wrong_verdicts_left(self.items)

    @property
    def others(self) -> tuple[Alternative, ...]:
        """What the item that is looked at may be instead; empty where only a person can say."""
        return alternatives(self._model.committed, self.current) if self.current else ()

    def want(self, wanted: bool) -> None:
        """Say whether anybody looks at the list: only then its order is computed."""
        self._wanted = wanted
        about = self._order.about
        if wanted and self.traced and not (about and about[0] is self._model.committed):
            self._soon.start()
            self.changed.emit()
        elif not wanted:
            self._soon.stop()
            self._order.cancel()

    def look_at(self, doubt: Doubt | None) -> None:
        """Look at an item, or at none."""
        if doubt == self.current:
            return
        self._begun = True
        if self.current is not None:
            self._visited.append(self.current)
        self._show(doubt)

    def skip(self) -> None:
        """Leave the item open and go on to the next; after the last come those left open."""
        if self.current is not None and self.current not in self._skipped:
            self._skipped.append(self.current)
        after = self._next()
        if after is not None:
            self.look_at(after)

    def back(self) -> None:
        """Go back to the item looked at before, if it is still open."""
        while self._visited:
            doubt = self._visited.pop()
            if doubt in self._open and doubt != self.current:
                self._show(doubt)
                return

    @property
    def can_go_back(self) -> bool:
        """Whether there is an item to go back to."""
        return any(d in self._open and d != self.current for d in self._visited)

    def accept(self) -> None:
        """Settle the item as it is, as one step, and go on."""
        doubt = self.current
        if doubt is not None:
            self._model.edit(tr("Accept what was traced"), lambda m: seen(m, doubt))

    def fix(self, other: Alternative) -> None:
        """Make it what it may be instead, as one step, and go on."""
        doubt = self.current
        if doubt is None:
            return
        self._model.edit(tr("Correct what was traced"), lambda m: corrected(m, doubt, other))

    @property
    def group(self) -> tuple[Doubt, ...]:
        """The item that is looked at, and those that ask the same."""
        return alike(self._model.committed, self.current) if self.current else ()

    def accept_group(self) -> None:
        """Settle all that is alike as it is, as one step, and go on."""
        doubts = self.group
        self._model.edit(tr("Accept what is alike"), lambda m: all_seen(m, doubts))

    def fix_group(self) -> None:
        """Make all that is alike what it may be instead, as one step, and go on."""
        doubts = self.group
        self._model.edit(tr("Correct what is alike"), lambda m: all_corrected(m, doubts))

    def close(self) -> None:
        """Stop all work."""
        self._soon.stop()
        self.worker.close()

    def _next(self) -> Doubt | None:
        """Return the open item after this one; those that were skipped once no other is left."""
        order = [item.doubt for item in self.items]
        after = order.index(self.current) + 1 if self.current in order else 0
        left = set(self._open) - {self.current}
        later = [d for d in (*order[after:], *order[:after]) if d in left]
        fresh = [d for d in later if d not in self._skipped]
        if not fresh:
            self._skipped.clear()
        return next(iter(fresh or later), None)

    def _show(self, doubt: Doubt | None) -> None:
        self.current = doubt
        self.moved.emit()
        self.changed.emit()

    def _follow(self) -> None:
        """Another map is committed: go on from what it settles, or to what is open again."""
        tracing = self._model.committed.tracing
        before, self._open = self._open, open_doubts(self._model.committed)
        known = self._known if tracing is not None else set()
        was = {_name(d) for d in before}
        again = [d for d in self._open if _name(d) not in was and _name(d) in known]
        self._known = known | {_name(d) for d in self._open}
        if self._begun and self.current not in self._open:
            same = [d for d in self._open if self.current and _name(d) == _name(self.current)]
            self._show(next(iter(same or again), None) or self._next())
        elif self._begun and again:
            self._show(again[0])
        if self._wanted and tracing is not None:
            self._soon.start()
        self.changed.emit()

    def _ask(self) -> None:
        game_map = self._model.committed
        before = (self._order.about[0], self._order.value) if self._order.about else None
        self._order.ask(partial(_found, game_map, before), game_map)

    def _forget(self) -> None:
        """Another map is open."""
        self._known, self._open, self._begun = set(), (), False
        self._visited.clear()
        self._skipped.clear()
        self._order.clear()
        self._show(None)


def _found(
    game_map: GameMap, before: tuple[GameMap, tuple[ReviewItem, ...]] | None, tell: Tell
) -> tuple[ReviewItem, ...]:
    from mapkit.review.weights import review_items  # noqa: PLC0415 - when asked

    return review_items(game_map, before=before, threads=cores(), progress=tell)


def _name(doubt: Doubt) -> tuple[object, ...]:
    """Return what stays of a doubt when its fields get other ids."""
    return (doubt.about, doubt.fields if doubt.about == LOOK else doubt.at)
