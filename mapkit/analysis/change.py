"""One difference between two versions of a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapkit.messages import say


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that differs.

    Attributes
    ----------
    subject : str
        ``map``, ``field``, ``portal``, ``marker``, ``building``, ``doubt``, ``ruleset``, a relation
        (``adjacent``, ``matching``, ``passable``, ``stacked``) or ``sight``.
    what : str
        ``added``, ``removed``, ``changed``, ``moved`` or ``renamed``.
    id : str
        The thing's id, the attribute of the map, or a pair ``"a|b"``.
    before, after : object
        Plain values for JSON; None where there is none.

    Examples
    --------
    >>> edited = board.edit(mapkit.edits.paint, ["B34"], kind="built_up")
    >>> change = mapkit.diff(board, edited, tables=False)[0]
    >>> change.subject, change.what, change.id, change.before, change.after
    ('field', 'changed', 'B34', {'kind': 'open'}, {'kind': 'built_up'})
    """

    subject: str
    what: str
    id: str
    sentence: str
    before: Any = None
    after: Any = None


def shown(value: Any) -> str:
    """Write a value for people: ``"nothing"`` for none, a list or a mapping without brackets."""
    if isinstance(value, dict):
        value = [f"{key} {shown(item)}" for key, item in value.items()]
    if isinstance(value, list | tuple):
        value = ", ".join(shown(item) for item in value)
    return say("nothing") if value is None or value == "" else str(value)
