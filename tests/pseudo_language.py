"""A language that everything is translated into, to find what no translator was asked for.

Its letters have marks: what a person reads and has none was not translated. No catalogue is
needed, so a new text cannot be missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mapkit.i18n import languages
from mapkit.messages import english, set_translator

_MARKED = str.maketrans("abcdefghijklmnopqrstuvwxyz", "áƀçđéƒĝĥíĵķļɱñóƥɋŕšŧúṽŵẋýž")
_KEPT = re.compile(
    r"(\{[^{}]*\}|<[^>]*>|`[^`]*`|--[\w-]+|&\w+;|\*\.\w+|%\w|^  mapkit .*)", re.MULTILINE
)


def pseudo(text: str, n: int | None) -> str:
    """Say a text with marks on its letters, but for what is in braces, tags and backticks."""
    parts = _KEPT.split(english(text, n))
    return "".join(p if k % 2 else p.translate(_MARKED) for k, p in enumerate(parts))


@contextmanager
def marked() -> Iterator[None]:
    """Speak it in the whole program."""
    set_translator(pseudo)
    try:
        yield
    finally:
        set_translator(None)


def speak_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak it wherever a language is chosen."""
    monkeypatch.setattr(languages, "translator_of", lambda _: pseudo)
