"""``mapkit report --all``: every map of a folder, what fails, what a rerun does, a cluster."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mapkit.board import many_reports
from mapkit.cli.stopping import ExitCode
from mapkit.mapfile import example_paths
from tests.cli.program import Mapkit
from tests.cli.test_report import valid
from tests.unit.jobs.dask_cluster import ROOT, DaskCluster
from tests.waiting import LIMIT_S, wait_until

WRONG = """\
mapkit: "1.0"
id: wrong
name: Two fields overlap
ruleset: sniper_elite
unit_mm: 1
size_mm: [90, 60]
vertices: {a: [0, 0], b: [30, 0], c: [60, 0], d: [90, 0], e: [0, 60], f: [90, 60], g: [50, 60]}
fields:
  left: {kind: open, ring: [a, b, e]}
  middle: {kind: open, ring: [b, c, g]}
  right: {kind: open, ring: [b, d, f]}
"""
NAMES = ("two-rooms.yaml", "deep/own.yaml", "deep/torn.yaml", "wrong.yaml")


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """Two maps that can be measured, one that breaks off, one whose fields overlap."""
    text = example_paths()["two-rooms"].read_text("utf-8")
    folder = tmp_path / "boards"
    (folder / "deep").mkdir(parents=True)
    (folder / "notes.txt").write_text("no map", "utf-8")
    (folder / "two-rooms.yaml").write_text(text, "utf-8")
    own = text.replace("ruleset: sniper_elite", "ruleset: rules.yaml").replace(
        "id: two-rooms", "id: own"
    )
    (folder / "deep" / "own.yaml").write_text(own, "utf-8")
    rules = Path(many_reports.__file__).parents[1] / "data" / "rulesets" / "sniper_elite.yaml"
    (folder / "deep" / "rules.yaml").write_text(rules.read_text("utf-8"), "utf-8")
    (folder / "deep" / "torn.yaml").write_text(text[: len(text) // 2], "utf-8")
    (folder / "wrong.yaml").write_text(WRONG, "utf-8")
    return folder


def rows_of(output: Path) -> list[dict[str, str]]:
    with (output / "summary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_every_map_has_its_report_and_a_row(
    mapkit: Mapkit, boards: Path, tmp_path: Path, workers: str
) -> None:
    output = tmp_path / "reports"
    done = mapkit("report", "--all", str(boards), "-o", str(output), "--workers", workers)
    assert done.code == ExitCode.NO
    rows = rows_of(output)
    assert sorted(row["map"] for row in rows) == sorted(NAMES)
    assert {row["map"] for row in rows if row["error"]} == {"deep/torn.yaml", "wrong.yaml"}
    assert "2 maps could not be measured:" in done.out
    assert f"see `mapkit check {boards / 'deep' / 'torn.yaml'}`" in done.out
    alone = mapkit("report", str(boards / "deep" / "own.yaml"), "--json").json
    file = output / "deep" / "own.yaml.report.json"
    assert json.loads(file.read_text("utf-8")) == alone
    row = next(row for row in rows if row["map"] == "deep/own.yaml")
    assert row["seen_from_most"] == str(alone["exposure"]["board"]["most"])
    assert row["warnings"] == str(len(alone["warnings"]["open"]))
    assert not list(output.glob("**/torn*"))


def test_json_has_the_same_figures(mapkit: Mapkit, boards: Path) -> None:
    done = mapkit("report", "--all", str(boards), "--json", "--workers", "1")
    assert done.code == ExitCode.NO
    rows = {row["map"]: row for row in valid("many", done.json)["maps"]}
    assert rows.keys() == set(NAMES)
    assert rows["two-rooms.yaml"]["error"] is None
    assert rows["two-rooms.yaml"]["seen_from"] == {"least": 4, "median": 7, "most": 9}
    assert set(rows["wrong.yaml"]) == {"map", "error"}


def test_partial_reports_what_errors_leave(mapkit: Mapkit, boards: Path) -> None:
    done = mapkit("report", "--all", str(boards), "--json", "--workers", "1", "--partial")
    rows = {row["map"]: row for row in done.json["maps"]}
    assert rows["wrong.yaml"]["error"] is None
    assert rows["wrong.yaml"]["fields"] == 1


def measured(mapkit: Mapkit, boards: Path, output: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the command, and return how many maps it measured."""
    calls: list[str] = []
    measure = many_reports._measure

    def count(*arguments: object) -> object:
        calls.append(str(arguments[-1]))
        return measure(*arguments)  # type: ignore[arg-type]

    with monkeypatch.context() as counting:
        counting.setattr(many_reports, "_measure", count)
        mapkit("report", "--all", str(boards), "-o", str(output), "--workers", "1")
    return len(calls)


