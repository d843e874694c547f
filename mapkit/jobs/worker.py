"""What runs on a worker of a Dask cluster. Nothing here loads Dask: the worker has it."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any

from mapkit.jobs.fingerprint import surroundings
from mapkit.jobs.in_parts import take_one_core
from mapkit.jobs.task import Outcome, outcome_of


async def admit(
    wanted: str, check: Callable[[], object] | None, resource: str, dask_worker: Any
) -> tuple[str, Exception | None]:
    """Let this worker take part where it is fit: give it the resource that the tasks ask for.

    Parameters
    ----------
    wanted : str
        The surroundings of who asks: others may give other bits.
    check : callable or None
        Raises where the worker cannot do the work.
    resource : str
        Tasks that need it go to no other worker, also when this one is lost.

    Returns
    -------
    str
        The surroundings here.
    Exception or None
        What the check raised.
    """
    here = surroundings()
    if here != wanted:
        return here, None
    take_one_core()
    try:
        if check is not None:
            await asyncio.to_thread(check)  # it may compile: the worker has to answer meanwhile
    except Exception as problem:  # noqa: BLE001 - told where the work is asked for
        return here, problem
    await dask_worker.set_resources(**{resource: dask_worker.state.nthreads})
    return here, None


def at_work(mark: str, dask_worker: Any) -> bool:
    """Return whether the worker is doing a task whose key begins with a mark."""
    return any(str(state.key).startswith(mark) for state in dask_worker.state.executing)


def do_sent(sent: bytes) -> Outcome:
    """Do a task that was sent: the function and its arguments, pickled."""
    try:
        work, arguments = pickle.loads(sent)  # noqa: S301 - whoever reaches a worker may do anything
    except Exception as problem:  # noqa: BLE001 - told where the work is asked for
        return RuntimeError(f"the worker cannot read the task: {problem!r}"), ""
    return outcome_of(work, arguments)
