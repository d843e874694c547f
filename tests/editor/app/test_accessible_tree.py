"""What a screen reader gets of the real program, over the bus that screen readers use."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.editor.screen import NEEDS_SCREEN, ROOT, drive

DRIVER = Path(__file__).with_name("accessible_driver.py")
PROGRAMS = ("dbus-run-session", "busctl", "/usr/libexec/at-spi-bus-launcher")
PANELS = ("Fields", "Sight and moves", "Issues")
pytestmark = [
    *NEEDS_SCREEN,
    pytest.mark.skipif(
        not all(map(shutil.which, PROGRAMS)),
        reason="no accessibility bus (Debian: dbus-daemon, systemd, at-spi2-core)",
    ),
]


def test_fields_answer_and_issues_are_told(
    screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    board = ROOT / "examples" / "two-rooms.yaml"
    said = drive(screen, DRIVER, board, *PANELS, within=("dbus-run-session", "--"))
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("[")]
    told: dict[str, list[tuple[str, str]]] = {}
    panel = ""
    for depth, role, name in lines:
        panel = name if depth == 3 and role == "panel" else panel
        told.setdefault(panel, []).append((role, name))

    fields = told["Fields"]
    assert ("tree", "Fields of the map") in fields
    assert ("column header", "Kind") in fields
    assert ("tree item", "Field b1 (Barn): built-up, White sector") in fields
    assert ("text", "Find a field") in fields

    answer = told["Sight and moves"]
    assert ("label", "n1 sees n2, distance 1") in answer
    assert ("label", "Field n2, the target") in answer
    assert any(role == "label" and "Rule L1 (page 12)" in name for role, name in answer)

    issues = told["Issues"]
    assert ("tree", "Issues") in issues
    assert ("tree item", "Disputed: who sees whom (14)") in issues
    assert ("tree item", "n2 \N{EN DASH} c2") in issues
    assert ("push button", "Settle") in issues

    everything = [item for items in told.values() for item in items]
    assert not {name for role, name in everything if role == "column header"} & {"", "1", "2"}
    assert not [role for role, name in everything if "button" in role and not name]
