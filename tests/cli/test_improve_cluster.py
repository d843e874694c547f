"""``mapkit improve`` on a cluster gives the drafts that one core gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import Mapkit
from tests.unit.jobs.dask_cluster import DaskCluster


def test_drafts_are_the_same_bytes(mapkit: Mapkit, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    command = ("improve", "two-rooms", "--goal", "no-disputes", "--variants", "60", "-o")
    here, there, folder = (tmp_path / name for name in ("here", "there", "cluster"))
    folder.mkdir()
    done = mapkit(*command, str(here), "--workers", "1")
    with DaskCluster(folder) as cluster:
        cluster.worker()
        cluster.worker()
        again = mapkit(*command, str(there), "--scheduler", cluster.address)
    assert (again.code, again.out) == (done.code, done.out)
    drafts = {path.name: path.read_bytes() for path in here.iterdir() if path.suffix != ".results"}
    assert len(drafts) > 1
    assert drafts == {
        path.name: path.read_bytes() for path in there.iterdir() if path.suffix != ".results"
    }
