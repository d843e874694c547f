"""Where results go: standard output, or a file that is written whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import click

from mapkit.cli.own_files import is_own, note_own
from mapkit.cli.quiet import is_quiet
from mapkit.errors import OutputExistsError
from mapkit.messages import one_line, phrase, say, translated

if TYPE_CHECKING:
    from mapkit.board import Answer, Board
    from mapkit.drawing.scene import Scene
    from mapkit.export import Files
    from mapkit.model import GameMap

STDOUT = Path("-")


def write_answer(
    answer: Answer,
    picture: Path | None,
    *,
    as_json: bool,
    force: bool,
    look: str | None = None,
    labels: str = "ids",
) -> None:
    """Print an answer, in sentences or as JSON, and write its picture if one is asked for.

    ``look`` is that of the picture, see :data:`mapkit.drawing.looks.LOOKS`.
    ``labels`` is what the picture writes on fields, see :data:`mapkit.drawing.names.LABELS`.
    """
    print_answer(answer, as_json=as_json)
    if picture:
        write_picture(picture, answer.scene(look=look, labels=labels), force=force)


class Printable(Protocol):
    """What is said about a map, with or without a picture."""

    @property
    def map(self) -> GameMap:
        """The map that it is about."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """It in sentences, the verdict first."""

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values."""


def print_answer(answer: Printable, *, as_json: bool) -> None:
    """Print an answer, in sentences or as JSON."""
    if as_json:
        echo_json(answer.to_dict())
    else:
        echo_answer(answer.sentences, answer.map)


def echo_answer(sentences: Sequence[str], game_map: GameMap) -> None:
    """Print an answer, the verdict first, and what it is worth on this map."""
    first, *others = sentences
    click.secho(one_line(first), bold=True)
    for sentence in others:
        click.echo(one_line(sentence))
    echo_provenance(game_map)


def echo_provenance(game_map: GameMap) -> None:
    """Say where the map comes from, if answers on it need that said."""
    from mapkit.analysis.pair_sentences import provenance_sentence  # noqa: PLC0415 - not for JSON

    origin = provenance_sentence(game_map)
    if origin:
        click.secho(one_line(origin), italic=True)


def echo_notice(text: str) -> None:
    """Say something on standard error, unless asked to be quiet (``-q``)."""
    if not is_quiet():
        click.echo(one_line(translated(text)), err=True)


def echo_written(path: Path) -> None:
    """Say on standard error that a file was written; nothing of standard output."""
    if path != STDOUT:
        echo_notice(say("wrote {path}", path=str(path)))


def echo_json(value: Mapping[str, Any]) -> None:
    """Print a value as JSON, the same text for the same value."""
    import json  # noqa: PLC0415 - not for sentences

    click.echo(json.dumps(value, indent=2))


_INPUTS = "mapkit.inputs"


def note_input(path: Path) -> None:
    """Remember that the command reads a file, so that it does not write it."""
    context = click.get_current_context(silent=True)
    if context is not None:
        context.meta.setdefault(_INPUTS, []).append(path)


def _refuse_inputs(path: Path) -> None:
    """Refuse to write what the command reads, by whatever name.

    Raises ``OutputExistsError`` where the file is one of the command's arguments, or was read for
    it.
    """
    context = click.get_current_context(silent=True)
    if context is None or path == STDOUT:
        return
    given = [v for v in context.params.values() if isinstance(v, Path) and v is not path]
    for known in (*given, *context.meta.get(_INPUTS, ())):
        try:
            same = path.samefile(known)
        except OSError:  # one of the two is not there
            same = False
        if same:
            raise OutputExistsError(
                phrase(
                    "{path} is read by this command, so it is not replaced; name another file",
                    path=path,
                )
            )


def refuse_overwriting(path: Path | None, *, force: bool) -> None:
    """Fail before any long work where the result could not be written after it.

    A file that mapkit wrote and nobody has changed since may be replaced.

    Raises ``OutputExistsError`` where the file is the user's own and ``force`` is False, or it is
    one that the command reads. Raises ``FileError`` where there is no folder for it.
    """
    if path is None or path == STDOUT:
        return
    from mapkit.mapfile.disk import require_folder  # noqa: PLC0415 - only for files

    _refuse_inputs(path)
    require_folder(path)
    if not force and path.is_file() and not is_own(path):
        raise OutputExistsError(phrase("{path} exists already; --force replaces it", path=path))


def refuse_picture(path: Path | None, *, force: bool, kind: str | None = None) -> None:
    """Fail before any long work where no picture of that name could be written after it."""
    refuse_overwriting(path, force=force)
    if path is not None:
        from mapkit.export.pictures import refuse_unknown_picture  # noqa: PLC0415 - only for files

        refuse_unknown_picture(kind or path.suffix)


def free_picture(path: Path | None, *, force: bool) -> Path | None:
    """Return where the picture of an answer goes: beside a file that is there already, numbered.

    The answer is what was asked for, so a picture of an earlier one does not keep it back.
    """
    from mapkit.mapfile.disk import beside  # noqa: PLC0415 - only for files

    free = path
    number = 1
    while free is not None and path is not None and free.exists() and not force:
        number += 1
        free = beside(path, f"-{number}")
    if path is not None:
        _refuse_inputs(path)
    refuse_picture(free, force=force)
    if free != path:
        told = say("{path} exists already; the picture goes to {free}", path=path, free=free)
        echo_notice(told)
    return free


def write_bytes(path: Path, data: bytes, *, force: bool) -> None:
    """Write bytes to a file, or to standard output for ``-``."""
    if path == STDOUT:
        click.echo(data, nl=False)
    else:
        from mapkit.mapfile.disk import write_atomic  # noqa: PLC0415 - only for files

        _refuse_inputs(path)  # again: the map is read by now, and names files of its own
        write_atomic(path, data, force=force or is_own(path))
        note_own(path)


def write_export(path: Path, files: Files, *, force: bool) -> None:
    """Write what an exporter gave; several files go to standard output as a zip."""
    from mapkit.export.outputs import write_files, zipped  # noqa: PLC0415 - only for files

    if path == STDOUT:
        click.echo(files if isinstance(files, bytes) else zipped(files), nl=False)
    else:
        _refuse_inputs(path)
        write_files(path, files, force=force or is_own(path))
        note_own(path)


def write_text(path: Path, text: str, *, force: bool) -> None:
    """Write text to a file, or to standard output for ``-``."""
    write_bytes(path, text.encode("utf-8"), force=force)  # whatever the terminal's encoding


def write_map(path: Path, board: Board, *, force: bool) -> None:
    """Write the map file of a board."""
    board.save_map(path, force=force or is_own(path))
    note_own(path)


def write_picture(
    path: Path, scene: Scene, *, force: bool, kind: str | None = None, dpi: float | None = None
) -> None:
    """Render a scene in the format that the file's ending, or ``kind``, names, and write it.

    ``dpi`` is in pixels an inch, for rasters.
    """
    from mapkit.export.pictures import render_picture  # noqa: PLC0415 - only for files

    write_bytes(path, render_picture(scene, kind or path.suffix, dpi=dpi), force=force)
    echo_written(path)
