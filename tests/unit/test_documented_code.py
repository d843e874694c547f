"""What the pages for contributors say of the code is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("docs/life-of-a-drag.md", "docs/architecture.md", "CONTRIBUTING.md")
FOLDERS = (ROOT / "mapkit", ROOT / "exporters", ROOT)
"""Where the paths on these pages begin."""

REFERENCE = re.compile(r"`([\w/.-]+\.(?:py|c|h))(?::([\w.]+))?`")
SECTION = re.compile(r"^### `(mapkit/[\w/]+)`.*?$(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
MODULE = re.compile(r"`([\w/]+)`")


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return what a module defines: its names, and the members of its classes as ``Class.name``."""
    return frozenset(_defined(ast.parse(path.read_text(encoding="utf-8")).body))


def _defined(body: list[ast.stmt]) -> list[str]:
    found: list[str] = []
    for node in body:
        if isinstance(node, ast.FunctionDef):
            found.append(node.name)
        elif isinstance(node, ast.ClassDef):
            found += [node.name, *(f"{node.name}.{name}" for name in _defined(node.body))]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [target.id for target in targets if isinstance(target, ast.Name)]
    return found


def is_there(path: str, name: str) -> bool:
    file = next((f / path for f in FOLDERS if (f / path).is_file()), None)
    return file is not None and (not name or name in names_in(file))


def modules_of(package: Path) -> set[str]:
    """Return the paths of all modules below a package, without their endings."""
    files = (p for p in package.rglob("*.py") if p.name != "__init__.py")
    return {p.relative_to(package).with_suffix("").as_posix() for p in files}


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_exists(page: str):
    text = (ROOT / page).read_text(encoding="utf-8")
    missing = [
        f"{path}:{name}" for path, name in REFERENCE.findall(text) if not is_there(path, name)
    ]
    assert not missing


def test_the_architecture_lists_every_module_in_the_section_of_its_package():
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    sections = dict(SECTION.findall(text))
    wrong = []
    for package, section in sections.items():
        rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
        named = {name for row in rows for name in MODULE.findall(row)}
        folders = tuple(f"{name}/" for name in named if (ROOT / package / name).is_dir())
        modules = modules_of(ROOT / package)
        wrong += [f"{package} lacks {m}" for m in modules - named if not m.startswith(folders)]
        wrong += [
            f"{package} has no {m}" for m in named - modules if not (ROOT / package / m).is_dir()
        ]
    found = (*ROOT.glob("mapkit/*/__init__.py"), *ROOT.glob("mapkit/editor/*/__init__.py"))
    packages = {path.parent.relative_to(ROOT).as_posix() for path in found}
    assert not wrong
    assert sections.keys() == packages
