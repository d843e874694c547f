"""Maps back into files: what a person wrote stays, only what changed is written anew."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from mapkit.errors import FileError, OutputExistsError
from mapkit.mapfile.disk import read_regular, write_atomic
from mapkit.mapfile.document import Document
from mapkit.mapfile.emit import Line, Raw, block_lines
from mapkit.mapfile.file_values import file_values, find_base_ruleset, has_inline_points
from mapkit.mapfile.nodes import MapNode, Node, SeqNode
from mapkit.mapfile.reader import load
from mapkit.mapfile.rulesets import read_ruleset
from mapkit.mapfile.source import MAX_BYTES, Source
from mapkit.mapfile.text_edits import (
    Beside,
    CannotEditError,
    comments_by_path,
    edited_text,
    extension_pairs,
)
from mapkit.mapfile.versions import KNOWN_VERSIONS, MIGRATIONS
from mapkit.messages import phrase
from mapkit.model import GameMap


def new_document(
    game_map: GameMap, *, ruleset: str | None = None, base: Path | None = None
) -> Document:
    """Make a document for a map that comes from a program.

    ``ruleset`` is the path of the ruleset file, as the map file shall name it, where the map's
    ruleset is none that ships; ``base`` is the folder that this path begins at.

    Raises ``UsageError`` where the map's ruleset neither ships nor was named, or a text cannot be
    written to a file. Raises ``FileError`` where the map cannot be read back from what would be
    written, for example because of an id that no file may have.
    """
    if ruleset is None:
        name, base_ruleset = find_base_ruleset(game_map.ruleset, None)
    else:
        read, _ = read_ruleset(ruleset, base=base)
        if read is None:
            raise FileError(phrase("{ruleset} is not a ruleset without errors", ruleset=ruleset))
        name, base_ruleset = ruleset, read
    values = file_values(game_map, None, name, base_ruleset)
    text = laid_out(values)
    result = load(Source(text, None), base)
    if result.map != game_map:
        problem = next((d.message for d in result.diagnostics), "it reads back differently")
        raise FileError(
            phrase(
                "the map {id} cannot be written to a file: {problem}",
                id=game_map.id,
                problem=problem,
            )
        )
    return result.document


def format_map(document: Document, game_map: GameMap) -> str:
    """Return the text that saving would write.

    Comments, ``x-`` keys, the order of keys and the layout stay; lines that say what they said
    stay byte for byte. Where the document gives rings as plain points and a vertex or a ring has
    changed, all its rings are rewritten with vertex ids; a document of an older format is brought
    to the current one with the first change.

    ``document`` is what :func:`read_map` or :func:`new_document` gave. ``game_map`` is what the
    text has to say; read back, it gives this very map.

    Raises ``UsageError`` where the map's ruleset is neither the document's nor one that ships.
    Raises ``FileError`` where the map cannot be expressed in a file.
    """
    return _updated(document, game_map).source.text


def _updated(document: Document, game_map: GameMap) -> Document:
    """Return a document that says what the map says."""
    if document.map == game_map:
        return document
    name, base = find_base_ruleset(game_map.ruleset, document)
    is_old = document.version in MIGRATIONS
    if document.map is not None and document.root is not None and not is_old:
        hidden, redraw = _inline_state(document, game_map)
        old = file_values(
            document.map,
            document,
            find_base_ruleset(document.map.ruleset, document)[0],
            document.ruleset or base,
            hidden=frozenset(document.generated),
            redraw=redraw,
        )
        new = file_values(game_map, document, name, base, hidden=hidden)
        old["mapkit"] = document.version
        try:
            text = edited_text(document.source, document.root, old, new)
        except CannotEditError:
            pass
        else:
            updated = _read_back(text, game_map, document)
            if updated is not None:
                return updated
    if document.version not in {*KNOWN_VERSIONS, *MIGRATIONS}:
        raise FileError(
            phrase(
                (
                    "this change means rewriting the whole file, and what format {version} says "
                    "and this mapkit does not know would be lost; get a newer mapkit"
                ),
                version=document.version,
            )
        )
    text = rewritten(document.source, document.root, file_values(game_map, document, name, base))
    updated = _read_back(text, game_map, document)
    if updated is None:
        raise FileError(
            phrase(
                "the map {id} cannot be written to this file: it would read back differently",
                id=game_map.id,
            )
        )
    return updated


def save_map(
    document: Document, game_map: GameMap, path: str | os.PathLike[str], *, force: bool = False
) -> Document:
    """Write a map to a file, keeping what a person wrote in it.

    The file that the document was read from may be replaced as long as it has not been changed
    since; any other existing file only with ``force``.

    Returns the document of the file as it is now: the one to save the next change with.

    Raises ``OutputExistsError`` where the file exists, or has changed since it was read, and
    ``force`` is False. Raises ``FileError`` or ``UsageError`` where it cannot be written; see
    :func:`format_map`.

    Parameters
    ----------
    document : Document
        What :func:`read_map` or :func:`new_document` gave.
    path : path
        Replaced as a whole or not at all.
    force : bool
        Replace an existing file, whatever it is.
    """
    target = Path(path)
    updated = _updated(document, game_map)
    data = encoded(updated.source)
    if not force and document.source.path is not None and _same(target, document.source.path):
        current = read_regular(target, MAX_BYTES)
        if current != encoded(document.source):
            raise OutputExistsError(
                phrase("{target} was changed by somebody else since it was read", target=target)
            )
        force = True
    write_atomic(target, data, force=force)
    return replace(updated, source=replace(updated.source, path=target))


def encoded(source: Source) -> bytes:
    """Return what a file with that text holds."""
    return (b"\xef\xbb\xbf" if source.bom else b"") + source.text.encode("utf-8")


def _same(a: Path, b: Path) -> bool:
    try:
        return a.samefile(b)
    except OSError:
        return False


def _read_back(text: str, game_map: GameMap, document: Document) -> Document | None:
    result = load(replace(document.source, text=text), document.base)
    return result.document if result.map == game_map else None


def _inline_state(document: Document, game_map: GameMap) -> tuple[frozenset[str], frozenset[str]]:
    """Return the vertices that stay without an entry, and the fields whose rings have to change."""
    old = document.map
    assert old is not None
    generated = frozenset(document.generated)
    same = old.vertices == game_map.vertices and {i: f.rings for i, f in old.fields.items()} == {
        i: f.rings for i, f in game_map.fields.items()
    }
    if same or not generated:
        return generated, frozenset()
    return frozenset(), frozenset(i for i in old.fields if has_inline_points(document, i))


def rewritten(source: Source, root: MapNode | None, values: dict[str, Any]) -> str:
    """Lay a file out anew, with its comments and ``x-`` keys beside what they stood beside."""
    if root is not None:
        _carry_extensions(values, root)
        beside, last = comments_by_path(source.text, root)
    else:
        beside, last = {}, []
    return _laid_out(values, beside, last, source.newline)


def laid_out(values: dict[str, Any]) -> str:
    """Lay the values of a new file out."""
    return _laid_out(values, {}, [], "\n")


def _laid_out(
    values: dict[str, Any],
    beside: dict[tuple[str | int, ...], Beside],
    last: list[str],
    newline: str,
) -> str:
    lines: list[str] = []
    for key, value in values.items():
        section = list(block_lines(key, value))
        paths = {line.path for line in section}
        # What has gone leaves its comments to the section it stood in.
        orphans = [
            c
            for path in sorted((p for p in beside if p[0] == key and p not in paths), key=str)
            for c in _all(beside, path)
        ]
        if len(section) > 1 and key != "provenance":
            lines.append("")
        for n, line in enumerate(section):
            lines += _with_comments(line, beside, orphans if n == 0 else [])
    lines += [c for path in list(beside) for c in _all(beside, path)]
    return newline.join((*lines, *last, ""))


def _all(beside: dict[tuple[str | int, ...], Beside], path: tuple[str | int, ...]) -> list[str]:
    found = beside.pop(path)
    return [*found.above, *found.behind]


def _with_comments(
    line: Line, beside: dict[tuple[str | int, ...], Beside], more: list[str]
) -> list[str]:
    indent = " " * line.indent
    found = beside.pop(line.path, None)
    above, behind = (found.above, found.behind) if found else ([], [])
    if len(behind) > 1:
        above, behind = [*above, *behind], []
    tail = f"  {behind[0]}" if behind else ""
    return [*(indent + c for c in (*more, *above)), f"{indent}{line.text}{tail}"]


def _carry_extensions(values: dict[str, Any], root: MapNode) -> None:
    """Put the ``x-`` keys of a tree into the values of a file, three levels deep."""
    values.update((k, Raw(v)) for k, v in extension_pairs(root))
    for key, node in root.pairs:
        section = values.get(key.value)
        if isinstance(section, list):
            _carry_to_items(section, node)
        if not isinstance(section, dict) or not isinstance(node, MapNode):
            continue
        section.update((k, Raw(v)) for k, v in extension_pairs(node))
        for id_, value in node.pairs:
            entry = section.get(id_.value)
            if isinstance(entry, dict):
                entry.update((k, Raw(v)) for k, v in extension_pairs(value))
            elif isinstance(entry, list):
                _carry_to_items(entry, value)


def _carry_to_items(section: list[Any], node: Node) -> None:
    for n, item in enumerate(node.items if isinstance(node, SeqNode) else []):
        pairs = extension_pairs(item)
        if pairs and n < len(section) and isinstance(section[n], dict):
            section[n].update((k, Raw(v)) for k, v in pairs)
