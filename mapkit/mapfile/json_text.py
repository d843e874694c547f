"""JSON as files hold it: what is none is said with its line and column."""

from __future__ import annotations

import json
import math

from mapkit.errors import FileProblemError
from mapkit.mapfile.source import Source
from mapkit.messages import phrase

__all__ = ["parse_json"]


def parse_json(source: Source) -> object:
    """Return what a text in JSON holds.

    Raises
    ------
    FileProblemError
        It is no JSON, or nested too deeply; with the line and the column.
    """
    where = source.path or phrase("standard input")
    try:
        return json.loads(source.text, parse_int=_integer)
    except json.JSONDecodeError as problem:
        raise FileProblemError(
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
        raise FileProblemError(
            phrase("{where} cannot be read as JSON: {reason}", where=where, reason=reason)
        ) from None


def _integer(digits: str) -> int | float:
    # Python refuses to convert thousands of digits; any such number is out of bounds anyway.
    return int(digits) if len(digits) < 40 else math.inf
