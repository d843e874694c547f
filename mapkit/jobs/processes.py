"""Tasks in processes of this machine, each with a pipe of its own.

A process that ends unasked, as one that the system ends for want of memory, loses one task at most;
another process gets that task. Processes are started anew, never forked: this program has threads.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import warnings
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import FrameType

from mapkit.errors import WorkerError
from mapkit.jobs.in_parts import take_one_core
from mapkit.jobs.task import Outcome, Task, outcome_of
from mapkit.messages import phrase

TRIES = 3
"""How many processes may end at one task."""

_LOOK_S = 0.1
"""How often who waits is asked whether to go on."""

_GRACE_S = 0.2
"""How long a process may take to tidy up."""

_SAFE_PATH = "PYTHONSAFEPATH"
_spawn = multiprocessing.get_context("spawn")


def in_processes(
    tasks: list[Task], count: int, stop: Callable[[], bool]
) -> Generator[tuple[str, Outcome]]:
    """Do tasks in so many processes; yield keys and what became of them.

    ``stop`` is asked several times a second; True ends the work.

    Raises ``WorkerError`` where several processes ended at the same task.
    """
    waiting = deque(tasks)
    lost: Counter[str] = Counter()
    crew = [_Worker() for _ in range(count)]
    try:
        while waiting or any(worker.task for worker in crew):
            for worker in crew:
                if worker.task is None and waiting:
                    worker.give(waiting.popleft())
            if stop():
                return
            ready = wait([worker.pipe for worker in crew if worker.task], _LOOK_S)
            for number, worker in enumerate(crew):
                task = worker.task
                if task is None or worker.pipe not in ready:
                    continue
                try:
                    outcome = worker.take()
                except (EOFError, OSError):
                    lost[task.key] += 1
                    if lost[task.key] == TRIES:
                        raise _given_up(task) from None
                    worker.end()
                    crew[number] = _Worker()
                    waiting.appendleft(task)
                    continue
                if waiting:  # at once: who asked may take a while with this one
                    worker.give(waiting.popleft())
                yield task.key, outcome
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """A process that does one task after the other.

    ``task`` is what it does now.
    """

    def __init__(self) -> None:
        self.pipe, its_end = _spawn.Pipe()
        self.task: Task | None = None
        self._process = _spawn.Process(target=_serve, args=(its_end,), daemon=True)
        with _apart():
            self._process.start()
        its_end.close()  # so that the pipe ends with the process

    def give(self, task: Task) -> None:
        """Hand over a task; where the process has ended, :meth:`take` will tell."""
        self.task = task
        with suppress(ConnectionError):
            self.pipe.send((task.work, task.arguments))

    def take(self) -> Outcome:
        """Return what became of the task.

        Raises ``EOFError`` or ``OSError`` where the process has ended.
        """
        taken: Outcome = self.pipe.recv()
        self.task = None
        return taken

    def end(self) -> None:
        """End the process, whatever it does; its work is lost."""
        self.pipe.close()
        self._process.terminate()
        self._process.join(_GRACE_S)
        if self._process.is_alive():  # in the kernels, which hear of no signal
            self._process.kill()
            self._process.join()
        self._process.close()


def _given_up(task: Task) -> WorkerError:
    return WorkerError(
        phrase(
            "{n} processes ended without a message while they did {task}; often there is too "
            "little memory, and fewer workers need less",
            n=TRIES,
            task=task.key,
        )
    )


@contextmanager
def _apart() -> Iterator[None]:
    """Start processes that run nothing from the working folder, and that Ctrl-C does not reach.

    The one that started them ends them. Python would look in that folder for its own modules.
    """
    was = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = "1"
    masks = hasattr(signal, "pthread_sigmask")
    try:
        if masks:  # first Python's own helper, whose start would let them through
            resource_tracker.ensure_running()
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            if masks:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
    finally:
        if was is None:
            os.environ.pop(_SAFE_PATH, None)
        else:
            os.environ[_SAFE_PATH] = was


def _serve(pipe: Connection) -> None:
    """Do what comes through the pipe until it is closed."""
    signal.signal(signal.SIGTERM, _leave)
    take_one_core()
    if not sys.warnoptions:
        warnings.simplefilter("ignore")  # of libraries, to programmers, as in the program
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, arguments = pipe.recv()
            pipe.send(outcome_of(work, arguments))


def _leave(_number: int, _frame: FrameType | None) -> None:
    """End as at the end of a program, so that a task's temporary files go with it."""
    sys.exit(0)


def _end_with_parent() -> None:
    """End this process, whatever it does, when the one that gives it work has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
