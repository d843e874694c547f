"""Makes text safe for a terminal: no map, file name or argument can control it.

A title with an escape sequence could clear the screen, rename the window or print lines that look
like ours. Characters that change the direction of text could make one name look like another.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from mapkit.messages import CONTROLS, one_line

_CONTROL = re.compile(f"[{CONTROLS}]")
_OURS = re.compile(rf"(\x1b\[(?:[0-357]|2[2-57]|3[0-7]|9[0-7])(?:;[0-9]+)*m)|[{CONTROLS}]")


class SafeStream:
    """A stream of text that lets line ends, tabs and colours through, and spells out the rest.

    ``stream``: Bytes written to its ``buffer`` are written as they are: they are no text for
    people. ``unescaped``: For what controls the terminal on purpose.
    """

    def __init__(self, stream: IO[str]) -> None:
        self.unescaped = stream

    def write(self, text: str) -> int:
        """Write a text."""
        if _CONTROL.search(text):
            text = _OURS.sub(lambda found: found[1] or one_line(found[0]), text)
        return self.unescaped.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.unescaped, name)


@contextmanager
def safe_streams() -> Iterator[None]:
    """Put a :class:`SafeStream` in the place of standard output and of standard error."""
    kept = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = SafeStream(sys.stdout), SafeStream(sys.stderr)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = kept


def clear_screen() -> None:
    """Clear the terminal that standard output is, if it is one."""
    stream = sys.stdout
    with_controls = stream.unescaped if isinstance(stream, SafeStream) else stream
    if with_controls.isatty():
        with_controls.write("\x1b[2J\x1b[1;1H")
        with_controls.flush()  # before what standard error says, which waits for nothing
