"""Render ``docs/by-the-book.md`` from ``docs/by-the-book.csv``, and check its rows.

``python tools/by_the_book.py`` writes the page; with ``--check`` it writes nothing, and fails where
the page is not that of the rows, or where a row has neither a living test nor a reason.

A row of the table is one statement of a rulebook in our words. ``decided`` names a module, a
``module:function``, ``ruleset ID key.key`` or a map; ``held`` the tests, separated by blanks, as
``file::function`` or ``scenario:ID``; ``note`` the reason where there is no test, and what is open.
"""

from __future__ import annotations

import ast
import csv
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.book.scenarios import Words, load  # noqa: E402

TABLE = ROOT / "docs" / "by-the-book.csv"
PAGE = ROOT / "docs" / "by-the-book.md"
REASONS = ("not a map's matter", "open")
"""What the note of a row without a test begins with."""
DEAD = frozenset(["skip", "skipif", "xfail"])
"""Marks of tests that may not run."""
GAMES = {
    "SE": "Sniper Elite",
    "SO": "Sniper Elite, the solo game",
    "SW": "Skirmish Wars",
}
HEAD = """# By the book

<!-- made by tools/by_the_book.py from by-the-book.csv; edit that -->

What the rulebooks state about boards, moves, sight and play, in our words, statement by
statement: where it is decided, and which test holds it. The texts are the Czech and the Polish
rules of Sniper Elite, the Czech rules of its solo game and the Slovak rules of Skirmish Wars, as
scans without their pictures. Where the two editions differ, the note says so and the Czech one is
followed. *Open* marks what the scans do not show or the texts do not say.

Tests and scenarios are written from the texts by somebody who has not read the engine of
[played games](played-games.md). A *scenario* is data: a position, an action, and what the book says
of it (`tests/book/scenarios`). Some 200 questions, written with their answers from the texts and
pictures of the boards before the program was asked, are in `tests/book/questions.yaml`: one was
answered wrong, where a fallen unit comes back in the solo game, and is corrected.

"""


@dataclass(frozen=True)
class Row:
    """One statement."""

    id: str
    page: str
    subject: str
    says: str
    decided: str
    held: str
    note: str

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that hold it."""
        return tuple(h.removeprefix("scenario:") for h in self.held.split() if _is_scenario(h))

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests that hold it, as ``file::function``."""
        return tuple(h for h in self.held.split() if not _is_scenario(h))


def _is_scenario(held: str) -> bool:
    return held.startswith("scenario:")


def rows() -> list[Row]:
    """Return all rows, in the order of the file."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return [Row(**found) for found in csv.DictReader(file)]


def problems() -> list[str]:
    """Return what is wrong with the table."""
    table = rows()
    said = [f"{i} occurs twice" for i, n in Counter(row.id for row in table).items() if n > 1]
    for row in table:
        said += [f"{row.id}: {why}" for why in _problems(row)]
    return said


def _problems(row: Row) -> list[str]:
    said = [f"no scenario {i}" for i in row.scenarios if i not in load()]
    said += [f"no living test {node}" for node in row.tests if not _lives(node)]
    if not row.held and not row.note.startswith(REASONS):
        said.append("neither a test nor a reason")
    if row.held or row.decided != "-":
        said += _undecided(row.decided)
    return said


def _undecided(where: str) -> list[str]:
    """Say what is wrong with the place where a statement is decided."""
    if where == "-":
        return []
    if where.startswith("ruleset "):
        _, ruleset, key = where.split(" ", 2)
        found: Any = _ruleset(ruleset)
        for part in key.split("."):
            if part not in found:
                return [f"the ruleset {ruleset} has no {key}"]
            found = found[part]
        return []
    if where.startswith("maps/"):
        return [] if (ROOT / where).is_file() else [f"no file {where}"]
    module, _, name = where.partition(":")
    if find_spec(module) is None:
        return [f"no module {module}"]
    if not name:
        return []
    holder: Any = import_module(module)
    for part in name.split("."):
        if not hasattr(holder, part):
            return [f"no {name} in {module}"]
        holder = getattr(holder, part)
    return []


@cache
def _ruleset(name: str) -> dict[str, Any]:
    path = ROOT / "mapkit" / "data" / "rulesets" / f"{name}.yaml"
    found = yaml.load(path.read_text("utf-8"), Loader=Words)
    assert isinstance(found, dict)
    return found


@cache
def _functions(path: str) -> dict[str, bool]:
    """Return by test function of a file whether it always runs."""
    file = ROOT / path
    if not file.is_file():
        return {}
    tree = ast.parse(file.read_text("utf-8"))
    return {
        node.name: not any(_is_dead(mark) for mark in node.decorator_list)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def _is_dead(mark: ast.expr) -> bool:
    names = {n.attr for n in ast.walk(mark) if isinstance(n, ast.Attribute)}
    return bool(names & DEAD)


def _lives(node: str) -> bool:
    path, _, name = node.partition("::")
    return _functions(path).get(name, False)


def rendered() -> str:
    """Return the page."""
    table = rows()
    tested = sum(bool(row.held) for row in table)
    outside = sum(row.note.startswith(REASONS[0]) and not row.held for row in table)
    still_open = len(table) - tested - outside
    text = HEAD
    text += "| statements | a test holds | open | not a map's matter |\n"
    text += "|---|---|---|---|\n"
    text += f"| {len(table)} | {tested} | {still_open} | {outside} |\n"
    for game, of_game in groupby(table, lambda row: row.id[:2]):
        text += f"\n## {GAMES[game]}\n"
        for subject, of_subject in groupby(of_game, lambda row: row.subject):
            text += f"\n### {subject}\n\n| id | page | the book says | decided | held by | note |\n"
            text += "|---|---|---|---|---|---|\n"
            text += "".join(map(_line, of_subject))
    return text


def _line(row: Row) -> str:
    held = [f"`{node.split('::')[1]}`" for node in row.tests]
    if row.scenarios:
        held.append(", ".join(f"*{i}*" for i in row.scenarios))
    decided = "" if row.decided == "-" else f"`{row.decided}`"
    cells = (row.id, row.page, row.says, decided, "; ".join(held), row.note)
    return f"| {' | '.join(cells)} |\n"


def main() -> int:
    """Write the page, or check it; return 1 where something is wrong."""
    said = problems()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(rendered(), encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text("utf-8") != rendered():
        said.append(f"{PAGE.name} is not that of its rows: python tools/by_the_book.py")
    print("\n".join(said) or f"{len(rows())} statements traced")
    return bool(said)


if __name__ == "__main__":
    raise SystemExit(main())
