"""Where a person's comments stand in a YAML text, and what they stand beside."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from mapkit.mapfile.emit import LISTS
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode

__all__ = ["Beside", "comments_between", "comments_by_path", "extension_pairs"]

_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\r\n]*", re.MULTILINE)
_DEPTH = 3

Path = tuple[str | int, ...]


@dataclass(slots=True)
class Beside:
    """The comments of one line: those on lines of their own above it, and one behind it."""

    above: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)


def _scalar_spans(node: Node) -> Iterator[tuple[int, int]]:
    stack: list[Node] = [node]
    while stack:
        top = stack.pop()
        if isinstance(top, Scalar):
            yield top.start, top.end
        elif isinstance(top, SeqNode):
            stack.extend(top.items)
        else:
            for key, value in top.pairs:
                stack += (key, value)


def comments_between(text: str, start: int, end: int, node: Node) -> list[str]:
    """Return the comments in a part of the text, leaving out ``#`` inside of scalars.

    Parameters
    ----------
    node : Node
        A node that holds every scalar of that part.
    """
    return [comment for _, comment in _comments(text, start, end, node)]


def _comments(text: str, start: int, end: int, node: Node) -> Iterator[tuple[int, str]]:
    spans = sorted(s for s in _scalar_spans(node) if s[1] > start and s[0] < end)
    starts = [s for s, _ in spans]
    for match in _COMMENT.finditer(text, start, end):
        at = bisect_right(starts, match.start()) - 1
        if at < 0 or match.start() >= spans[at][1]:
            yield match.start(), match[0].rstrip()


def comments_by_path(text: str, root: MapNode) -> tuple[dict[Path, Beside], list[str]]:
    """Tell which comments stand beside what.

    Returns
    -------
    (dict, list of str)
        Comments by the path, at most three steps long, of the key or list item they stand above
        or behind; and those at the end of the file.
    """
    anchors = sorted(_anchors(root, ()), key=lambda anchor: anchor[0])
    positions = [position for position, _ in anchors]
    found: dict[Path, Beside] = {}
    last: list[str] = []
    for position, comment in _comments(text, 0, len(text), root):
        line_start = max(text.rfind("\n", 0, position), text.rfind("\r", 0, position)) + 1
        at = bisect_right(positions, position)
        if text[line_start:position].strip():
            if at:
                found.setdefault(anchors[at - 1][1], Beside()).behind.append(comment)
        elif at < len(anchors):
            found.setdefault(anchors[at][1], Beside()).above.append(comment)
        else:
            last.append(comment)
    return found, last


def _anchors(node: Node, path: Path) -> Iterator[tuple[int, Path]]:
    if len(path) >= _DEPTH:
        return
    if isinstance(node, MapNode):
        for key, value in node.pairs:
            yield key.start, (*path, key.value)
            yield from _anchors(value, (*path, key.value))
    elif isinstance(node, SeqNode) and path in LISTS:
        for n, item in enumerate(node.items):
            yield item.start, (*path, n)


def extension_pairs(node: Node | None) -> list[tuple[str, Node]]:
    """Return the pairs of a mapping whose keys begin with ``x-``."""
    if not isinstance(node, MapNode):
        return []
    return [(k.value, v) for k, v in node.pairs if k.value.startswith("x-")]
