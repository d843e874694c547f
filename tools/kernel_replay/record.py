"""Record calls of the kernels: ``python tools/kernel_replay/record.py CALLS``.

Every function is called as mapkit calls it, on the shipped boards and tutorial maps. The file holds
what went in and what came out, byte by byte, for ``replay.c`` to compare on another system.

The file: how many functions there are; for each its result (``p`` a pointer, ``v`` nothing, ``i``
32 bits, ``l`` 64), the length of its name, and its name. Then for each call the function's number;
the number of arguments; for each argument its kind (0 a number, 1 a struct, 2 a mesh) and its bytes
before and after, and for a struct its arrays, each with the place of its pointer, whether it has
doubles, and its bytes before and after; at last the value returned. Lengths are 32 bits, all in the
order of x86-64.
"""

# ruff: noqa: SLF001 - it looks into the structs that the kernels take

from __future__ import annotations

import argparse
import ctypes
import struct
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

import mapkit
from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.structs import Function, Struct

FUNCTIONS = [one for one in vars(interface).values() if isinstance(one, Function)]
_NUMBER, _STRUCT, _MESH = range(3)
_RESULTS = {None: b"v", ctypes.c_int32: b"i", ctypes.c_int64: b"l"}

State = tuple[bytes, list[tuple[int, bool, bytes]]]
"""The bytes of a struct, its pointers as 0; of each array its pointer's place, whether it has
doubles, and its bytes."""


class Recorder:
    """Calls functions of the library, and writes down some of the calls."""

    def __init__(self, out: BinaryIO, each: int) -> None:
        self.out, self.each = out, each
        self.calls: Counter[str] = Counter()
        self._inputs: dict[int, Any] = {}  # what each mesh was made from, by its address
        self._numbers: dict[int, int] = {}  # of the meshes that are written down
        self._meshes = 0

    def __call__(self, function: Function, *arguments: Any) -> Any:
        """Call the function; write the call down where there are not enough of it yet."""
        name = function.name
        if name == "mk_mesh_free":
            address = ctypes.addressof(arguments[0].contents)
            del self._inputs[address]
            self._numbers.pop(address, None)
            return function._function(*arguments)
        self.calls[name] += 1
        if name == "mk_mesh_new":
            mesh = function._function(*arguments)
            self._inputs[ctypes.addressof(mesh.contents)] = arguments[0]
            return mesh
        if self.calls[name] > self.each and self.calls[name] % (self.each * 50):
            return function._function(*arguments)
        for argument in arguments:
            if isinstance(argument, ctypes._Pointer):
                self._write_mesh(ctypes.addressof(argument.contents))
        before = [_state(one) for one in arguments]
        result = function._function(*arguments)
        self._write_call(function, arguments, before, 0 if result is None else int(result))
        return result

    def _write_mesh(self, address: int) -> None:
        if address not in self._numbers:
            given = self._inputs[address]
            self._write_call(interface.mesh_new, [given], [_state(given)], self._meshes)
            self._numbers[address] = self._meshes
            self._meshes += 1

    def _write_call(
        self, function: Function, arguments: Sequence[Any], before: Sequence[State], result: int
    ) -> None:
        self.out.write(struct.pack("<II", FUNCTIONS.index(function), len(arguments)))
        for argument, old in zip(arguments, before, strict=True):
            self._write(argument, old)
        self.out.write(struct.pack("<q", result))

    def _write(self, argument: Any, old: State) -> None:
        if isinstance(argument, ctypes._Pointer):
            mesh = self._numbers[ctypes.addressof(argument.contents)]
            self.out.write(struct.pack("<Iq", _MESH, mesh))
            return
        if isinstance(argument, float):
            self.out.write(struct.pack("<Id", _NUMBER, argument))
            return
        content, arrays = _state(argument)
        self.out.write(struct.pack("<II", _STRUCT, len(content)) + old[0] + content)
        self.out.write(struct.pack("<I", len(arrays)))
        for (place, doubles, first), (_, _, last) in zip(old[1], arrays, strict=True):
            self.out.write(struct.pack("<III", place, doubles, len(first)) + first + last)


def _state(argument: Any) -> State:
    if not isinstance(argument, ctypes.Structure):
        return b"", []
    content = bytearray(bytes(argument))
    arrays = []
    if isinstance(argument, Struct):
        _, layout = argument._layout()
        by_address = {array.ctypes.data: array for array in argument.arrays.values()}
        for place, dtype, _shape in layout.values():
            (address,) = struct.unpack_from("<Q", content, place)
            struct.pack_into("<Q", content, place, 0)
            if address in by_address:
                arrays.append((place, dtype.kind == "f", by_address[address].tobytes()))
    return bytes(content), arrays


def main() -> int:
    """Record; print how many calls of each function there are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("calls", type=Path)
    parser.add_argument(
        "--each", type=int, default=12, help="calls of each function, and some more"
    )
    parser.add_argument("--board", action="append", help="which boards, instead of the usual")
    options = parser.parse_args()
    with options.calls.open("wb") as out:
        out.write(struct.pack("<I", len(FUNCTIONS)))
        for function in FUNCTIONS:
            result = _RESULTS.get(function.result, b"p")
            out.write(struct.pack("<cI", result, len(function.name)) + function.name.encode())
        recorder = Recorder(out, options.each)
        kept = Function.__call__

        def call(function: Function, *arguments: Any) -> Any:
            return recorder(function, *arguments)

        Function.__call__ = call  # type: ignore[method-assign]
        for name in options.board or ("two-rooms", "launch-site", "uboat-bunker"):
            board = mapkit.open(name)
            board.compile()
            for origin in board.ids[:6]:
                for target in board.ids[-6:]:
                    if origin != target:
                        board.sight(origin, target)
            board.disputes()
            board.report()
            board.compile_near(20)
        Function.__call__ = kept  # type: ignore[method-assign]
    for function in FUNCTIONS:
        print(f"{recorder.calls[function.name]:8}  {function.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
