"""C structs filled from numbers and NumPy arrays, and the C functions that take them.

Arrays cross to C in structs only; a function may take up to three numbers besides.
"""

from __future__ import annotations

import ctypes
from functools import cached_property, partial
from typing import Any, ClassVar

import numpy as np

from mapkit.geometry.kernel import library
from mapkit.geometry.kernel.constants import NO_MEMORY

__all__ = ["Function", "Result", "Struct", "fields"]

Shapes = dict[str, tuple[int | str, ...]]


def fields(**kinds: Any) -> tuple[list[tuple[str, Any]], Shapes]:
    """Return ``_fields_`` and ``shapes`` of a struct.

    Parameters
    ----------
    **kinds : type or (type, dimension, ...)
        By field, in order: a type of ctypes, or that of an array's items and its shape.
    """
    shapes = {name: kind[1:] for name, kind in kinds.items() if isinstance(kind, tuple)}
    return [
        (name, ctypes.POINTER(kind[0]) if name in shapes else kind) for name, kind in kinds.items()
    ], shapes


class Struct(ctypes.Structure):
    """The arguments of a kernel: numbers, and arrays that live as long as the struct.

    A pointer field takes an array, converted where the field's type holds that kind of number
    (int64 to int32, bool to uint8), or None for NULL. ``shapes`` names its dimensions: numbers and
    fields of the struct, ``"n+1"`` for one more than field ``n``. Such fields are filled in from
    the arrays. An array of C structs, such as points, is one of their members, in rows.

    Raises
    ------
    TypeError
        Where an array holds another kind of number, or a field is unknown.
    ValueError
        Where the shapes of the arrays and the numbers given do not fit each other, or a number
        does not fit the type.
    """

    shapes: ClassVar[Shapes] = {}

    def __init__(self, **values: Any) -> None:
        types: dict[str, Any] = dict(self._fields_)  # type: ignore[arg-type]
        sizes = {k: v for k, v in values.items() if k not in self.shapes}
        self._arrays = {}
        for name, dimensions in self.shapes.items():
            if (value := values.get(name)) is None:
                continue
            item = types[name]._type_
            members = getattr(item, "_fields_", ())
            array = self._fitting(value, np.dtype(members[0][1] if members else item))
            shape = (*dimensions, len(members)) if members else dimensions
            if array.ndim != len(shape) or not all(map(partial(_agree, sizes), shape, array.shape)):
                raise ValueError(f"{name} has the shape {array.shape}, not {shape} with {sizes}")
            self._arrays[name] = array
        if unknown := {*values, *sizes} - {*types}:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(sorted(unknown))}")
        pointers = {k: ctypes.cast(a.ctypes.data, types[k]) for k, a in self._arrays.items()}
        super().__init__(**sizes, **pointers)

    @staticmethod
    def _fitting(value: Any, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        given = np.asarray(value)
        array = given.astype(dtype, order="C", casting="same_kind", copy=False)
        if array.itemsize < given.itemsize and not np.array_equal(array, given):
            raise ValueError(f"a number is too large for {dtype}")
        return array


def _agree(sizes: dict[str, Any], dimension: int | str, length: int) -> bool:
    """Tell whether an array has the length that is known, or make it known."""
    field, _, more = str(dimension).partition("+")
    size = length - int(more or 0)
    return bool(size == (dimension if field.isdigit() else sizes.setdefault(field, size)))


class Result(Struct):
    """What a kernel fills: its arrays are written to, so none is converted.

    Raises
    ------
    ValueError
        Where an array is not writable, not in C order or not of the field's type.
    """

    @staticmethod
    def _fitting(value: Any, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        array = np.asarray(value)
        if array.dtype != dtype or not array.flags.carray:
            raise ValueError(f"a result has to be a writable array of {dtype} in C order")
        return array


class Function:
    """A function of the compiled library, looked up at the first call.

    Parameters
    ----------
    name : str
        In C.
    purpose : str
        What it needs memory for, to be told when there is none.
    result, *arguments : type or None
        Types of ctypes; for a struct a pointer is passed.

    Raises
    ------
    KernelError
        When called: see :func:`mapkit.geometry.kernel.library`.
    MemoryError
        When called: there is no memory.
    """

    def __init__(self, name: str, purpose: str, result: Any, *arguments: Any) -> None:
        self.name, self.purpose, self.result = name, purpose, result
        self.arguments = [
            ctypes.POINTER(a) if issubclass(a, ctypes.Structure) else a for a in arguments
        ]

    @cached_property
    def _function(self) -> Any:
        function = library()[self.name]
        function.restype, function.argtypes = self.result, self.arguments
        return function

    def __call__(self, *arguments: Any) -> Any:
        """Call it without the interpreter's lock; structs are passed as they are."""
        answer = self._function(*arguments)
        if answer == NO_MEMORY:
            raise MemoryError(f"no memory for {self.purpose}")
        return answer
