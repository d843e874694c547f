"""The page for the table of a game whose moves spend points, in Chromium."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from mapkit.board import open_board
from tests.exporters.consumers.conftest import Opener
from tests.exporters.consumers.pages import CHROMIUM, Pages

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

BOARDS = ("twin-passes", "three-crowns", "four-corners", "ring")
BOX = "#answer input"


def follow(page: Any, *fields: str) -> None:
    """Have the address name fields, and wait until the page has followed."""
    page.evaluate(
        """(fields) => new Promise((done) => {
          addEventListener("hashchange", () => done(1), { once: true });
          location.hash = mapkit.linkTo(...fields);
        })""",
        list(fields),
    )


@pytest.mark.parametrize("name", BOARDS)
def test_a_page_of_skirmish_wars_answers_moves(name: str, opened: Opener, written: Pages) -> None:
    """3.3b: the points stand on lost cards, so the page asks for them, and then counts points."""
    board = open_board(name)
    page = opened(written(name))
    assert page.inner_text("#modes").split("\n") == ["Moves", "Beside"]
    dice = random.Random(44)
    for mover, label in (("foot", "foot soldier"), ("tracked", "tracked unit")):
        page.click(f"#answer >> text={label}")
        start, points = dice.choice(board.ids), dice.randint(2, 6)
        follow(page, start)
        page.wait_for_selector(BOX)
        if not page.input_value(BOX):
            assert "Write its movement points" in page.inner_text("#answer")
        page.fill(BOX, str(points))
        page.press(BOX, "Enter")
        page.wait_for_selector("#answer .legend li")
        told = {
            field: int(number)
            for number, fields in re.findall(
                r"^(\d+) (.+)$", page.inner_text("#answer .legend"), re.MULTILINE
            )
            for field in fields.split(", ")
        }
        reach = board.reach(start, mover=mover, steps=points)
        assert told == dict(reach.costs)
        cards = "Unless the unit's card says otherwise"
        assert (cards in page.inner_text("#answer")) == bool(reach.to_dict()["costs_by_card"])


def test_a_way_says_its_points_and_how_far_a_shot_goes(opened: Opener, written: Pages) -> None:
    page = opened(written("twin-passes"), "#c1.a1-c3.b1")
    assert "Write its movement points" in page.inner_text("#answer"), "no page is damaged by this"
    page.click("#answer >> text=tracked unit")
    follow(page, "c2.a3", "c5.b2")
    page.fill(BOX, "5")
    page.press(BOX, "Enter")
    page.wait_for_function("document.querySelector('#answer h2').innerText.includes('Points')")
    told = page.inner_text("#answer")
    assert "c2.a3 → c2.b3 → c5.b1 → c5.b2. Points: 5." in told, "two forests and the grass between"
    assert "Range from c2.a3 to c5.b2: 3" in told
    assert "silent" not in told
    assert "hear" not in told


def test_nobody_passes_a_piece(opened: Opener, written: Pages) -> None:
    """3.3b: neither own nor enemy units."""
    page = opened(written("twin-passes"))
    page.click("text=Tapping puts pieces")
    page.mouse.click(*page.evaluate("mapkit.onScreen('c5.b2')"))
    page.click("text=Tapping puts pieces")
    page.click("#answer >> text=tracked unit")
    follow(page, "c5.b1")
    page.fill(BOX, "5")
    page.press(BOX, "Enter")
    page.wait_for_selector("#answer .legend li")
    reach = open_board("twin-passes").reach("c5.b1", mover="tracked", steps=5, defenders=["c5.b2"])
    told = page.inner_text("#answer .legend")
    assert sorted(re.findall(r"c[\w.-]+", told)) == sorted(reach.fields)
    assert "c5.b3" not in told
