"""One property, many values: a loop inside one test, which names the value that fails."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tests import choosing

_ROOT = Path(__file__).resolve().parents[1]


def for_each(name: str, values: Iterable[object]) -> Callable[[Callable[..., None]], Any]:
    """Call a test with each value in turn; fixtures are made once for all of them.

    A quick run takes as many values as fit into its time (see :mod:`tests.choosing`), spread
    evenly.
    """
    every = [*values]

    def loop(test: Callable[..., None]) -> Callable[..., None]:
        path = Path(test.__code__.co_filename).relative_to(_ROOT).as_posix()
        family = "::".join((path, *test.__qualname__.split(".")))

        @functools.wraps(test)
        def run(**fixtures: object) -> None:
            chosen = choosing.values_of(family, every)
            for value in chosen:
                try:
                    test(**fixtures, **{name: value})
                except BaseException as problem:
                    problem.add_note(f"{name} is {value!r}")
                    raise

        signature = inspect.signature(test)
        left = [p for p in signature.parameters.values() if p.name != name]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        run.has_more = choosing.quick_count(family, len(every)) < len(every)  # type: ignore[attr-defined]
        return run

    return loop
