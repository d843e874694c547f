"""A file of results, one line each, to which every finished task adds its own.

The first line says which mapkit and which job they are of. A program that is killed loses at most
the line that it was writing.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from mapkit.errors import FileError
from mapkit.jobs.fingerprint import fingerprint, installed
from mapkit.messages import Phrase, phrase

__all__ = ["Store"]

_FORMAT = "mapkit results 1"


class Store:
    """The results of a job, read from a file and added to it, as a context manager.

    Parameters
    ----------
    path : Path or None
        None keeps nothing.
    job : object
        What the results depend on, as :func:`mapkit.jobs.fingerprint.fingerprint` takes it.
    """

    def __init__(self, path: Path | None, job: object) -> None:
        self._path = path
        self._job = job
        self._head: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._file = -1
        self._size = 0

    def __enter__(self) -> Self:
        """Open the file and read what is in it.

        Raises
        ------
        FileError
            It cannot be opened or written, is not a file of results, is of another job or mapkit,
            or another program is writing to it.
        """
        if self._path is None:
            return self
        job = fingerprint(self._job)
        self._head = {"format": _FORMAT, "mapkit": installed(), "job": job}
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            self._file = os.open(self._path, flags, 0o666)
        except OSError as problem:
            raise self._failed(problem) from None
        try:
            self._lock()
            self._read()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __getitem__(self, key: str) -> Any:
        return json.loads(self._texts[key])

    def add(self, key: str, text: str) -> None:
        """Write a result, given as JSON, to the file.

        Raises
        ------
        FileError
            It cannot be written, as on a disk that is full; what the file had is kept.
        """
        if self._path is not None:
            self._append(f'{{"key":{json.dumps(key, ensure_ascii=False)},"result":{text}}}\n')

    def _append(self, line: str) -> None:
        content = memoryview(line.encode("utf-8", "surrogatepass"))
        size = len(content)
        try:
            while content:
                content = content[os.write(self._file, content) :]
        except OSError as problem:
            os.ftruncate(self._file, self._size)
            raise self._failed(problem) from None
        self._size += size

    def _read(self) -> None:
        with os.fdopen(os.dup(self._file), "rb") as file:
            content = file.read()
        whole = content[: content.rfind(b"\n") + 1]  # the last line may have been cut off
        head = json.dumps(self._head, ensure_ascii=False) + "\n"
        if not whole and head.encode().startswith(content):
            os.ftruncate(self._file, 0)
            self._append(head)
            return
        first, *lines = whole.split(b"\n")[:-1] or [b""]
        self._compare(first)
        for number, line in enumerate(lines, 2):
            try:
                entry = json.loads(line)
                self._texts[entry["key"]] = json.dumps(entry["result"], ensure_ascii=False)
            except (ValueError, TypeError, KeyError):
                raise FileError(
                    phrase(
                        "{path} is damaged in line {line}; delete it to begin anew",
                        path=self._path,
                        line=number,
                    )
                ) from None
        if len(whole) < len(content):
            os.ftruncate(self._file, len(whole))
        self._size = len(whole)

    def _compare(self, line: bytes) -> None:
        """Refuse a file that is not of this job."""
        try:
            head = json.loads(line)
            given, version, job = head["format"], head["mapkit"], head["job"]
        except (ValueError, TypeError, KeyError):
            given = version = job = None
        if given != _FORMAT:
            raise FileError(
                phrase("{path} is there, and is not a file of results", path=self._path)
            )
        if version != self._head["mapkit"]:
            raise FileError(
                phrase(
                    "the results in {path} were made by mapkit {version}, and this is {here}; "
                    "delete it to begin anew, or name another file",
                    path=self._path,
                    version=version,
                    here=self._head["mapkit"],
                )
            )
        if job != self._head["job"]:
            raise FileError(
                phrase(
                    "the results in {path} are those of another map or of other options; "
                    "delete it to begin anew, or name another file",
                    path=self._path,
                )
            )

    def _lock(self) -> None:
        try:
            import fcntl  # noqa: PLC0415 - not on every system
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FileError(
                phrase("another mapkit is writing to {path}", path=self._path)
            ) from None

    def _failed(self, problem: OSError) -> FileError:
        return FileError(
            phrase(
                "{path} cannot be written: {reason}. What was finished before is kept",
                path=self._path,
                reason=Phrase(problem.strerror or str(problem)),  # frequent ones are translated
            )
        )
