"""YAML text as a light tree whose nodes have their positions in the text.

PyYAML's C parser makes the events; the tree is built here because a map needs none of what
makes loaders slow or dangerous: no aliases, no tags, no implicit types. What a scalar means is
decided by the reader of the key, so ``no`` is a text where a text is expected.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mapkit.diagnostics import rules
from mapkit.mapfile.problems import quoted
from mapkit.messages import phrase

if TYPE_CHECKING:
    from mapkit.mapfile.problems import Problems

MAX_DEPTH = 32
MAX_NODES = 2_000_000
MAX_DIRECTIVES = 4


@dataclass(slots=True, eq=False)
class Scalar:
    """A text, number or truth value; ``quoted`` is True for anything but a plain scalar."""

    value: str
    quoted: bool
    start: int
    end: int


@dataclass(slots=True, eq=False)
class SeqNode:
    """A list."""

    items: list[Node]
    flow: bool
    start: int
    end: int


@dataclass(slots=True, eq=False)
class MapNode:
    """A mapping; keys are scalars, each occurs once."""

    pairs: list[tuple[Scalar, Node]]
    flow: bool
    start: int
    end: int

    def get(self, key: str) -> Node | None:
        """Return the value of a key, or None."""
        return next((value for k, value in self.pairs if k.value == key), None)


Node = Scalar | SeqNode | MapNode


def parse(text: str, problems: Problems) -> Node | None:
    """Build the tree of a YAML text, or report why there is none.

    Anchors, aliases, tags, doubled keys and further documents are reported and skipped, so that
    the rest of the file can be checked in the same run.

    Returns None after a syntax error, on an empty text and where a limit was hit.
    """
    import yaml  # noqa: PLC0415 - only for those who read a file

    if len(re.findall(r"^%", text, re.MULTILINE)) > MAX_DIRECTIVES:
        where = re.search(r"^%", text, re.MULTILINE)
        problems.add(
            rules.YAML_NOT_ALLOWED,
            where.start() if where else 0,
            phrase("lines that begin with % are YAML directives, and there are too many of them"),
            phrase("a map file needs none: delete them"),
        )
        return None
    # The pure parser is the same but slower; only exotic builds of PyYAML lack the other.
    parser: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    builder = _Builder(problems)
    try:
        builder.run(parser(text).get_event)
    except _LimitError:
        return None
    except yaml.YAMLError as error:
        _report_syntax(error, text, problems)
        return None
    if builder.root is None:
        problems.add(
            rules.NOT_ONE_DOCUMENT,
            0,
            phrase("the file is empty")
            if not text.strip()
            else phrase("the file holds nothing but comments"),
            phrase('a map begins with the line  mapkit: "1.0"'),
        )
    return builder.root


class _LimitError(Exception):
    pass


class _Builder:
    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.root: Node | None = None

    def run(self, next_event: Any) -> None:
        from yaml import events  # noqa: PLC0415

        scalar_event, alias_event = events.ScalarEvent, events.AliasEvent
        starts = {events.SequenceStartEvent: False, events.MappingStartEvent: True}
        ends = {events.SequenceEndEvent, events.MappingEndEvent}
        stack: list[tuple[list[Any], bool, bool, int]] = []
        children: list[Any] = []
        count = 0
        while True:
            event = next_event()
            kind = type(event)
            if kind is scalar_event:
                start = event.start_mark.index
                if event.tag is not None or event.anchor is not None:
                    self._refuse(event)
                node: Node = Scalar(
                    event.value, event.style not in {"", None}, start, event.end_mark.index
                )
                children.append(node)
            elif kind in starts:
                if event.tag is not None or event.anchor is not None:
                    self._refuse(event)
                if len(stack) >= MAX_DEPTH:
                    self._limit(
                        event,
                        phrase(
                            "lists and mappings are nested more than {depth} deep", depth=MAX_DEPTH
                        ),
                    )
                flow = bool(event.flow_style)
                stack.append((children, starts[kind], flow, event.start_mark.index))
                children = []
            elif kind in ends:
                inner = children
                children, is_map, flow, start = stack.pop()
                end = event.end_mark.index if flow else inner[-1].end if inner else start
                children.append(
                    MapNode(self._pairs(inner), flow, start, end)
                    if is_map
                    else SeqNode(inner, flow, start, end)
                )
            elif kind is alias_event:
                self._refuse(event)
                children.append(Scalar("", False, event.start_mark.index, event.end_mark.index))
            elif kind is events.DocumentStartEvent:
                if children:
                    self.problems.add(
                        rules.NOT_ONE_DOCUMENT,
                        event.start_mark.index,
                        phrase("a second document begins here"),
                        phrase(
                            "one map a file: delete the line with --- and what follows, or "
                            "move it to a file of its own"
                        ),
                    )
                    break
                continue
            elif kind is events.StreamEndEvent:
                break
            else:
                continue
            count += 1
            if count > MAX_NODES:
                self._limit(
                    event, phrase("the file has more than {most} values", most=f"{MAX_NODES:,}")
                )
        nodes = [n for n in children if not (isinstance(n, Scalar) and not n.value)]
        self.root = nodes[0] if nodes else None

    def _pairs(self, flat: list[Any]) -> list[tuple[Scalar, Node]]:
        keys, values = flat[::2], flat[1::2]
        try:
            if len({k.value for k in keys}) == len(keys):
                return list(zip(keys, values, strict=True))
        except (AttributeError, TypeError):
            pass
        pairs: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(keys, values, strict=True):
            if not isinstance(key, Scalar):
                self.problems.add(
                    rules.FILE_NOT_YAML,
                    key.start,
                    phrase("a key has to be a word, not a list or a mapping"),
                    phrase("is a colon or a bracket out of place?"),
                )
            elif key.value in pairs:
                first = self.problems.lines.place(pairs[key.value][0].start)
                self.problems.add(
                    rules.KEY_REPEATED,
                    key.start,
                    phrase(
                        "{word} is repeated; the first is on line {line}",
                        word=quoted(key.value),
                        line=first.line,
                    ),
                    phrase("keep one of the two"),
                )
            else:
                pairs[key.value] = (key, value)
        return list(pairs.values())

    def _refuse(self, event: Any) -> None:
        tag = getattr(event, "tag", None)
        if tag is not None:
            written = tag.replace("tag:yaml.org,2002:", "!!")
            what = phrase("the tag {word} is not used in map files", word=quoted(written))
            advice = phrase("delete the word that begins with !")
        else:
            what = phrase("anchors and aliases (& and *) are not used in map files")
            advice = phrase("write the value out, or put a text that begins with & or * in quotes")
        self.problems.add(rules.YAML_NOT_ALLOWED, event.start_mark.index, what, advice)

    def _limit(self, event: Any, message: str) -> None:
        self.problems.add(
            rules.FILE_TOO_LARGE,
            event.start_mark.index,
            message,
            phrase("maps do not need that; is it the right file?"),
        )
        raise _LimitError


# A table, laid out by hand: what libyaml reports, what is wrong, what to do.
# fmt: off
_TAGS = (phrase("tags (words with !) are not used in map files"), phrase("delete it"))
_SYNTAX_ERRORS = (
    ("cannot start any token", phrase("a character that YAML does not allow here"), ""),
    ("mapping values are not allowed", phrase("there is a colon where no key can begin"),
     phrase("is the line before missing its colon, or the indentation off? "
            'Texts with ": " need quotes')),
    ("could not find expected ':'", phrase("a key without its colon"),
     phrase("write  key: value, with a blank after the colon")),
    ("did not find expected ',' or ']'", phrase("a list in [ ] is not closed or lacks a comma"),
     phrase("look for a missing ] or comma here or in the lines before")),
    ("did not find expected ',' or '}'",
     phrase("a mapping in {{ }} is not closed or lacks a comma"),
     phrase("look for a missing }} or comma here or in the lines before")),
    ("did not find expected key", phrase("this line does not fit the indentation of those above"),
     phrase("keys of one mapping begin in the same column; is a bracket or quote still open?")),
    ("did not find expected '-' indicator", phrase("this line does not fit the list above"),
     phrase("every entry begins with - in the same column")),
    ("unexpected end of stream", phrase("the file ends in the middle of a quoted text"),
     phrase("is the file cut off, or a closing quote missing?")),
    ("did not find expected node content",
     phrase("a value is missing or begins with a character that needs quotes"),
     phrase("is the file cut off? Put texts with special characters in quotes")),
    ("block sequence entries are not allowed", phrase("a list entry (-) cannot begin here"),
     phrase("put it on a line of its own under its key")),
    ("found undefined tag handle", *_TAGS),
    ("invalid Unicode character escape", phrase("a \\u escape that stands for half a character"),
     phrase("write the character itself")),
    ("unknown escape", phrase("an unknown \\ escape in a quoted text"),
     phrase("write \\\\ for a \\")),
    ("did not find URI escape", *_TAGS),
)
# fmt: on


def _report_syntax(error: Any, text: str, problems: Problems) -> None:
    mark = getattr(error, "problem_mark", None)
    reason = str(getattr(error, "problem", "") or getattr(error, "reason", "") or "")
    if mark is None:
        position = getattr(error, "position", 0) or 0
        code = getattr(error, "character", 0)
        at = text.find(chr(code)) if isinstance(code, int) else position
        problems.add(
            rules.FILE_NOT_YAML,
            max(at, 0),
            phrase("the file holds a control character, which no text file has"),
            phrase("is it a map? Delete the character or save the file again as UTF-8 text"),
        )
        return
    position = min(mark.index, len(text))
    line_start = max(text.rfind("\n", 0, position), text.rfind("\r", 0, position)) + 1
    message: str
    advice: str
    if "\t" in text[line_start : position + 1] and not text[line_start:position].strip():
        message, advice = (
            phrase("a tab at the beginning of a line"),
            phrase("indent with blanks, not with tabs"),
        )
    else:
        message, advice = next(
            ((what, todo) for said, what, todo in _SYNTAX_ERRORS if said in reason),
            (phrase("this is not YAML: {reason}", reason=reason or "syntax error"), ""),
        )
    if position >= len(text.rstrip()) and "quoted" not in message:
        message = phrase("{what} (the file ends here)", what=message)
        advice = phrase("is the file cut off?")
    context = getattr(error, "context_mark", None)
    if context is not None and context.line != mark.line:
        message = phrase(
            "{what}; it belongs to what begins on line {line}", what=message, line=context.line + 1
        )
    problems.add(rules.FILE_NOT_YAML, position, message, advice)
