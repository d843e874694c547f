"""A connection to a Dask scheduler, which says in words where there is none."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from mapkit.errors import WorkerError
from mapkit.messages import phrase

if TYPE_CHECKING:
    from distributed import Client

_ANSWER_S = 10.0
"""How long a scheduler may take to answer the first time."""
_FAREWELL_S = 0.2
"""How long it may take to close the connection."""


@contextmanager
def connected(address: str) -> Iterator[Client]:
    """Connect to a scheduler.

    Raises ``WorkerError`` where none answers.
    """
    client = _client_of(address)
    if client is None:
        # What is left of it closes itself when it is deleted, which must not be while another one
        # starts: both take the same lock.
        gc.collect()
        raise WorkerError(phrase("no scheduler answers at {address}", address=address))
    try:
        yield client
    finally:
        with suppress(Exception):  # the scheduler may be gone
            client.close(timeout=_FAREWELL_S)


def _client_of(address: str) -> Client | None:
    """Return a client of a scheduler, None where none answers in time.

    In a thread: Dask waits without end for one that takes the connection and then says nothing.
    """
    from distributed import Client  # noqa: PLC0415 - an extra

    made: SimpleQueue[Client | Exception] = SimpleQueue()

    def connect() -> None:
        try:
            made.put(Client(address, timeout=_ANSWER_S, set_as_default=False))
        except Exception as problem:  # noqa: BLE001 - raised by who waits for it
            made.put(problem)

    threading.Thread(target=connect, name="mapkit cluster", daemon=True).start()
    try:
        found = made.get(timeout=2 * _ANSWER_S)  # Dask itself ends in time where nobody is there
    except Empty:
        return None
    if isinstance(found, OSError | ValueError):
        return None
    if isinstance(found, Exception):
        raise found
    return found


@contextmanager
def quiet() -> Iterator[None]:
    """Keep Dask from writing to the terminal what is raised here in words."""
    import distributed  # noqa: F401, PLC0415 - its loggers get levels of their own when it loads

    named = [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]
    before = [(log := logging.getLogger(name), log.level) for name in named]
    for log, _ in before:
        log.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for log, level in before:
            log.setLevel(level)
