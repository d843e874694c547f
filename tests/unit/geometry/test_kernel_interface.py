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
FUNCTIONS = [one for one in vars(interface).values() if isinstance(one, Function)]
NUMBERS = {
    None: "void",
    ctypes.c_int32: "i32",
    ctypes.c_int64: "i64",
    ctypes.c_double: "double",
}


def in_c(kind: Any) -> str:
    """Write the type of an argument or a result in C."""
    if not hasattr(kind, "contents"):
        return NUMBERS[kind]
    kind = kind._type_
    only_read = issubclass(kind, Struct) and not issubclass(kind, Result)
    return f"{'const ' if only_read else ''}{kind.__name__} *"


def compiled(source: str, folder: Path) -> str:
    """Run a C program of one file that includes the header, and return what it prints."""
    path, program = folder / "checked.c", folder / "checked"
    header = (FOLDER / "interface.h").read_text("ascii").replace("const Mesh ", "Mesh ")
    (folder / "interface.h").write_text(header)  # the handle is all that Python has of a mesh
    head = '#include <stddef.h>\n#include <stdio.h>\n#include "interface.h"\n'
    path.write_text(head + source)
    compiler = find_compiler()
    flags = ["-std=c99", "-pedantic-errors", "-Werror"]
    subprocess.run([*compiler, *flags, path, "-o", program], check=True)
    return subprocess.run([program], check=True, capture_output=True, text=True).stdout


def test_values_are_the_same() -> None:
    in_header = {}
    for body in re.findall(r"enum \{([^}]*)\};", HEADER):
        for value in body.split(","):
            name, number = value.split("=")
            in_header[name.strip()] = int(number)
    assert {n: v for n, v in vars(constants).items() if n.isupper()} == in_header


def test_all_structs_and_functions_are_read() -> None:
    assert {f.name for f in FUNCTIONS} == set(re.findall(r"\bmk_\w+", HEADER))
    assert len(STRUCTS) == len(re.findall(r"\btypedef struct\b", HEADER))


def test_lengths_of_arrays_are_fields_of_their_struct() -> None:
    for kind in (k for k in STRUCTS.values() if issubclass(k, Struct)):
        assert all(kind.shapes.values()), f"an array of {kind.__name__} has no shape"
        lengths = {str(d).partition("+")[0] for shape in kind.shapes.values() for d in shape}
        assert {n for n in lengths if not n.isdigit()} <= {name for name, _ in kind._fields_}


def test_structs_lie_in_memory_in_the_same_way(tmp_path: Path) -> None:
    layouts = {name: kind for name, kind in STRUCTS.items() if hasattr(kind, "_fields_")}
    asked = [
        f"sizeof({name}), {', '.join(f'offsetof({name}, {n})' for n, _ in kind._fields_)}"
        for name, kind in layouts.items()
    ]
    printed = compiled(
        f"static const size_t numbers[] = {{{', '.join(asked)}}};\n"
        "int main(void) {\n"
        "  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)\n"
        '    printf("%d\\n", (int)numbers[i]);\n'
        "}\n",
        tmp_path,
    )
    assert [int(line) for line in printed.split()] == [
        number
        for kind in layouts.values()
        for number in (ctypes.sizeof(kind), *(getattr(kind, n).offset for n, _ in kind._fields_))
    ]


def test_functions_take_and_return_the_same_types(tmp_path: Path) -> None:
    taken = [f"{in_c(f.result)} {f.name}({', '.join(map(in_c, f.arguments))});" for f in FUNCTIONS]
    compiled("\n".join(taken) + "\nint main(void) { return 0; }\n", tmp_path)


def test_every_exported_function_is_declared_in_the_header() -> None:
    exported = [
        name
        for source in sources()
        for name in re.findall(r"^API .*?(\w+)\(", source.read_text("ascii"), re.MULTILINE)
    ]
    assert sorted(exported) == sorted(re.findall(r"^API .*?(\w+)\(", HEADER, re.MULTILINE))
