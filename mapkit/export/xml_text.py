"""Text for formats that are XML, or become XML in another program."""

from __future__ import annotations

import re

__all__ = ["in_xml"]

_NOT_IN_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def in_xml(text: str) -> str:
    """Return a text with U+FFFD for each character that XML cannot hold, even escaped."""
    return _NOT_IN_XML.sub("\ufffd", text)
