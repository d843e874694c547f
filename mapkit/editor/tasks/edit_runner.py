"""Edits of large maps are computed in a thread, so that the window does not wait for them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import numpy as np
from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.drawing.places import box_of
from mapkit.editor.tasks.main_thread import MainThread, single_shot
from mapkit.errors import MapkitError
from mapkit.model import GameMap

Edit = Callable[[GameMap], GameMap]
"""A pure edit with all but the map filled in; raises :class:`EditRefusedError`."""

_LARGE = 300
"""Edits of maps with no more fields than this are carried out at once..."""

_MANY_VERTICES = 3000
"""... and no more vertices than this: one boundary of many may take long."""

_MOST_MEETINGS = 20
"""... where each meets no more others than this, boxes taken for fields: each two that lie on each
other are compared..."""

_STOOD_S = 0.5
"""... unless the last edit took longer."""

_AT_ONCE_S = 0.03
"""How long the window waits for a thread before it goes on with other things."""

_PREVIEW_AT_ONCE_S = 0.01
"""The same within a gesture, of which more follows soon."""

_QUICK_S = 0.015
"""Within a gesture, no thread is needed for what took no longer than this the last time."""

_SLOW_S = 0.1
"""After a preview that took longer the next one waits until this one is drawn."""

_LOOK_AGAIN_MS = 10


class EditRun:
    """An edit of a map, and what came of it."""

    def __init__(self, before: GameMap, edit: Edit) -> None:
        self.before = before
        self.edit = edit
        self.after: GameMap | None = None
        self.problem: Exception | None = None
        self.seconds = 0.0
        self.over = threading.Event()

    @property
    def refusal(self) -> MapkitError | None:
        """Why the edit was refused; a mistake of the program is raised instead."""
        if self.problem is None or isinstance(self.problem, MapkitError):
            return self.problem
        raise self.problem

    def run(self) -> None:
        """Work it out, in any thread."""
        begin = time.perf_counter()
        try:
            self.after = self.edit(self.before)
        except Exception as problem:  # noqa: BLE001 - told, or raised, in the window's thread
            self.problem = problem
        self.seconds = time.perf_counter() - begin
        self.over.set()


class EditRunner(QObject):
    """Works edits out: the one that a person waits for, or the newest of a gesture's previews.

    ``drawing`` says whether a preview is being drawn in a thread. Slow previews take turns with
    that: two threads of Python at once would leave the window too little.
    """

    previewed = pyqtSignal(object)
    """Of EditRun: A preview is computed that was not computed at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._awaited: EditRun | None = None
        self._ended: Callable[[EditRun | None], None] | None = None
        """Who waits for :attr:`_awaited`, or for the newest preview where that is None."""
        self._preview: EditRun | None = None
        self._next: tuple[GameMap, Edit] | None = None
        self._quick = self._slow = self._stood = self._crowded = False
        self._looked_at: GameMap | None = None
        self.drawing: Callable[[], bool] = lambda: False
        self._again = single_shot(self, self._go_on, _LOOK_AGAIN_MS)

    @property
    def previewing(self) -> bool:
        """Whether a preview is being computed, or will be."""
        return self._preview is not None or self._next is not None

    @property
    def waiting(self) -> bool:
        """Whether somebody waits for an edit."""
        return self._ended is not None

    def work_out(
        self,
        before: GameMap,
        edit: Edit,
        began: Callable[[], None],
        ended: Callable[[EditRun | None], None],
    ) -> None:
        """Work an edit out.

        Parameters
        ----------
        edit : callable
        began : callable
            Called where it takes its time.
        ended : callable
            Called when it is computed, perhaps at once; with None where it was stopped.
        """
        run = self._started(before, edit)
        if run.over.is_set():
            ended(run)
            return
        self._awaited, self._ended = run, ended
        began()

    def preview(self, before: GameMap, edit: Edit) -> EditRun | None:
        """Compute what to show; None where it will be told by :attr:`previewed`.

        While one is being computed, only the newest of those that follow waits for its turn.
        """
        if self._preview is not None or self._held:
            self._next = (before, edit)
            self._go_on()
            return None
        run = self._started(before, edit, alone=not self._quick, patience_s=_PREVIEW_AT_ONCE_S)
        if run.over.is_set():
            self._quick, self._slow = run.seconds < _QUICK_S, False
            return run
        self._quick = False
        self._preview = run
        return None

    def finish_previews(self, began: Callable[[], None], ended: Callable[[bool], None]) -> None:
        """Tell when the newest preview is computed, perhaps at once; False if it was stopped."""
        if self.previewing:
            self._ended = lambda run: ended(run is not None)
            began()
        else:
            self._slow = False
            ended(True)

    def stop(self) -> None:
        """Give up all that is being computed, and tell who waits for it."""
        self._preview = self._next = None
        self._quick = self._slow = False
        self._end(None)

    def _is_crowded(self, game_map: GameMap) -> bool:
        """Return whether many fields lie on each other; in a gesture, of the same map each time."""
        if self._looked_at is not game_map:
            self._looked_at, self._crowded = game_map, _crowded(game_map)
        return self._crowded

    @property
    def _held(self) -> bool:
        return self._slow and self.drawing()

    def _started(
        self, before: GameMap, edit: Edit, *, alone: bool = True, patience_s: float = _AT_ONCE_S
    ) -> EditRun:
        """Compute ``alone`` in a thread, if that may take long, and wait for it a moment."""
        run = EditRun(before, edit)
        small = len(before.fields) <= _LARGE and len(before.vertices) <= _MANY_VERTICES
        small = small and not self._is_crowded(before)
        if (small and not self._stood) or not alone:
            run.run()
            self._stood = run.seconds > _STOOD_S
            return run
        main_thread = MainThread.here()

        def work() -> None:
            run.run()
            main_thread.send(self, lambda: self._take(run))

        threading.Thread(target=work, name="mapkit edit", daemon=True).start()
        run.over.wait(patience_s)
        return run

    def _end(self, run: EditRun | None) -> None:
        ended, self._ended, self._awaited = self._ended, None, None
        if ended is not None:
            ended(run)

    def _take(self, run: EditRun) -> None:
        self._stood = run.seconds > _STOOD_S
        if run is self._preview:
            self._preview = None
            self._slow = run.seconds > _SLOW_S
            self.previewed.emit(run)
            self._go_on()
            if self.waiting and not self.previewing:
                self._slow = False
                self._end(run)
        elif run is self._awaited:
            self._end(run)

    def _go_on(self) -> None:
        """Compute the newest preview that waits, once it is its turn."""
        if self._next is None or self._preview is not None:
            return
        if self._held:
            self._again.start()
            return
        following, self._next = self._next, None
        self._preview = run = self._started(*following, patience_s=0.0)
        if run.over.is_set():  # it was computed at once: no thread will tell of it
            self._take(run)


def _crowded(game_map: GameMap) -> bool:
    """Return whether the boxes of more fields meet than an edit at once can be held against."""
    boxes = np.array([box_of(game_map, i) for i in game_map.fields], float).reshape(-1, 4)
    left, top, right, bottom = boxes.T[:, :, np.newaxis]
    meet = (left < right.T) & (right > left.T) & (top < bottom.T) & (bottom > top.T)
    return int(meet.sum()) > _MOST_MEETINGS * len(boxes)
