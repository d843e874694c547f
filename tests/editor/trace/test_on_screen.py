"""The walk from a photo to a map in the real window, on a screen of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("cv2")

from tests.editor.screen import NEEDS_SCREEN, ROOT, environment_on
from tests.waiting import LIMIT_S

pytestmark = NEEDS_SCREEN

WALK = Path(__file__).with_name("test_walk.py")


@pytest.mark.parametrize(
    "name",
    [
        "test_a_photo_becomes_a_map_beside_which_its_picture_lies",
        "test_keys_move_the_corner_that_tab_has_chosen",
        "test_the_mouse_drags_a_corner_and_numbers_place_it",
    ],
)
def test_the_walk_on_a_screen(screen: str, name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"{WALK}::{name}"],
        cwd=ROOT,
        env=environment_on(screen),
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )
    assert done.returncode == 0, done.stdout[-3000:]
