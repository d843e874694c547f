"""List the modules of packages with the first line of what each says of itself.

``python tools/list_modules.py mapkit/sight mapkit/edits``; without arguments all of ``mapkit`` and
of the exporters.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Print a line for each module."""
    for folder in sys.argv[1:] or ("mapkit", "exporters/mapkit_exporters"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            print(f"{path.relative_to(ROOT)}: {said.partition(chr(10))[0]}")


if __name__ == "__main__":
    main()
