"""The reports of many maps, on all cores or on a cluster."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mapkit.board.board import Board
from mapkit.board.opening import open_board
from mapkit.errors import MapkitError
from mapkit.geometry.kernel.build_library import make_ready
from mapkit.i18n import speaking
from mapkit.jobs import RunTasks, Task, run_tasks
from mapkit.jobs.fingerprint import fingerprint

_TEXTS = (".yaml", ".yml")  # pictures to trace are nothing to measure


@dataclass(frozen=True)
class MeasuredMap:
    """What became of one map."""

    path: Path
    report: dict[str, Any] | None
    """As :meth:`mapkit.board.report.ReportAnswer.to_dict` returns it, in English."""
    problem: Exception | None = None
    """Why there is no report."""


def measure_maps(
    paths: Sequence[Path],
    *,
    choices: Mapping[str, str] | None = None,
    partial: bool = False,
    disputes: bool | None = None,
    allow_outside: bool = False,
    run: RunTasks = run_tasks,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[MeasuredMap]:
    """Measure maps, each as :meth:`mapkit.Board.report` does, and yield each as it is done.

    A map that cannot be measured is yielded with its error, and the others go on. What a
    file of results keeps is not measured again as long as map, ruleset, choices and mapkit stay
    the same.

    Parameters
    ----------
    paths : sequence of Path
    choices : mapping of str to str
        Answers to the rulebook's open questions, for all maps.
    partial : bool
        Report of a map with errors what they do not touch.
    disputes : bool or None
        As for :meth:`mapkit.Board.report`.
    allow_outside : bool
        Whether rulesets outside a map's folder are opened.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable or None

    Raises
    ------
    WorkerError, UsageError, FileError
        As for :func:`mapkit.jobs.run_tasks`.
    """
    failures: list[tuple[str, Exception]] = []
    tasks: list[Task] = []
    by_key: dict[str, Path] = {}
    for path in paths:
        try:
            asked = {"partial": partial, "disputes": disputes}
            task = _task(path, dict(choices or {}), asked, outside=allow_outside)
        except (MapkitError, OSError) as problem:
            yield MeasuredMap(path, None, problem)
        else:
            tasks.append(task)
            by_key[task.key] = path
    answers = run(
        tasks,
        check=make_ready,
        progress=progress,
        failed=lambda key, problem: failures.append((key, problem)),
    )
    for key, report in answers:
        yield MeasuredMap(by_key[key], report)
    for key, failure in failures:
        yield MeasuredMap(by_key[key], None, failure)


def report_summary(report: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of a report that stand beside those of other maps."""
    exposure, disputes = report["exposure"], report["disputes"]
    return {
        "name": report["name"],
        "fields": len(report["fields"]),
        "seen_from": exposure and {k: exposure["board"][k] for k in ("least", "median", "most")},
        "worst": exposure and exposure["board"]["worst"],
        "disputed": disputes and len(disputes["sight_pairs"]),
        "warnings": len(report["warnings"]["open"]) if report["warnings"] else 0,
        "left_out": [left["part"] for left in report["left_out"]],
    }


def _task(
    path: Path, choices: dict[str, str], asked: dict[str, bool | None], *, outside: bool
) -> Task:
    """Return what measures a map, with all files that it takes: a worker may have none of them."""
    board = open_board(path, allow_outside=outside)
    if not asked["partial"]:
        _ = board.map  # what cannot be read is told before any long work
    own, *others = (Path.cwd() / file for file in (path, *board.files))
    named = [own, *(file for file in others if file.suffix in _TEXTS and file.is_file())]
    root = os.path.commonpath([file.parent for file in named])
    files = {os.path.relpath(file, root): file.read_bytes() for file in named}
    arguments = (files, os.path.relpath(own, root), choices, asked, outside)
    return Task(f"{path} {fingerprint(arguments)}", _measure, (*arguments, str(path)))


def _measure(
    files: Mapping[str, bytes], name: str, choices: Mapping[str, str], asked: Mapping[str, Any],
    outside: bool, called: str,
) -> dict[str, Any]:  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="mapkit-") as folder:
        for file, content in files.items():
            path = Path(folder, file)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        board: Board = open_board(Path(folder, name), name=called, allow_outside=outside)
    with speaking("en"):
        return board.choose(**choices).report(**asked).to_dict()
