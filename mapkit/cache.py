"""Values that are computed once and kept, for several threads."""

from __future__ import annotations

import gc
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

_UNKNOWN = object()


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pause the garbage collector: it would visit many new objects that all stay in use."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class Same:
    """A key of frozen objects that are told apart by identity: to compare them takes too long.

    It keeps them alive, so that no other object gets their identity.
    """

    __slots__ = ("_ids", "_objects")

    def __init__(self, *objects: object) -> None:
        self._objects = objects
        self._ids = tuple(map(id, objects))

    def __hash__(self) -> int:
        return hash(self._ids)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self._ids == other._ids


class Cache:
    """Keeps what was computed for each key.

    Several threads may ask at once: a value is computed by the first that asks for it, and the
    others wait for that key alone. What fails is not kept: the error goes to the thread that
    worked it out, and the next one tries again.

    ``size`` is the number of values that are kept, those asked for last; None keeps all.
    """

    def __init__(self, size: int | None = None) -> None:
        self._size = size
        self._guard = threading.Lock()
        self._values: OrderedDict[Hashable, Any] = OrderedDict()
        self._locks: dict[Hashable, threading.Lock] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key, computed by ``make`` where it is not kept.

        ``make`` may ask for other keys, not for its own. What it raises goes on to the caller.
        """
        while True:
            with self._guard:
                if key in self._values:
                    self._values.move_to_end(key)
                    kept: T = self._values[key]
                    return kept
                lock = self._locks.get(key)
                if lock is None:
                    lock = self._locks[key] = threading.Lock()
                    lock.acquire()
                    break
            with lock:  # another thread works it out
                pass
        try:
            made = make()
            self.put([(key, made)])
            return made
        finally:
            with self._guard:
                del self._locks[key]
            lock.release()

    def get_all(
        self, keys: Sequence[Hashable], make: Callable[[list[Any]], Iterable[Any]]
    ) -> list[Any]:
        """Return the values of many keys, those that are not kept computed in one call.

        Threads that ask at once do not wait for each other, and what is kept does not become newer
        by it: each key is looked up once, since keys of many numbers take long.

        ``keys``: Some may be equal. ``make`` gets the keys whose values are not kept, each once;
        returns a value for each.
        """
        with self._guard:
            found = [self._values.get(key, _UNKNOWN) for key in keys]
        unknown = list(
            dict.fromkeys(key for key, value in zip(keys, found, strict=True) if value is _UNKNOWN)
        )
        if unknown:
            made = dict(zip(unknown, make(unknown), strict=True))
            self.put(made.items())
            found = [
                made[key] if value is _UNKNOWN else value
                for key, value in zip(keys, found, strict=True)
            ]
        return found

    def put(self, values: Iterable[tuple[Hashable, Any]]) -> None:
        """Keep values that were computed elsewhere, the newest last."""
        with self._guard:
            for key, value in values:
                self._values[key] = value
                self._values.move_to_end(key)
            while self._size is not None and len(self._values) > self._size:
                self._values.popitem(last=False)

    def peek(self, key: Hashable) -> Any:
        """Return the value of a key, None where it is not kept; it does not count as asked for."""
        with self._guard:
            return self._values.get(key)

    def newest(self) -> Any:
        """Return the value that was asked for last; None where nothing is kept."""
        with self._guard:
            return next(reversed(self._values.values()), None)

    def __len__(self) -> int:
        with self._guard:
            return len(self._values)

    def clear(self) -> None:
        """Forget all values."""
        with self._guard:
            self._values.clear()
