"""From files to text: size, kind and encoding are checked before anything is parsed."""

from __future__ import annotations

import math
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal

from mapkit.errors import FileError
from mapkit.mapfile.disk import read_regular
from mapkit.messages import phrase

MAX_BYTES = 32 * 2**20
"""Far more than any map needs; a larger file is not read at all."""


@dataclass(frozen=True, slots=True)
class Source:
    """The text of a file as it stands on the disk, line ends and all.

    ``path`` is None for text that came from elsewhere; ``bom`` tells whether the file begins with
    a byte order mark, which ``text`` leaves out.
    """

    text: str
    path: Path | None
    bom: bool = False

    @property
    def newline(self) -> str:
        """The line end that the file uses."""
        return "\r\n" if "\r\n" in self.text else "\n"


def open_source(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Source:
    """Read a file, or what an open file holds, as UTF-8 text.

    Raises ``FileError`` where it cannot be opened, is not a regular file, larger than 32 MB, or not
    UTF-8 text.
    """
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        return decode(read_regular(path, MAX_BYTES), path)
    content = source.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise FileError(
            phrase(
                "the input is too large for a map (more than {most} MB)", most=MAX_BYTES // 2**20
            )
        )
    if isinstance(content, str):
        return Source(content.removeprefix("\ufeff"), None)
    return decode(content, None)


def decode(content: bytes, path: Path | None) -> Source:
    """Return the text of a file, which has to be UTF-8; ``path`` is for messages.

    Raises ``FileError`` where it is not.
    """
    name = str(path) if path else "the input"
    if content[:4] in {b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff"} or content[:2] in {
        b"\xff\xfe",
        b"\xfe\xff",
    }:
        raise FileError(phrase("{name} is UTF-16 or UTF-32 text; save it as UTF-8", name=name))
    if b"\0" in content[:65536]:
        raise FileError(phrase("{name} is a binary file, not a map", name=name))
    bom = content.startswith(b"\xef\xbb\xbf")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise FileError(
            phrase(
                "{name} is not UTF-8 text (the first strange byte is on line {line}); save "
                "it as UTF-8, or is it the right file?",
                name=name,
                line=line,
            )
        ) from None
    return Source(text, path, bom)


FileKind = Literal["map", "ruleset", "layout", "players"]

_KEY = r"""["']?(?P<key>mapkit(?:_ruleset|_layout|_players)?)["']?[ \t]*:"""
_KINDS: dict[str, FileKind] = {
    "mapkit": "map", "mapkit_ruleset": "ruleset", "mapkit_layout": "layout",
    "mapkit_players": "players",
}  # fmt: skip
_BLOCK = re.compile(rf"^{_KEY}", re.MULTILINE)
_FLOW = re.compile(rf"[{{,]\s*{_KEY}")


def kind_of_file(text: str) -> FileKind | None:
    """Tell kinds of files apart by the key that each needs; None for other files.

    The text is searched, not parsed: a map that breaks off in the middle is a map all the same.
    """
    flow = text.lstrip("\ufeff \t\r\n").startswith("{")
    found = (_FLOW if flow else _BLOCK).search(text)
    if found is None:
        return None
    return _KINDS[found["key"]]


def parse_json(source: Source) -> object:
    """Return what a text in JSON holds.

    Raises ``FileError`` where it is no JSON, or nested too deeply; with the line and the column.
    """
    import json  # noqa: PLC0415 - maps are YAML

    where = source.path or phrase("standard input")
    try:
        return json.loads(source.text, parse_int=_integer)
    except json.JSONDecodeError as problem:
        raise FileError(
            phrase(
                "{where}:{line}:{column}: this is not JSON: {reason}",
                where=where,
                line=problem.lineno,
                column=problem.colno,
                reason=problem.msg,
            )
        ) from None
    except (RecursionError, ValueError) as problem:
        deep = isinstance(problem, RecursionError)
        reason = phrase("it is nested too deeply") if deep else problem
        raise FileError(
            phrase("{where} cannot be read as JSON: {reason}", where=where, reason=reason)
        ) from None


def _integer(digits: str) -> int | float:
    # Python refuses to convert thousands of digits; any such number is out of bounds anyway.
    return int(digits) if len(digits) < 40 else math.inf
