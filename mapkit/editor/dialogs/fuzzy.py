"""How well a few typed letters fit a text."""

from __future__ import annotations

import unicodedata
from functools import cache

__all__ = ["fit", "plain"]

_STROKES = str.maketrans("łŁøØđĐ", "lLoOdD")
_WORD_START = 8.0
_IN_A_ROW = 5.0
_FIRST = 4.0
_GAP = 0.4


def fit(query: str, text: str) -> float | None:
    """Score how well a query fits; None where its letters do not all occur in their order.

    Parameters
    ----------
    query, text : str
        Compared without case and accents; blanks in the query count for nothing.

    Returns
    -------
    float or None
        More is better: letters at the starts of words count most, then letters in a row; what
        lies between costs.

    Notes
    -----
    The best of all ways to place the letters, by dynamic programming: a greedy one would find
    "sa" in ``clo[s]e [a]ll`` and miss it in ``[s]ave [a]s``.
    """
    letters = plain(query).replace(" ", "")
    where = plain(text)
    if not letters:
        return 0.0
    if len(letters) > len(where):
        return None
    best: list[float | None] = [None] * len(where)  # the letters so far, the last one at i
    for n, letter in enumerate(letters):
        current: list[float | None] = [None] * len(where)
        reach: float | None = None  # the best of all before i - 1, less what the gap costs
        for i, found in enumerate(where):
            ending = best[i - 2] if i >= 2 else None
            if ending is not None:
                reach = ending if reach is None else max(reach, ending)
            reach = None if reach is None else reach - _GAP
            if found != letter:
                continue
            bonus = 1.0 + (_WORD_START if i == 0 or not where[i - 1].isalnum() else 0.0)
            if n == 0:
                current[i] = bonus + (_FIRST if i == 0 else 0.0)
                continue
            before = best[i - 1] if i else None
            ways = [way for way in (before and before + _IN_A_ROW, reach) if way is not None]
            if ways:
                current[i] = bonus + max(ways)
        best = current
    scores = [score for score in best if score is not None]
    return max(scores) - 0.05 * len(where) if scores else None


@cache
def plain(text: str) -> str:
    """Return a text in lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.translate(_STROKES)).lower()
    return "".join(c for c in parts if not unicodedata.combining(c))
