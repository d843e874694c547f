"""How VASSAL writes its files: elements of XML, sequences with escapes, pieces, keys."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

_NOT_IN_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NOT_SHORT = re.compile(r"[^A-Za-z0-9_-]")
_NOT_SAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\"'$%&/<>\\{}\ud800-\udfff\ufffe\uffff]")

FIRST_NAMED_KEY = 0xE000
"""From here on VASSAL counts keys that have a name instead of a place on the keyboard."""


def clean(text: str) -> str:
    """Return a text that XML can hold: what it cannot becomes U+FFFD, and lines become one."""
    return " ".join(_NOT_IN_XML.sub("\ufffd", text).split())


def element(tag: str, children: Iterable[str] = (), text: str = "", **attributes: object) -> str:
    """Return an element; a class of VASSAL is named without its ``VASSAL.build.``."""
    name = tag if tag.islower() else f"VASSAL.build.{tag}"
    written = "".join(f" {k}={_attribute(v)}" for k, v in attributes.items())
    inner = "".join(f"\n{child}" for child in children)
    inner = f"{inner}\n" if inner else escape(text)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def _attribute(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return quoteattr(_NOT_IN_XML.sub("\ufffd", text), {"\n": "&#10;", "\t": "&#9;"})


def sequence(parts: Iterable[object], delimiter: str = ";") -> str:
    """Join texts as VASSAL's SequenceEncoder does."""
    return delimiter.join(_escaped(part, delimiter) for part in parts)


def _escaped(part: object, delimiter: str) -> str:
    text = str(part).lower() if isinstance(part, bool) else str(part)
    inner = text.replace(delimiter, f"\\{delimiter}")
    quoted = text[:1] == "\\" or (text[:1] == "'" and text[-1:] == "'")
    return f"'{inner}'" if quoted else inner


def piece(
    traits: Sequence[tuple[str, str]], image: str = "", name: str = "", number: int | None = None
) -> str:
    """Return the text of a piece, or of a prototype where it has no number.

    Parameters
    ----------
    traits : sequence of (str, str)
        Type and state of each, the innermost first.
    image, name : str
        Of the basic piece.
    number : int or None
        Its id in the module.
    """
    type_ = f"piece;{sequence(['', '', image, name])}"
    state = f"null;0;0;{'' if number is None else number};0"
    for own_type, own_state in traits:
        type_ = sequence([own_type, type_], "\t")
        state = sequence([own_state, state], "\t")
    return sequence(["+", "null", type_, state], "/")


def key(name: str) -> str:
    """Return a key of that name, which no keyboard has."""
    return f"{FIRST_NAMED_KEY},0,{name}"


def setter(name: str, keyed: str, value: str) -> tuple[str, str]:
    """Return the trait that sets a global property, of the piece's map or of the module.

    ``name`` and ``value``: Plain, or an expression in braces; VASSAL evaluates the value twice.
    ``keyed`` is the key that it answers to.
    """
    change = sequence(["P", value], ",")
    command = sequence(["", keyed, change], ":")
    parts = [name, "false,0,100,false", sequence([command], ","), ""]
    return f"setprop;{sequence([*parts, 'Current Zone/Current Map/Module', ''])}", ""


def safe_words(text: str) -> str:
    """Return a sentence without what could be taken for a program, a format or a separator."""
    plain = text.translate(str.maketrans("'\";$%", "\u2019\u201d,\ufe69\ufe6a"))
    return safe_name(clean(plain))


def short_id(id_: str) -> str:
    """Return an id in letters, digits, ``-`` and ``_``; the rest as %XX of its UTF-8 bytes."""
    return _NOT_SHORT.sub(_percent, id_)


def safe_name(id_: str) -> str:
    """Return an id as a name that no expression, format or page of VASSAL takes for its own.

    Percent signs can be undone by ``urllib.parse.unquote``.
    """
    return _NOT_SAFE.sub(_percent, id_)


def _percent(match: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in match[0].encode("utf-8", errors="surrogatepass"))
