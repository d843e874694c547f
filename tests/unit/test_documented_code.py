"""What the pages for contributors say of the code is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("docs/architecture.md", "CONTRIBUTING.md")
FOLDERS = (ROOT / "mapkit", ROOT / "exporters", ROOT)
"""Where the paths on these pages begin."""

REFERENCE = re.compile(r"`([\w/.-]+\.(?:py|c|h))(?::([\w.]+))?`")


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


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_exists(page: str):
    text = (ROOT / page).read_text(encoding="utf-8")
    missing = [
        f"{path}:{name}" for path, name in REFERENCE.findall(text) if not is_there(path, name)
    ]
    assert not missing
