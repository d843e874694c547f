"""Do many tasks, here, in processes or on a cluster; results as they come, and kept in a file."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

from mapkit.errors import WorkerError
from mapkit.jobs.in_parts import cores, take_one_core
from mapkit.jobs.store import Store
from mapkit.jobs.task import Outcome, Task, do_task, outcome_of
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

    Parameters
    ----------
    stop : callable
        Asked several times a second; True ends the work.

    Raises
    ------
    WorkerError
        Several processes ended at the same task.
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

    Attributes
    ----------
    task : Task or None
        What it does now.
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

        Raises
        ------
        EOFError, OSError
            The process has ended.
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


class RunTasks(Protocol):
    """:func:`run_tasks`, with the workers and the file of results that somebody chose.

    What has work for others takes such a function as ``run``; whoever starts it makes one with
    ``functools.partial(run_tasks, workers=4, store=path)``.
    """

    def __call__(
        self,
        tasks: Iterable[Task],
        *,
        job: object = ...,
        fits: Callable[[str, Any], bool] | None = ...,
        check: Callable[[], object] | None = ...,
        progress: Callable[[int, int], None] | None = ...,
        failed: Callable[[str, Exception], None] | None = ...,
    ) -> Iterator[tuple[str, Any]]:
        """Yield the key and the result of each task, in any order."""


def run_tasks(
    tasks: Iterable[Task],
    *,
    workers: int | None = None,
    scheduler: str | None = None,
    check: Callable[[], object] | None = None,
    notice: Callable[[str], None] | None = None,
    store: Path | None = None,
    job: object = "",
    fits: Callable[[str, Any], bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
    failed: Callable[[str, Exception], None] | None = None,
) -> Generator[tuple[str, Any]]:
    """Do tasks and pass on their results, each as soon as it is there.

    Who leaves the loop early, by ``break``, an error or Ctrl-C, ends the work; what was finished
    stays in the file of results. Results are read from JSON wherever they were made, so they are
    the same in this process, in another one and in a file.

    Parameters
    ----------
    tasks : iterable of Task
        Their keys differ.
    workers : int or None
        How many processes; None takes one for each core, 1 does the work in this process. A
        program of one's own that asks for several needs ``if __name__ == "__main__":``, as
        always where Python starts processes.
    scheduler : str or None
        The address of a Dask scheduler whose workers do the work instead, such as
        ``tcp://host:8786``. A worker has the same mapkit, Python, numpy and shapely, or is turned
        away; a worker that is lost loses nothing. It can reach nothing but the arguments.
    check : callable or None
        A function of a module, called on each worker of a cluster before it gets work: raises
        where the worker cannot do the work, and so turns it away.
    notice : callable or None
        Gets a text for each worker of a cluster that is turned away, and for each damaged line of
        the file of results; None warns of those lines.
    store : Path or None
        A file of results, made where there is none. What it has is not done again.
    job : object
        What the results depend on beside their keys, as :func:`mapkit.jobs.store.fingerprint`
        takes it: a file of results of another job or of another mapkit is refused.
    fits : callable or None
        Gets a key and a result that the file has; False where no task can have that result, which
        is then a damaged line.
    progress : callable or None
        Gets (tasks done, tasks in all) several times a second; raising ends the work.
    stop : callable or None
        Asked several times a second; True ends the work and the results.
    failed : callable or None
        Gets the key and the error of a task that fails, and the others go on; a file of results
        does not keep it. None raises the error.

    Yields
    ------
    key : str
    result : object
        What the task returned. First come the results of the file, then the others in any order.

    Raises
    ------
    ValueError
        Two tasks have one key, or ``workers`` is less than 1.
    FileError
        The file of results is none, or of another job; or it cannot be written. What was finished
        before is kept.
    UsageError
        A scheduler is named, and Dask is not installed.
    WorkerError
        Processes ended again and again at the same task; a scheduler does not answer or forgets the
        work; none of its workers fits, or has time. What was finished is kept.
    Exception
        What a task raises comes on as it is, with a note of the task's key.
    """
    listed = list(tasks)
    if len({task.key for task in listed}) < len(listed):
        raise ValueError("two tasks have the same key")
    if workers is not None and workers < 1:
        raise ValueError("no work without a worker")
    tell = progress or _nothing
    ended = stop or _never
    with Store(store, job, fits=fits, notice=notice) as kept:
        left = [task for task in listed if task.key not in kept]
        done = len(listed) - len(left)

        def look() -> bool:
            tell(done, len(listed))
            return ended()

        for task in listed:
            if task.key in kept:
                if ended():
                    return
                yield task.key, kept[task.key]
        if look():
            return
        if scheduler is not None:
            from mapkit.jobs.cluster import on_cluster  # noqa: PLC0415 - rarely asked for

            doing = on_cluster(scheduler, left, look, check=check, notice=notice)
        elif workers == 1:
            doing = _in_this_process(left, look)
        else:
            doing = in_processes(left, min(workers or cores(), len(left)), look)
        try:
            with closing(doing) as outcomes:
                for key, (problem, text) in outcomes:
                    done += 1
                    if problem is not None:
                        problem.add_note(f"in the task {key}")
                        if failed is None:
                            raise problem
                        failed(key, problem)
                        tell(done, len(listed))
                        continue
                    kept.add(key, text)
                    tell(done, len(listed))
                    yield key, json.loads(text)
        except WorkerError as lost:
            if store is not None and done:
                lost.help = phrase("what was finished is kept: the same command goes on from there")
            raise


def _in_this_process(tasks: list[Task], stop: Callable[[], bool]) -> Generator[tuple[str, Outcome]]:
    for task in tasks:
        if stop():
            return
        try:
            done: Outcome = None, do_task(task.work, task.arguments)
        except Exception as problem:  # noqa: BLE001 - raised by who asked, if at all
            done = problem, ""
        yield task.key, done


def _nothing(done: int, total: int) -> None:
    pass


def _never() -> bool:
    return False
