"""The JavaScript reader's own tests, run where Node is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from mapkit.export import reader_script
from tests.waiting import LIMIT_S

NODE = shutil.which("node") or shutil.which("nodejs")
TESTS = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.skipif(NODE is None, reason="Node is not installed (Debian: nodejs)")
@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_in_node(path: Path) -> None:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", "--test-reporter=tap", str(path)],
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
    reader = (
        Path(__file__).parents[2] / "exporters" / "readers" / "javascript" / "mapkit_tables.mjs"
    )
    assert reader_script() == reader.read_text("utf-8")
