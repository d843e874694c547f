"""The Python side of the kernels, held to the C header: values, structs, functions."""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path
from typing import Any

from mapkit.geometry.kernel import FOLDER, constants, interface, sources
from mapkit.geometry.kernel.build_library import find_compiler
from mapkit.geometry.kernel.structs import Function, Result, Struct

HEADER = re.sub(r"/\*.*?\*/", "", (FOLDER / "interface.h").read_text("ascii"), flags=re.DOTALL)

STRUCTS: dict[str, Any] = {
    name: kind
    for name, kind in vars(interface).items()
    if isinstance(kind, type) and issubclass(kind, ctypes.Structure)
    if kind.__module__ == interface.__name__
}
NAMES: dict[Any, str] = {
    None: "void",
    interface.I32: "i32",
    interface.I64: "i64",
    interface.U8: "u8",
    interface.U16: "u16",
    interface.U64: "u64",
    interface.F64: "double",
    **{kind: name for name, kind in STRUCTS.items()},
    interface.Vec: "vec",
    interface.Dvec: "dvec",
}


def in_c(kind: Any, *, const: bool = False) -> str:
    """Write a type of ctypes in C."""
    if isinstance(kind, type) and issubclass(kind, ctypes.Array):
        return f"{in_c(kind._type_)}[{kind._length_}]"
    if hasattr(kind, "contents"):
        return f"{'const ' if const else ''}{in_c(kind._type_)} *"
    return NAMES[kind]


def is_const(item: Any) -> bool:
    """Return whether C only reads from a struct: all but results."""
    return isinstance(item, type) and issubclass(item, Struct) and not issubclass(item, Result)


def declared(text: str) -> list[tuple[str, str]]:
    """Read declarations such as ``const i32 *a, *b`` or ``i32 c[2]``, as names and types."""
    found = []
    for base, names in re.findall(r"((?:const )?\w+) ([^;]+);", text):
        for name in names.split(","):
            parts = re.fullmatch(r"\s*(\*?)(\w+)((?:\[\d+\])?)", name)
            assert parts, f"{names!r} is not understood"
            found.append((parts[2], f"{base}{' *' if parts[1] else ''}{parts[3]}"))
    return found


def test_values_are_the_same() -> None:
    in_header = {}
    for body in re.findall(r"enum \{([^}]*)\};", HEADER):
        for value in body.split(","):
            name, number = value.split("=")
            in_header[name.strip()] = int(number)
    assert {n: v for n, v in vars(constants).items() if n.isupper()} == in_header


def test_structs_have_the_same_fields_of_the_same_types() -> None:
    bodies = re.findall(r"typedef struct \{([^}]*)\} (\w+);", HEADER)
    opaque = re.findall(r"typedef struct (\w+) \1;", HEADER)
    in_python = {
        NAMES[kind]: [(n, in_c(k, const=is_const(kind))) for n, k in getattr(kind, "_fields_", ())]
        for kind in STRUCTS.values()
    }
    in_header = {name: declared(body) for body, name in bodies}
    assert in_python == in_header | {name: [] for name in opaque}


def test_lengths_of_arrays_are_fields_of_their_struct() -> None:
    for kind in (k for k in STRUCTS.values() if issubclass(k, Struct)):
        lengths = {str(d).partition("+")[0] for shape in kind.shapes.values() for d in shape}
        assert {n for n in lengths if not n.isdigit()} <= {name for name, _ in kind._fields_}


def test_structs_lie_in_memory_in_the_same_way(tmp_path: Path) -> None:
    layouts = {NAMES[k]: k for k in STRUCTS.values() if hasattr(k, "_fields_")}
    asked = [
        f"sizeof({name}), {', '.join(f'offsetof({name}, {n})' for n, _ in kind._fields_)}"
        for name, kind in layouts.items()
    ]
    source, program = tmp_path / "layout.c", tmp_path / "layout"
    source.write_text(
        '#include <stddef.h>\n#include <stdio.h>\n#include "interface.h"\n'
        f"static const size_t numbers[] = {{{', '.join(asked)}}};\n"
        "int main(void) {\n"
        "  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)\n"
        '    printf("%d\\n", (int)numbers[i]);\n'
        "}\n"
    )
    compiler = find_compiler()
    assert compiler is not None
    subprocess.run([*compiler, "-std=c99", f"-I{FOLDER}", source, "-o", program], check=True)
    printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    assert [int(line) for line in printed.split()] == [
        number
        for kind in layouts.values()
        for number in (ctypes.sizeof(kind), *(getattr(kind, n).offset for n, _ in kind._fields_))
    ]


def test_functions_take_and_return_the_same_types() -> None:
    known = HEADER.replace("const Mesh ", "Mesh ")  # the handle is all that Python has of it
    in_header = {
        name: [result.strip(), *(re.sub(r"\w+$", "", a).strip() for a in arguments.split(","))]
        for result, name, arguments in re.findall(r"API (\w+ \*?)(mk_\w+)\(([^)]*)\);", known)
    }
    in_python = {}
    for function in (f for f in vars(interface).values() if isinstance(f, Function)):
        arguments = [in_c(a, const=is_const(getattr(a, "_type_", a))) for a in function.arguments]
        in_python[function.name] = [in_c(function.result), *arguments]
    assert in_python == in_header


def test_every_exported_function_is_declared_in_the_header() -> None:
    exported = [
        name
        for source in sources()
        for name in re.findall(r"^API .*?(\w+)\(", source.read_text("ascii"), re.MULTILINE)
    ]
    assert sorted(exported) == sorted(re.findall(r"^API .*?(\w+)\(", HEADER, re.MULTILINE))
