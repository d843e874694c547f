"""Do many tasks, here, in processes or on a cluster; results as they come, and kept in a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from mapkit.errors import WorkerError
from mapkit.jobs.in_parts import cores
from mapkit.jobs.processes import in_processes
from mapkit.jobs.store import Store
from mapkit.jobs.task import Outcome, Task, do_task
from mapkit.messages import phrase


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
        What the results depend on beside their keys, as :func:`mapkit.jobs.fingerprint.fingerprint`
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
