"""Text for formats that are XML, or become XML in another program."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from mapkit.errors import FileProblemError
from mapkit.messages import phrase

__all__ = ["in_xml", "no_xml"]

_NOT_IN_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def in_xml(text: str) -> str:
    """Return a text with U+FFFD for each character that XML cannot hold, even escaped."""
    return _NOT_IN_XML.sub("\ufffd", text)


def no_xml(name: str, error: ET.ParseError) -> FileProblemError:
    """Return the error that says where a file ceases to be XML, and why."""
    line, column = error.position
    return FileProblemError(
        phrase(
            "{name}:{line}:{column}: this is no XML: {why}",
            name=name,
            line=line,
            column=column + 1,
            why=str(error).split(":")[0],
        )
    )
