"""What the tasks of these tests do; other processes find it by its name."""

from __future__ import annotations

import os
import signal
import warnings
from pathlib import Path

from mapkit.errors import NotFoundError
from mapkit.jobs.in_parts import cores
from mapkit.messages import phrase
from tests.waiting import wait_until


def square(number: int) -> int:
    return number * number


def values(number: int) -> object:
    return {"ü": [number / 3, (1, 2), True, None], "10": "–"}


def own_process(_number: int) -> int:
    return os.getpid()


def hears_interrupts(_number: int) -> bool:
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def warns(number: int) -> int:
    warnings.warn("an invalid value was met", RuntimeWarning, stacklevel=1)
    return number


def cores_of(_number: int) -> int:
    return cores()


def fail(number: int) -> int:
    raise NotFoundError(phrase("there is no field {number}", number=number))


class StubbornError(Exception):
    """Cannot be made again from its arguments."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} and {two}")


def fail_stubbornly(_number: int) -> int:
    raise StubbornError("one", "two")


def infinite(_number: int) -> float:
    return float("inf")


def end_once(folder: str, number: int) -> int:
    """End the process, the first time that it is asked; then return the number."""
    mark = Path(folder, f"ended-{number}")
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def end_always(folder: str, _number: int) -> int:
    Path(folder, f"ended-{os.getpid()}").touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def wait_for(path: str, number: int) -> int:
    """Say that it has begun, and wait until there is a file."""
    Path(f"{path}.{number}").write_text(str(os.getpid()), encoding="utf-8")
    wait_until(Path(path).exists)
    return number


def open_gate(path: str, others: list[str]) -> None:
    """Let those go on that wait, as soon as they all wait."""
    wait_until(lambda: all(Path(other).exists() for other in others))
    Path(path).touch()


def sight_of(name: str) -> list[object]:
    """Return who sees whom on a board that comes with mapkit, and how far."""
    import mapkit

    tables = mapkit.open(name).compile().tables
    return [tables.clear.tolist(), tables.grazing.tolist()]
