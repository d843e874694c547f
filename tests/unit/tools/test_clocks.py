"""No test tells slow from fast: the machine may be busy (see ``tests/waiting.py``)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
PROGRAMS = TESTS / "fuzz"  # it searches as long as it is told to
CLOCKED = {TESTS / name for name in ("choosing.py", "mutations.py", "editor/waiting.py")}
"""What measures tests, ends a run, or waits."""

FILES = sorted(p for p in TESTS.rglob("*.py") if PROGRAMS not in p.parents and p not in CLOCKED)

CLOCKS = {"time", "timeit", "resource"}
SLEEPS = {"sleep", "qWait", "qWaitForWindowActive", "qWaitForWindowExposed", "elapsed"}
WITH_A_LIMIT = {"wait", "join", "singleShot", "waitUntil", "waitSignal", "waitExposed"}


def faults(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Find what reads a clock, sleeps, or gives up after a time of its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = {a.name for a in node.names} if isinstance(node, ast.Import) else {node.module}
            if names & CLOCKS:
                yield node.lineno, "reads a clock"
        elif isinstance(node, ast.Call):
            function = node.func
            name = getattr(function, "attr", getattr(function, "id", ""))
            first = node.args[0] if node.args else None
            limits = [k.value for k in node.keywords if k.arg == "timeout"]
            if name in WITH_A_LIMIT and first is not None:
                limits.append(first)
            if name in SLEEPS:
                yield node.lineno, "sleeps"
            elif any(isinstance(limit, ast.Constant) and limit.value for limit in limits):
                yield node.lineno, "has a limit of its own"


def test_no_clock() -> None:
    found = {path.name: list(faults(ast.parse(path.read_text("utf-8")))) for path in FILES}
    assert not {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize(
    "code",
    [
        "import time",
        "from time import monotonic",
        "import os, resource",
        "QTest.qWait(50)",
        "qtbot.wait(50)",
        "QTimer.singleShot(20, look)",
        "event.wait(5)",
        "process.wait(timeout=10)",
        "qtbot.waitUntil(ready, timeout=1000)",
        "subprocess.run([], timeout=60)",
        "thread.join(2.0)",
    ],
)
def test_a_clock_is_found(code: str) -> None:
    assert [line for line, _ in faults(ast.parse(code))] == [1]


def test_what_waits_for_events_is_fine() -> None:
    code = "event.wait(LIMIT_S)\nthread.join()\nQTimer.singleShot(0, look)\n', '.join(['a'])\n"
    assert list(faults(ast.parse(code))) == []
