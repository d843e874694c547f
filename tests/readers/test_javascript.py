"""The JavaScript reader's own tests, run where Node is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mapkit.export import reader_script
from tests.waiting import LIMIT_S

NODE = shutil.which("node") or shutil.which("nodejs")
READER = Path(__file__).parents[2] / "exporters" / "readers" / "javascript"


@pytest.mark.skipif(NODE is None, reason="Node is not installed (Debian: nodejs)")
def test_in_node() -> None:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", "--test-reporter=tap", "mapkit_tables.test.mjs"],
        cwd=READER,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "# fail 0" in done.stdout
    assert "# tests 0" not in done.stdout


def test_exporters_find_it() -> None:
    assert reader_script() == (READER / "mapkit_tables.mjs").read_text("utf-8")
