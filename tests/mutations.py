"""``python -m tests.mutations``: whether tests notice small mistakes in the code.

A mutant is one function with one change: another comparison, sum, constant or condition, or a
statement less. Each is run in a process of its own, in memory (no file changes), against the tests
nearest to its module (:mod:`tests.nearest`) until one fails or their time is over. The same seed
draws the same mutants of the same code; ``--write`` and ``--read`` carry them to other code.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.machinery
import json
import os
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis  # noqa: F401 - loaded once, before each mutant's process
import numpy as np  # noqa: F401
import pytest
import shapely  # noqa: F401

from tests.choosing import Within
from tests.nearest import nearest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("edits", "export", "sight", "games")
_FILES = 6
_OWN_S = 12.0
"""Processor time for the tests of one mutant; a mutant that never ends is stopped at five times."""

_OTHER = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One function, with a mistake in it."""

    package: str
    before: str
    after: str
    told: str


def main() -> int:
    """Draw mutants, run them, print the survivors and the share that was killed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", action="append", choices=PACKAGES)
    parser.add_argument("--write", type=Path, help="only draw, and write the mutants here")
    parser.add_argument("--read", type=Path, help="run these mutants")
    options = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each process compiles all it imports
    sys.dont_write_bytecode = False
    packages = options.package or PACKAGES
    if options.read:
        mutants = [Mutant(**m) for m in json.loads(options.read.read_text("utf-8"))]
    else:
        every = [m for package in packages for m in _mutants(package)]
        mutants = random.Random(options.seed).sample(every, min(options.count, len(every)))
    if options.write:
        options.write.write_text(json.dumps([asdict(m) for m in mutants]), "utf-8")
        return 0
    results: Counter[tuple[str, str]] = Counter()
    for mutant in mutants:
        result = _run(mutant)
        results[mutant.package, result] += 1
        if result != "killed":
            print(f"{result}: {mutant.told}", flush=True)
    for package in packages:
        killed, survived = results[package, "killed"], results[package, "survived"]
        print(f"{package}: {killed} of {killed + survived} killed, {results[package, 'gone']} gone")
    return 0


def _mutants(package: str) -> Iterator[Mutant]:
    for path in sorted((ROOT / "mapkit" / package).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                before = ast.get_source_segment(text, node) or ""
                name = f"{path.relative_to(ROOT)}:{node.name}"
                for told, after in _changed(node):
                    yield Mutant(package, before, after, f"{name}: {told}")


def _changed(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Yield what was changed, and the function with it."""
    for k, node in enumerate(ast.walk(function)):
        if _can_change(node):
            whole = copy.deepcopy(function)
            told = _change(next(n for i, n in enumerate(ast.walk(whole)) if i == k))
            whole.decorator_list = []
            yield f"line {getattr(node, 'lineno', function.lineno)}, {told}", ast.unparse(whole)


def _can_change(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign):
        return type(_operator(node)) in _OTHER
    if isinstance(node, ast.Constant):
        return type(node.value) in (int, bool)
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _operator(node: Any) -> Any:
    return node.ops[0] if isinstance(node, ast.Compare) else node.op


def _change(node: ast.AST) -> str:
    """Change a node in place; return what was done."""
    changed: Any = node
    if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign):
        old = _operator(node)
        new = _OTHER[type(old)]()
        if isinstance(node, ast.Compare):
            changed.ops[0] = new
        else:
            changed.op = new
        return f"{type(old).__name__} to {type(new).__name__}"
    if isinstance(node, ast.Constant):
        number: int = changed.value
        changed.value = 1 - number if number in (0, 1) else number + 1
        return f"{number!r} to {changed.value!r}"
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        changed.test = ast.UnaryOp(ast.Not(), node.test)
        return "the condition is turned round"
    assert isinstance(node, ast.Expr)
    changed.value = ast.Constant(None)
    return "a call is left out"


def _run(mutant: Mutant) -> str:
    """Return what became of it: "killed" or "survived"; "gone" where the function is another one by
    now, "void" where the tests fail without it.
    """
    folder = ROOT / "mapkit" / mutant.package
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if mutant.before in text:
            break
    else:
        return "gone"
    at = text.index(mutant.before)
    indent = " " * (at - text.rfind("\n", 0, at) - 1)
    after = mutant.after.replace("\n", "\n" + indent)
    spoilt = text[:at] + after + text[at + len(mutant.before) :]
    tests = nearest([path])[:_FILES]
    if _survives(path, spoilt, tests):
        return "survived"
    return "killed" if _sound(path, tuple(tests)) else "void"


@cache
def _sound(path: Path, tests: tuple[str, ...]) -> bool:
    """Return whether the tests pass as the code is; otherwise they kill everything."""
    return _survives(path, path.read_text(encoding="utf-8"), list(tests))


def _survives(path: Path, text: str, tests: list[str]) -> bool:
    child = os.fork()
    if not child:
        os._exit(_tested(path, text, tests))
    _, status = os.waitpid(child, 0)
    no_tests = os.WIFEXITED(status) and os.WEXITSTATUS(status) == pytest.ExitCode.NO_TESTS_COLLECTED
    return status == 0 or no_tests


def _tested(path: Path, text: str, tests: list[str]) -> int:
    """Run tests with another text of a module; in a process of its own."""
    began = time.process_time()
    resource.setrlimit(resource.RLIMIT_CPU, (int(began + 5 * _OWN_S), int(began + 6 * _OWN_S)))
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    real = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> object:
        own = Path(self.path) == path
        return compile(text, self.path, "exec", dont_inherit=True) if own else real(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
    options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:randomly"]
    return int(pytest.main([*options, *tests], plugins=[Within(began + _OWN_S)]))


if __name__ == "__main__":
    sys.exit(main())
