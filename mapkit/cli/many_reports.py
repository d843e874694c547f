"""``mapkit report --all``: the reports of all maps in a folder, and a table over them."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from functools import partial as partial_of
from pathlib import Path
from typing import Any

import click

from mapkit.board.many_reports import MeasuredMap, measure_maps, report_summary
from mapkit.cli.files_to_check import files_to_check
from mapkit.cli.options import is_outside_allowed
from mapkit.cli.output import echo_json, echo_notice
from mapkit.cli.progress import Progress
from mapkit.cli.stopping import ExitCode
from mapkit.errors import FileError, InvalidMapError, MapkitError, OutputExistsError, UsageError
from mapkit.jobs import run_tasks
from mapkit.jobs.fingerprint import installed
from mapkit.mapfile import kind_of_file, open_source, write_atomic
from mapkit.mapfile.disk import beside, reason_of
from mapkit.messages import one_line, phrase, say, say_n, translated

_STORES = ".mapkit-*.results"
_FILES = (".html", ".pdf", ".json", ".csv")
"""Endings of what one map's report is written to, or of what stands in the folder."""


def report_all(
    folder: Path,
    output: Path | None,
    *,
    choices: Mapping[str, str],
    partial: bool,
    disputes: bool | None,
    workers: int | None,
    scheduler: str | None,
    as_json: bool,
    force: bool,
) -> ExitCode:
    """Measure all maps in a folder and in those in it, and print a table of them.

    ``output`` is a folder for a report of each map, the table, and what lets a rerun do only what
    changed.

    Raises
    ------
    UsageError
        ``folder`` is none, or ``output`` is named as a file.
    FileError
        It has no maps, or ``output`` cannot be written.
    OutputExistsError
        ``output`` has something else in it, and ``force`` is False.
    """
    if not folder.is_dir():
        raise UsageError(phrase("--all asks for a folder, and {path} is none", path=folder))
    if output and output.suffix.lower() in _FILES:
        raise UsageError(
            phrase("--all writes a folder of reports as JSON, not the file {path}", path=output)
        )
    paths = _maps_in(folder)
    store = _store_in(output, force=force) if output else None
    done: list[MeasuredMap] = []
    run = partial_of(
        run_tasks, workers=workers, scheduler=scheduler, store=store, notice=echo_notice
    )
    try:
        with Progress(say("measures")) as progress:
            for measured in measure_maps(
                paths, choices=choices, partial=partial, disputes=disputes,
                allow_outside=is_outside_allowed(), run=run, progress=progress,
            ):  # fmt: skip
                done.append(measured)
                if output and measured.report is not None:
                    _write_report(output, folder, measured)
    except KeyboardInterrupt:
        if output:
            kept = say("what was finished is kept: the same command goes on from there")
            click.echo(kept, err=True)
        raise
    rows = [_row(folder, measured) for measured in sorted(done, key=lambda m: paths.index(m.path))]
    if output:
        _write(output / "summary.csv", _csv(rows))
    if as_json:
        echo_json({"maps": rows})
    else:
        _print_table(rows)
    return ExitCode.NO if any(row["error"] for row in rows) else ExitCode.OK


def _maps_in(folder: Path) -> list[Path]:
    files = files_to_check([folder], skip_others=True)
    paths = [path for path in files if _is_map(path)]
    if not paths:
        raise FileError(phrase("{path} is a folder without maps", path=folder))
    return paths


def _is_map(path: Path) -> bool:
    try:
        return kind_of_file(open_source(path).text) == "map"
    except FileError:
        return True  # which cannot be read, and is told with the others


def _store_in(output: Path, *, force: bool) -> Path:
    """Return the file of results in a folder that is made where there is none."""
    try:
        output.mkdir(parents=True, exist_ok=True)
        ours = list(output.glob(_STORES))
        if not force and not ours and any(output.iterdir()):
            raise OutputExistsError(
                phrase("{path} has other files in it; --force writes into it", path=output)
            )
        store = output / _STORES.replace("*", installed())
        for old in ours:
            if old != store:
                old.unlink()  # of another mapkit
    except OSError as problem:
        if isinstance(problem, MapkitError):
            raise
        raise FileError(
            phrase("{given} cannot be written: {reason}", given=output, reason=reason_of(problem))
        ) from None
    return store


def _write_report(output: Path, folder: Path, measured: MeasuredMap) -> None:
    name = measured.path.relative_to(folder)
    path = beside(output / name, f"{name.suffix}.report", ".json")
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, json.dumps(measured.report, indent=2) + "\n")


def _write(path: Path, text: str) -> None:
    if not path.is_file() or path.read_bytes() != text.encode():
        write_atomic(path, text, force=True)


def _row(folder: Path, measured: MeasuredMap) -> dict[str, Any]:
    path = measured.path.relative_to(folder).as_posix()
    if measured.report is not None:
        return {"map": path, "error": None, **report_summary(measured.report)}
    match measured.problem:
        case InvalidMapError() as problem:
            wrong = translated(problem.message)
            wrong = say("{problem}; see `mapkit check {path}`", problem=wrong, path=measured.path)
        case MapkitError() as problem:
            wrong = translated(problem.message)
        case problem:
            wrong = f"{type(problem).__name__}: {problem}"
    return {"map": path, "error": wrong}


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the figures of a map that was measured, "" for what it has not."""
    seen = row["seen_from"] or {}
    figures = (
        row["fields"], seen.get("least"), seen.get("median"), seen.get("most"), row["worst"],
        row["disputed"], row["warnings"],
    )  # fmt: skip
    texts = (f"{figure:g}" if isinstance(figure, float) else figure for figure in figures)
    return tuple("" if text is None else str(text) for text in texts)


def _csv(rows: Sequence[Mapping[str, Any]]) -> str:
    text = io.StringIO()
    write = csv.writer(text, lineterminator="\n").writerow
    write(
        ["map", "fields", "seen_from_least", "seen_from_median", "seen_from_most", "worst",
         "disputed", "warnings", "error"]
    )  # fmt: skip
    for row in rows:
        write([row["map"], *([""] * 7 if row["error"] else _cells(row)), row["error"] or ""])
    return text.getvalue()


def _print_table(rows: Sequence[Mapping[str, Any]]) -> None:
    head = (
        say("map"), say("fields"), say("seen from, at least"), say("median"), say("most"),
        say("worst field"), say("disputed"), say("warnings"),
    )  # fmt: skip
    lines = [head, *((one_line(row["map"]), *_cells(row)) for row in rows if not row["error"])]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for number, (first, *others) in enumerate(lines):
        figures = "  ".join(text.rjust(w) for text, w in zip(others, widths[1:], strict=True))
        click.secho(f"{first.ljust(widths[0])}  {figures}", bold=number == 0)
    failed = [row for row in rows if row["error"]]
    if failed:
        click.echo(say_n("{n} map(s) could not be measured:", len(failed)))
        for row in failed:
            click.echo(one_line(f"  {row['map']}: {row['error']}"))
