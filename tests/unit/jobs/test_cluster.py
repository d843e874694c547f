"""A real cluster: the same answers, lost workers, workers that do not fit, lost schedulers."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mapkit.errors import NotFoundError, WorkerError
from mapkit.geometry.kernel.build_library import make_ready
from mapkit.jobs import Task, cluster, cluster_client, run_tasks
from tests.unit.jobs import work
from tests.unit.jobs.dask_cluster import DaskCluster
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="distributed is not installed"
)
OTHER_VERSION = "import mapkit.version\nmapkit.version.__version__ = '0.0.9'\n"
NO_MAPKIT = "import sys\nsys.modules['mapkit'] = None\n"
NO_KERNEL = """
import os
from mapkit.geometry import kernel
from mapkit.geometry.kernel import build_library
build_library._system_compilers = lambda: []
build_library.importlib.util.find_spec = lambda name: None
build_library.library_name = kernel.library_name = lambda *_: "mapkit_kernel-none.so"
"""
KERNEL_OF_ITS_OWN = """
from pathlib import Path
from mapkit.geometry import kernel
from mapkit.geometry.kernel import build_library
kernel.FOLDER = Path({folder!r})
build_library.build.__defaults__ = (kernel.FOLDER,)
"""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """A scheduler with two workers."""
    with DaskCluster(tmp_path_factory.mktemp("pair")) as made:
        made.worker()
        made.worker()
        yield made


@pytest.fixture
def own(tmp_path: Path) -> Iterator[DaskCluster]:
    """A scheduler without workers."""
    with DaskCluster(tmp_path) as made:
        yield made


def squares(count: int) -> list[Task]:
    return [Task(f"ü {n}", work.square, (n,)) for n in range(count)]


def waiting(gate: Path, count: int) -> list[Task]:
    return [Task(f"waits {n}", work.wait_for, (str(gate), n)) for n in range(count)]


def begun(gate: Path) -> list[int]:
    """Return the processes that have begun a task that waits."""
    return [int(path.read_text("utf-8") or 0) for path in gate.parent.glob(f"{gate.name}.*")]


def test_answers_are_the_same_bits_as_on_one_core(pair: DaskCluster) -> None:
    names = ["two-rooms", "launch-site", "uboat-bunker"]
    tasks = [Task(name, work.sight_of, (name,)) for name in names]
    tasks += [Task(f"v{n}", work.values, (n,)) for n in range(20)]
    here = dict(run_tasks(tasks, workers=1))
    there = dict(run_tasks(tasks, scheduler=pair.address, check=make_ready))
    assert repr(sorted(here.items())) == repr(sorted(there.items()))


def test_results_stream_into_a_file_and_a_rerun_does_the_rest(
    pair: DaskCluster, tmp_path: Path
) -> None:
    store = tmp_path / "results"
    first: list[str] = []
    answers = run_tasks(
        squares(30), scheduler=pair.address, store=store, stop=lambda: len(first) >= 5
    )
    for key, _ in answers:
        first.append(key)
    assert 5 <= len(first) < 30
    told: list[tuple[int, int]] = []
    rest = run_tasks(
        squares(30), scheduler=pair.address, store=store, progress=lambda *s: told.append(s)
    )
    assert dict(rest) == {f"ü {n}": n * n for n in range(30)}
    assert (told[0], told[-1]) == ((len(first), 30), (30, 30))


def test_an_error_comes_back_as_itself(pair: DaskCluster) -> None:
    with pytest.raises(NotFoundError, match="there is no field 7") as caught:
        list(run_tasks([Task("bad", work.fail, (7,))], scheduler=pair.address))
    assert any("task bad" in note for note in caught.value.__notes__)
    with pytest.raises(RuntimeError, match="StubbornError: one and two"):
        list(run_tasks([Task("bad", work.fail_stubbornly, (7,))], scheduler=pair.address))


def test_a_killed_worker_loses_nothing(pair: DaskCluster, tmp_path: Path) -> None:
    gate, told = tmp_path / "gate", []
    pair.worker()  # one more than the others need

    def tell(done: int, total: int) -> None:
        told.append((done, total))
        if len(pids := begun(gate)) == 2 and all(pids) and not (tmp_path / "killed").exists():
            os.kill(pids[0], signal.SIGKILL)
            (tmp_path / "killed").touch()
            gate.touch()

    found = dict(
        run_tasks([*waiting(gate, 2), *squares(10)], scheduler=pair.address, progress=tell)
    )
    assert (tmp_path / "killed").exists()
    assert found == {f"ü {n}": n * n for n in range(10)} | {"waits 0": 0, "waits 1": 1}
    assert told[-1] == (12, 12)


def test_a_worker_that_joins_late_takes_the_place_of_one_that_was_killed(
    own: DaskCluster, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    own.worker()

    def tell(_done: int, _total: int) -> None:
        if (pids := begun(gate)) and pids[0] and not gate.exists():
            os.kill(pids[0], signal.SIGKILL)
            own.worker()
            gate.touch()

    assert dict(run_tasks(waiting(gate, 1), scheduler=own.address, progress=tell)) == {"waits 0": 0}


def test_a_task_at_which_workers_end_again_and_again_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with DaskCluster(tmp_path) as made:
        made.worker()
        tasks = [Task("heavy", work.end_always, (str(tmp_path), 0))]
        with pytest.raises(WorkerError, match=r"several workers of .* they did heavy"):
            list(run_tasks(tasks, scheduler=made.address))
    assert len(list(tmp_path.glob("ended-*"))) == 1


def test_a_worker_that_takes_long_has_time(
    own: DaskCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.worker()
    gate, looks = tmp_path / "gate", []
    take_note = cluster._Run._take_note

    def much_later(run: Any, seen: Any) -> None:
        if seen.at_work:
            looks.append(seen)
            run._busy_at -= 10 * cluster._PATIENCE_S
        take_note(run, seen)
        if len(looks) == 2:
            gate.touch()

    monkeypatch.setattr(cluster._Run, "_take_note", much_later)
    assert dict(run_tasks(waiting(gate, 1), scheduler=own.address)) == {"waits 0": 0}
    assert len(looks) >= 2


@pytest.mark.parametrize(
    ("preload", "why"),
    [
        (OTHER_VERSION, r"it has mapkit 0\.0\.9\+\w+, .* and this is mapkit 0\.1\.0\+"),
        (NO_MAPKIT, "it has no mapkit that can take part"),
        (NO_KERNEL, "kernels need a C compiler"),
    ],
    ids=["other version", "no mapkit", "no kernel"],
)
def test_a_worker_that_does_not_fit_is_turned_away(
    preload: str, why: str, own: DaskCluster
) -> None:
    own.worker(preload)
    with pytest.raises(WorkerError, match=f"can take part: .*{why}"):
        list(run_tasks(squares(3), scheduler=own.address, check=make_ready))
    own.worker()
    notices: list[str] = []
    tasks = [Task(str(n), work.own_process, (n,)) for n in range(10)]
    found = dict(run_tasks(tasks, scheduler=own.address, check=make_ready, notice=notices.append))
    assert len(set(found.values())) == 1  # the fit worker did it all
    assert len(notices) == 1


def test_a_worker_that_does_not_fit_is_turned_away_when_it_joins_late(
    own: DaskCluster, tmp_path: Path
) -> None:
    gate, notices = tmp_path / "gate", []
    own.worker()

    def tell(_done: int, _total: int) -> None:
        if begun(gate) and not (tmp_path / "joined").exists():
            own.worker(OTHER_VERSION)
            (tmp_path / "joined").touch()

    def notice(text: str) -> None:
        notices.append(text)
        gate.touch()

    tasks = [*waiting(gate, 1), *(Task(str(n), work.own_process, (n,)) for n in range(10))]
    found = dict(run_tasks(tasks, scheduler=own.address, progress=tell, notice=notice))
    assert len(notices) == 1
    assert len({found[str(n)] for n in range(10)}) == 1


def test_a_worker_without_a_kernel_compiles_it(own: DaskCluster, tmp_path: Path) -> None:
    folder = tmp_path / "kernel"
    folder.mkdir()
    (folder / "twice.c").write_text("int twice(int a) { return 2 * a; }", encoding="ascii")
    own.worker(KERNEL_OF_ITS_OWN.format(folder=str(folder)))
    assert dict(run_tasks(squares(1), scheduler=own.address, check=make_ready)) == {"ü 0": 0}
    assert list(folder.glob("mapkit_kernel-*"))


def test_no_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_client, "_ANSWER_S", 0.5)
    for address in ("tcp://127.0.0.1:9", "nonsense", "udp://127.0.0.1:9", ""):
        with pytest.raises(WorkerError, match="no scheduler answers at"):
            list(run_tasks(squares(1), scheduler=address))


def test_a_scheduler_that_takes_the_connection_and_says_nothing_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster_client, "_ANSWER_S", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(WorkerError, match="no scheduler answers at"):
            list(run_tasks(squares(1), scheduler=address))


def test_a_scheduler_that_is_lost_is_told_and_finished_work_kept(
    own: DaskCluster, tmp_path: Path
) -> None:
    own.worker()
    gate, store = tmp_path / "gate", tmp_path / "results"
    done: list[str] = []

    def tell(_done: int, _total: int) -> None:
        if begun(gate):
            own.scheduler.kill()

    tasks = [*squares(5), *waiting(gate, 1)]
    answers = run_tasks(tasks, scheduler=own.address, store=store, progress=tell)
    with pytest.raises(WorkerError, match="does not answer any more") as caught:  # noqa: PT012
        for key, _ in answers:
            done.append(key)
    assert "is kept" in caught.value.help
    gate.touch()
    told: list[tuple[int, int]] = []
    dict(run_tasks(tasks, workers=1, store=store, progress=lambda *step: told.append(step)))
    assert told[0] == (len(done), 6)


def test_a_scheduler_that_forgets_is_told(own: DaskCluster, tmp_path: Path) -> None:
    from distributed import Client

    own.worker()
    gate = tmp_path / "gate"
    restarted: list[bool] = []

    def tell(_done: int, _total: int) -> None:
        if begun(gate) and not restarted:
            restarted.append(True)
            with Client(own.address, set_as_default=False) as other:
                other.restart(wait_for_workers=False)

    with pytest.raises(WorkerError, match="has forgotten the work"):
        list(run_tasks(waiting(gate, 1), scheduler=own.address, progress=tell))
    gate.touch()


def test_a_cluster_that_is_full_is_told(
    own: DaskCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import Client

    own.worker()
    gate = tmp_path / "gate"
    with Client(own.address, set_as_default=False) as other:
        busy = other.submit(work.wait_for, str(gate), 0)
        wait_until((tmp_path / "gate.0").exists)
        monkeypatch.setattr(cluster, "_PATIENCE_S", 2.0)
        with pytest.raises(WorkerError, match="has had time for the work"):
            list(run_tasks(squares(2), scheduler=own.address))
        gate.touch()
        assert busy.result() == 0


def test_what_is_stopped_is_taken_back(own: DaskCluster, tmp_path: Path) -> None:
    from distributed import Client

    own.worker()
    gate = tmp_path / "gate"
    tasks: list[Task] = waiting(gate, 3)
    assert not list(run_tasks(tasks, scheduler=own.address, stop=lambda: bool(begun(gate))))
    gate.touch()
    with Client(own.address, set_as_default=False) as other:
        assert other.submit(work.square, 3).result() == 9

        def left(dask_scheduler: Any) -> int:
            return len(dask_scheduler.tasks)

        wait_until(lambda: other.run_on_scheduler(left) <= 1)
    assert not (tmp_path / "gate.2").exists()


def test_a_missing_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from mapkit.errors import UsageError

    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(UsageError, match="pip install distributed"):
        list(run_tasks(squares(1), scheduler="tcp://127.0.0.1:9"))
