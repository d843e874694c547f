"""Values that are worked out once and kept, for several threads."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

__all__ = ["Cache"]

T = TypeVar("T")


class Cache:
    """Keeps what was worked out for each key.

    Several threads may ask at once: a value is worked out by the first that asks for it, and the
    others wait for that key alone. What fails is not kept: the error goes to the thread that
    worked it out, and the next one tries again.

    Parameters
    ----------
    size : int or None
        The number of values that are kept, those asked for last; None keeps all.
    """

    def __init__(self, size: int | None = None) -> None:
        self._size = size
        self._guard = threading.Lock()
        self._values: OrderedDict[Hashable, Any] = OrderedDict()
        self._locks: dict[Hashable, threading.Lock] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key, worked out by ``make`` where it is not kept.

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
            with self._guard:
                self._values[key] = made
                while self._size is not None and len(self._values) > self._size:
                    self._values.popitem(last=False)
            return made
        finally:
            with self._guard:
                del self._locks[key]
            lock.release()

    def clear(self) -> None:
        """Forget all values."""
        with self._guard:
            self._values.clear()
