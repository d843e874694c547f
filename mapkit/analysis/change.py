"""One difference between two versions of a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["Change"]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that differs.

    Attributes
    ----------
    subject : str
        ``map``, ``field``, ``portal``, ``marker``, ``building``, a relation (``adjacent``,
        ``matching``, ``passable``, ``stacked``) or ``sight``.
    what : str
        ``added``, ``removed``, ``changed``, ``moved`` or ``renamed``.
    id : str
        The thing's id, the attribute of the map, or a pair ``"a|b"``.
    sentence : str
    before, after : object
        Plain values for JSON; None where there is none.
    """

    subject: str
    what: str
    id: str
    sentence: str
    before: Any = None
    after: Any = None
