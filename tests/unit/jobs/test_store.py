"""A file of results: what is kept, what is refused, and a disk that fills up."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mapkit.errors import FileError
from mapkit.i18n import speaking
from mapkit.jobs import Task, run_tasks
from mapkit.jobs import store as store_module
from mapkit.jobs.fingerprint import installed
from mapkit.messages import translated
from tests.looping import for_each
from tests.unit.jobs import work

ROOT = Path(__file__).resolve().parents[3]


def squares(count: int) -> list[Task]:
    return [Task(f"ü{n}", work.square, (n,)) for n in range(count)]


def done(path: Path, count: int, job: str = "") -> list[tuple[int, int]]:
    """Do the tasks, check their results, and return the progress that was told."""
    told: list[tuple[int, int]] = []
    found = run_tasks(
        squares(count), workers=1, store=path, job=job, progress=lambda *step: told.append(step)
    )
    assert dict(found) == {f"ü{n}": n * n for n in range(count)}
    return told


def refusal(path: Path, job: str = "") -> str:
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(FileError) as caught:
        done(path, 3, job)
    assert (path.read_bytes() if path.is_file() else None) == before
    return caught.value.message


def test_only_what_is_missing_is_done(tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert done(path, 3)[0] == (0, 3)
    assert done(path, 5)[0] == (3, 5)
    before = path.read_bytes()
    assert done(path, 4) == [(4, 4)]
    assert path.read_bytes() == before


@pytest.mark.parametrize("kept", range(4))
def test_a_last_line_that_was_cut_off_is_dropped(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "results"
    done(path, 4)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: 1 + kept]) + lines[1 + kept][:-1])
    assert done(path, 4)[0] == (kept, 4)
    assert path.read_bytes() == b"".join(lines)


def test_a_head_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    done(path, 2)
    whole = path.read_bytes()
    for size in (0, 1, whole.index(b"\n")):
        path.write_bytes(whole[:size])
        assert done(path, 2)[0] == (0, 2)
        assert path.read_bytes() == whole


def test_a_file_of_another_job_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    done(path, 2, "one")
    assert "of another map or of other options" in refusal(path, "another")


def test_a_file_of_another_mapkit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results"
    with monkeypatch.context() as old:
        old.setattr(store_module, "installed", lambda: "0.0.9+12345678")
        done(path, 2)
    assert "made by mapkit 0.0.9+12345678, and this is" in refusal(path)


@pytest.mark.parametrize(
    "content", [b"", b"a drawing", b"a drawing\n", b"[]\n", b'{"a":1}\n', b"\xff\n"]
)
def test_a_file_that_is_something_else_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results"
    path.write_bytes(content)
    if content:
        assert "is not a file of results" in refusal(path)
    else:
        done(path, 2)


DAMAGE = (
    b'{"key":1\n', b"\n", b"\xff\xfe\n", b'{"key":"\xc3\xbc1","result":7}\n', b"[" * 9999 + b"\n",
)  # fmt: skip


@for_each("spoilt", DAMAGE)
def test_a_damaged_line_is_told_and_the_rest_is_kept(spoilt: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"results{DAMAGE.index(spoilt)}"
    done(path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], spoilt, *lines[3:]]))
    told: list[str] = []
    found = run_tasks(squares(3), workers=1, store=path, notice=told.append)
    assert dict(found) == {f"ü{n}": n * n for n in range(3)}
    assert told[0].endswith("is damaged in line 3")
    assert len(told) == 2
    with pytest.warns(UserWarning, match="line 3|rest is kept"):
        assert done(path, 3)[0] == (3, 3)  # what was computed again is kept, too


def test_a_number_that_was_changed_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "results"
    done(path, 4)
    path.write_bytes(path.read_bytes().replace(b'"result":9,', b'"result":8,'))
    with pytest.warns(UserWarning, match="line 5|rest is kept"):
        assert done(path, 4)[0] == (3, 4)


def test_a_result_that_no_task_can_have_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "results"
    done(path, 4)
    told: list[str] = []
    found = run_tasks(
        squares(4), workers=1, store=path, notice=told.append, fits=lambda _, n: n < 9
    )
    assert len(dict(found)) == 4
    assert "is damaged in line 5" in told[0]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_pipes_and_devices_are_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(FileError, match="is not a regular file"):
            done(path, 3)


def test_a_folder_and_a_missing_folder_are_refused(tmp_path: Path) -> None:
    assert "Is a directory" in refusal(tmp_path)
    assert "No such file or directory" in refusal(tmp_path / "none" / "results")


def test_two_programs_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    answers = run_tasks(squares(3), workers=1, store=path)
    next(answers)
    assert "another mapkit is writing to" in refusal(path)
    answers.close()
    done(path, 3)


FULL = """
import resource, sys
from pathlib import Path
from mapkit.errors import FileError
from mapkit.jobs import Task, run_tasks
from tests.unit.jobs import work

most = Path(sys.argv[1]).stat().st_size + 60
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
tasks = [Task(f"ü{n}", work.square, (n,)) for n in range(40)]
try:
    list(run_tasks(tasks, workers=1, store=Path(sys.argv[1])))
except FileError as problem:
    print(problem.message)
"""


def test_a_disk_that_fills_up_keeps_what_was_done(tmp_path: Path) -> None:
    path = tmp_path / "results"
    done(path, 2)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    said = subprocess.run(
        [sys.executable, "-c", FULL, str(path)],
        env=environment, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "cannot be written: File too large. What was finished before is kept" in said
    assert path.read_bytes().endswith(b"\n")
    kept = done(path, 40)[0][0]
    assert 2 < kept < 40


def test_a_full_disk_is_told_in_the_language_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int, _content: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(FileError) as caught:
        done(tmp_path / "results", 3)
    with speaking("cs"):
        assert "nelze zapsat: Na disku není místo" in translated(caught.value.message)


def test_which_mapkit_is_told_by_version_and_sources() -> None:
    version, _, digest = installed().partition("+")
    assert version == "0.1.0"
    assert len(digest) == 8


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such files")
def test_a_file_that_cannot_be_read_is_named() -> None:
    path = Path("/proc/self/mem")
    with pytest.raises(FileError, match=r"^/proc/self/mem cannot be written: "):
        dict(run_tasks([Task("a", len, ("x",))], workers=1, store=path))
