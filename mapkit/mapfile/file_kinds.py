"""What a file says it is: a map, a ruleset or neither."""

from __future__ import annotations

import re
from typing import Literal

__all__ = ["FileKind", "kind_of_file"]

FileKind = Literal["map", "ruleset"]

_KEY = r"""["']?(?P<key>mapkit(?:_ruleset)?)["']?[ \t]*:"""
_BLOCK = re.compile(rf"^{_KEY}", re.MULTILINE)
_FLOW = re.compile(rf"[{{,]\s*{_KEY}")


def kind_of_file(text: str) -> FileKind | None:
    """Tell a map from a ruleset by the key that each of them needs; None for other files.

    The text is searched, not parsed: a map that breaks off in the middle is a map all the same.
    """
    flow = text.lstrip("\ufeff \t\r\n").startswith("{")
    found = (_FLOW if flow else _BLOCK).search(text)
    if found is None:
        return None
    return "ruleset" if found["key"] == "mapkit_ruleset" else "map"
