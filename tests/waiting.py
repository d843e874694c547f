"""How long tests wait for what has to come.

No test tells slow from fast: the machine may be busy. What takes too much work is counted
(:mod:`tests.work`) or timed by the benchmarks; a limit only ends what would never end.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

LIMIT_S = 120
_TURN_S = 0.01


def wait_until(condition: Callable[[], object]) -> None:
    """Look now and then until a condition holds that another process or thread brings about."""
    nobody = threading.Event()
    for _ in range(int(LIMIT_S / _TURN_S)):
        if condition():
            return
        nobody.wait(_TURN_S)
    raise AssertionError("it did not come")
