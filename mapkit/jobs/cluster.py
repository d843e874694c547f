"""Tasks on a Dask cluster: an extra, loaded when a scheduler is named.

A worker is looked at before it gets work, also one that joins later (:mod:`mapkit.jobs.worker`).
The tasks ask for what fit workers have, so the scheduler gives them to no others, whoever is lost.
"""

from __future__ import annotations

import importlib.util
import math
import pickle
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from mapkit.errors import MapkitError, UsageError, WorkerError
from mapkit.jobs.cluster_client import connected, quiet
from mapkit.jobs.fingerprint import surroundings
from mapkit.jobs.task import Outcome, Task
from mapkit.jobs.worker import admit, at_work, do_sent
from mapkit.messages import phrase

if TYPE_CHECKING:
    from distributed import Client, Future

_PATIENCE_S = 60.0
"""How long a scheduler may be silent, and how long no worker may have time for the work."""
_LOOK_S = 0.2
"""How often who waits is asked whether to go on."""
_ROUND_S = 1.0
"""How long from one look at the workers to the next, as soon as one of them is fit."""
_AHEAD = 2
"""How many tasks a worker's thread gets: one to do, one to go on with at once."""


def on_cluster(
    address: str,
    tasks: list[Task],
    stop: Callable[[], bool],
    *,
    check: Callable[[], object] | None = None,
    notice: Callable[[str], None] | None = None,
) -> Generator[tuple[str, Outcome]]:
    """Do tasks on the workers of a scheduler; yield keys and what became of them.

    Raises ``UsageError`` where Dask is not installed. Raises ``WorkerError`` where the scheduler
    does not answer, or forgets the work; its workers end again and again, do not fit, or have no
    time.

    Parameters
    ----------
    address : str
        Of the scheduler, such as ``tcp://host:8786``.
    stop : callable
        Asked several times a second; True ends the work.
    check : callable or None
        Called on each worker before it gets work; raises where the worker cannot do it.
    notice : callable or None
        Gets a text for each worker that is turned away.
    """
    if importlib.util.find_spec("distributed") is None:
        raise UsageError(phrase("a cluster needs Dask: pip install distributed"))
    with quiet(), connected(address) as client:
        run = _Run(client, address, tasks, check, notice)
        try:
            yield from run.answers(stop)
        finally:
            run.take_back()


@dataclass(frozen=True)
class _Seen:
    """What a look at the workers showed."""

    known: frozenset[str]
    fit: Mapping[str, int]
    """How many threads each worker has that was let in."""
    at_work: bool
    """Whether one of them is doing a task of these."""


@dataclass(frozen=True)
class _Asked:
    """What new workers answered, or the error of asking them."""

    answers: Mapping[str, object]


