"""Why the operating system cannot read or write a file, as texts that can be translated."""

from __future__ import annotations

from mapkit.messages import phrase

__all__ = ["reason_of"]

_FREQUENT = {
    str(reason): reason
    for reason in (
        phrase("No space left on device"),
        phrase("Permission denied"),
        phrase("Read-only file system"),
        phrase("Input/output error"),
        phrase("File name too long"),
        phrase("Disk quota exceeded"),
    )
}
"""Frequent ones, which are translated; others are shown as the system words them."""


def reason_of(problem: OSError | ValueError) -> str:
    """Return the system's own text for a failure."""
    told = getattr(problem, "strerror", None) or str(problem)
    return _FREQUENT.get(told, told)
