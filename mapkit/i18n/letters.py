"""Letters without their marks, for keyboards and terminals that lack them."""

from __future__ import annotations

import unicodedata

__all__ = ["without_marks"]

_NO_MARKS = str.maketrans(
    {"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "„": '"', "“": '"', "”": '"', "’": "'",
     "–": "-", "—": "-", "×": "x", "…": "...", "\u00a0": " ", "\u2009": " ", "\u202f": " "}
)  # fmt: skip
"""What Unicode does not take apart."""


def without_marks(text: str) -> str:
    """Return a text with ``c`` for ``č``, ``l`` for ``ł`` and so on; other letters stay."""
    apart = unicodedata.normalize("NFD", text.translate(_NO_MARKS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
