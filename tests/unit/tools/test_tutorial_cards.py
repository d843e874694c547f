"""The page of boards of cards, command by command: what it says is what comes out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import mapkit
from tests.waiting import LIMIT_S
from tools.check_docs import commands_of, lay_out

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "layouts.md"


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with this Python's mapkit."""
    command = command.replace("./mapkit.sh", f"'{sys.executable}' -m mapkit")
    return subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


def test_the_page_leads_from_a_card_to_a_game(tmp_path: Path) -> None:
    lay_out(PAGE, tmp_path)
    told = ""
    for command in commands_of(PAGE):
        done = run(command, tmp_path)
        assert done.returncode == 0, command + done.stdout + done.stderr
        told += done.stdout
    text = PAGE.read_text("utf-8").partition("## In a shell")[2]
    outputs = re.findall(r"^```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert outputs
    for output in outputs:
        assert output.strip() in told
    board = mapkit.open(tmp_path / "first.yaml")
    assert len(board.fields) == 81
    fields = json.loads((tmp_path / "first.json").read_text("utf-8"))["fields"]
    owners = [f["attributes"]["owner"] for f in fields if f["kind"] == "base"]
    assert sorted(owners) == ["blue", "red"]
    for name in ("cards.pdf", "elements.pdf", "board.pdf"):
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")
    for name in ("first.png", "tank.png"):
        assert (tmp_path / name).stat().st_size
    assert "seeds 1 to 20" in told
    assert "all legal" in told
