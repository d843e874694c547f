"""From modules to one script: each becomes a function that returns what it exports.

Documentation, comments that begin with two stars on a line of their own, stays behind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w.]+)";\n', re.MULTILINE)
_EXPORT = re.compile(
    r"^export (?=(?:async function\*?|function\*?|class|const|let) (\w+))", re.MULTILINE
)
_NO_CODE = re.compile(
    r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)?\n", re.MULTILINE | re.DOTALL
)
_OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


def joined_modules(modules: Mapping[str, str], first: str) -> str:
    """Return one script that does what a module does, with all that it imports.

    ``modules`` are file names and texts. They import by ``import { a, b } from "./name.mjs";`` and
    export by ``export`` before a declaration; that is all the joining understands. ``first`` is the
    module that runs.

    Raises ``ValueError`` where a module imports or exports in another way, or has what would end
    the script's element. Raises ``KeyError`` where a module that is imported is not there.
    """
    parts = [_part(name, modules[name]) for name in _in_order(modules, first, ())]
    script = "\n".join(dict.fromkeys(parts))
    if re.search(r"</script|<!--", script, re.IGNORECASE):
        raise ValueError("the script holds what would end its element")
    return script


def _in_order(modules: Mapping[str, str], name: str, within: tuple[str, ...]) -> Iterator[str]:
    """Yield what a module imports, each before it is used, then the module; some more than once."""
    if name in within:
        raise ValueError(f"modules import each other: {' '.join((*within, name))}")
    for found in _IMPORT.finditer(modules[name]):
        yield from _in_order(modules, found[2], (*within, name))
    yield name


def _part(name: str, text: str) -> str:
    exported = [found[1] for found in _EXPORT.finditer(text)]
    body = _NO_CODE.sub("", _EXPORT.sub("", _IMPORT.sub(_taken, text)))
    other = _OTHER.search(body)
    if other:
        raise ValueError(f"{name} has an import or export that cannot be joined: {other[0]}")
    return f"const {_variable(name)} = (() => {{\n{body}return {{ {', '.join(exported)} }};\n}})();"


def _taken(found: re.Match[str]) -> str:
    return f"const {{{found[1]}}} = {_variable(found[2])};\n"


def _variable(name: str) -> str:
    return "module_" + re.sub(r"\W", "_", name.removesuffix(".mjs"))
