"""Changes to a YAML text that touch only the lines they have to."""

from __future__ import annotations

import difflib
import json
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mapkit.mapfile.emit import LISTS, Line, block_lines, flow, scalar
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.source import Source

Path = tuple[str | int, ...]
FileValues = Mapping[str, Any]


class CannotEditError(Exception):
    """The layout of the text is one that cannot be edited in place."""


def edited_text(source: Source, root: MapNode, old: FileValues, new: FileValues) -> str:
    """Return the text of a file with the differences between the values of two files worked in.

    Raises ``CannotEditError`` where the layout is too unusual. Raises ``UsageError`` where a text
    cannot be written to a file.
    """
    editor = _Editor(source.text, source.newline)
    editor.mapping((), root, old, new)
    return editor.result()


class _Editor:
    """Gathers changes to a text; every method raises CannotEditError where the layout forbids it.

    Positions are characters from the beginning of the text, as in nodes.
    """

    def __init__(self, text: str, newline: str) -> None:
        self.text = text
        self.newline = newline
        self.splices: list[tuple[int, int, str]] = []

    def result(self) -> str:
        """Return the text with all splices in it."""
        # The sort keeps what is inserted at one place in the order of insertion, and puts it
        # before what is cut out there.
        parts: list[str] = []
        done = 0
        for start, end, text in sorted(self.splices, key=lambda s: s[:2]):
            if start < done:
                raise CannotEditError
            parts += (self.text[done:start], text)
            done = end
        return "".join((*parts, self.text[done:]))

    # -- mappings

    def mapping(self, path: Path, node: MapNode, old: FileValues, new: FileValues) -> None:
        """Work the differences of a mapping into its text."""
        index = {k.value: n for n, (k, _) in enumerate(node.pairs)}
        gone = [k for k in old if k not in new and k in index]
        if not path:
            # A section keeps its head, and so whatever is written about it.
            for key in gone:
                value = node.pairs[index[key]][1]
                empty: Any = {} if isinstance(old[key], Mapping) else []
                if isinstance(old[key], Mapping | list) and not isinstance(value, Scalar):
                    self.change((key,), *node.pairs[index[key]], old[key], empty)
                else:
                    self.remove(node, [index[key]])
        elif gone:
            self.remove(node, [index[key] for key in gone])
        emptied = bool(gone and path) and len(gone) == len(node.pairs)
        previous: int | None = None
        inserted: list[tuple[str, Any]] = []
        for key, value in new.items():
            if key in index:
                self._insert(path, node, previous, inserted)
                inserted = []
                previous = index[key]
                if key not in old or old[key] != value:
                    self.change((*path, key), *node.pairs[previous], old.get(key), value)
            elif key not in old or old[key] != value:
                inserted.append((key, value))
        if inserted and emptied and not node.flow:
            raise CannotEditError
        self._insert(path, node, previous, inserted)

    def change(self, path: Path, key: Scalar, node: Node, old: Any, new: Any) -> None:
        """Change the value of a key."""
        if isinstance(old, Mapping) and isinstance(new, Mapping) and isinstance(node, MapNode):
            if node.pairs and (new or extension_pairs(node)):
                self.mapping(path, node, old, new)
                return
            if node.pairs and not node.flow:
                self.remove(node, range(len(node.pairs)))
                self._after_colon(key, " {}")
                return
        if path in LISTS and isinstance(node, SeqNode) and node.items:
            if new or node.flow:
                self.sequence(path, node, old or [], new)
            else:
                self.remove_items(node, range(len(node.items)))
                self._after_colon(key, " []")
            return
        lines = list(block_lines(str(path[-1]), new, path[:-1]))
        if len(lines) > 1 and (len(path) == 1 or self._begins_line(key.start)):
            self._replace(key, node, self._block(lines[1:], len(self._indent(key.start))))
        else:
            self._replace(key, node, " " + flow(new))

    def _replace(self, key: Scalar, node: Node, text: str) -> None:
        start = self._colon(key)
        end = max(start, node.start + len(self.text[node.start : node.end].rstrip()))
        comments = comments_between(self.text, start, end, node)
        if comments:
            line, indent = self._line_start(key.start), self._indent(key.start)
            above = "".join(f"{indent}{c}{self.newline}" for c in comments)
            self.splices.append((line, line, above))
        behind = self.text[end : end + 1]
        gap = " " if behind and behind not in " \t\r\n,}]" else ""
        self.splices.append((start, end, text + gap))

    def remove(self, node: MapNode, positions: Sequence[int]) -> None:
        """Take pairs out of a mapping."""
        if node.flow:
            self._remove_flow(node, [(k.start, v.end) for k, v in node.pairs], positions)
            return
        for n in positions:
            key, value = node.pairs[n]
            if self.text[self._line_start(key.start) : key.start].strip():
                raise CannotEditError
            self._cut_lines(key.start, max(value.end, self._colon(key)))

    def _insert(
        self, path: Path, node: MapNode, after: int | None, pairs: list[tuple[str, Any]]
    ) -> None:
        if not pairs:
            return
        if node.flow:
            text = ", ".join(f"{scalar(k)}: {flow(v)}" for k, v in pairs)
            if not node.pairs:
                self.splices.append((node.start + 1, node.start + 1, text))
            elif after is None:
                first = node.pairs[0][0].start
                self.splices.append((first, first, text + ", "))
            else:
                key, value = node.pairs[after]
                end = max(value.end, self._colon(key))
                self.splices.append((end, end, ", " + text))
            return
        if not node.pairs:
            raise CannotEditError
        column = len(self._indent(node.pairs[0][0].start, pad=True))
        lines = [line for k, v in pairs for line in block_lines(k, v, path)]
        first_key = node.pairs[0][0].start
        if after is None and not self.text[self._line_start(first_key) : first_key].strip():
            start = self._line_start(first_key)
            self.splices.append(
                (start, start, self._block(lines, column)[len(self.newline) :] + self.newline)
            )
            return
        key, value = node.pairs[after or 0]
        end = self._line_end(self._last(max(value.end, self._colon(key)), key.start))
        self.splices.append((end, end, self._block(lines, column)))

    def _block(self, lines: list[Line], column: int) -> str:
        return "".join(f"{self.newline}{' ' * (column + x.indent)}{x.text}" for x in lines)

    # -- lists

    def sequence(self, path: Path, node: SeqNode, old: Sequence[Any], new: Sequence[Any]) -> None:
        """Work the differences of a list of mappings into its text."""
        if len(old) != len(node.items):
            raise CannotEditError
        was, wanted = ([json.dumps(i, sort_keys=True) for i in items] for items in (old, new))
        matcher = difflib.SequenceMatcher(None, was, wanted, autojunk=False)
        removed: list[int] = []
        for _, i1, i2, j1, j2 in matcher.get_opcodes():
            if was[i1:i2] == wanted[j1:j2]:
                continue
            both = min(i2 - i1, j2 - j1)
            for k in range(both):
                self._change_item((*path, i1 + k), node.items[i1 + k], old[i1 + k], new[j1 + k])
            removed += range(i1 + both, i2)
            if j2 > j1 + both:
                anchor = i1 + both - 1
                if anchor in removed:
                    raise CannotEditError
                self._insert_items(node, anchor, [flow(i) for i in new[j1 + both : j2]])
        self.remove_items(node, removed)

    def _change_item(self, path: Path, node: Node, old: Any, new: Any) -> None:
        if isinstance(node, MapNode) and (node.flow or old.keys() == new.keys()):
            self.mapping(path, node, old, new)
            return
        end = node.start + len(self.text[node.start : node.end].rstrip())
        if comments_between(self.text, node.start, end, node) or extension_pairs(node):
            raise CannotEditError
        self.splices.append((node.start, end, flow(new)))

    def remove_items(self, node: SeqNode, positions: Sequence[int]) -> None:
        """Take items out of a list."""
        if node.flow:
            self._remove_flow(node, [(i.start, i.end) for i in node.items], positions)
            return
        for n in positions:
            item = node.items[n]
            line = self._line_start(item.start)
            if self.text[line : item.start].strip() != "-":
                raise CannotEditError
            self._cut_lines(item.start, item.end)

    def _insert_items(self, node: SeqNode, after: int, texts: list[str]) -> None:
        if node.flow:
            end = node.items[after].end if after >= 0 else node.items[0].start
            joined = ", ".join(texts)
            self.splices.append((end, end, f", {joined}" if after >= 0 else f"{joined}, "))
            return
        first = node.items[0].start
        line = self._line_start(first)
        dash = self.text[line:first]
        if dash.strip() != "-":
            raise CannotEditError
        head = dash[: dash.index("-")] + "- "
        if after < 0:
            self.splices.append((line, line, "".join(head + t + self.newline for t in texts)))
            return
        item = node.items[after]
        end = self._line_end(self._last(item.end, item.start))
        self.splices.append((end, end, "".join(self.newline + head + t for t in texts)))

    # -- text

    def _remove_flow(
        self, node: MapNode | SeqNode, spans: list[tuple[int, int]], positions: Sequence[int]
    ) -> None:
        gone = set(positions)
        kept = [n for n in range(len(spans)) if n not in gone]
        tail = kept[-1] if kept else -1
        for n in gone:
            if n < tail:
                self.splices.append((spans[n][0], spans[n + 1][0], ""))
        if tail < len(spans) - 1:
            start = spans[tail][1] if kept else node.start + 1
            self.splices.append((start, spans[-1][1], ""))

    def _cut_lines(self, start: int, end: int) -> None:
        first = self._line_start(start)
        last = self._line_end(self._last(end, start))
        if last == len(self.text) and first:
            # The last line has no line end of its own to take along.
            first = len(self.text[:first].removesuffix("\n").removesuffix("\r"))
        elif self.text.startswith("\r\n", last):
            last += 2
        else:
            last += 1
        self.splices.append((first, min(last, len(self.text)), ""))

    def _after_colon(self, key: Scalar, text: str) -> None:
        at = self._colon(key)
        self.splices.append((at, at, text))

    def _colon(self, key: Scalar) -> int:
        at = self.text.find(":", key.end)
        if at < 0 or self.text[key.end : at].strip():
            raise CannotEditError
        return at + 1

    def _last(self, end: int, start: int) -> int:
        """Return the end of what is written, without the blank lines that block scalars take."""
        return start + len(self.text[start:end].rstrip())

    def _line_start(self, position: int) -> int:
        return max(self.text.rfind("\n", 0, position), self.text.rfind("\r", 0, position)) + 1

    def _line_end(self, position: int) -> int:
        while position < len(self.text) and self.text[position] not in "\r\n":
            position += 1
        return position

    def _begins_line(self, position: int) -> bool:
        return not self.text[self._line_start(position) : position].strip()

    def _indent(self, position: int, *, pad: bool = False) -> str:
        before = self.text[self._line_start(position) : position]
        return before if not before.strip() else " " * len(before) if pad else ""


_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\r\n]*", re.MULTILINE)
_DEPTH = 3


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

    ``node`` is a node that holds every scalar of that part.
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
    """Return which comments stand beside what.

    Returns comments by the path, at most three steps long, of the key or list item they stand above
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
