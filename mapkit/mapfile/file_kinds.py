"""What a file says it is: a map, a ruleset, a layout, players or none of them."""

from __future__ import annotations

import re
from typing import Literal

__all__ = ["FileKind", "kind_of_file"]

FileKind = Literal["map", "ruleset", "layout", "players"]

_KEY = r"""["']?(?P<key>mapkit(?:_ruleset|_layout|_players)?)["']?[ \t]*:"""
_KINDS: dict[str, FileKind] = {
    "mapkit": "map", "mapkit_ruleset": "ruleset", "mapkit_layout": "layout",
    "mapkit_players": "players",
}  # fmt: skip
_BLOCK = re.compile(rf"^{_KEY}", re.MULTILINE)
_FLOW = re.compile(rf"[{{,]\s*{_KEY}")


def kind_of_file(text: str) -> FileKind | None:
    """Tell kinds of files apart by the key that each needs; None for other files.

    The text is searched, not parsed: a map that breaks off in the middle is a map all the same.
    """
    flow = text.lstrip("\ufeff \t\r\n").startswith("{")
    found = (_FLOW if flow else _BLOCK).search(text)
    if found is None:
        return None
    return _KINDS[found["key"]]
