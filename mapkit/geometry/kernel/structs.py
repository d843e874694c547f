"""C structs filled from numbers and NumPy arrays, and the C functions that take them.

Arrays cross to C in structs only; a function may take up to three numbers besides.
"""

from __future__ import annotations

import ctypes
import struct
from functools import cache, cached_property
from typing import Any, ClassVar, Self

import numpy as np

from mapkit.geometry.kernel import library
from mapkit.geometry.kernel.constants import NO_MEMORY

Shapes = dict[str, tuple[int | str, ...]]
Shape = list[tuple[str, int]]  # of each dimension a field, or none, and what comes on top

_put_address = struct.Struct("P").pack_into  # several times as fast as casting to a pointer
_addressof, _buffer = ctypes.addressof, ctypes.c_char.from_buffer


def fields(**kinds: Any) -> tuple[list[tuple[str, Any]], Shapes]:
    """Return ``_fields_`` and ``shapes`` of a struct.

    ``**kinds``: By field, in order: a type of ctypes, or that of an array's items and its shape.
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

    Raises ``TypeError`` where an array holds another kind of number, or a field is unknown. Raises
    ``ValueError`` where the shapes of the arrays and the numbers given do not fit each other, or a
    number does not fit the type.
    """

    shapes: ClassVar[Shapes] = {}

    @classmethod
    @cache
    def _layout(cls) -> tuple[set[str], dict[str, tuple[int, np.dtype[Any], Shape]]]:
        """Return all fields, and of those of arrays the place in memory, item type and shape."""
        types: dict[str, Any] = dict(cls._fields_)  # type: ignore[arg-type]
        arrays = {}
        for name, dimensions in cls.shapes.items():
            item = types[name]._type_
            members = getattr(item, "_fields_", ())
            shape = [_parsed(d) for d in (*dimensions, *([len(members)] if members else ()))]
            dtype = np.dtype(members[0][1] if members else item)
            arrays[name] = getattr(cls, name).offset, dtype, shape
        return {*types}, arrays

    def __init__(self, like: Struct | None = None, /, **values: Any) -> None:
        super().__init__()
        self.arrays: dict[str, np.ndarray[Any, Any]] = {}
        kept: dict[str, int] = {}
        if like is not None:
            ctypes.memmove(_addressof(self), _addressof(like), ctypes.sizeof(self))
            self.arrays |= like.arrays
            kept = {
                field: getattr(like, field)
                for name, (_, _, shape) in self._layout()[1].items()
                if name in like.arrays and name not in values
                for field, _ in shape
                if field
            }
        self._fill(values, kept)

    def changed(self, **values: Any) -> Self:
        """Return the same struct but for some fields; arrays that stay are looked at no more."""
        return type(self)(self, **values)

    def put(self, **values: Any) -> None:
        """Set fields, and with an array all others that share a dimension with it."""
        self._fill(values, {})

    def _fill(self, values: dict[str, Any], kept: dict[str, int]) -> None:
        names, layout = self._layout()
        if not values.keys() <= names:
            raise TypeError(f"{type(self).__name__} has not all of the fields {[*values]}")
        numbers = {name: value for name, value in values.items() if name not in layout}
        known = kept | numbers | {"": 0}  # what comes on top of no field is the length
        addresses = []
        for name, array in values.items():
            if array is None or name in numbers:
                continue
            offset, dtype, shape = layout[name]
            # By the buffer, where it can be had, the address takes half the time.
            if type(array) is np.ndarray and array.dtype is dtype and array.flags.carray:
                buffer: Any = array
                address = _addressof(_buffer(buffer)) if array.size else array.ctypes.data
            else:
                array = self._fitting(array, dtype)  # noqa: PLW2901 - the same, converted
                address = array.ctypes.data
            addresses.append((offset, address))
            lengths = array.shape
            fits = len(lengths) == len(shape)
            for length, (field, more) in zip(lengths, shape, strict=False):
                if known.setdefault(field, length - more) != length - more:
                    fits = False
            if not fits:
                raise ValueError(f"{name} has the shape {lengths}, which does not fit {values}")
            self.arrays[name] = array
        del known[""]
        for name, value in known.items():
            setattr(self, name, value)
        for offset, address in addresses:
            _put_address(self, offset, address)

    @staticmethod
    def _fitting(value: Any, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        given = np.asarray(value)
        array = given.astype(dtype, "C", "same_kind", copy=False)
        if array.itemsize < given.itemsize and not np.array_equal(array, given):
            raise ValueError(f"a number is too large for {dtype}")
        return array


def _parsed(dimension: int | str) -> tuple[str, int]:
    """Return a dimension as a field, or none, and what comes on top."""
    field, _, more = str(dimension).partition("+")
    return ("", int(field)) if field.isdigit() else (field, int(more or 0))


class Result(Struct):
    """What a kernel fills: its arrays are written to, so none is converted.

    Raises ``ValueError`` where an array is not writable, not in C order or not of the field's type.
    """

    @staticmethod
    def _fitting(value: Any, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        array = np.asarray(value)
        if array.dtype != dtype or not array.flags.carray:
            raise ValueError(f"a result has to be a writable array of {dtype} in C order")
        return array


class Function:
    """A function of the compiled library, looked up at the first call.

    Raises ``KernelError`` when called: see :func:`mapkit.geometry.kernel.library`. Raises
    ``MemoryError`` when called: there is no memory.

    Parameters
    ----------
    name : str
        In C.
    purpose : str
        What it needs memory for, for the message where there is none.
    result, *arguments : type or None
        Types of ctypes; for a struct a pointer is passed.
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
