"""The structs and functions that ``interface.h`` declares and documents, made from it.

Structs have the name that they have in C, functions theirs without ``mk_``. What a function only
reads is a :class:`~mapkit.geometry.kernel.structs.Struct`, what it writes to a
:class:`~mapkit.geometry.kernel.structs.Result`; lengths of arrays are those in brackets.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mapkit.geometry.kernel import FOLDER, constants
from mapkit.geometry.kernel.structs import Function, Result, Struct, fields

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any: ...


_NUMBERS: dict[str, Any] = {
    "i32": ctypes.c_int32, "i64": ctypes.c_int64, "u8": ctypes.c_uint8, "u16": ctypes.c_uint16,
    "u64": ctypes.c_uint64, "double": ctypes.c_double, "void": None,
}  # fmt: skip

_PURPOSES = {
    "mesh_new": "the mesh", "sight": "the lines of sight", "blockers": "the blockers",
    "sight_between": "the lines of sight", "moved_distance": "the lines of sight",
    "close_strips": "the lines of sight", "open_line": "the lines of sight",
    "opening_moves": "the moves", "every_drawing": "the lines of sight",
    "turn_diagonals": "the mesh", "slack": "the lines of sight", "mesh_part": "a part of the mesh",
    "threats": "the threats", "straighten": "a line",
    "points_in_boxes": "the grid of points", "points_near": "the grid of points",
    "inside_hull": "the convex hull", "cover": "the mesh", "crossings": "the segments",
    "walking": "walking distances", "strip": "the strips of parallel lines",
    "near_miss": "the near miss of one pair",
}  # fmt: skip
"""What functions need memory for, in the message where there is none."""

_STRUCT = re.compile(
    r"typedef struct (?:\{(?P<body>.*?)\} (?P<name>\w+)|(?P<opaque>\w+) \w+);", re.DOTALL
)
_FIELDS = re.compile(r"(?:const )?(\w+) ([^;]+);[ \t]*(?:/\*(.*?)\*/)?", re.DOTALL)
_PASSED = re.compile(r"(const )?(\w+) \*")
_FUNCTION = re.compile(r"^API (\w+) (\*?)mk_(\w+)\(([^)]*)\);", re.MULTILINE)


def _declared(header: str) -> dict[str, Any]:
    """Return the structs and functions of a header by name."""
    kinds: dict[str, Any] = dict(_NUMBERS)
    functions = [match.groups() for match in _FUNCTION.finditer(header)]
    passed = {name: const for *_, taken in functions for const, name in _PASSED.findall(taken)}
    for match in _STRUCT.finditer(header):
        name = match["name"] or match["opaque"]
        layout, shapes = fields(**dict(_kinds_of_fields(match["body"] or "", kinds)))
        if match["opaque"]:
            kinds[name] = type(name, (ctypes.Structure,), {})
        elif name not in passed:
            kinds[name] = type(name, (ctypes.Structure,), {"_fields_": layout})
        else:
            base = Struct if passed[name] else Result
            kinds[name] = type(name, (base,), {"_fields_": layout, "shapes": shapes})
    made = {name: kind for name, kind in kinds.items() if name not in _NUMBERS}
    for result, pointer, name, taken in functions:
        arguments = [kinds[one] for one in re.findall(r"(\w+) \*?\w+(?:,|$)", taken)]
        returned = ctypes.POINTER(kinds[result]) if pointer else kinds[result]
        made[name] = Function(f"mk_{name}", _PURPOSES.get(name, ""), returned, *arguments)
    return made


def _kinds_of_fields(body: str, kinds: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a struct as :func:`~mapkit.geometry.kernel.structs.fields` takes them.

    Where several arrays share a comment that gives one shape, all of them have it.
    """
    for kind, names, comment in _FIELDS.findall(body):
        shapes = re.findall(r"(?:\[[^]]*\])+", comment.partition(" or NULL")[0]) or [""]
        for k, declared in enumerate(names.split(",")):
            pointer, name, several = re.fullmatch(r"\s*(\*?)(\w+)(?:\[(\d+)\])?", declared).groups()  # type: ignore[union-attr]
            if not pointer:
                yield name, kinds[kind] * int(several) if several else kinds[kind]
                continue
            shape = re.findall(r"\[([^]]*)\]", shapes[min(k, len(shapes) - 1)])
            yield name, (kinds[kind], *(_dimension(one) for one in shape))


def _dimension(text: str) -> int | str:
    """Return a length: a number, a constant, or a field of the struct, ``n+1`` for one more."""
    known: int | None = getattr(constants, text, None)
    return int(text) if text.isdigit() else known or text.replace(" ", "")


globals().update(_declared((FOLDER / "interface.h").read_text("ascii")))