def test_a_rerun_does_only_what_changed(
    mapkit: Mapkit, boards: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "reports"
    file, rules = boards / "two-rooms.yaml", boards / "deep" / "rules.yaml"
    again = [measured(mapkit, boards, output, monkeypatch) for _ in range(2)]
    assert again == [3, 1]  # what failed is tried again
    (boards / "wrong.yaml").unlink()
    before = (output / "two-rooms.yaml.report.json").stat().st_mtime_ns
    assert measured(mapkit, boards, output, monkeypatch) == 0
    assert (output / "two-rooms.yaml.report.json").stat().st_mtime_ns == before
    file.write_text(file.read_text("utf-8") + "# later\n", "utf-8")
    assert measured(mapkit, boards, output, monkeypatch) == 1
    rules.write_text(rules.read_text("utf-8") + "# later\n", "utf-8")
    assert measured(mapkit, boards, output, monkeypatch) == 1
    with monkeypatch.context() as newer:
        newer.setattr("mapkit.jobs.fingerprint.installed", lambda: "0.2.0+12345678")
        newer.setattr("mapkit.cli.many_reports.installed", lambda: "0.2.0+12345678")
        assert measured(mapkit, boards, output, monkeypatch) == 2
    assert len(list(output.glob(".mapkit-*"))) == 1


def test_what_is_asked_wrongly_is_refused(mapkit: Mapkit, boards: Path, tmp_path: Path) -> None:
    file = str(boards / "two-rooms.yaml")
    assert mapkit("report", "--all", file).code == ExitCode.USAGE
    assert mapkit("report", "--all", str(boards), file).code == ExitCode.USAGE
    assert mapkit("report", file, "--workers", "2").code == ExitCode.USAGE
    assert mapkit("report", file, "--scheduler", "tcp://127.0.0.1:9").code == ExitCode.USAGE
    assert mapkit("report", "--all", str(boards), "--workers", "0").code == ExitCode.USAGE
    empty = tmp_path / "empty"
    empty.mkdir()
    assert mapkit("report", "--all", str(empty)).code == ExitCode.FILE
    done = mapkit("report", "--all", str(boards), "-o", str(boards))
    assert done.code == ExitCode.FILE
    assert "has other files in it" in done.err
    page = tmp_path / "reports.html"
    assert mapkit("report", "--all", str(boards), "-o", str(page)).code == ExitCode.USAGE
    assert not page.exists()
    taken = tmp_path / "taken"
    taken.write_text("mine", "utf-8")
    assert mapkit("report", "--all", str(boards), "-o", str(taken)).code == ExitCode.FILE


def test_a_folder_without_all_is_pointed_to_it(mapkit: Mapkit, tmp_path: Path) -> None:
    done = mapkit("report", tmp_path)
    assert done.code == ExitCode.USAGE
    assert "is a folder: --all reports each map in it" in done.err


def test_a_folder_that_cannot_be_written_is_told(
    mapkit: Mapkit, boards: Path, tmp_path: Path
) -> None:
    output = tmp_path / "reports"
    assert mapkit("report", "--all", str(boards), "-o", str(output)).code == ExitCode.NO
    (store,) = output.glob(".mapkit-*")
    store.write_bytes(b"something else\n")
    done = mapkit("report", "--all", str(boards), "-o", str(output))
    assert done.code == ExitCode.FILE
    assert "is not a file of results" in done.err


def test_no_scheduler_is_told(
    mapkit: Mapkit, boards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("mapkit.jobs.cluster_client._ANSWER_S", 0.5)
    done = mapkit("report", "--all", str(boards), "--scheduler", "tcp://127.0.0.1:9")
    assert done.code == ExitCode.WORKERS
    assert "no scheduler answers at tcp://127.0.0.1:9" in done.err


def test_a_cluster_gives_the_same_files_with_a_worker_killed(
    mapkit: Mapkit, boards: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    here, there = tmp_path / "here", tmp_path / "there"
    for number in range(12):
        text = (boards / "two-rooms.yaml").read_text("utf-8")
        (boards / f"more-{number}.yaml").write_text(f"{text}# {number}\n", "utf-8")
    mapkit("report", "--all", str(boards), "-o", str(here), "--workers", "1")
    folder = tmp_path / "cluster"
    folder.mkdir()
    killed: list[Path] = []
    write = many_reports.MeasuredMap

    with DaskCluster(folder) as cluster:
        first = cluster.worker()
        cluster.worker()

        def kill_one(path: Path, *rest: object) -> object:
            if not killed:
                first.kill()
                killed.append(path)
            return write(path, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(many_reports, "MeasuredMap", kill_one)
        options = ("-o", str(there), "--scheduler", cluster.address)
        done = mapkit("report", "--all", str(boards), *options)
    assert done.code == ExitCode.NO
    assert killed
    for path in here.glob("**/*.report.json"):
        assert (there / path.relative_to(here)).read_bytes() == path.read_bytes()
    assert (there / "summary.csv").read_bytes() == (here / "summary.csv").read_bytes()


def many_boards(boards: Path) -> Path:
    """Add so many maps that they take a while."""
    text = (boards / "two-rooms.yaml").read_text("utf-8")
    for number in range(60):
        (boards / f"more-{number}.yaml").write_text(f"{text}# {number}\n", "utf-8")
    return boards


def started(boards: Path, output: Path, *options: str) -> subprocess.Popen[str]:
    """Start the program, and wait until it has written the first report."""
    process = subprocess.Popen(
        [sys.executable, "-m", "mapkit", "report", "--all", str(boards), "-o", str(output),
         *options],
        env=os.environ | {"PYTHONPATH": str(ROOT)}, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    wait_until(lambda: list(output.glob("**/*.report.json")) or process.poll() is not None)
    return process


@pytest.mark.parametrize("on_cluster", [False, True], ids=["here", "cluster"])
def test_ctrl_c_keeps_what_was_measured(boards: Path, tmp_path: Path, on_cluster: bool) -> None:
    output, folder = tmp_path / "reports", tmp_path / "cluster"
    folder.mkdir()
    with contextlib.ExitStack() as stack:
        options = []
        if on_cluster:
            pytest.importorskip("distributed")
            cluster = stack.enter_context(DaskCluster(folder))
            cluster.worker()
            options = ["--scheduler", cluster.address]
        process = started(many_boards(boards), output, *options)
        os.killpg(process.pid, signal.SIGINT)
        said, complained = process.communicate(timeout=LIMIT_S)
    assert process.returncode == ExitCode.INTERRUPTED
    assert said == ""
    assert complained.split("\n") == [
        "what was finished is kept: the same command goes on from there", "",
        "mapkit: interrupted", "",
    ]  # fmt: skip
    assert list(output.glob("**/*.report.json"))
    assert not (output / "summary.csv").exists()


def test_a_scheduler_that_is_lost_is_told_in_words_and_the_rest_is_done_without_it(
    mapkit: Mapkit, boards: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    output, folder = tmp_path / "reports", tmp_path / "cluster"
    folder.mkdir()
    with DaskCluster(folder) as cluster:
        cluster.worker()
        process = started(many_boards(boards), output, "--scheduler", cluster.address)
        cluster.scheduler.kill()
        said, complained = process.communicate(timeout=LIMIT_S)
    assert process.returncode == ExitCode.WORKERS
    assert said == ""
    message, helping = complained.splitlines()  # and nothing of Dask's own
    assert message.startswith(f"mapkit: the scheduler at {cluster.address} does not answer")
    assert helping.endswith("what was finished is kept: the same command goes on from there")
    kept = len(list(output.glob("**/*.report.json")))
    assert 0 < kept < 62
    assert measured(mapkit, boards, output, monkeypatch) <= 63 - kept
    assert len(list(output.glob("**/*.report.json"))) == 62
