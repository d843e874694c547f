"""Which mapkit this is: its version, a checksum of its sources, and what it computes with."""

from __future__ import annotations

import sys
import zlib
from functools import cache
from importlib import metadata
from pathlib import Path

from mapkit import version

__all__ = ["installed", "surroundings"]

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
