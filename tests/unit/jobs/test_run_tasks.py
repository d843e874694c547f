"""Many tasks: the same results wherever they are done, and what becomes of what goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mapkit.errors import NotFoundError, WorkerError
from mapkit.jobs import Task, run_tasks, running
from mapkit.jobs.task import Outcome, outcome_of
from mapkit.messages import Phrase
from tests.unit.jobs import work
from tests.waiting import LIMIT_S, wait_until

ROOT = Path(__file__).resolve().parents[3]


def numbered(function: Callable[..., Any], count: int, *first: object) -> list[Task]:
    return [Task(f"no. {n}", function, (*first, n)) for n in range(count)]


SUMS = """
from mapkit.jobs import Task, run_tasks
if __name__ == "__main__":
    print(sorted(dict(run_tasks([Task("a", len, ("x",)), Task("b", len, ("",))], workers=2))))
"""


def test_nothing_of_the_working_folder_runs(tmp_path: Path) -> None:
    script, folder = tmp_path / "sums.py", tmp_path / "maps"
    script.write_text(SUMS, encoding="utf-8")
    folder.mkdir()
    for name in ("multiprocessing", "json", "numpy", "socket"):
        (folder / f"{name}.py").write_text("raise SystemExit(9)", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], cwd=folder, capture_output=True, check=True, text=True
    )
    assert done.stdout == "['a', 'b']\n"
    assert done.stderr == ""


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_all_results_come_and_progress_ends_with_all(workers: int) -> None:
    told: list[tuple[int, int]] = []
    found = dict(
        run_tasks(
            numbered(work.square, 8), workers=workers, progress=lambda *step: told.append(step)
        )
    )
    assert found == {f"no. {n}": n * n for n in range(8)}
    assert told == sorted(told)
    assert (told[0], told[-1]) == ((0, 8), (8, 8))


def test_results_are_the_same_here_in_a_process_and_from_a_file(tmp_path: Path) -> None:
    tasks, store = numbered(work.values, 3), tmp_path / "results"
    here = dict(run_tasks(tasks, workers=1))
    there = dict(run_tasks(tasks, workers=2, store=store))
    kept = dict(run_tasks(tasks, workers=2, store=store))
    assert here == there == kept
    assert repr(sorted(here.items())) == repr(sorted(kept.items()))


def test_work_is_done_by_as_many_processes_as_asked(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    tasks = [
        *numbered(work.wait_for, 2, str(gate)),
        Task("opens", work.open_gate, (str(gate), [f"{gate}.0", f"{gate}.1"])),
    ]
    assert len(dict(run_tasks(tasks, workers=3))) == 3  # each waits for the two others
    assert dict(run_tasks(numbered(work.own_process, 1), workers=1)) == {"no. 0": os.getpid()}


def test_no_tasks_are_no_results() -> None:
    assert dict(run_tasks([], workers=2)) == {}


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_comes_back_as_itself_with_its_task(workers: int) -> None:
    tasks = [Task("good", work.square, (2,)), Task("bad", work.fail, (7,))]
    with pytest.raises(NotFoundError) as caught:
        list(run_tasks(tasks, workers=workers))
    assert isinstance(caught.value.message, Phrase)
    assert caught.value.message == "there is no field 7"
    assert any("task bad" in note for note in caught.value.__notes__)


@pytest.mark.parametrize("workers", [1, 2])
def test_where_errors_are_taken_the_others_go_on_and_a_rerun_tries_again(
    workers: int, tmp_path: Path
) -> None:
    tasks = [
        *numbered(work.square, 3),
        Task("bad", work.fail, (7,)),
        Task("ends", work.square, (9,)),
    ]
    told: list[tuple[int, int]] = []
    for _ in range(2):
        failures: dict[str, Exception] = {}
        found = run_tasks(
            tasks, workers=workers, store=tmp_path / "results", failed=failures.__setitem__,
            progress=lambda *step: told.append(step),
        )  # fmt: skip
        assert dict(found) == {"no. 0": 0, "no. 1": 1, "no. 2": 4, "ends": 81}
        assert failures.keys() == {"bad"}
        assert isinstance(failures["bad"], NotFoundError)
        assert told[-1] == (5, 5)


def test_a_process_among_others_takes_one_core() -> None:
    found = dict(run_tasks(numbered(work.cores_of, 2), workers=2))
    assert set(found.values()) == {1}


def test_an_error_that_no_pipe_takes_comes_back_in_words() -> None:
    with pytest.raises(RuntimeError, match="StubbornError: one and two"):
        list(run_tasks(numbered(work.fail_stubbornly, 1), workers=2))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_result_that_json_does_not_know_is_refused(workers: int) -> None:
    with pytest.raises(ValueError, match="JSON"):
        list(run_tasks(numbered(work.infinite, 1), workers=workers))


def test_two_tasks_of_one_key_are_refused() -> None:
    with pytest.raises(ValueError, match="same key"):
        list(run_tasks([Task("a", work.square, (1,))] * 2, workers=1))


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    tasks = numbered(work.end_once, 4, str(tmp_path))
    assert dict(run_tasks(tasks, workers=2)) == {f"no. {n}": n for n in range(4)}


def test_a_task_at_which_every_process_ends_is_named(tmp_path: Path) -> None:
    tasks, store = numbered(work.end_always, 1, str(tmp_path)), tmp_path / "results"
    with pytest.raises(WorkerError, match=r"3 processes ended .* no\. 0") as caught:
        list(run_tasks(tasks, workers=2, store=store))
    assert not caught.value.help  # nothing was finished
    assert len(list(tmp_path.glob("ended-*"))) == 3


@pytest.mark.parametrize("keeps", [True, False])
def test_what_was_finished_is_said_to_be_kept_only_where_it_is(
    keeps: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(tasks: list[Task], *_: object) -> Iterator[tuple[str, Outcome]]:
        yield tasks[0].key, outcome_of(tasks[0].work, tasks[0].arguments)
        raise WorkerError(Phrase("they are gone"))

    monkeypatch.setattr(running, "in_processes", lost)
    found = run_tasks(
        numbered(work.square, 2), workers=2, store=tmp_path / "results" if keeps else None
    )
    assert next(found) == ("no. 0", 0)
    with pytest.raises(WorkerError) as caught:
        next(found)
    assert bool(caught.value.help) is keeps


@pytest.mark.parametrize("workers", [1, 2])
def test_stop_ends_the_work_and_keeps_what_was_done(workers: int, tmp_path: Path) -> None:
    tasks, store = numbered(work.square, 50), tmp_path / "results"
    first: list[str] = []
    for key, _ in run_tasks(tasks, workers=workers, store=store, stop=lambda: len(first) >= 3):
        first.append(key)
    assert 3 <= len(first) < 50
    told: list[tuple[int, int]] = []
    found = run_tasks(tasks, workers=1, store=store, progress=lambda *step: told.append(step))
    assert dict(found) == {f"no. {n}": n * n for n in range(50)}
    assert told[0] == (len(first), 50)


def test_leaving_the_loop_ends_processes_at_work(tmp_path: Path) -> None:
    gate = tmp_path / "gate"  # which never opens
    tasks = [Task("quick", work.square, (2,)), *numbered(work.wait_for, 1, str(gate))]
    answers = run_tasks(tasks, workers=2)
    assert next(answers) == ("quick", 4)
    answers.close()


def test_progress_that_raises_ends_the_work(tmp_path: Path) -> None:
    begun = tmp_path / "gate.0"

    def tell(_done: int, _total: int) -> None:
        if begun.exists():
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(
            run_tasks(numbered(work.wait_for, 1, str(tmp_path / "gate")), workers=2, progress=tell)
        )


def test_warnings_of_libraries_are_not_shown_to_who_waits(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert len(dict(run_tasks(numbered(work.warns, 2), workers=2))) == 2
    assert capfd.readouterr().err == ""


FIRST = """
from mapkit.jobs import Task, run_tasks, running
from mapkit.jobs.task import Outcome, outcome_of
from tests.unit.jobs import work

