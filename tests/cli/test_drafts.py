"""``mapkit suggest`` and ``mapkit improve``."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mapkit as library
from mapkit.drafts.improving import walk
from mapkit.errors import FileError, WorkerError
from mapkit.jobs.store import Store
from mapkit.jobs.task import Outcome, Task, outcome_of
from mapkit.messages import Phrase
from tests.boards import ROOT
from tests.cli.program import Mapkit
from tests.cli.test_answers import validator

ROOMS = ROOT / "examples" / "two-rooms.yaml"
SEARCH = ("--goal", "no-disputes", "--variants", 25, "--workers", 1)


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    path = tmp_path / "rooms.yaml"
    path.write_text(ROOMS.read_text(encoding="utf-8"), encoding="utf-8")
    return path


def test_suggestions_for_a_dispute_say_what_else_changes(mapkit: Mapkit, rooms: Path) -> None:
    done = mapkit("suggest", rooms, "n2", "c2")
    assert done.code == 0
    assert "3 ways to settle n2" in done.out
    assert "they see each other, at distance 2: vertex v14 moves 0.60 mm" in done.out
    assert "(nothing else changes)" in done.out
    found = mapkit("suggest", rooms, "n2", "c2", "--json").json
    validator("suggest").validate(found)
    assert all(one["sentence"] in done.out for one in found["suggestions"])


def test_a_suggestion_that_is_taken_settles_it(mapkit: Mapkit, rooms: Path, tmp_path: Path) -> None:
    out, picture = tmp_path / "out.yaml", tmp_path / "out.svg"
    done = mapkit("suggest", rooms, "n2", "c2", "--take", 1, "-o", out, "--picture", picture)
    assert done.code == 0, done.err
    assert library.open(rooms).sight("n2", "c2").disputed
    assert not library.open(out).sight("n2", "c2").disputed
    assert picture.read_text(encoding="utf-8").startswith("<")
    assert mapkit("suggest", rooms, "n2", "c2", "--take", 1, "-o", out).code == 4


def test_none_within_the_limit_is_an_answer(mapkit: Mapkit, rooms: Path) -> None:
    done = mapkit("suggest", rooms, "n2", "c2", "--within", "0.1")
    assert done.code == 1
    assert "No move of 0.1 mm" in done.out


def test_an_objective_is_hidden(mapkit: Mapkit) -> None:
    done = mapkit("suggest", "uboat-bunker", "--objective", 7, "--json")
    assert done.code == 0
    validator("suggest").validate(done.json)
    assert "objective 7) is seen from" in done.json["sentences"][0]
    assert done.json["suggestions"]
    assert all(one["fewer"] > 0 and "sees" not in one for one in done.json["suggestions"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("n2", "n2"), "same field"),
        (("n1", "n2"), "nothing is disputed"),
        (("n1", "nowhere"), "no field of this map"),
        (("--objective", "7"), "objective 7"),
        (("n1",), "name two fields"),
        (("n2", "c2", "--objective", "7"), "name two fields"),
        (("n2", "c2", "--take", "1"), "belong together"),
        (("n2", "c2", "--take", "1", "-o", "-"), "name a file for -o"),
        (("n2", "c2", "--take", "99", "-o", "{new}"), "no suggestion 99"),
    ],
)
def test_what_makes_no_sense_is_refused(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    done = mapkit("suggest", rooms, *(a.format(new=tmp_path / "new.yaml") for a in arguments))
    assert done.code == 2
    assert words in done.err


def test_a_map_with_errors_is_refused(mapkit: Mapkit, rooms: Path, tmp_path: Path) -> None:
    text = rooms.read_text(encoding="utf-8")
    rooms.write_text(text.replace("[v1, v2, v3,", "[v2, v1, v3,"), encoding="utf-8")
    assert mapkit("suggest", rooms, "n2", "c2").code == 3
    assert mapkit("improve", rooms, *SEARCH, "-o", tmp_path / "out").code == 3
    assert not (tmp_path / "out").exists()


def test_drafts_are_written_with_their_reports(mapkit: Mapkit, rooms: Path, tmp_path: Path) -> None:
    out = tmp_path / "drafts"
    done = mapkit("improve", rooms, *SEARCH, "-o", out, "--json")
    assert done.code == 1, done.err
    validator("improve").validate(done.json)
    assert not done.json["reached"]
    maps = sorted(out.glob("*.yaml"))
    assert len(maps) == len(done.json["drafts"])
    best = out / f"draft-{done.json['drafts'][0]['number']:04}.yaml"
    left = len(library.open(best).disputes("sight"))
    assert left < len(library.open(rooms).disputes("sight"))
    told = json.loads(best.with_suffix(".json").read_text(encoding="utf-8"))
    assert told["report"]["map"] == "two-rooms"
    assert told["figures"]["disputed"] == left
    assert "# Two buildings" in best.read_text(encoding="utf-8")  # comments are kept

    before = {path: path.read_bytes() for path in out.iterdir()}
    assert mapkit("improve", rooms, *SEARCH, "-o", out).code == 4
    assert mapkit("improve", rooms, *SEARCH, "-o", out, "--resume").code == 1
    assert {path: path.read_bytes() for path in out.iterdir()} == before
    assert mapkit("improve", rooms, *SEARCH, "--seed", 2, "-o", out, "--resume").code == 4


def test_a_goal_that_nothing_within_the_bounds_reaches(
    mapkit: Mapkit, rooms: Path, tmp_path: Path
) -> None:
    bounds = tmp_path / "bounds.yaml"
    bounds.write_text('mapkit_bounds: "1.0"\nvertices_mm: 0.1\n', encoding="utf-8")
    done = mapkit("improve", rooms, *SEARCH, "--bounds", bounds, "-o", tmp_path / "out")
    assert done.code == 1
    assert "No draft that is nearer to the goal was found." in done.out


def test_bounds_with_unknown_fields_are_refused(
    mapkit: Mapkit, rooms: Path, tmp_path: Path
) -> None:
    bounds = tmp_path / "bounds.yaml"
    bounds.write_text('mapkit_bounds: "1.0"\nvertices_mm: 1\nfields: [n9]\n', encoding="utf-8")
    done = mapkit("improve", rooms, *SEARCH, "--bounds", bounds, "-o", tmp_path / "out")
    assert done.code == 3
    assert "n9" in done.err


@pytest.mark.parametrize("goal", ["turns=9-6", "no-dispute", "equal-exposure"])
def test_a_goal_that_makes_no_sense_is_refused_before_a_folder_is_made(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, goal: str
) -> None:
    out = tmp_path / "out"
    assert mapkit("improve", rooms, "--goal", goal, "-o", out).code == 2
    assert not out.exists()


def test_a_map_that_is_as_it_should_be_is_left_alone(mapkit: Mapkit, tmp_path: Path) -> None:
    goal = ("--goal", "equal-exposure=130", *SEARCH[2:])
    done = mapkit("improve", "launch-site", *goal, "-o", tmp_path / "out")
    assert done.code == 0
    assert "reaches the goal already" in done.out
    assert not list((tmp_path / "out").glob("*.yaml"))


def test_a_disk_that_fills_up_loses_nothing_that_was_finished(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    search = (*SEARCH[:2], "--variants", 75, "--workers", 1, "-o", out)
    written = Store._append
    lines: list[bytes] = []

    def full(store: Store, line: bytes) -> None:
        if len(lines) == 2:
            raise store._failed(OSError(28, "No space left on device"))
        lines.append(line)
        written(store, line)

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_append", full)
        done = mapkit("improve", rooms, *search)
    assert done.code == 4
    assert "What was finished before is kept" in done.err
    kept = (out / "search.results").read_text(encoding="utf-8")
    assert kept.count("\n") == 2
    assert mapkit("improve", rooms, *search, "--resume").code == 1
    assert (out / "search.results").read_text(encoding="utf-8").startswith(kept)


def test_lost_workers_keep_the_walks_that_are_finished(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    search = (*SEARCH[:2], "--variants", 75, "--workers", 2, "-o", out)

    def lost(tasks: list[Task], *_: object) -> Iterator[tuple[str, Outcome]]:
        yield tasks[0].key, outcome_of(tasks[0].work, tasks[0].arguments)
        raise WorkerError(Phrase("they are gone"))

    with monkeypatch.context() as patched:
        patched.setattr("mapkit.jobs.running.in_processes", lost)
        done = mapkit("improve", rooms, *search)
    assert done.code == 6
    assert done.err.splitlines() == [
        "mapkit: they are gone",
        "    help: what is finished is kept; --resume goes on there",
    ]
    assert (out / "search.results").read_text(encoding="utf-8").count("\n") == 2  # head and walk


def test_ctrl_c_keeps_the_walks_that_are_finished(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    search = (*SEARCH[:2], "--variants", 75, "--workers", 1, "-o", out)
    walked: list[object] = []

    def interrupted(*arguments: Any) -> dict[str, Any]:
        walked.append(arguments)
        if len(walked) == 2:
            raise KeyboardInterrupt
        return walk(*arguments)

    with monkeypatch.context() as patched:
        patched.setattr("mapkit.drafts.improving.walk", interrupted)
        done = mapkit("improve", rooms, *search)
    assert done.code == 130
    assert "what is finished is kept; --resume goes on there" in done.err
    assert (out / "search.results").read_text(encoding="utf-8").count("\n") == 2  # head and walk
    assert mapkit("improve", rooms, *search, "--resume").code == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_ctrl_c_writes_the_drafts_that_were_found(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    search = (*SEARCH[:2], "--variants", 75, "--workers", 1, "-o", out)

    def pressed(*arguments: Any) -> dict[str, Any]:
        signal.raise_signal(signal.SIGINT)
        return walk(*arguments)

    with monkeypatch.context() as patched:
        patched.setattr("mapkit.drafts.improving.walk", pressed)
        done = mapkit("improve", rooms, *search)
    assert done.code == 130
    assert "The search was stopped early." in done.out
    assert "what is finished is kept; --resume goes on there" in done.err
    found = {path: path.read_bytes() for path in out.glob("draft-*")}
    assert {path.suffix for path in found} == {".yaml"}, "reports would take a while"
    assert mapkit("improve", rooms, *search, "--resume").code == 1
    assert all(path.with_suffix(".json").exists() for path in found)
    assert all(path.read_bytes() == content for path, content in found.items())


def test_a_disk_that_is_full_of_drafts_says_that_the_search_is_kept(
    mapkit: Mapkit, rooms: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"

    def full(given: Path, *_: Any, **__: Any) -> None:
        raise FileError(f"{given} cannot be written: No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("mapkit.mapfile.disk.write_atomic", full)
        done = mapkit("improve", rooms, *SEARCH, "-o", out)
    assert done.code == 4
    assert "No space left on device" in done.err
    assert "what is finished is kept; --resume goes on there" in done.err
    assert mapkit("improve", rooms, *SEARCH, "-o", out, "--resume").code == 1
    assert len(list(out.glob("draft-*.json"))) == len(list(out.glob("draft-*.yaml"))) > 0
