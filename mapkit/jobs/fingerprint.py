"""What results depend on: a checksum of any plain values, and which mapkit this is."""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from mapkit import version


def fingerprint(*values: object) -> str:
    """Return a SHA-256 over values, equal for equal ones on every machine.

    ``values`` are texts, bytes, numbers, None, paths, enums, and dataclasses, mappings, sets and
    sequences of such. The order of mappings counts, that of sets does not. Returns 64 hexadecimal
    digits.
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


_PACKAGE = Path(__file__).resolve().parents[1]
_SOURCES = ("*.py", "*.c", "*.h", "*.yaml")


@cache
def installed() -> str:
    """Return the version and a checksum of all that answers depend on.

    Two checkouts of one version may differ, so the version alone does not do. Some 50 ms the first
    time.
    """
    digest = 0
    for path in sorted(path for kind in _SOURCES for path in _PACKAGE.rglob(kind)):
        name = path.relative_to(_PACKAGE).as_posix()
        text = path.read_bytes()
        digest = zlib.crc32(f"{name}\0{len(text)}\0".encode() + text, digest)
    return f"{version.__version__}+{digest:08x}"


def surroundings() -> str:
    """Return this mapkit, and the versions of what its measures are computed with."""
    parts = [f"mapkit {installed()}", f"Python {sys.version_info.major}.{sys.version_info.minor}"]
    parts += [f"{name} {_version_of(name)}" for name in ("numpy", "shapely", "rustworkx")]
    return ", ".join(parts)


def _version_of(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "none"
