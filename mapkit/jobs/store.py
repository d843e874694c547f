"""A file of results, one line each, to which every finished task adds its own.

The first line says which mapkit and which job they are of. Each other line ends with a checksum. A
program that is killed loses at most the line that it was writing. A damaged line is told and left
where it is; its task is done again, and the new result stands further down.
"""

from __future__ import annotations

import json
import os
import stat
import warnings
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from mapkit.errors import FileError
from mapkit.jobs.fingerprint import fingerprint, installed
from mapkit.messages import Phrase, phrase

_FORMAT = "mapkit results 2"
_MOST_BYTES = 2**30
_MOST_TOLD = 10
_OPENING = (
    os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
)  # fmt: skip
_SUM = b',"sum":"'
_END = len(_SUM) + len('00000000"}')


class Store:
    """The results of a job, read from a file and added to it, as a context manager.

    Parameters
    ----------
    path : Path or None
        None keeps nothing.
    job : object
        What the results depend on, as :func:`mapkit.jobs.fingerprint.fingerprint` takes it.
    fits : callable or None
        Gets a key and a result of the file; False where no task can have that result.
    notice : callable or None
        Gets a text for each damaged line; None warns instead.
    """

    def __init__(
        self,
        path: Path | None,
        job: object,
        *,
        fits: Callable[[str, Any], bool] | None = None,
        notice: Callable[[str], None] | None = None,
    ) -> None:
        self._path = path
        self._job = job
        self._fits = fits
        self._notice = notice
        self._head: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._file = -1
        self._size = 0

    def __enter__(self) -> Self:
        """Open the file and read what is in it.

        Raises ``FileError`` where it cannot be opened or written, is not a file of results, is of
        another job or mapkit, or another program is writing to it.
        """
        if self._path is None:
            return self
        job = fingerprint(self._job)
        self._head = {"format": _FORMAT, "mapkit": installed(), "job": job}
        try:
            self._file = os.open(self._path, _OPENING, 0o666)
        except OSError as problem:
            raise self._failed(problem) from None
        try:
            self._refuse_others()
            self._lock()
            self._read()
        except BaseException as problem:
            self.__exit__()
            if isinstance(problem, OSError) and not isinstance(problem, FileError):
                raise self._failed(problem) from None
            raise
        return self

    def __exit__(self, *_problem: object) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __getitem__(self, key: str) -> Any:
        return json.loads(self._texts[key])

    def add(self, key: str, text: str) -> None:
        """Write a result, given as JSON, to the file.

        Raises ``FileError`` where it cannot be written, as on a disk that is full; what the file
        had is kept.
        """
        if self._path is not None:
            line = f'{{"key":{json.dumps(key, ensure_ascii=False)},"result":{text}'
            said = line.encode("utf-8", "surrogatepass")
            self._append(said + _SUM + b'%08x"}\n' % zlib.crc32(said))

    def _append(self, line: bytes) -> None:
        content = memoryview(line)
        size = len(content)
        try:
            while content:
                content = content[os.write(self._file, content) :]
        except OSError as problem:
            os.ftruncate(self._file, self._size)
            raise self._failed(problem) from None
        self._size += size

    def _refuse_others(self) -> None:
        """Refuse what is no regular file, before anything is read or written."""
        status = os.fstat(self._file)
        if not stat.S_ISREG(status.st_mode):
            raise FileError(
                phrase(
                    "{path} is not a regular file, so no results can be kept in it", path=self._path
                )
            )
        if status.st_size > _MOST_BYTES:
            raise FileError(
                phrase(
                    "{name} is too large ({size} MB, at most {most} MB are read); is it the right "
                    "file?",
                    name=self._path,
                    size=f"{status.st_size / 2**20:.0f}",
                    most=_MOST_BYTES // 2**20,
                )
            )

    def _read(self) -> None:
        """Take the results line by line; the last line may have been cut off."""
        head = (json.dumps(self._head, ensure_ascii=False) + "\n").encode()
        damaged: list[int] = []
        with os.fdopen(os.dup(self._file), "rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    if number == 1 and not head.startswith(line):
                        self._compare(line)
                    break
                if number == 1:
                    self._compare(line)
                elif not self._take(line[:-1]):
                    damaged.append(number)
                self._size += len(line)
        if self._size < os.fstat(self._file).st_size:
            os.ftruncate(self._file, self._size)
        if not self._size:
            self._append(head)
        self._tell(damaged)

    def _take(self, line: bytes) -> bool:
        """Take the result of a line; False where it is damaged."""
        said, end = line[:-_END], line[-_END:]
        if end != _SUM + b'%08x"}' % zlib.crc32(said):
            return False
        try:
            entry = json.loads(said + b"}", parse_constant=_refused)
            key, result = entry["key"], entry["result"]
            if not isinstance(key, str) or (self._fits and not self._fits(key, result)):
                return False
            self._texts[key] = json.dumps(result, ensure_ascii=False)
        except (ValueError, TypeError, KeyError, RecursionError):
            return False
        return True

    def _tell(self, damaged: list[int]) -> None:
        told = [
            phrase("{path} is damaged in line {line}", path=self._path, line=n)
            for n in damaged[:_MOST_TOLD]
        ]
        if len(damaged) > _MOST_TOLD:
            told.append(phrase("and in {n} more lines", n=len(damaged) - _MOST_TOLD))
        if told:
            told.append(phrase("what these lines had is computed again; the rest is kept"))
        for text in told:
            if self._notice is not None:
                self._notice(text)
            else:
                warnings.warn(text, stacklevel=2)

    def _compare(self, line: bytes) -> None:
        """Refuse a file that is not of this job."""
        try:
            head = json.loads(line)
            given, version, job = head["format"], head["mapkit"], head["job"]
        except (ValueError, TypeError, KeyError, RecursionError):
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


def _refused(name: str) -> None:
    raise ValueError(name)
