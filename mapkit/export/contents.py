"""What a file holds: the kind of a JSON by one of its keys, and the files that a zip is made of."""

from __future__ import annotations

import io
import json
import re
import struct
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from mapkit.errors import FileError
from mapkit.mapfile.disk import read_regular, reason_of
from mapkit.mapfile.source import MAX_BYTES
from mapkit.messages import phrase

_MOST_FILES = 1000
_HEAD = 65_536
_COMPRESSIONS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_BROKEN_ZIP = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError,
)  # fmt: skip
"""What :mod:`zipfile` raises for damaged, encrypted and odd zips."""


def read_input(path: Path) -> bytes:
    """Return what is to be imported: the bytes of a file, or the files of a folder as a zip.

    Of a folder the files directly in it are taken.

    Raises ``FileError`` where it cannot be read, or is more than 32 MB, as
    :func:`mapkit.mapfile.disk.read_regular`.
    """
    if not path.is_dir():
        return read_regular(path, MAX_BYTES)
    out, left = io.BytesIO(), MAX_BYTES
    try:
        files = sorted(p for p in path.iterdir() if p.is_file() and not p.name.startswith("."))
    except OSError as problem:
        raise FileError(
            phrase("{path} cannot be read: {reason}", path=path, reason=reason_of(problem))
        ) from None
    if len(files) > _MOST_FILES:
        raise _too_many(str(path))
    with zipfile.ZipFile(out, "w") as archive:
        for file in files:
            data = read_regular(file, left)
            left -= len(data)
            archive.writestr(zipfile.ZipInfo(file.name), data)
    return out.getvalue()


def json_member(data: bytes, key: str) -> str:
    """Return the text that a JSON has under a key at its top, "" where there is none.

    A JSON that is cut off or damaged has what the first such key in it says, so that its importer
    can tell where it is wrong. Never raises.
    """
    if f'"{key}"'.encode() not in data:
        return ""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        head = data[:_HEAD].lstrip(b"\xef\xbb\xbf \t\r\n")
        first = re.search(rb'"%s"\s*:\s*"([^"\\]*)"' % re.escape(key).encode(), head)
        whole = head.startswith(b"{") and first is not None
        return first[1].decode("utf-8", "replace") if whole and first is not None else ""
    value = found.get(key) if isinstance(found, dict) else None
    return value if isinstance(value, str) else ""


def is_zip(data: bytes) -> bool:
    """Return whether bytes begin as a zip does."""
    return data.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def names_in_zip(data: bytes) -> tuple[str, ...]:
    """Return the names of a zip's files without their folders; none of what is not a zip."""
    if not is_zip(data):
        return ()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return tuple(PurePosixPath(name).name for name in archive.namelist())
    except _BROKEN_ZIP:
        return ()


class Packed:
    """The files of a zip, read one by one within bounds.

    ``name`` is what messages call it. ``names``: Of its files, with their folders, sorted; without
    what macOS adds.

    Raises ``FileError`` where it is not a zip, damaged, or has more than 1,000 files.
    """

    def __init__(self, data: bytes, name: str) -> None:
        self._name = name
        self._left = MAX_BYTES
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(data))
            names = self._archive.namelist()
        except _BROKEN_ZIP as problem:
            raise self._broken(problem) from None
        if len(names) > _MOST_FILES:
            raise _too_many(name)
        self.names = tuple(
            sorted(n for n in names if not n.endswith("/") and not n.startswith("__MACOSX/"))
        )

    def find(self, name: str) -> str | None:
        """Return the only file of that name, in whatever folder; None where there is none.

        Raises ``FileError`` where there are several.
        """
        found = [n for n in self.names if PurePosixPath(n).name == name]
        if len(found) > 1:
            raise FileError(
                phrase("{name} has several files called {file}", name=self._name, file=name)
            )
        return found[0] if found else None

    def read(self, name: str) -> bytes:
        """Return one of the files, by its whole name.

        Raises ``FileError`` where it is damaged or encrypted, or what was read until now is more
        than 32 MB.
        """
        try:
            info = self._archive.getinfo(name)
            if info.compress_type not in _COMPRESSIONS:
                raise NotImplementedError(phrase("it is compressed in a rare way"))
            with self._archive.open(info) as file:
                data = file.read(self._left + 1)
        except (*_BROKEN_ZIP, KeyError) as problem:
            raise self._broken(problem, name) from None
        if len(data) > self._left:
            raise FileError(
                phrase(
                    "{name} unpacks to more than {most} MB",
                    name=self.place(name),
                    most=MAX_BYTES // 2**20,
                )
            )
        self._left -= len(data)
        return data

    def place(self, name: str) -> Path:
        """Return what messages call a file of the zip: ``shapes.zip/fields.csv``."""
        return Path(self._name) / name

    def _broken(self, problem: Exception, name: str = "") -> FileError:
        return FileError(
            phrase(
                "{name} is not a zip file that can be unpacked: {reason}",
                name=self.place(name),
                reason=str(problem) or type(problem).__name__,
            )
        )


def _too_many(name: str) -> FileError:
    return FileError(
        phrase("{name} has more than {most} files", name=name, most=f"{_MOST_FILES:,}")
    )
