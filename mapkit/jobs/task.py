"""A task: a function of a module, what it is called with, and the name of its result."""

from __future__ import annotations

import json
import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Outcome = tuple[Exception | None, str]
"""What became of a task elsewhere: its error, or None and its result as JSON."""


@dataclass(frozen=True)
class Task:
    """One piece of work that depends on nothing but its arguments."""

    key: str
    """Names the task, and its result in a file of results."""
    work: Callable[..., Any]
    """A function of a module, so that other processes find it by its name. Returns plain JSON
    values: dict, list, str, int, float, bool, None."""
    arguments: tuple[Any, ...] = ()
    """What it is called with; other processes get a copy."""


def do_task(work: Callable[..., Any], arguments: tuple[Any, ...]) -> str:
    """Do some work and return the result as JSON, the same text wherever it is done.

    Raises ``TypeError`` or ``ValueError`` where the result is no plain JSON value; infinite and
    undefined numbers are none.
    """
    return json.dumps(work(*arguments), ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def outcome_of(work: Callable[..., Any], arguments: tuple[Any, ...]) -> Outcome:
    """Do some work for another process: an error is returned, with its traceback as a note."""
    try:
        return None, do_task(work, arguments)
    except Exception as problem:  # noqa: BLE001 - raised where the work was asked for
        problem.add_note(traceback.format_exc())
        return _sendable(problem), ""


def _sendable(problem: Exception) -> Exception:
    """Return an error that gets to another process: itself, or one that says the same."""
    try:
        pickle.loads(pickle.dumps(problem))  # noqa: S301 - what was pickled here
    except Exception:  # noqa: BLE001 - an error may refuse in any way
        told = RuntimeError(f"{type(problem).__name__}: {problem}")
        told.__notes__ = problem.__notes__
        return told
    return problem
