"""List the modules of packages with the first line of what each says of itself.

``python tools/list_modules.py mapkit/sight mapkit/edits``; without arguments all of ``mapkit`` and
of the exporters, the scripts of pages too.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Print a line for each module."""
    for folder in sys.argv[1:] or ("mapkit", "exporters/mapkit_exporters"):
        if not (ROOT / folder).is_dir():
            sys.exit(f"there is no folder {folder}")
        for path in sorted((ROOT / folder).rglob("*.*")):
            if path.suffix in (".py", ".mjs"):
                print(f"{path.relative_to(ROOT)}: {_said(path)}")


def _said(path: Path) -> str:
    """Return the first line of what a module says of itself."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    return next(
        (line.strip("/* ") for line in text.splitlines() if line.startswith(("//", "/*", " *"))), ""
    )


if __name__ == "__main__":
    main()
