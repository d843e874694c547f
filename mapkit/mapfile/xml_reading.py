"""XML of other programs, counted while it is read: nothing is declared or followed in it."""

from __future__ import annotations

import codecs
import re
from typing import Protocol
from xml.etree import ElementTree as ET
from xml.parsers import expat

from mapkit.errors import FileError
from mapkit.messages import phrase

MOST_ELEMENTS = 500_000
_DEEPEST = 250
_HEAD = 65_536
_ENCODING = re.compile(
    r"utf-?(8|16(-?[bl]e)?)|(us-)?ascii|latin-?\d{1,2}|iso-?8859-\d{1,2}|(windows-|cp)125\d",
    re.IGNORECASE,
)
_MARKS = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"), (b"<\0", "utf-16-le"),
          (b"\0<", "utf-16-be"))  # fmt: skip


class Target(Protocol):
    """What takes the elements, as ``xml.etree.ElementTree.TreeBuilder`` does.

    Tags and attributes of a namespace begin with its address and a space. What ``start`` and
    ``end`` raise ends the reading.
    """

    def start(self, tag: str, attrs: dict[str, str], /) -> object:
        """Take the start of an element."""

    def end(self, tag: str, /) -> object:
        """Take its end."""

    def data(self, data: str, /) -> object:
        """Take text in it."""


def xml_head(data: bytes) -> bytes:
    """Return the start of a file in UTF-8, from its first sign on; it may be no XML at all."""
    head = data[:_HEAD]
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            head = head.decode(encoding, "replace").encode("utf-8", "replace")
            break
    return head.removeprefix(codecs.BOM_UTF8).lstrip(b" \t\r\n")


def read_xml(
    data: bytes,
    name: str,
    target: Target,
    *,
    most: int = MOST_ELEMENTS,
    line_key: str | None = None,
) -> None:
    """Hand over all elements of a file.

    Raises ``FileError`` where it is not XML, is in an encoding that is not read, declares entities
    or attributes, has too many elements, or they are nested too deeply. Raises ``MemoryError``
    where there is not enough memory.

    Parameters
    ----------
    name : str
        What messages call it.
    most : int
        More elements are refused before they are handed over.
    line_key : str or None
        The attribute that each element gets for its line.
    """
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    count = depth = 0
    declared_encoding = ""

    def wrong(what: str) -> FileError:
        return FileError(
            phrase("{name}:{line}: {what}", name=name, line=parser.CurrentLineNumber, what=what)
        )

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal count, depth
        count, depth = count + 1, depth + 1
        if count > most:
            raise wrong(phrase("there are more than {most} elements", most=most))
        if depth > _DEEPEST:
            raise wrong(phrase("elements are nested too deeply"))
        if line_key is not None:
            attributes[line_key] = str(parser.CurrentLineNumber)
        target.start(tag, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        target.end(tag)

    def declared(*_: object) -> None:
        raise wrong(
            phrase("this XML declares entities or attributes, which are not read; save it without")
        )

    def strange(encoding: str) -> FileError:
        return wrong(
            phrase("the encoding {encoding} is not read; save it as UTF-8", encoding=encoding)
        )

    def encoded(_version: str, encoding: str | None, _standalone: int) -> None:
        nonlocal declared_encoding
        declared_encoding = encoding or ""
        if encoding and not _ENCODING.fullmatch(encoding):
            raise strange(encoding)

    parser.XmlDeclHandler = encoded
    parser.EntityDeclHandler = parser.AttlistDeclHandler = declared
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = target.data
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        if error.code == expat.errors.codes[expat.errors.XML_ERROR_NO_MEMORY]:
            raise MemoryError from None
        raise _invalid(name, error.code, error.lineno, error.offset) from None
    except (LookupError, ValueError):  # a number of ISO 8859 that there is not
        raise strange(declared_encoding) from None


def xml_tree(data: bytes, name: str) -> ET.Element:
    """Return the tree of a file; its tags have names as ``{address}tag``.

    Raises ``FileError`` or ``MemoryError`` as for :func:`read_xml`.
    """
    read_xml(data, name, _Nobody())
    try:
        return ET.fromstring(data)  # noqa: S314 - read above, within bounds
    except ET.ParseError as error:  # a "}" in an address
        raise _invalid(name, error.code, *error.position) from None


class _Nobody:
    """Takes no notice."""

    def start(self, tag: str, attrs: dict[str, str], /) -> None: ...

    def end(self, tag: str, /) -> None: ...

    def data(self, data: str, /) -> None: ...


def _invalid(name: str, code: int, line: int, column: int) -> FileError:
    return FileError(
        phrase(
            "{name}:{line}:{column}: this is not valid XML: {why}",
            name=name,
            line=line,
            column=column + 1,
            why=expat.ErrorString(code),
        )
    )
