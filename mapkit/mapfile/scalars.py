"""What a scalar means where an id, a whole number, a measure or a text is expected."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.problems import Problems, quoted
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT

ID_ADVICE = phrase("ids have at most 40 characters, no blanks, no | and do not begin with x-")

ID_PATTERN = r"[^\s|\x00-\x1f\x7f-\x9f\ud800-\udfff]{1,40}"
"""Of an id, which does not begin with ``x-`` either."""

_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")
_SAFE_ID = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]{0,39}")
_ID = re.compile(ID_PATTERN)
_NUMBER_LIKE = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9][0-9_]*(?:\.[0-9_]*)?)(?:[eE][-+]?[0-9]+)?"
    r"|[-+]?0[xob][0-9a-fA-F_]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
_BOOL_OR_NULL = frozenset({"true", "false", "null", "~", ""})
_MAX_DIGITS = 18


def kind_of(node: Node) -> str:
    """Return what a node is, in words for a message."""
    if isinstance(node, MapNode):
        return phrase("a mapping")
    if isinstance(node, SeqNode):
        return phrase("a list")
    if is_null(node):
        return phrase("nothing")
    return quoted(node.value)


def is_null(node: Node) -> bool:
    """Return whether a value was left empty."""
    return isinstance(node, Scalar) and not node.quoted and node.value in {"", "~", "null"}


def is_valid_id(text: str) -> bool:
    """Return whether a text may be an id (a program's, a file's)."""
    return _ID.fullmatch(text) is not None and not text.startswith("x-")


def as_id(title: str, otherwise: str) -> str:
    """Return an id made of a title, or the other one where nothing of the title can be an id."""
    cleaned = "".join(c if c.isalnum() or c in "-_." else "-" for c in title.strip())[:40]
    return cleaned if is_valid_id(cleaned) else otherwise


def read_id(node: Node, problems: Problems, what: str) -> str | None:
    """Read an id: ``101`` is ``"101"``, but ``1.5``, ``0o17`` and ``true`` need quotes."""
    if type(node) is Scalar:
        value = node.value
        if _SAFE_ID.fullmatch(value) and value[:2] != "x-":
            if node.quoted or value.lower() not in _BOOL_OR_NULL:
                return value
        elif node.quoted or _WHOLE.fullmatch(value) or not _ambiguous(value):
            if is_valid_id(value):
                return value
            problems.add(
                rules.NOT_AN_ID,
                node.start,
                phrase("{word} cannot be the id of {what}", word=quoted(value), what=what),
                ID_ADVICE,
            )
            return None
        problems.add(
            rules.NOT_AN_ID,
            node.start,
            phrase("{word} cannot be the id of {what}", word=value or phrase("nothing"), what=what)
            if is_null(node)
            else phrase(
                "the id {word} of {what} is not a text to YAML", word=quoted(value), what=what
            ),
            phrase('put it in quotes: "{value}"', value=value[:40])
            if value
            else phrase("give it an id"),
        )
        return None
    problems.add(
        rules.VALUE_OF_WRONG_TYPE,
        node.start,
        phrase("expected the id of {what}, not {found}", what=what, found=kind_of(node)),
        phrase("write one word or number here, without brackets"),
    )
    return None


def _ambiguous(value: str) -> bool:
    return value.lower() in _BOOL_OR_NULL or _NUMBER_LIKE.fullmatch(value) is not None


def read_text(node: Node, problems: Problems, what: str) -> str | None:
    """Read a text; numbers are taken as they are written."""
    if isinstance(node, Scalar) and (node.quoted or node.value.lower() not in _BOOL_OR_NULL):
        return node.value
    problems.add(
        rules.VALUE_OF_WRONG_TYPE,
        node.start,
        phrase("{what} should be a text, not {found}", what=what, found=kind_of(node)),
        phrase('put it in quotes: "{value}"', value=node.value)
        if isinstance(node, Scalar)
        else phrase("write one word or number here, without brackets"),
    )
    return None


def read_whole(
    node: Node, problems: Problems, what: str, low: int = -(10**9), high: int = 10**9
) -> int | None:
    """Read a whole number between two bounds, written in plain decimal digits."""
    if type(node) is Scalar and not node.quoted and _WHOLE.fullmatch(node.value):
        if len(node.value) <= _MAX_DIGITS and low <= (number := int(node.value)) <= high:
            return number
        problems.add(
            rules.NUMBER_OUT_OF_BOUNDS,
            node.start,
            phrase("{what} {number} is out of bounds", what=what, number=_number_words(node.value)),
            phrase("it has to be from {low} to {high}", low=f"{low:,}", high=f"{high:,}"),
        )
        return None
    _not_whole(node, problems, what, phrase("write a number without decimals"))
    return None


def coordinate_of(node: Node) -> int | None:
    """Return the coordinate that a node is; None for what :func:`read_coordinate` reports."""
    if type(node) is Scalar and not node.quoted and _WHOLE.fullmatch(node.value):
        short = len(node.value) <= _MAX_DIGITS
        if short and abs(number := int(node.value)) < COORDINATE_LIMIT:
            return number
    return None


def read_coordinate(node: Node, problems: Problems, what: str) -> int | None:
    """Read a coordinate: a whole number of map units below 2**30 in size."""
    number = coordinate_of(node)
    if number is not None:
        return number
    if type(node) is Scalar and not node.quoted and _WHOLE.fullmatch(node.value):
        problems.add(
            rules.NUMBER_OUT_OF_BOUNDS,
            node.start,
            phrase("{what} {number} is too large", what=what, number=_number_words(node.value)),
            phrase("coordinates are map units below 2**30 (1,073,741,824) in size"),
        )
        return None
    decimals = phrase(
        "coordinates count map units, so they have no decimals: with a unit_mm of 0.01, write 1250 "
        "for 12.5 mm"
    )
    _not_whole(node, problems, what, decimals)
    return None


def _number_words(digits: str) -> str:
    return digits if len(digits) <= 24 else phrase("of {n} digits", n=len(digits))


def _not_whole(node: Node, problems: Problems, what: str, decimals: str) -> None:
    """Report what is not a whole number; ``decimals`` is what to do about one like 12.5."""
    advice: str = phrase("write it in plain digits, for example 12")
    if isinstance(node, Scalar):
        value = node.value
        if node.quoted and _WHOLE.fullmatch(value):
            advice = phrase("write it without quotes")
        elif not node.quoted and _NUMBER_LIKE.fullmatch(value):
            plain = value.replace("_", "")
            if re.fullmatch(r"[-+]?[0-9]{1,18}", plain):
                advice = phrase(
                    "YAML readers disagree about such numbers; write {number}", number=int(plain)
                )
            elif "x" in plain or "o" in plain or "b" in plain:
                advice = phrase("write it in decimal digits")
            elif value.lstrip("+-").lower() not in {".inf", ".nan"}:
                advice = decimals
                number = float(plain)
                if math.isfinite(number) and number.is_integer() and abs(number) < 2**53:
                    advice = phrase("write {number}", number=int(number))
    message = phrase("{what} should be a whole number, not {found}", what=what, found=kind_of(node))
    problems.add(rules.NOT_A_NUMBER, node.start, message, advice)


def read_measure(
    node: Node, problems: Problems, what: str, high: float, *, zero: bool = False
) -> float | None:
    """Read a measure above 0 (or 0 itself) and up to ``high``, whole or with a decimal point."""
    return _read_decimal(
        node,
        problems,
        what,
        lambda number: 0 < number <= high or (zero and number == 0),
        phrase("it has to be 0 or more and at most {high}", high=f"{high:g}")
        if zero
        else phrase("it has to be more than 0 and at most {high}", high=f"{high:g}"),
    )


def read_number(node: Node, problems: Problems, what: str, low: float, high: float) -> float | None:
    """Read a number from ``low`` to ``high``, whole or with a decimal point."""
    return _read_decimal(
        node,
        problems,
        what,
        lambda number: low <= number <= high,
        phrase("it has to be from {low} to {high}", low=f"{low:,}", high=f"{high:,}"),
    )


def _read_decimal(
    node: Node, problems: Problems, what: str, good: Callable[[float], bool], bounds: str
) -> float | None:
    if isinstance(node, Scalar) and not node.quoted and len(node.value) < 400:
        try:
            number = float(node.value) if _NUMBER_LIKE.fullmatch(node.value) else math.nan
        except ValueError:
            number = math.nan
        if good(number):
            return number
        if math.isfinite(number):
            problems.add(
                rules.NUMBER_OUT_OF_BOUNDS,
                node.start,
                phrase("{what} {word} is out of bounds", what=what, word=quoted(node.value)),
                bounds,
            )
            return None
    problems.add(
        rules.NOT_A_NUMBER,
        node.start,
        phrase("{what} should be a number, not {found}", what=what, found=kind_of(node)),
        phrase("write it in digits without quotes, for example 0.5"),
    )
    return None


def read_bool(node: Node, problems: Problems, what: str) -> bool | None:
    """Read ``true`` or ``false``; YAML 1.1's ``yes`` and ``no`` are taken too."""
    if isinstance(node, Scalar) and not node.quoted:
        word = node.value.lower()
        if word in {"true", "yes", "on"}:
            return True
        if word in {"false", "no", "off"}:
            return False
    problems.add(
        rules.VALUE_OF_WRONG_TYPE,
        node.start,
        phrase("{what} should be true or false, not {found}", what=what, found=kind_of(node)),
        phrase("write  true  or  false  without quotes"),
    )
    return None
