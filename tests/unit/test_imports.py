"""Rules about imports that import-linter cannot state, and how fast the program starts."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mapkit

PACKAGE = Path(mapkit.__file__).parent
STANDARD_LIBRARY_ONLY = [
    PACKAGE / "__init__.py",
    PACKAGE / "cache.py",
    PACKAGE / "errors.py",
    PACKAGE / "lazy_names.py",
    PACKAGE / "messages.py",
    *sorted((PACKAGE / "diagnostics").glob("*.py")),
    *sorted((PACKAGE / "i18n").glob("*.py")),
    *sorted((PACKAGE / "model").rglob("*.py")),
    # The installer imports these before any dependency is there.
    PACKAGE / "geometry" / "__init__.py",
    *sorted((PACKAGE / "geometry" / "kernel").glob("__init__.py")),
    *sorted((PACKAGE / "geometry" / "kernel").glob("build_library.py")),
]


def imported(source: str) -> set[str]:
    """Return the full names of all modules that a source imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names


def loaded_by(statement: str) -> set[str]:
    """Return what a fresh interpreter has loaded after a statement."""
    code = f"{statement}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return set(json.loads(result.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    "path", STANDARD_LIBRARY_ONLY, ids=lambda path: path.relative_to(PACKAGE).as_posix()
)
def test_foundations_import_the_standard_library_only(path: Path) -> None:
    outside = {
        name
        for name in imported(path.read_text(encoding="utf-8"))
        if name.partition(".")[0] not in sys.stdlib_module_names | {"mapkit"}
    }
    assert not outside


def test_imports_inside_the_package_are_absolute() -> None:
    relative = [
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"^\s*from \.", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert not relative


@pytest.mark.always
def test_every_module_can_be_imported_and_none_brings_a_picture_library() -> None:
    modules = {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for path in PACKAGE.rglob("*.py")
        if path.name not in {"__init__.py", "__main__.py"}
        and PACKAGE / "editor" not in path.parents  # the one package that is Qt's
    }
    loaded = loaded_by("import " + ", ".join(sorted(modules)))
    assert not modules - loaded
    assert not loaded & {"matplotlib", "PyQt6", "rustworkx", "distributed"}


def test_the_command_line_starts_without_heavy_libraries() -> None:
    loaded = loaded_by("import mapkit.cli")
    assert not loaded & {
        "numpy",
        "shapely",
        "matplotlib",
        "yaml",
        "ruamel.yaml",
        "pythoncdt",
        "rustworkx",
        "distributed",
    }
