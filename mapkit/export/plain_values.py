"""From values of mapkit to JSON and back, for what comes out of another process.

Only the classes that are listed here are made again, from plain values: nothing is unpickled.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from pathlib import PurePath
from typing import Any

from mapkit import diagnostics, model
from mapkit.diagnostics import diagnostic
from mapkit.export.imported import ImportedField, ImportedMap, NotTaken
from mapkit.messages import Phrase

_FROM = (model, diagnostics, diagnostic)
_CLASSES: dict[str, type] = {
    one.__name__: one
    for module in _FROM
    for one in vars(module).values()
    if isinstance(one, type) and (is_dataclass(one) or issubclass(one, Enum))
} | {one.__name__: one for one in (ImportedField, ImportedMap, NotTaken)}


def to_json(value: object) -> str:
    """Return a value as JSON.

    Raises ``TypeError`` where it holds something that is no value of mapkit's.
    """
    return json.dumps(_packed(value), separators=(",", ":"))


def from_json(text: str | bytes) -> Any:
    """Return the value that a JSON of :func:`to_json` says.

    Raises ``ValueError`` or ``TypeError`` or ``LookupError`` where it is none.
    """
    return _unpacked(json.loads(text))


def _packed(value: object) -> Any:
    if isinstance(value, Phrase):
        values = None if value.values is None else _packed(dict(value.values))
        return {"p": [str(value), value.source, values, value.n]}
    if isinstance(value, Enum):
        return {"e": [type(value).__name__, value.value]}
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple):
        if value and all(type(p) is tuple and len(p) == 2 and _numbers(p) for p in value):
            return {"r": [c for p in value for c in p]}
        return {"t": [_packed(v) for v in value]}
    if isinstance(value, list):
        return [_packed(v) for v in value]
    if isinstance(value, Mapping):
        return {"m": [[_packed(k), _packed(v)] for k, v in value.items()]}
    if isinstance(value, frozenset | set):
        return {"f": sorted((_packed(v) for v in value), key=repr)}
    if isinstance(value, Fraction):
        return {"q": [value.numerator, value.denominator]}
    if isinstance(value, PurePath | BaseException):
        return str(value)
    name = type(value).__name__
    if _CLASSES.get(name) is type(value) and is_dataclass(value):
        return {
            "d": [name, {f.name: _packed(getattr(value, f.name)) for f in fields(value) if f.init}]
        }
    if hasattr(value, "item"):  # a number of numpy's
        return _packed(value.item())
    raise TypeError(f"{name} is no plain value")


def _numbers(pair: tuple[Any, ...]) -> bool:
    return all(type(c) is float or type(c) is int for c in pair)


def _unpacked(value: Any) -> Any:
    if isinstance(value, list):
        return [_unpacked(v) for v in value]
    if not isinstance(value, dict):
        return value
    ((tag, held),) = value.items()
    match tag:
        case "p":
            english, source, values, n = held
            return Phrase(english, source, _unpacked(values), n)
        case "e":
            return _CLASSES[held[0]](held[1])
        case "r":
            return tuple(zip(held[::2], held[1::2], strict=True))
        case "t":
            return tuple(_unpacked(v) for v in held)
        case "m":
            return {_unpacked(k): _unpacked(v) for k, v in held}
        case "f":
            return frozenset(_unpacked(v) for v in held)
        case "q":
            return Fraction(*held)
        case "d":
            return _CLASSES[held[0]](**{k: _unpacked(v) for k, v in held[1].items()})
    raise ValueError(f"no kind of value is called {tag!r}")
