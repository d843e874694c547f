"""A task: a function of a module, what it is called with, and the name of its result."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

__all__ = ["Task", "do_task"]


@dataclass(frozen=True)
class Task:
    """One piece of work that hangs on nothing but its arguments.

    Parameters
    ----------
    key : str
        Names the task, and its result in a file of results.
    work : callable
        A function of a module, so that other processes find it by its name. Returns plain JSON
        values: dict, list, str, int, float, bool, None.
    arguments : tuple
        What it is called with; other processes get a copy.
    """

    key: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...] = ()


def do_task(work: Callable[..., Any], arguments: tuple[Any, ...]) -> str:
    """Do some work and return the result as JSON, the same text wherever it is done.

    Raises
    ------
    TypeError, ValueError
        The result is no plain JSON value; infinite and undefined numbers are none.
    """
    return json.dumps(work(*arguments), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
