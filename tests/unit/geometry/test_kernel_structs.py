"""Structs filled from arrays: what is converted, what is refused, and how long arrays live."""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import numpy as np
import pytest

from mapkit.geometry.kernel.structs import Function, Result, Struct, fields


class Pair(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int64), ("y", ctypes.c_int64))


class Task(Struct):
    _fields_, shapes = fields(
        n=ctypes.c_int32,
        points=(Pair, "n"),
        offsets=(ctypes.c_int32, "n+1"),
        square=(ctypes.c_uint8, 2, 2),
        weight=ctypes.c_double,
    )


class Table(Result):
    _fields_, shapes = fields(n=ctypes.c_int32, table=(ctypes.c_uint16, "n", "n"))


def test_arrays_are_pointed_to_and_lengths_filled_in() -> None:
    points = np.array([[1, 2], [3, 4], [5, 6]], np.int64)
    task = Task(points=points, offsets=[0, 1, 2, 3], weight=0.5)
    assert (task.n, task.weight) == (3, 0.5)
    assert ctypes.addressof(task.points.contents) == points.ctypes.data
    assert (task.points[2].x, task.points[2].y) == (5, 6)
    assert task.offsets[:4] == [0, 1, 2, 3]
    assert not task.square


def test_arguments_are_converted_where_the_kind_is_the_same() -> None:
    wide = np.arange(8).reshape(4, 2)[:, 0]  # int64, every second one
    task = Task(n=3, offsets=wide, square=np.eye(2, dtype=bool))
    assert task.offsets[:4] == [0, 2, 4, 6]
    assert task.square[:4] == [1, 0, 0, 1]


def test_converted_arrays_live_as_long_as_the_struct() -> None:
    task = Task(offsets=list(range(100_000)))
    gc.collect()
    assert [np.full(100_000, 7, np.int32) for _ in range(4)]
    assert task.offsets[:100_000] == list(range(100_000))


@pytest.mark.parametrize(
    ("values", "error"),
    [
        pytest.param({"offsets": [0.5, 1.5]}, TypeError, id="another kind of number"),
        pytest.param({"square": np.full((2, 2), -1)}, TypeError, id="a sign is lost"),
        pytest.param({"offsets": [0, 2**32]}, ValueError, id="too large a number"),
        pytest.param({"nothing": 1}, TypeError, id="an unknown field"),
        pytest.param({"square": np.zeros((2, 3), np.uint8)}, ValueError, id="another length"),
        pytest.param({"points": np.zeros((3, 3), np.int64)}, ValueError, id="three coordinates"),
        pytest.param({"points": np.zeros(6, np.int64)}, ValueError, id="flat"),
        pytest.param({"n": 2, "points": np.zeros((3, 2), np.int64)}, ValueError, id="not as told"),
        pytest.param(
            {"points": np.zeros((3, 2), np.int64), "offsets": [0, 1, 2]}, ValueError, id="apart"
        ),
    ],
)
def test_what_does_not_fit_is_refused(values: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Task(**values)


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(np.zeros((2, 2), np.int32), id="type"),
        pytest.param(np.zeros((2, 4), np.uint16)[:, ::2], id="order"),
        pytest.param(np.broadcast_to(np.uint16(0), (2, 2)), id="read-only"),
        pytest.param([[0, 0], [0, 0]], id="no array"),
    ],
)
def test_results_are_written_in_place_or_not_at_all(table: Any) -> None:
    with pytest.raises(ValueError, match="writable"):
        Table(table=table)
    assert Table(table=np.zeros((2, 2), np.uint16)).n == 2


def test_no_memory_is_told_with_its_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    function = Function("mk_any", "the lines", ctypes.c_int32, Task)
    monkeypatch.setitem(vars(function), "_function", lambda _: -1)
    with pytest.raises(MemoryError, match="the lines"):
        function(Task())
