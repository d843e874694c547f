"""Tells a damaged installation from a bug in mapkit. Standard library only."""

from __future__ import annotations

import sys

__all__ = ["is_damage", "say_damaged"]

_OURS = ("mapkit", "mapkit_exporters")


def is_damage(problem: BaseException) -> bool:
    """Tell whether an exception means that a library is not there, or cannot be loaded.

    A module of mapkit's own that is not there, and a name that an installed library does not have,
    are mistakes in mapkit.
    """
    if not isinstance(problem, ImportError):
        return False
    top = (problem.name or "").partition(".")[0]
    if isinstance(problem, ModuleNotFoundError):
        return top not in _OURS and (sys.modules.get(top) is None or top == problem.name)
    return top not in _OURS and not str(problem).startswith("cannot import name")


def say_damaged(problem: BaseException) -> int:
    """Say that what mapkit is made of cannot be loaded, and what to do about it."""
    sys.stderr.write(
        f"mapkit: this installation is damaged ({type(problem).__name__}: {problem}). Install it "
        f"again: {sys.executable} -m pip install --force-reinstall mapkit-boards; in a checkout, "
        "delete the folder .venv and start ./mapkit.sh again.\n"
    )
    return 70