if __name__ == "__main__":
    print(dict(run_tasks([Task("first", work.hears_interrupts, (0,))], workers=2)))
"""


def test_ctrl_c_reaches_no_process_not_even_the_first(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(FIRST, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program)], env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "{'first': False}\n"


PROGRAM = """
from pathlib import Path
from mapkit.jobs import Task, run_tasks, running
from mapkit.jobs.task import Outcome, outcome_of
from tests.unit.jobs import work

if __name__ == "__main__":
    folder = Path({folder!r})
    tasks = [Task(str(n), work.square, (n,)) for n in range(5)]
    tasks += [Task("waits", work.wait_for, (str(folder / "gate"), 0))]
    try:
        for key, result in run_tasks(tasks, workers=2, store=folder / "results"):
            print(key, result, flush=True)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_program_keeps_what_was_done(number: int, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(folder=str(tmp_path)), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, str(program)], cwd=tmp_path, env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    wait_until((tmp_path / "gate.0").exists)
    store = tmp_path / "results"
    wait_until(lambda: store.read_bytes().count(b"\n") == 6)
    if number == signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does: every process of the group
    else:
        process.kill()
    said, complained = process.communicate(timeout=LIMIT_S)  # it ends: no process holds the pipe
    assert complained == ""
    assert ("interrupted" in said) == (number == signal.SIGINT)
    (tmp_path / "gate").touch()
    tasks = [Task(str(n), work.square, (n,)) for n in range(5)]
    tasks += [Task("waits", work.wait_for, (str(tmp_path / "gate"), 0))]
    told: list[tuple[int, int]] = []
    found = run_tasks(tasks, workers=1, store=store, progress=lambda *step: told.append(step))
    assert dict(found) == {"0": 0, "1": 1, "2": 4, "3": 9, "4": 16, "waits": 0}
    assert told[0] == (5, 6)
