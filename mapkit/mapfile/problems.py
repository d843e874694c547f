"""Collects what is wrong with a file: positions, limits and did-you-mean in one place."""

from __future__ import annotations

import difflib
import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable
from itertools import islice

from mapkit.diagnostics import Diagnostic, Place, Rule, Severity, rules
from mapkit.messages import phrase

_LISTED = 12
"""More words than this are not listed in one sentence."""

MAX_PROBLEMS = 1000
"""More than this are not listed: a hostile file could have millions."""

MAX_SUGGESTIONS = 200
SMALL = 300
"""Up to so many names are compared one by one; of more, only those one letter away are found."""


class LineIndex:
    """Turns character positions of a text into lines and columns."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] | None = None

    def place(self, position: int) -> Place:
        """Return line and column, both from 1, of a character position."""
        if self._starts is None:
            self._starts = [0, *(m.end() for m in re.finditer(r"\r\n|\r|\n", self._text))]
        line = bisect_right(self._starts, position)
        return Place(line, position - self._starts[line - 1] + 1)


class Problems:
    """Collects the diagnostics of one file.

    ``lenient_keys`` is set for files of a newer minor version: unknown keys are then notes.
    """

    def __init__(self, text: str = "") -> None:
        self.lines = LineIndex(text)
        self.lenient_keys = False
        self._found: list[Diagnostic] = []
        self._left_out = 0
        self._suggestions = 0

    def add(
        self,
        rule: Rule,
        position: int | None,
        message: str,
        help: str = "",  # noqa: A002 - as in Diagnostic
        *,
        severity: Severity | None = None,
        fields: Iterable[str] = (),
        vertices: Iterable[str] = (),
        at: Iterable[tuple[float, float]] = (),
    ) -> None:
        """Add a diagnostic; beyond :data:`MAX_PROBLEMS` they are only counted.

        Parameters
        ----------
        position : int or None
            Of a character in the text, from 0; None where the file has no place for it.
        severity : Severity, optional
            That of the rule if not given.
        fields, vertices : iterable of str, optional
            Ids of the fields and vertices concerned.
        at : iterable of (float, float), optional
            In map units.
        """
        if len(self._found) >= MAX_PROBLEMS:
            self._left_out += 1
            return
        severity = rule.severity if severity is None else severity
        place = None if position is None else self.lines.place(position)
        ids, names, points = tuple(fields), tuple(vertices), tuple(at)
        self._found.append(Diagnostic(rule, severity, message, help, place, ids, names, points))

    @property
    def has_errors(self) -> bool:
        """Return whether an error is among them so far."""
        return self._left_out > 0 or any(d.severity is Severity.ERROR for d in self._found)

    def did_you_mean(self, word: str, candidates: Collection[str]) -> str:
        """Return ``'did you mean "door"?'`` or, where nothing is near, an empty text."""
        if self._suggestions >= MAX_SUGGESTIONS:
            return ""
        self._suggestions += 1
        near = suggestion(word, candidates)
        return phrase("did you mean {word}?", word=quoted(near)) if near else ""

    def sorted(self) -> tuple[Diagnostic, ...]:
        """Return all of them in the order of the file."""
        first = Place(0, 0)
        found = sorted(self._found, key=lambda d: d.place or first)
        if self._left_out:
            found.append(
                Diagnostic(
                    rules.MORE_PROBLEMS,
                    Severity.ERROR,
                    phrase("{n} more problems are not listed", n=self._left_out),
                    phrase("fix the listed ones first"),
                )
            )
        return tuple(found)


def suggestion(word: str, candidates: Collection[str]) -> str | None:
    """Return the candidate that was probably meant, or None.

    Costs a few thousand look-ups for many candidates, however many there are.
    """
    word = word[:60]
    plain = _squeeze(word)
    if len(candidates) <= SMALL:
        for candidate in candidates:
            if _squeeze(candidate) == plain:
                return candidate
        near = difflib.get_close_matches(word, candidates, 1, 0.6)
        return near[0] if near else None
    known = candidates if isinstance(candidates, set | frozenset | dict) else set(candidates)
    letters = sorted({*word, *"0123456789abcdefghijklmnopqrstuvwxyz_-"})
    for edited in _one_slip(word, letters):
        if edited in known:
            return edited
    return None


def _squeeze(word: str) -> str:
    return re.sub(r"[\s_-]+", "", word).casefold()


def _one_slip(word: str, letters: list[str]) -> Iterable[str]:
    yield from (word.lower(), word.upper())
    for i in range(len(word)):
        yield word[:i] + word[i + 1 :]
    for i in range(len(word) - 1):
        yield word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    for i in range(len(word) + 1):
        for letter in letters:
            yield word[:i] + letter + word[i:]
            yield word[:i] + letter + word[i + 1 :]


def shorten(text: str, limit: int = 60) -> str:
    """Return a text on one line and of bearable length, for messages."""
    text = " ".join(text[: limit * 4].split())
    return text if len(text) <= limit else text[: limit - 3] + "..."


def quoted(text: str) -> str:
    """Return a text in double quotes, shortened, for messages."""
    return f'"{shorten(text)}"'


def some_of(words: Collection[str], said: Callable[[str], str]) -> str:
    """Return ``"a, b or c"``, or the first of very many, without looking at all of them."""
    if len(words) <= _LISTED:
        return and_list(map(said, words))
    few = map(said, islice(words, _LISTED - 1))
    return and_list((*few, phrase("{n} more", n=len(words) - _LISTED + 1)))


def and_list(words: Iterable[str], last: str = "or") -> str:
    """Return ``"a, b or c"``."""
    items = tuple(words)
    if len(items) > _LISTED:
        return some_of(items, str)
    if len(items) < 2:
        return items[0] if items else ""
    if last == "and":
        return phrase("{words} and {last}", words=items[:-1], last=items[-1])
    return phrase("{words} or {last}", words=items[:-1], last=items[-1])
