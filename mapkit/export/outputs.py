"""Several files as one zip or one folder, written whole or not at all."""

from __future__ import annotations

import contextlib
import io
import os
import re
import secrets
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from mapkit.errors import FileError, MapkitError, OutputExistsError
from mapkit.export.registry import Files
from mapkit.mapfile.disk import hidden_beside, reason_of, require_folder, write_atomic
from mapkit.messages import phrase

_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*")
_EPOCH = (1980, 1, 1, 0, 0, 0)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return files as a zip: the same bytes for the same files, without dates.

    Raises ``MapkitError`` where a name leads out of the folder, or has letters that not every
    system takes.
    """
    _refuse_names(files)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3  # as on every system
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def write_files(path: Path, files: Files, *, force: bool = False) -> None:
    """Write what an exporter gave: one file, or several as a ``.zip`` or as a folder.

    A ``path`` for several files whose name ends in ``.zip`` is one; any other is a folder.
    ``force`` replaces an existing file, or a folder that holds files of the same names only.

    Raises
    ------
    OutputExistsError
        It exists and ``force`` is False; or the folder has other files.
    FileError
        It cannot be written.
    MapkitError
        As for :func:`zipped`.
    """
    if isinstance(files, bytes):
        write_atomic(path, files, force=force)
    elif path.suffix.lower() == ".zip":
        write_atomic(path, zipped(files), force=force)
    else:
        _refuse_names(files)
        refuse_folder(path, files, force=force)
        try:
            _write_folder(Path(os.path.realpath(path)), files)
        except OSError as problem:
            if isinstance(problem, MapkitError):
                raise
            raise FileError(
                phrase("{given} cannot be written: {reason}", given=path, reason=reason_of(problem))
            ) from None


def refuse_folder(path: Path, files: Mapping[str, bytes] | None = None, *, force: bool) -> None:
    """Fail where several files cannot be written as that folder.

    ``files`` are what is to be written, None where that is not known yet; ``force`` is as for
    :func:`write_files`.

    Raises ``OutputExistsError`` or ``FileError`` as for :func:`write_files`.
    """
    require_folder(path)
    if not path.exists():
        return
    if not path.is_dir():
        raise OutputExistsError(
            phrase("{path} is a file; name a folder, or a file that ends in .zip", path=path)
        )
    there = {p.relative_to(path).as_posix() for p in path.rglob("*") if not p.is_dir()}
    if not there:
        return
    if not force:
        raise OutputExistsError(phrase("{path} exists already; force=True replaces it", path=path))
    if files is not None and not there <= set(files):
        raise OutputExistsError(
            phrase(
                "the folder {path} holds other files ({name}), so it is not "
                "replaced; name a new one",
                path=path,
                name=min(there - set(files)),
            )
        )


def _write_folder(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder beside the old one, and put it in its place."""
    mark = secrets.token_hex(6)
    new, old = (hidden_beside(target, f"{mark}.{end}") for end in ("tmp", "old"))
    try:
        for name, data in files.items():
            file = new.joinpath(*PurePosixPath(name).parts)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        if target.exists():
            target.rename(old)
        try:
            new.rename(target)
        except OSError:
            with contextlib.suppress(OSError):
                old.rename(target)
            raise
    finally:
        for left in (new, old):
            shutil.rmtree(left, ignore_errors=True)


def _refuse_names(files: Mapping[str, bytes]) -> None:
    for name in files:
        parts = name.split("/")
        if not all(_PART.fullmatch(part) and not part.endswith(".") for part in parts):
            raise MapkitError(
                phrase("{name} is not a name for a file of an export", name=repr(name))
            )
    if len({name.casefold() for name in files}) != len(files):
        raise MapkitError(phrase("two files of an export have one name"))


_NOT_IN_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def in_xml(text: str) -> str:
    """Return a text with U+FFFD for each character that XML cannot hold, even escaped."""
    return _NOT_IN_XML.sub("\ufffd", text)
