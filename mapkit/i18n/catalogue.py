"""Translations: a file for each language, with one line for each sentence.

A line holds the English text and its translation, with a tab between them; a text that counts has
one translation for each plural form. Tabs, ends of lines and backslashes are written as in Python,
and so is ``#`` at the start; other lines that begin with it are comments. A text without a line
stays English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

Text = tuple[str, bool]
"""English, as the program has it, and whether it counts."""

Catalogue = Mapping[Text, tuple[str, ...]]
"""Text to its translation: one, or one for each plural form."""

_ESCAPED = {"\\": "\\\\", "\t": "\\t", "\n": "\\n"}
_ESCAPES = re.compile(r"\\(.)")
_MEANT = {"t": "\t", "n": "\n"}


def path_of(language: str) -> Path:
    """Return the file of a language."""
    return Path(__file__).with_name(f"{language}.tsv")


def read_catalogue(path: Path) -> dict[Text, tuple[str, ...]]:
    """Read what is translated; lines whose translation is empty are left out.

    Raises ``OSError`` where the file cannot be read.
    """
    found = {}
    for line in path.read_text(encoding="utf-8").split("\n"):
        source, *forms = line.split("\t")
        if forms and all(forms) and not line.startswith("#"):
            if "\\" in line:
                source, *forms = (_ESCAPES.sub(_meant, part) for part in (source, *forms))
            found[source, len(forms) > 1] = tuple(forms)
    return found


def write_catalogue(path: Path, texts: Catalogue) -> None:
    """Write a file, sorted by its English."""
    ordered = sorted(texts.items(), key=lambda item: (item[0][0].casefold(), item[0]))
    lines = (line_of(source, forms) + "\n" for (source, _), forms in ordered)
    path.write_text("".join(lines), encoding="utf-8")


def line_of(source: str, forms: Iterable[str]) -> str:
    """Return the line of a text; a translator fills in forms that are empty."""
    parts = ("".join(_ESCAPED.get(c, c) for c in part) for part in (source, *forms))
    line = "\t".join(parts)
    return f"\\{line}" if line.startswith("#") else line


def _meant(escape: re.Match[str]) -> str:
    return _MEANT.get(escape[1], escape[1])
