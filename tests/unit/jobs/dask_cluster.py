"""A cluster on this machine: processes of Dask that talk over TCP, as on several machines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.waiting import LIMIT_S, wait_until

ROOT = Path(__file__).resolve().parents[3]


class DaskCluster:
    """A scheduler, and workers of one thread each that are started one by one.

    Attributes
    ----------
    address : str
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self.address = ""

    def __enter__(self) -> Self:
        file = self._folder / "scheduler.json"
        file.unlink(missing_ok=True)
        self.scheduler = self._start(
            "dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file)
        )
        wait_until(lambda: file.exists() and file.read_text("utf-8").endswith("}"))
        self.address = json.loads(file.read_text("utf-8"))["address"]
        return self

    def __exit__(self, *_problem: object) -> None:
        for process in reversed(self._processes):
            process.kill()
        for process in self._processes:
            process.wait(LIMIT_S)

    def worker(self, preload: str = "", *options: str) -> subprocess.Popen[bytes]:
        """Start a worker and wait until the scheduler knows it; it may run some Python first."""
        if preload:
            file = self._folder / f"preload_{len(self._processes)}.py"
            file.write_text(preload, encoding="utf-8")
            options = (*options, "--preload", str(file))
        log, known = self._folder / "log-0", b" Register worker "
        before = log.read_bytes().count(known)
        started = self._start(
            "dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--local-directory",
            str(self._folder), *options,
        )  # fmt: skip
        wait_until(lambda: log.read_bytes().count(known) > before)
        return started

    def _start(self, module: str, *options: str) -> subprocess.Popen[bytes]:
        log = self._folder / f"log-{len(self._processes)}"
        with log.open("wb") as file:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", *options],
                env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=file, stderr=file,
            )  # fmt: skip
        self._processes.append(process)
        return process
