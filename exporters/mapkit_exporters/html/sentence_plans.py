"""How sentences follow from answers: found by comparing them, so that no wording is known here.

A plan says how a part of a sentence is written for each answer that has it:

* ``["same", tree]``: always so;
* ``["value", path, format]``: a value of the answer, its format a number of
  :data:`~mapkit_exporters.html.sentence_plans.FORMATS`;
* ``["of", number, table]``: looked up for a field, a corner or a kind of answer;
* ``["list", list, table, text]``: looked up for each field of a list, the last joined by a text;
* ``["parts", part, ...]``: texts that are the same in all languages and, as ``[text, plan, ...]``,
  others with plans for their values;
* ``["below", path, bound, plan, plan]``: one way where a value is below a bound, or another;
* ``["kind", numbers, plan, ...]``: one of several, by the kind of answer;
* ``["either", choice, plan, ...]``: one of several, chosen for each answer;
* ``["kept", part]``: kept for each answer;
* ``["but", part, plan]``: follows a plan but for a few answers, for which it is kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from mapkit_exporters.html.answer_columns import Facts
from mapkit_exporters.html.wording import Node, Tree

Path = tuple[str | int, ...]
"""Keys and places in lists; ``length`` is that of a list."""

FORMATS = {"plain": 0, "one": 1, "short": -1, "commas": -2}
"""A value as it is, with one decimal; with one from 1 up and two below; a list."""

_CALLS, _CORNERS = 4, 4
"""Of how many disputed calls, and of how many corners of each, measures are looked at."""


def _places() -> Iterator[tuple[Path, str]]:
    """Yield where in an answer the values of sentences may stand, and their format."""
    yield from (((key,), "plain") for key in ("a", "b", "distance", "clear", "grazing"))
    yield ("fields",), "commas"
    yield from (((key,), "short") for key in ("beam_mm", "near_miss_mm"))
    for end in range(2):
        yield from ((("string", end, "at_mm", axis), "one") for axis in range(2))
        yield ("string", end, "away_mm"), "one"
    for call in range(_CALLS):
        yield ("others", call, "distance"), "plain"
        yield ("others", call, "measure_mm"), "short"
        for kind, ends in (("line_mm", 2), ("at_mm", _CORNERS)):
            yield from (
                (("others", call, kind, end, axis), "one") for end in range(ends) for axis in (0, 1)
            )


PLACES = tuple(_places())
"""Where the values of sentences may stand, and their format."""

NUMBERS: tuple[Path, ...] = (
    *((key, "length") for key in ("near_miss_into", "blockers", "fields", "others")),
    *(path for path, _ in PLACES if path not in (("a",), ("b",), ("fields",))),
)
"""Where numbers stand that may tell one way of saying from another."""


def value_at(answer: Mapping[str, Any], path: Path) -> Any:
    """Return the value at a path; None where there is none."""
    value: Any = answer
    for step in path:
        if value is None or (isinstance(step, int) and step >= len(value)):
            return None
        value = len(value) if step == "length" else value[step]
    return value


def value_text(answer: Mapping[str, Any], path: Path, kind: str, comma: str) -> str | None:
    """Return the value at a path as text, None where there is none.

    ``kind`` is a key of :data:`FORMATS`, and ``comma`` stands before decimals.
    """
    value = value_at(answer, path)
    if value is None:
        return None
    if kind == "commas":
        return ", ".join(value)
    if kind == "plain":
        return str(value)
    places = 2 if kind == "short" and value < 1 else 1
    return _fixed(value, places).replace(".", comma)


def _fixed(value: float, places: int) -> str:
    """Write a number of four decimals with fewer, halves rounded up, as the page does."""
    step = 10 ** (4 - places)
    tens = (round(value * 10_000) + step // 2) // step
    return f"{tens / 10**places:.{places}f}"


_FEW = 4
"""Of so many answers one may not follow a plan."""

_SAMPLE = 50
"""How many answers are looked at before all are."""

_WAYS = 12
"""In how many ways a part may be made that is not kept."""

_WORTH = 2
"""How often an entry of a table is used at least."""

Values = Mapping[int, Tree]
"""What a part of a sentence is, by the number of the answer."""

Plan = list[Any]


class Planner:
    """Finds the plans for the sentences of many answers.

    Parameters
    ----------
    facts : sequence of Facts
        What the answers are.
    comma : str
        What stands in the sentences before decimals.
    look : callable
        Called now and then; what it raises stops the work.

    Attributes
    ----------
    plans : list
        For each sentence that is made otherwise than those before.
    shapes : list
        Which sentences an answer may have, by their plans, and then choices: the number of each,
        and what is chosen.
    kept : list of (int, int, int)
        Part, answer and tree.
    """

    def __init__(
        self, facts: Sequence[Facts], comma: str, look: Callable[[], None] = lambda: None
    ) -> None:
        self._facts, self._comma, self._look = facts, comma, look
        self._trees: dict[Tree, int] = {}
        self._tables: list[tuple[str, dict[int, int]]] = []
        self._chosen: list[list[int]] = [[] for _ in facts]
        self._choices = self._parts = 0
        self.plans: list[Plan] = []
        self.shapes: list[list[Any]] = []
        self.kept: list[tuple[int, int, int]] = []

    def trees(self) -> list[Any]:
        """Return what is looked up: texts as in :func:`_plain`."""
        return [_plain(tree) for tree in self._trees]

    def tables(self) -> list[list[int]]:
        """Return for each table the numbers of trees, -1 where none is needed."""
        return [[t.get(n, -1) for n in range(max(t, default=-1) + 1)] for _, t in self._tables]

    def plan(self, sentences: Sequence[Sequence[Tree]]) -> list[int]:
        """Find the plans for the sentences of all answers, and return which shape each has."""
        like: dict[Hashable, dict[int, Tree]] = defaultdict(dict)
        kinds: list[list[Hashable]] = []
        for row, said in enumerate(sentences):
            shapes = [_structure(tree) for tree in said]
            kinds.append([(shape, shapes[:k].count(shape)) for k, shape in enumerate(shapes)])
            for kind, tree in zip(kinds[-1], said, strict=True):
                like[kind][row] = tree
        numbers = {}
        # The commonest come first: what they look up serves the others.
        for kind, values in sorted(like.items(), key=lambda item: -len(item[1])):
            numbers[kind] = len(self.plans)
            self.plans.append(self._plan(values))
        found: dict[Hashable, int] = {}
        which = []
        for known, chosen in zip(kinds, self._chosen, strict=True):
            shape = tuple(numbers[kind] for kind in known), tuple(chosen)
            which.append(found.setdefault(shape, len(found)))
            if len(found) > len(self.shapes):
                self.shapes.append([list(part) for part in shape])
        return which

    def _plan(self, values: Values) -> Plan:
        self._look()
        first = next(iter(values.values()))
        if all(tree == first for tree in values.values()):
            return ["same", _plain(first)]
        return (
            self._value(values)
            or self._list(values)
            or self._table(values)
            or self._apart(values)
            or ["kept", self._keep(values)]
        )

    def _keep(self, values: Values) -> int:
        part = self._parts
        self._parts += 1
        self.kept += [(part, row, self._tree(tree)) for row, tree in values.items()]
        return part

    def _but(self, values: Values, wrong: Sequence[int], plan: Plan) -> Plan:
        return ["but", self._keep({row: values[row] for row in wrong}), plan] if wrong else plan

    def _value(self, values: Values) -> Plan | None:
        rows = list(values)
        some = rows[:: -(-len(rows) // _SAMPLE)]
        best: tuple[list[int], Plan] | None = None
        for path, kind in PLACES:
            if self._others(values, some, path, kind, len(some) // 2) is None:
                continue
            wrong = self._others(values, rows, path, kind, len(rows) // _FEW)
            if wrong is not None and (best is None or len(wrong) < len(best[0])):
                best = wrong, ["value", list(path), FORMATS[kind]]
        return None if best is None else self._but(values, *best)

    def _others(
        self, values: Values, rows: Sequence[int], path: Path, kind: str, most: int
    ) -> list[int] | None:
        """Return which answers have not the value at a path there; None for more than so many."""
        wrong = []
        for row in rows:
            if values[row] != (value_text(self._facts[row].answer, path, kind, self._comma),):
                wrong.append(row)
                if len(wrong) > most:
                    return None
        return wrong

    def _list(self, values: Values) -> Plan | None:
        for name in self._facts[next(iter(values))].lists:
            entries: dict[int, Tree] = {}
            texts: set[int] = set()
            wrong: list[int] = []
            for row, tree in values.items():
                numbers = self._facts[row].lists.get(name, ())
                elements = _elements(tree, len(numbers))
                if elements is None or any(
                    entries.get(n, e) != e for n, e in zip(numbers, elements, strict=True)
                ):
                    wrong.append(row)
                    if len(wrong) > len(values) // _FEW:
                        break
                    continue
                entries.update(zip(numbers, elements, strict=True))
                if len(numbers) > 1:
                    texts |= {part.text for part in tree if isinstance(part, Node)}
            else:
                if len(texts) < 2 and entries:
                    table = self._filed("field", entries)
                    plan = ["list", name, table, next(iter(texts), -1)]
                    return self._but(values, wrong, plan)
        return None

    def _table(self, values: Values) -> Plan | None:
        found = []
        for key in self._facts[next(iter(values))].numbers:
            entries: dict[int, Tree] = {}
            for row, tree in values.items():
                number = self._facts[row].numbers.get(key)
                if number is None or entries.setdefault(number, tree) != tree:
                    break
            else:
                domain = _domain(key)
                found.append((self._missing(domain, entries)[0], key, domain, entries))
        if not found:
            return None
        missing, key, domain, entries = min(found, key=lambda item: item[0])
        if missing * _WORTH > len(values):
            return None
        return ["of", key, self._filed(domain, entries)]

    def _missing(self, domain: str, entries: Mapping[int, Tree]) -> tuple[int, int]:
        """Return how many entries the best table for them lacks, and its number."""
        numbers = {key: self._trees.get(tree, -1) for key, tree in entries.items()}
        best = len(entries), len(self._tables)
        for place, (of, table) in enumerate(self._tables):
            if of == domain and all(table.get(key, n) == n for key, n in numbers.items()):
                best = min(best, (sum(key not in table for key in numbers), place))
        return best

    def _filed(self, domain: str, entries: Mapping[int, Tree]) -> int:
        """Put entries into a table, and return its number."""
        _, place = self._missing(domain, entries)
        if place == len(self._tables):
            self._tables.append((domain, {}))
        self._tables[place][1].update((key, self._tree(tree)) for key, tree in entries.items())
        return place

    def _tree(self, tree: Tree) -> int:
        return self._trees.setdefault(tree, len(self._trees))

    def _apart(self, values: Values) -> Plan | None:
        groups: dict[Hashable, dict[int, Tree]] = defaultdict(dict)
        for row, tree in values.items():
            groups[_structure(tree)][row] = tree
        if len(groups) == 1:
            return self._inside(values)
        if len(groups) > _WAYS:
            return None
        rows = list(groups.values())
        return [*self._which(rows), *map(self._plan, rows)]

    def _which(self, groups: list[dict[int, Tree]]) -> Plan:
        """Return what tells the groups apart; two may be put into the other order."""
        some = [[*group][:: -(-len(group) // _SAMPLE)] for group in groups]
        for path in NUMBERS if len(groups) == 2 else ():
            one, other = (self._numbers(rows, path) for rows in some)
            if not _apart(one, other):
                continue
            one, other = (self._numbers(group, path) for group in groups)
            if not _apart(one, other):
                continue
            if max(other) < min(one):
                groups.reverse()
                one, other = other, one
            return ["below", list(path), min(other)]
        kinds: dict[int, int] = {}
        for number, group in enumerate(groups):
            for row in group:
                if kinds.setdefault(self._facts[row].numbers["kind"], number) != number:
                    return self._choose(groups)
        return ["kind", [kinds.get(k, -1) for k in range(max(kinds) + 1)]]

    def _numbers(self, rows: Iterable[int], path: Path) -> list[Any]:
        return [value_at(self._facts[row].answer, path) for row in rows]

    def _choose(self, groups: Sequence[Values]) -> Plan:
        choice = self._choices
        self._choices += 1
        for number, group in enumerate(groups):
            for row in group:
                self._chosen[row] += [choice, number]
        return ["either", choice]

    def _inside(self, values: Values) -> Plan:
        plan: Plan = ["parts"]
        for place, part in enumerate(next(iter(values.values()))):
            if isinstance(part, str):
                plan.append(part)
                continue
            inner = {row: _inner(tree[place]) for row, tree in values.items()}
            plans = [
                self._plan({row: known[k] for row, known in inner.items()})
                for k in range(len(part.values))
            ]
            plan.append([part.text, *plans])
        return plan


def _apart(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Return whether all numbers of the one are there and below those of the other, or above."""
    if None in one or None in other:
        return False
    return bool(max(one) < min(other) or max(other) < min(one))


