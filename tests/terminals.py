"""Whether this machine has pseudo-terminals: bare containers, and Windows, have none."""

from __future__ import annotations

import os
from functools import cache

import pytest


@cache
def _why_none() -> str:
    """Return why there are none; "" where there are."""
    if not hasattr(os, "openpty"):
        return "this system has no pseudo-terminals"
    try:
        ends = os.openpty()
    except OSError as problem:
        return f"no pseudo-terminal is to be had here: {problem.strerror} (is /dev/pts mounted?)"
    for end in ends:
        os.close(end)
    return ""


needs_terminal = pytest.mark.skipif(bool(_why_none()), reason=_why_none())
"""A mark for tests that run a program on a terminal: where there is none they say so."""
