"""Where results go: standard output, or a file that is written whole or not at all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mapkit.errors import OutputExistsError, UsageProblemError

if TYPE_CHECKING:
    from mapkit.drawing import Scene

__all__ = ["STDOUT", "refuse_overwriting", "write_picture", "write_text"]

STDOUT = Path("-")


def refuse_overwriting(path: Path | None, *, force: bool) -> None:
    """Fail before any long work where the result could not be written after it.

    Raises
    ------
    OutputExistsError
        The file exists and ``force`` is False.
    """
    if path is not None and path != STDOUT and not force and path.exists():
        raise OutputExistsError(f"{path} exists already")


def write_text(path: Path, text: str, *, force: bool) -> None:
    """Write text to a file, or to standard output for ``-``.

    Raises
    ------
    OutputExistsError
        The file exists and ``force`` is False.
    FileProblemError
        It cannot be written.
    """
    if path == STDOUT:
        click.echo(text, nl=False)
        return
    from mapkit.mapfile import write_atomic  # noqa: PLC0415 - brings the YAML library

    write_atomic(path, text.encode("utf-8"), force=force)


def write_picture(path: Path, scene: Scene, *, force: bool, kind: str | None = None) -> None:
    """Render a scene in the format that the file's ending, or ``kind``, names, and write it.

    Raises
    ------
    UsageProblemError
        No format goes by that name.
    OutputExistsError, FileProblemError
        As for :func:`write_text`.
    """
    from mapkit.export import render_picture  # noqa: PLC0415 - finds back ends
    from mapkit.mapfile import write_atomic  # noqa: PLC0415 - brings the YAML library

    kind = kind or path.suffix.lstrip(".").lower()
    if not kind:
        raise UsageProblemError(
            f"'{path}' has no ending that tells the format; name it for example board.png, or "
            "give --format"
        )
    data = render_picture(scene, kind)
    if path == STDOUT:
        sys.stdout.buffer.write(data)
    else:
        write_atomic(path, data, force=force)
