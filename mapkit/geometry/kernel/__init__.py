"""Find and load the compiled kernels: one plain C library, called through ctypes.

The library is compiled when mapkit is installed and stands beside its sources. Its name holds a
fingerprint of those sources and of the compiler's flags, so a library that is older than its
sources is simply not found, and a new one never takes the place of one in use. Standard library
only, since the installer imports this too.

Raises
------
ValueError
    Arrays do not fit each other, the mesh, or the shapes that are named.
MemoryError
    There is no memory.
"""

from __future__ import annotations

import ctypes
import os
import shlex
import sys
import zlib
from functools import cache
from pathlib import Path

from mapkit.errors import MapkitError
from mapkit.messages import phrase

__all__ = ["FLAGS", "FOLDER", "STEM", "KernelError", "library", "library_name", "sources"]

FOLDER = Path(__file__).resolve().parent
"""Where the sources are, and the library beside them."""

STEM = "mapkit_kernel-"
"""What the name of every kernel library begins with."""

FLAGS = (
    "-std=c99",
    "-O3",
    # x*y + z must not turn into one fused step on some machines only: measures in a verdict
    # (beam, near miss) are to be the same everywhere.
    "-ffp-contract=off",
    "-fno-strict-aliasing",
    "-fPIC",
)
"""Flags that every file is compiled with; part of the fingerprint."""

_SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}


class KernelError(MapkitError, RuntimeError):
    """The compiled kernels are missing, older than their sources, or cannot be made."""


def sources() -> list[Path]:
    """Return the C files that make up the library, in a fixed order."""
    return sorted(FOLDER.glob("*.c"))


def library_name(system: str = sys.platform) -> str:
    """Return the file name of the library that fits the sources as they are now.

    ``system`` is the one that it is for, as in `sys.platform`.
    """
    digest = zlib.crc32(" ".join(FLAGS).encode())
    for path in sorted([*sources(), *FOLDER.glob("*.h")]):
        text = path.read_bytes()
        digest = zlib.crc32(f"\0{path.name}\0{len(text)}\0".encode() + text, digest)
    return f"{STEM}{digest:08x}{_SUFFIXES.get(system, '.so')}"


@cache
def library() -> ctypes.CDLL:
    """Load the kernels; calls into them run without the interpreter's lock.

    Raises
    ------
    KernelError
        Where the library is missing, older than its sources or cannot be loaded. The message
        names the one command that mends it; nothing is compiled here.
    """
    path = FOLDER / library_name()
    command = f"{shlex.quote(sys.executable)} -m mapkit.geometry.kernel.build_library"
    if not path.is_file():
        old = any(FOLDER.glob(f"{STEM}*"))
        raise KernelError(
            phrase(
                "mapkit's compiled kernel is {state}. "
                "To compile it (a few seconds), run: {command}",
                state=phrase("older than its C sources") if old else phrase("missing"),
                command=command,
            )
        )
    try:
        return ctypes.CDLL(os.fspath(path))
    except OSError as error:
        raise KernelError(
            phrase(
                "mapkit's compiled kernel cannot be loaded ({error}). "
                "To compile it for this machine, run: {command} --force",
                error=error,
                command=command,
            )
        ) from error