class _Run:
    """The tasks of one call on a cluster."""

    def __init__(
        self,
        client: Client,
        address: str,
        tasks: list[Task],
        check: Callable[[], object] | None,
        notice: Callable[[str], None] | None,
    ) -> None:
        self._client, self._address = client, address
        self._check, self._notice = check, notice
        self._here = surroundings()
        self._resource = f"{self._here}, {getattr(check, '__qualname__', '')}"
        self._mark = f"mapkit-{secrets.token_hex(8)}"  # a scheduler takes equal keys for one task
        self._given = 0
        self._waiting = deque(tasks)
        self._running: dict[Any, tuple[Task, Future[Any]]] = {}
        self._told: SimpleQueue[Future[Any] | _Seen | _Asked | Exception] = SimpleQueue()
        self._fit: Mapping[str, int] = {}
        self._asked: set[str] = set()
        self._refused: dict[str, str] = {}
        self._looking, self._fit_ever = False, False
        self._looked_at = -math.inf
        self._busy_at = self._heard_at = time.monotonic()

    def answers(self, stop: Callable[[], bool]) -> Generator[tuple[str, Outcome]]:
        """Give tasks out and take back what became of them, until all are done or it is stopped."""
        while self._waiting or self._running:
            while self._waiting and len(self._running) < _AHEAD * sum(self._fit.values()):
                self._give(self._waiting.popleft())
            if stop():
                return
            self._go_round()
            with suppress(Empty):
                match self._told.get(timeout=_LOOK_S):
                    case _Seen() as seen:
                        self._take_note(seen)
                    case _Asked() as asked:
                        self._let_in(asked)
                    case Exception() as problem:
                        raise _gone(self._address) from problem
                    case future if future.key in self._running:
                        task, _ = self._running.pop(future.key)
                        yield task.key, self._outcome(task, future)

    def take_back(self) -> None:
        """Take back what is not done; what a worker is doing it does to the end."""
        running = list(self._running.values())
        self._running.clear()
        self._waiting.extendleft(task for task, _ in reversed(running))
        with suppress(Exception):  # the scheduler may be gone
            self._client.cancel([future for _, future in running], force=True)

    def _give(self, task: Task) -> None:
        self._given += 1
        future = self._client.submit(
            do_sent,
            pickle.dumps((task.work, task.arguments)),
            key=f"{self._mark}-{self._given}",
            resources={self._resource: 1},
            pure=False,
        )
        self._running[future.key] = task, future
        future.add_done_callback(self._told.put)

    def _outcome(self, task: Task, future: Future[Any]) -> Outcome:
        from distributed import KilledWorker  # noqa: PLC0415 - an extra

        if future.status in {"cancelled", "lost"}:
            raise _gone(self._address)
        try:
            outcome: Outcome = future.result()
        except KilledWorker:
            raise WorkerError(
                phrase(
                    "several workers of {address} ended while they did {task}",
                    address=self._address,
                    task=task.key,
                )
            ) from None
        self._busy_at = time.monotonic()
        return outcome

    def _go_round(self) -> None:
        """Look at the workers again after a while, in a thread: the scheduler may be silent."""
        now = time.monotonic()
        if self._looking and now - self._heard_at > _PATIENCE_S:
            raise _gone(self._address)
        if not self._looking and now - self._looked_at > (_ROUND_S if self._fit else _LOOK_S):
            self._looking, self._looked_at = True, now
            self._in_thread(self._look)

    def _in_thread(self, ask: Callable[[], _Seen | _Asked]) -> None:
        def run() -> None:
            try:
                self._told.put(ask())
            except Exception as problem:  # noqa: BLE001 - raised by who waits for it
                self._told.put(problem)

        threading.Thread(target=run, name="mapkit cluster", daemon=True).start()

    def _look(self) -> _Seen:
        known = self._client.scheduler_info(n_workers=-1)["workers"]
        fit = {
            name: told["nthreads"]
            for name, told in known.items()
            if self._resource in told["resources"]
        }
        working = self._client.run(at_work, self._mark, workers=list(fit), on_error="ignore")
        return _Seen(frozenset(known), fit, any(working.values()))

    def _take_note(self, seen: _Seen) -> None:
        """Go by what a look showed.

        Raises ``WorkerError`` where no worker has had time for a while.
        """
        now = self._heard_at = time.monotonic()
        self._looking = False
        if seen.fit and not self._fit.keys() & seen.fit.keys():
            self.take_back()  # a scheduler does not give old tasks to workers that are let in later
        self._fit = seen.fit
        self._fit_ever |= bool(seen.fit)
        self._refused = {name: why for name, why in self._refused.items() if name in seen.known}
        if new := sorted(seen.known - seen.fit.keys() - self._refused.keys() - self._asked):
            self._asked |= set(new)
            self._in_thread(lambda: self._ask(new))
        if seen.at_work or self._asked:
            self._busy_at = now
        if now - self._busy_at > _PATIENCE_S:
            raise WorkerError(
                phrase(
                    "no worker of {address} has had time for the work for {n} s: they are busy "
                    "with that of others, or there is none",
                    address=self._address,
                    n=round(_PATIENCE_S),
                )
            )

    def _ask(self, new: list[str]) -> _Asked:
        """Have new workers look whether they are fit; this may take long, where they compile."""
        try:
            found = self._client.run(
                admit, self._here, self._check, self._resource, workers=new, on_error="return"
            )
        except Exception as problem:  # noqa: BLE001 - such as: one of them is gone already
            return _Asked(dict.fromkeys(new, OSError(str(problem))))
        return _Asked(found)

    def _let_in(self, asked: _Asked) -> None:
        """Note who is refused; a next look shows who was let in.

        Raises ``WorkerError`` where no worker fits.
        """
        self._looked_at = -math.inf
        for name, told in asked.answers.items():
            self._asked.discard(name)
            if isinstance(told, OSError):
                continue  # it is gone, or could not be reached: the next look tells
            if why := self._why_unfit(told):
                self._refused[name] = why
                if self._notice:
                    self._notice(
                        phrase("the worker {name} is turned away: {why}", name=name, why=why)
                    )
            else:
                self._fit_ever = True
        if self._refused and not self._fit_ever and not self._asked:
            raise WorkerError(
                phrase(
                    "none of the workers of {address} can take part: {why}",
                    address=self._address,
                    why=next(iter(self._refused.values())),
                )
            )

    def _why_unfit(self, told: object) -> str | None:
        """Return why a worker that was asked does not fit, None where it does."""
        if isinstance(told, Exception):
            return phrase("it has no mapkit that can take part ({problem})", problem=told)
        assert isinstance(told, tuple)
        there, problem = told
        if there != self._here:
            return phrase("it has {there}, and this is {here}", there=there, here=self._here)
        if isinstance(problem, MapkitError):
            return problem.message
        return repr(problem) if problem is not None else None


def _gone(address: str) -> WorkerError:
    return WorkerError(
        phrase(
            "the scheduler at {address} does not answer any more, or was started again and has "
            "forgotten the work",
            address=address,
        )
    )
