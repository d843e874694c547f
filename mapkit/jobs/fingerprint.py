"""A checksum of any plain values: what results depend on."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass

__all__ = ["fingerprint"]


def fingerprint(*values: object) -> str:
    """Return a SHA-256 over values, equal for equal ones on every machine.

    Parameters
    ----------
    *values : object
        Texts, bytes, numbers, None, paths, enums, and dataclasses, mappings, sets and sequences
        of such. The order of mappings counts, that of sets does not.

    Returns
    -------
    str
        64 hexadecimal digits.
    """
    digest = hashlib.sha256()
    for part in _parts(values):
        digest.update(part.encode("utf-8", "surrogatepass") + b"\0")
    return digest.hexdigest()


def _parts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield repr(str(value))  # of an enum's member too
    elif is_dataclass(value) and not isinstance(value, type):
        yield type(value).__name__ + "("
        for field in fields(value):
            yield field.name
            yield from _parts(getattr(value, field.name))
        yield ")"
    elif isinstance(value, Mapping):
        yield "{"
        for key, inner in value.items():
            yield from _parts(key)
            yield from _parts(inner)
        yield "}"
    elif isinstance(value, AbstractSet):
        yield "<"
        yield from sorted("\0".join(_parts(inner)) for inner in value)
        yield ">"
    elif isinstance(value, tuple | list):
        yield "["
        for inner in value:
            yield from _parts(inner)
        yield "]"
    else:
        yield repr(value)
