"""``mapkit build --within``: the tables of fields near each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mapkit.jobs import run_tasks
from mapkit.jobs.store import Store
from readers.python.mapkit_tables import NotKnownError, load
from tests.cli.program import Mapkit


def test_tables_within_a_radius(mapkit: Mapkit, tmp_path: Path) -> None:
    near, whole = tmp_path / "near.json", tmp_path / "whole.json"
    assert mapkit("build", "launch-site", "--within", "7.5", "-o", near).code == 0
    assert mapkit("build", "launch-site", "-o", whole).code == 0
    some, every = load(near), load(whole)
    assert (some.within_mm, every.within_mm) == ("7.5", None)
    known = unlike = 0
    for a in every.fields:
        for b in every.fields:
            try:
                found = some.shot_distance(a, b)
            except NotKnownError as problem:
                unlike += "more than 7.5 mm apart" not in str(problem)
            else:
                unlike += found != every.shot_distance(a, b)
                known += 1
    assert unlike == 0
    assert len(every.fields) < known < len(every.fields) ** 2
    assert sorted(p.name for p in tmp_path.iterdir()) == ["near.json", "whole.json"]


@pytest.mark.parametrize(
    ("ended_by", "code", "words"),
    [
        (
            KeyboardInterrupt(),
            130,
            "what was finished is kept: the same command goes on from there",
        ),
        (OSError(28, "No space left on device"), 4, "What was finished before is kept"),
    ],
)
def test_a_build_that_was_ended_goes_on(
    mapkit: Mapkit,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ended_by: BaseException,
    code: int,
    words: str,
) -> None:
    command = ("build", "launch-site", "--within", "7.5", "-o")
    whole, near = tmp_path / "whole.json", tmp_path / "near.json"
    kept = tmp_path / "near.json.results"

    def alone(tasks: object, *, workers: object, **given: Any) -> object:  # noqa: ARG001 - here
        return run_tasks(tasks, workers=1, **given)  # type: ignore[arg-type]

    monkeypatch.setattr("mapkit.jobs.run_tasks", alone)
    assert mapkit(*command, whole).code == 0
    append, lines = Store._append, list[bytes]()

    def ended(store: Store, line: bytes) -> None:
        if len(lines) == 3:
            raise store._failed(ended_by) if isinstance(ended_by, OSError) else ended_by
        lines.append(line)
        append(store, line)

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_append", ended)
        stopped = mapkit(*command, near)
    assert (stopped.code, stopped.out) == (code, "")
    assert words in stopped.err
    assert kept.read_bytes() == b"".join(lines)
    assert not near.exists()

    def noted(store: Store, line: bytes) -> None:
        assert line not in lines, "this was finished before"
        append(store, line)

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_append", noted)
        assert mapkit(*command, near).code == 0
    assert near.read_bytes() == whole.read_bytes()
    assert not kept.exists()


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["launch-site", "--within", "far"], 2, "a radius in mm is a number such as 25, not far"),
        (["launch-site", "--within", "nan"], 2, "a radius in mm is a number"),
        (["launch-site", "--within", "1/0"], 2, "a radius in mm is a number"),
        (["launch-site", "--within", "1e400"], 2, "a radius in mm is a number"),
        (["launch-site", "--within", "1e-999999999"], 2, "a radius in mm is a number"),
        (["launch-site", "--within", "1/3"], 2, "a radius in mm is a number"),
        (["launch-site", "--within", "1e9999999"], 2, "a radius in mm is a number"),
        (["launch-site", "--within", ""], 2, "a radius in mm is a number"),
        (["launch-site", "--within", "-1"], 2, "--within has to be 0 mm or more"),
        (["launch-site", "--within", "9", "-O", "form=dense"], 2, "--within has a form of its own"),
        (["launch-site", "--within", "9", "--partial"], 2, "--within has a form of its own"),
        (["twin-passes", "--within", "9"], 2, "no lines of sight"),
        (
            ["launch-site", "--within", "9", "--choice", "walking_distance=turns"],
            2,
            "another answer to the choice walking_distance",
        ),
    ],
)
def test_what_cannot_be(
    mapkit: Mapkit, tmp_path: Path, arguments: list[Any], code: int, words: str
) -> None:
    done = mapkit("build", *arguments, "-o", tmp_path / "out.json")
    assert (done.code, done.out) == (code, "")
    assert words in done.err
    assert list(tmp_path.iterdir()) == []
