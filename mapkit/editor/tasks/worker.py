"""Work off the GUI thread: the newest job of a kind wins, and every job can be stopped."""

from __future__ import annotations

import itertools
import os
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.editor.tasks.main_thread import MainThread

Tell = Callable[[int, int], None]
"""What a job calls with the steps done and in all; raises :class:`Cancelled` to stop it."""

_PAUSE_S = 0.05
_NICE = 10
_LOOK_AGAIN_S = 0.02
"""How often a job that is held looks whether it may go on."""


class Cancelled(Exception):  # noqa: N818 - no error: it ends a job that nobody waits for
    """Nobody wants the answer any more."""


@dataclass(eq=False)
class Job:
    """One piece of work, and what to do with its answer in the GUI thread."""

    kind: str
    work: Callable[[Tell], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None] | None
    number: int
    cancelled: threading.Event = field(default_factory=threading.Event)


class Worker(QObject):
    """A thread that does jobs one after the other, those of small ``rank`` first.

    ``background`` says whether its jobs give way to all others on the processor, where the system
    can tell threads apart (Linux).
    """

    progress = pyqtSignal(str, int, int)
    """Kind of the job at work, steps done, steps in all."""
    idle = pyqtSignal(str)
    """A job of the kind has ended, was stopped or has failed, and none of it waits."""

    def __init__(self, parent: QObject | None = None, *, background: bool = False) -> None:
        super().__init__(parent)
        self._background = background
        self._waiting: dict[str, tuple[int, Job]] = {}
        self._current: Job | None = None
        self._wanted: dict[str, Job] = {}
        """The newest job of each kind until its answer is delivered."""
        self._condition = threading.Condition()
        self._closing = False
        self._numbers = itertools.count()
        self._held: Callable[[], bool] = lambda: False
        self._main_thread = MainThread.here()
        self._thread = threading.Thread(target=self._run, name="mapkit worker", daemon=True)
        self._thread.start()

    def submit(
        self,
        kind: str,
        work: Callable[[Tell], Any],
        done: Callable[[Any], None],
        *,
        failed: Callable[[Exception], None] | None = None,
        rank: int = 0,
    ) -> None:
        """Do a piece of work; an older job of the same kind is dropped or stopped.

        Parameters
        ----------
        work : callable
            Runs in the thread; must not touch Qt's objects.
        done, failed : callable
            Run in the GUI thread, unless a newer job of the kind has come in between.
        rank : int
            Of what waits, the smallest goes first.
        """
        job = Job(kind, work, done, failed, next(self._numbers))
        with self._condition:
            self._drop(kind)
            self._waiting[kind] = (rank, job)
            self._wanted[kind] = job
            self._condition.notify()

    def cancel(self, kind: str) -> None:
        """Drop or stop the job of a kind, if there is one."""
        with self._condition:
            self._drop(kind)
        self.idle.emit(kind)

    def busy(self, kind: str) -> bool:
        """Return whether a job of the kind waits, is at work, or is done but not delivered yet."""
        return kind in self._wanted

    @property
    def at_work(self) -> bool:
        """Return whether any job waits, is at work, or is done but not delivered; in any thread."""
        return bool(self._wanted)

    def hold_while(self, busy: Callable[[], bool]) -> None:
        """Hold jobs before they begin, and at each step, while something else is urgent.

        ``busy`` is asked now and then in the worker's thread, so it must not touch Qt's objects. A
        job that rests can be stopped like any other.
        """
        self._held = busy

    def close(self, *, wait: bool = True) -> None:
        """Stop the job at work and end the thread; one without end is waited for only a while.

        ``wait`` is False for jobs that take long from step to step: the thread ends by itself.
        """
        with self._condition:
            self._closing = True
            self._waiting.clear()
            if self._current is not None:
                self._current.cancelled.set()
            self._condition.notify()
        if wait:
            self._thread.join(timeout=5)

    def _drop(self, kind: str) -> None:
        self._waiting.pop(kind, None)
        self._wanted.pop(kind, None)
        if self._current is not None and self._current.kind == kind:
            self._current.cancelled.set()

    def _run(self) -> None:
        if self._background and sys.platform == "linux":
            # Of this thread alone, and of those that it starts: the window comes first.
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
        while True:
            with self._condition:
                while not self._waiting and not self._closing:
                    self._condition.wait()
                if self._closing:
                    return
                kind = min(self._waiting, key=lambda k: self._waiting[k][0])
                job = self._current = self._waiting.pop(kind)[1]
            result, problem = None, None
            try:
                self._rest(job)
                result = job.work(self._teller(job))
            except Cancelled:
                job.cancelled.set()
            except Exception as error:  # noqa: BLE001 - told in the GUI thread
                problem = error
            with self._condition:
                self._current = None
                if self._closing:
                    return
            self._main_thread.send(self, partial(self._deliver, job, result, problem))

    def _rest(self, job: Job) -> None:
        """Wait while a job is held; raise :class:`Cancelled` where it was stopped."""
        while self._held() and not job.cancelled.wait(_LOOK_AGAIN_S):
            pass
        if job.cancelled.is_set():
            raise Cancelled

    def _teller(self, job: Job) -> Tell:
        shown = 0.0

        def tell(done: int, total: int) -> None:
            nonlocal shown
            self._rest(job)
            now = time.monotonic()
            if now - shown > _PAUSE_S:
                shown = now
                self._main_thread.send(self, partial(self._tell_progress, job, done, total))

        return tell

    def _tell_progress(self, job: Job, done: int, total: int) -> None:
        if self._wanted.get(job.kind) is job:  # it was not stopped in between
            self.progress.emit(job.kind, done, total)

    def _deliver(self, job: Job, result: Any, problem: Exception | None) -> None:
        if self._wanted.get(job.kind) is not job:
            return  # it was dropped after it had been done, and another may be on its way
        del self._wanted[job.kind]
        try:
            if job.cancelled.is_set():
                pass  # it has stopped itself
            elif problem is None:
                job.done(result)
            elif job.failed is not None:
                job.failed(problem)
            else:
                raise problem
        finally:
            if not self.busy(job.kind):
                self.idle.emit(job.kind)