def _inner(part: str | Node) -> tuple[Tree, ...]:
    return () if isinstance(part, str) else part.values


def _structure(tree: Tree) -> Hashable:
    """Return what is the same in trees that differ in values only."""
    return tuple(part if isinstance(part, str) else part.text for part in tree)


def _domain(key: str) -> str:
    """Return what a number of an answer counts."""
    if key in ("a", "b"):
        return "field"
    return "kind" if key == "kind" else "corner"


def _elements(tree: Tree, count: int) -> list[Tree] | None:
    """Take a list of some length apart: ``x``, ``x and y``, ``x, y and z``."""
    if count < 2:
        return [tree][:count] if count else None
    if len(tree) != 1 or isinstance(tree[0], str) or len(tree[0].values) != 2:
        return None
    words, last = tree[0].values
    found: list[list[str | Node]] = [[]]
    for part in words:
        first, *others = part.split(", ") if isinstance(part, str) else [part]
        found[-1] += [first] if first else []
        found += [[other] if other else [] for other in others]
    return [*map(tuple, found), last] if len(found) == count - 1 else None


def _plain(tree: Tree) -> Any:
    """Return a tree for JSON: a text, ``[text, value, ...]``, or ``["", part, ...]`` for a row."""
    parts = [
        part if isinstance(part, str) else [part.text, *map(_plain, part.values)] for part in tree
    ]
    return parts[0] if len(parts) == 1 else ["", *parts]
