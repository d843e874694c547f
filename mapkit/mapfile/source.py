"""From files to text: size, kind and encoding are checked before anything is parsed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from mapkit.errors import FileProblemError
from mapkit.mapfile.guarded import read_regular
from mapkit.messages import phrase

__all__ = ["MAX_BYTES", "Source", "decode", "open_source"]

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

    Raises
    ------
    FileProblemError
        It cannot be opened, is no regular file, larger than 32 MB, or not UTF-8 text.
    """
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        return decode(read_regular(path, MAX_BYTES), path)
    content = source.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise FileProblemError(
            phrase(
                "the input is too large for a map (more than {most} MB)", most=MAX_BYTES // 2**20
            )
        )
    if isinstance(content, str):
        return Source(content.removeprefix("\ufeff"), None)
    return decode(content, None)


def decode(content: bytes, path: Path | None) -> Source:
    """Return the text of a file, which has to be UTF-8; ``path`` is for messages.

    Raises
    ------
    FileProblemError
        It is not.
    """
    name = str(path) if path else "the input"
    if content[:4] in {b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff"} or content[:2] in {
        b"\xff\xfe",
        b"\xfe\xff",
    }:
        raise FileProblemError(
            phrase("{name} is UTF-16 or UTF-32 text; save it as UTF-8", name=name)
        )
    if b"\0" in content[:65536]:
        raise FileProblemError(phrase("{name} is a binary file, not a map", name=name))
    bom = content.startswith(b"\xef\xbb\xbf")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise FileProblemError(
            phrase(
                "{name} is not UTF-8 text (the first strange byte is on line {line}); save "
                "it as UTF-8, or is it the right file?",
                name=name,
                line=line,
            )
        ) from None
    return Source(text, path, bom)
