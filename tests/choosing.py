"""Which tests a run takes: the quick ones unless all are asked for.

``durations.tsv`` names the tests that took long when last measured, with the processor time of one
case. A run without options takes as many cases of a test as fit into ``BUDGET_S``, spread evenly;
what a single case takes longer than that is left to ``--long``. Tests that are not named there,
that are marked ``always``, or that are asked for one by one, always run.
"""

from __future__ import annotations

import time
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings

BUDGET_S = 0.25
"""Processor time of all cases of one test, in a run without options."""

DURATIONS = Path(__file__).with_name("durations.tsv")
_WORTH_NAMING_S = 0.25
_run = {"long": False}
_loops: dict[str, int] = {}
"""How many values loops inside tests took."""

Case = TypeVar("Case")


def add_options(parser: pytest.Parser) -> None:
    """Declare what can be asked for."""
    group = parser.getgroup("mapkit")
    group.addoption("--long", action="store_true", help="run all tests, with more examples")
    group.addoption(
        "--slice", metavar="K/N", help="run each N-th test of those that only --long runs"
    )
    group.addoption(
        "--measure", action="store_true", help="write what took long into tests/durations.tsv"
    )
    group.addoption(
        "--within", type=float, metavar="S", help="skip what is left after so much processor time"
    )


def is_long(config: pytest.Config) -> bool:
    """Return whether a run is one of those that take their time."""
    return bool(config.getoption("--long") or config.getoption("--slice"))


def is_left_out(
    config: pytest.Config, collector: pytest.Collector, name: str, test: object
) -> bool:
    """Return whether a run takes no case of a test, so that none has to be made."""
    if _takes_all(config) or config.getoption("--slice"):
        return False
    if durations().get(f"{collector.nodeid}::{name}", 0.0) <= BUDGET_S:
        return False
    marks = [*getattr(test, "pytestmark", ()), *collector.iter_markers()]
    return all(mark.name != "always" for mark in marks)


def _takes_all(config: pytest.Config) -> bool:
    return config.getoption("--long") or any("::" in argument for argument in config.args)


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of a run what its options leave out."""
    if _takes_all(config):
        return
    left_out = _left_out(items)
    if wanted := config.getoption("--slice"):
        part, parts = (int(number) for number in wanted.split("/"))
        more = [item for item in items if item.nodeid in left_out or _has_examples(item)]
        chosen = set(more[part - 1 :: parts])
        out = [item for item in items if item not in chosen]
    else:
        out = [item for item in items if item.nodeid in left_out]
    if out:
        config.hook.pytest_deselected(items=out)
        gone = set(out)
        items[:] = [item for item in items if item not in gone]


def _has_examples(item: pytest.Item) -> bool:
    test = getattr(item, "function", None)
    return getattr(test, "is_hypothesis_test", False) or getattr(test, "has_more", False)


def _left_out(items: list[pytest.Item]) -> set[str]:
    known = durations()
    cases: dict[str, list[str]] = defaultdict(list)
    for item in items:
        if (name := family(item.nodeid)) in known and not item.get_closest_marker("always"):
            cases[name].append(item.nodeid)
    out: set[str] = set()
    for name, found in cases.items():
        quick = spread(found, quick_count(name, len(found)))
        out.update(case for case in found if case not in quick)
    return out


def quick_count(name: str, cases: int) -> int:
    """Return how many cases of a test a quick run takes."""
    seconds = durations().get(name, 0.0)
    return min(cases, int(BUDGET_S / seconds)) if seconds else cases


def values_of(name: str, values: list[Case]) -> list[Case]:
    """Return the values that a loop inside a test takes in this run; one at least."""
    chosen = values if _run["long"] else spread(values, max(1, quick_count(name, len(values))))
    _loops[name] = len(chosen)
    return chosen


def spread(cases: list[Case], count: int) -> list[Case]:
    """Return so many of the cases, evenly spread and always the same."""
    return cases if count >= len(cases) else [cases[k * len(cases) // count] for k in range(count)]


def family(nodeid: str) -> str:
    """Return the name of a test without its case."""
    return nodeid.partition("[")[0]


@cache
def durations() -> dict[str, float]:
    """Return the seconds of one case of what takes long, by test."""
    lines = DURATIONS.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if not line.startswith("#"))
    return {name: float(seconds) for name, seconds in pairs}


class Measuring:
    """Sums processor time by test, and writes what is worth naming."""

    def __init__(self) -> None:
        self._spent: dict[str, list[float]] = defaultdict(list)
        self._start = 0.0
        self._quicker: dict[str, float] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note how much fewer examples a quick run takes than this one."""
        for item in session.items:
            if getattr(getattr(item, "function", None), "is_hypothesis_test", False):
                quick, now = settings.get_profile("quick"), settings()
                self._quicker[family(item.nodeid)] = quick.max_examples / now.max_examples

    def pytest_runtest_logstart(self) -> None:
        """Look at the clock."""
        self._start = processor_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Look again."""
        self._spent[family(nodeid)].append(processor_time() - self._start)

    def pytest_sessionfinish(self) -> None:
        """Replace what was measured anew; the rest stays."""
        found = {name: s for name, s in durations().items() if name not in self._spent}
        for name, spent in self._spent.items():
            if sum(spent) > _WORTH_NAMING_S:
                one = sum(spent) / len(spent) / _loops.get(name, 1)
                found[name] = one * self._quicker.get(name, 1.0)
        lines = [f"{name}\t{seconds:.2g}\n" for name, seconds in sorted(found.items())]
        DURATIONS.write_text(_HEADER + "".join(lines), encoding="utf-8")


_HEADER = "# Processor seconds of one case, written by ./test.sh --long --measure\n"


class Within:
    """Skips what is left when the processor time is over."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def pytest_runtest_setup(self) -> None:
        """Skip where it is over; a test that runs ends."""
        if processor_time() > self._seconds:
            pytest.skip(f"{self._seconds:g} s of processor time are over")


def processor_time() -> float:
    """Return the seconds that this process and those that it waited for have worked."""
    used = time.process_time()
    try:
        import resource
    except ImportError:  # pragma: no cover - there is none on Windows
        return used
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used + children.ru_utime + children.ru_stime


def configure(config: pytest.Config) -> None:
    """Do what the options say."""
    _run["long"] = is_long(config)
    settings.load_profile("long" if is_long(config) else "quick")
    if config.getoption("--measure"):
        config.pluginmanager.register(Measuring())
    if within := config.getoption("--within"):
        before = processor_time() - time.process_time()  # of a shell that became this process
        config.pluginmanager.register(Within(within + before))
