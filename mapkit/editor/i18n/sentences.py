"""Sentences that the core made, said in the program's language.

The checks and the edits put English sentences together and know nothing of languages. Their
patterns (``"No field uses vertex {0}."``) stand in ``sentences_*.ts`` with their translations; a
finished sentence is held against them, and what stood in the braces is carried over. Patterns at
the place ``part`` fit what stands in braces only (``"fields {0}"``). A sentence that fits none
stays English: better that than a wrong one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from mapkit.editor.i18n.catalogue import FOLDER, path_of, read_catalogue

__all__ = ["Sentences", "sentences_path"]

_HOLE = re.compile(r"\{(\d)\}")
_BETWEEN = re.compile(r"(?<=[.!?]) (?=[A-Z])")
_DEEPEST = 4
_PART = "part"


@dataclass(frozen=True, slots=True)
class _Pattern:
    shape: re.Pattern[str]
    holes: tuple[int, ...]
    translation: str


class Sentences:
    """The patterns of one language.

    Parameters
    ----------
    known : mapping of str to str
        English pattern to its translation; both with ``{0}``, ``{1}`` ...
    parts : mapping of str to str
        The same for parts of sentences.
    """

    def __init__(self, known: Mapping[str, str], parts: Mapping[str, str]) -> None:
        self._exact = {s: t for s, t in {**known, **parts}.items() if not _HOLE.search(s)}
        self._sentences = _patterns(known)
        self._parts = _patterns(parts)

    @classmethod
    def of(cls, language: str) -> Sentences:
        """Read the patterns of a language, and the labels of the shipped rulesets."""
        known: dict[str, str] = {}
        parts: dict[str, str] = {}
        for entry in read_catalogue(path_of(language)).values():
            if entry.finished and any("/rulesets/" in place for place in entry.places):
                parts[entry.source] = entry.forms[0]
        for entry in read_catalogue(sentences_path(language)).values():
            (parts if _PART in entry.places else known)[entry.source] = entry.forms[0]
        return cls(known, parts)

    def say(self, text: str) -> str:
        """Return what a text is in this language, as far as it is known."""
        said = self._said(text, 0) or text
        return said[:1].upper() + said[1:] if text[:1].isupper() else said

    def _said(self, text: str, depth: int) -> str | None:
        if text in self._exact:
            return self._exact[text]
        if depth > _DEEPEST:
            return None
        for pattern in self._parts if depth else self._sentences:
            found = pattern.shape.fullmatch(text)
            if found is not None:
                said = {
                    n: self._part(value, depth + 1)
                    for n, value in zip(pattern.holes, found.groups(), strict=True)
                }
                pieces = _HOLE.split(pattern.translation)
                pieces[1::2] = [said[int(n)] for n in pieces[1::2]]
                return "".join(pieces)
        parts = _BETWEEN.split(text) if depth == 0 else []
        if len(parts) > 1:
            return " ".join(self._said(part, 0) or part for part in parts)
        return None

    def _part(self, text: str, depth: int) -> str:
        """Say what stood in braces; what began a sentence there begins one still."""
        said = self._said(text, depth)
        if said is None and text[:1].isupper():
            said = self._said(text[:1].lower() + text[1:], depth)
            said = said[:1].upper() + said[1:] if said else None
        return said or text


def sentences_path(language: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"sentences_{language}.ts"


def _patterns(known: Mapping[str, str]) -> list[_Pattern]:
    """Return patterns with most words of their own first: they say most exactly what is meant."""
    sources = sorted(filter(_HOLE.search, known), key=lambda s: -len(_HOLE.sub("", s)))
    return [_pattern(s, known[s]) for s in sources]


def _pattern(source: str, translation: str) -> _Pattern:
    pieces = _HOLE.split(source)  # text, hole, text, hole, ..., text
    shape = "".join(re.escape(p) if n % 2 == 0 else "(.+?)" for n, p in enumerate(pieces))
    return _Pattern(re.compile(shape), tuple(map(int, pieces[1::2])), translation)
