"""How long tests wait for what has to come.

No test tells slow from fast: the machine may be busy. What takes too much work is counted
(:mod:`tests.work`) or timed by the benchmarks; a limit only ends what would never end.
"""

from __future__ import annotations

__all__ = ["LIMIT_S"]

LIMIT_S = 120
