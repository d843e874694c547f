"""The page for the table in Chromium, by mouse and keyboard, without a network."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from mapkit.analysis.pair_sentences import pair_sentences
from mapkit.board import Board, SightAnswer, open_board
from mapkit.compiled import compile_map
from mapkit.export import play_checksum
from mapkit.i18n import LANGUAGES, speaking
from mapkit_exporters.contract import MAPS, broken_field
from tests.exporters.consumers.conftest import Opener
from tests.exporters.consumers.pages import ASKED, BOARDS, CHROMIUM, Pages, answers, shipped

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

DESK = {"width": 1280, "height": 800}
NO_DOUBLE_TAP_MS = 300


def on_screen(page: Any, field: str) -> tuple[float, float]:
    """Return where a field's inner point is on the screen."""
    x, y = page.evaluate("(id) => mapkit.onScreen(id)", field)
    return x, y


def tap(page: Any, field: str) -> None:
    """Tap a field, and once more where the page asks for that."""
    page.touchscreen.tap(*on_screen(page, field))
    drawn(page)
    if page.inner_text("#aimed"):
        page.wait_for_timeout(NO_DOUBLE_TAP_MS)
        page.touchscreen.tap(*on_screen(page, field))
        drawn(page)
    page.wait_for_timeout(NO_DOUBLE_TAP_MS)


def drawn(page: Any) -> None:
    """Wait until the board is drawn anew."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def answer(page: Any) -> str:
    text: str = page.inner_text("#answer")
    return text


def link(page: Any) -> str:
    found: str = page.evaluate("location.hash")
    return found


def told(board: Board, a: str, b: str) -> dict[str, Any]:
    """Return what ``mapkit sight A B --json`` prints, as far as the page shows it."""
    found = board.sight(a, b)
    said = {**found.to_dict(), "sentences": list(as_in_bulk(found))}
    return {key: said[key] for key in ASKED}


# -- Answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pair_of_a_small_map(language: str, opened: Opener, written: Pages) -> None:
    board = open_board("two-rooms")
    pairs = list(permutations(board.ids, 2))
    page = opened(written("two-rooms"), locale=language)
    with speaking(language):
        assert answers(page, pairs) == [told(board, a, b) for a, b in pairs]


@pytest.mark.parametrize("name", BOARDS)
def test_a_shipped_board_leaves_room_for_its_reasons(name: str, written: Pages) -> None:
    """They are bounded by a test of their own; both together stay below 700 KB."""
    assert written(name, reasons="none").stat().st_size < 300_000


# -- Touch, mouse, keyboard --------------------------------------------------------------------


def as_in_bulk(found: SightAnswer) -> tuple[str, ...]:
    """Return the sentences of an answer without how far corners may lie elsewhere."""
    return pair_sentences(found.map, replace(found.details, settled_mm=None))


def test_two_taps_settle_a_dispute(opened: Opener, written: Pages) -> None:
    page = opened(written("launch-site"))
    board = open_board("launch-site")
    tap(page, "B38")
    seen = [one for one in board.sight("B38").values() if one.sees]
    assert f"sees {len(seen)} of the other 123 fields" in answer(page)
    tap(page, "R23")
    shown = answer(page)
    assert "B38 sees R23" in shown
    assert "distance 8" in shown
    for sentence in as_in_bulk(board.sight("B38", "R23")):
        assert sentence in shown
    assert link(page) == "#B38-R23"
    assert page.is_visible("#notice")
    assert "claims nothing about the printed board" in page.inner_text("#notice")
    # The line and its fields are in sight beside the answer, not below it.
    frame = page.locator("#board").bounding_box()
    for field in ("B38", "B42", "R23"):
        x, y = on_screen(page, field)
        assert frame["x"] < x < frame["x"] + frame["width"]
        assert frame["y"] < y < frame["y"] + frame["height"]
    numbers = page.locator("#board svg > g:last-of-type text").all_text_contents()
    assert [n for n in numbers if n.isdigit()] == [str(n) for n in range(1, 9)]
    tap(page, "W98")
    assert link(page) == "#W98", "a third tap begins anew"
    page.evaluate("location.hash = '#B38-R12'")
    drawn(page)
    assert "through built-up field R23" in answer(page)


def test_the_mouse_drags_and_zooms(opened: Opener, written: Pages) -> None:
    page = opened(written("two-rooms"), viewport=DESK, has_touch=False)
    before = on_screen(page, "shed")
    page.mouse.move(*before)
    page.mouse.wheel(0, -500)
    drawn(page)
    assert on_screen(page, "shed") == pytest.approx(before, abs=3), "it zooms about the pointer"
    larger = on_screen(page, "c2")[1] - before[1]
    page.mouse.down()
    page.mouse.move(before[0] - 60, before[1] - 40, steps=4)
    page.mouse.up()
    drawn(page)
    assert link(page) == "", "dragging chooses nothing"
    moved = on_screen(page, "shed")
    assert moved != pytest.approx(before, abs=5)
    assert on_screen(page, "c2")[1] - moved[1] == pytest.approx(larger, abs=1)
    page.mouse.click(*moved)
    assert link(page) == "#shed"


def test_the_keyboard_goes_from_field_to_field(opened: Opener, written: Pages) -> None:
    page = opened(written("two-rooms"), "#n1", viewport=DESK, has_touch=False)
    for name in ("find", "menu", "board"):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.id") == name
    page.keyboard.press("ArrowRight")
    assert page.inner_text("#spoken").startswith("Field n2 (North yard, east)")
    page.keyboard.press("Enter")
    assert link(page) == "#n1-n2"
    assert "n1 sees n2" in page.text_content("#answer")
    assert page.text_content("#spoken").startswith("Field n1")
    page.keyboard.press("Escape")
    assert link(page) == ""


def test_every_control_has_a_name_and_room_for_a_finger(opened: Opener, written: Pages) -> None:
    page = opened(written("two-rooms"), "#n2-c2")
    page.click("#find")
    unnamed = page.evaluate(
        """[...document.querySelectorAll("button, input, dialog, [tabindex]")].filter((one) =>
          !(one.getAttribute("aria-label") || one.textContent.trim()))
          .map((one) => one.outerHTML)"""
    )
    assert unnamed == []
    small = page.evaluate(
        """[...document.querySelectorAll("button, input")].filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 0 && Math.min(width, height) < 44;
        }).map((one) => one.outerHTML)"""
    )
    assert small == []
    assert page.get_attribute("#spoken", "aria-live") == "polite"


# -- Finding, links, languages -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "chosen"),
    [
        ("38", "#B38"),
        ("second car", "#B38"),
        ("objective 4", "#B38"),
        ("úkol 4", "#B38"),
        ("ukol 4", "#B38"),
        ("cel 4", "#B38"),
        ("38 12", "#B38-R12"),
    ],
)
def test_fields_are_found(query: str, chosen: str, opened: Opener, written: Pages) -> None:
    page = opened(written("launch-site", reasons="none"))
    page.click("#find")
    page.keyboard.type(query)
    page.keyboard.press("Enter")
    assert link(page) == chosen
    assert not page.is_visible("dialog")


def test_links_open_a_verdict(opened: Opener, written: Pages) -> None:
    compiled = compile_map(MAPS["odd-names"]())
    fields = list(compiled.map.fields)
    page = opened(written("odd-names", compiled))
    for a, b in permutations(fields[:5], 2):
        page.evaluate("([a, b]) => { location.hash = ''; }", [a, b])
        written_as = page.evaluate("([a, b]) => mapkit.linkTo(a, b)", [a, b])
        page.evaluate("(hash) => { location.hash = hash; }", written_as)
        drawn(page)
        assert written_as == link(page)
        heading = page.text_content("#answer h2")
        assert a in heading
        assert b in heading


def test_a_link_that_names_nothing_is_left_alone(opened: Opener, written: Pages) -> None:
    page = opened(written("two-rooms"), "#nowhere-%E0%A4")
    assert "Tap a field" in answer(page)


@pytest.mark.parametrize(
    ("locale", "said", "mode"),
    [("en-GB", "Tap a field", "Sight"), ("cs-CZ", "Klepněte", "Viditelnost"),
     ("pl-PL", "Dotknij", "Widoczność"), ("ja-JP", "Tap a field", "Sight")],
)  # fmt: skip
def test_the_page_speaks_the_language_of_the_browser(
    locale: str, said: str, mode: str, opened: Opener, written: Pages
) -> None:
    page = opened(written("two-rooms"), locale=locale)
    assert said in answer(page)
    assert mode in page.inner_text("#modes")


def test_the_language_can_be_changed(opened: Opener, written: Pages) -> None:
    page = opened(written("two-rooms"), "#n2-c2")
    page.click("#menu")
    page.click("text=Čeština")
    page.keyboard.press("Escape")
    with speaking("cs"):
        sentences = as_in_bulk(open_board("two-rooms").sight("n2", "c2"))
    assert all(sentence in answer(page) for sentence in sentences)
    assert page.evaluate("document.documentElement.lang") == "cs"


# -- Looks, prints, pictures -------------------------------------------------------------------


def paper(page: Any) -> int:
    """Return how light the page is, from 0 to 255."""
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return int(colour.removeprefix("rgb(").split(",")[0])


def test_dark_and_light(opened: Opener, written: Pages) -> None:
    page = opened(written("two-rooms"), color_scheme="dark")
    assert paper(page) < 60
    page.click("#menu")
    page.click("dialog >> text=light")
    assert paper(page) > 200
    other = opened(written("two-rooms"), color_scheme="light")
    assert paper(other) > 200


def test_a_verdict_prints_with_its_notice(opened: Opener, written: Pages) -> None:
    page = opened(written("launch-site", reasons="none"), "#B38-R23")
    page.emulate_media(media="print")
    for shown in ("#name", "#digits", "#answer h2", "#notice", "#board svg"):
        assert page.is_visible(shown), shown
    for hidden in ("#find", "#modes", ".zoom", ".actions"):
        assert not page.is_visible(hidden), hidden
    digits = play_checksum(shipped("launch-site"))[:8]
    assert digits in page.inner_text("#digits")
    assert page.pdf().count(b"/Type /Page\n") == 1


def test_a_verdict_is_shared_as_a_picture(opened: Opener, written: Pages, tmp_path: Path) -> None:
    page = opened(written("two-rooms"), "#n2-c2")
    with page.expect_download() as saved:
        page.click("text=Picture")
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert path.name == "two-rooms-n2-c2.png"
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 1200


# -- The other questions -----------------------------------------------------------------------


def test_moves_and_who_hears_them(opened: Opener, written: Pages) -> None:
    board = open_board("launch-site")
    page = opened(written("launch-site", reasons="none"), "#15")  # an old link
    page.click("#modes >> text=Moves")
    assert f"a move may end on {len(board.reach('R15').steps)} fields" in answer(page)
    tap(page, "R13")
    assert link(page) == "#R15-R13"
    page.click("#answer >> text=R15 → R14 → R13")
    heard = board.hear(["R15", "R14", "R13"]).alerted
    assert f"Units on {len(heard)} fields hear it: {', '.join(heard)}." in answer(page)


def test_fields_beside(opened: Opener, written: Pages) -> None:
    relations = shipped("launch-site").relations
    page = opened(written("launch-site", reasons="none"), "#B42")
    page.click("#modes >> text=Beside")
    rows = page.locator("#answer li").all_inner_texts()
    order = list(shipped("launch-site").map.fields)
    for row, pairs in zip(rows, (relations.adjacent, relations.matching), strict=False):
        beside = {next(i for i in pair if i != "B42") for pair in pairs if "B42" in pair}
        assert row.split(" ", 1)[1].strip() == ", ".join(sorted(beside, key=order.index))


def test_questions_of_the_solo_game(opened: Opener, written: Pages) -> None:
    page = opened(written("launch-site", reasons="none"))
    page.click("#modes >> text=Solo")
    page.click("text=Tapping puts pieces")
    for field in ("B27", "B43", "W120"):
        tap(page, field)
    page.click("text=Tapping puts pieces")
    page.click("#answer >> role=button[name='4']")
    assert "Nearest to B38: B27, B43, 1 away" in answer(page)
    assert "A tie" in answer(page)
    assert "Farthest from B38: W120" in answer(page)
    page.click("#answer >> role=button[name='Access']")
    board = open_board("launch-site")
    page.click("#answer >> role=button[name='open']")
    access = board.play.access("B38", kind="open", defenders=["B27", "B43", "W120"]).fields
    assert f"nearest to B38 (Second car, objective 4): {', '.join(access)}" in answer(page)
    page.click("#answer >> role=button[name='Regroup']")
    marks = [
        m.field
        for m in board.map.markers
        if m.type == "regroup" and m.attributes["card"] == "A" and m.attributes["sector"] == "black"
    ]
    assert marks
    assert all(field in answer(page) for field in marks)
    page.click("#answer >> role=button[name='Recon']")
    assert ", ".join(board.play.recon("B38").fields) in answer(page)


def test_an_order_card_is_carried_out_on_the_pieces(opened: Opener, written: Pages) -> None:
    page = opened(written("launch-site", reasons="none"))
    page.click("#modes >> text=Solo")
    units = {"black": ["B42"], "red": ["R12"]}
    page.click("text=Tapping puts pieces")
    for squad, fields in units.items():
        page.click(f"#answer >> role=button[name='{squad}']")
        for field in fields:
            tap(page, field)
    page.click("text=Tapping puts pieces")
    tap(page, "R22")
    page.click("#answer >> role=button[name='Cards']")
    page.click("#answer >> role=button[name='Encirclement']")
    board = open_board("launch-site")
    done = board.play.card("Encirclement", units, sniper=22, last_known="red", likely=range(1, 10))
    for line in done.sentences:
        assert line.strip() in answer(page)
    page.click("#answer >> role=button[name='Put them so']")
    after = [at for _, at in done.after.units]
    assert page.evaluate("() => mapkit.pieces()") == after
    page.click("#answer >> role=button[name='Regroup A']")
    again = {squad: list(at) for squad, at in done.after.by_squad.items()}
    regrouped = board.play.card("Regroup A", again, sniper=22, likely=range(1, 10))
    for line in regrouped.sentences:
        assert line.strip() in answer(page)


def test_a_number_with_two_readings_says_so(opened: Opener, written: Pages) -> None:
    page = opened(written("launch-site", reasons="none"))
    page.click("#find")
    page.fill("input[type=search]", "2")
    told = "2 is read as field R2 (North apron); printed on the board it is on field R18"
    assert told in page.inner_text("dialog[open]")
    second = page.locator("dialog[open] li button").nth(1).inner_text()
    assert second.startswith("R18 ")
    page.keyboard.press("Enter")
    assert told in answer(page)
    tap(page, "R24")
    assert told not in answer(page)


# -- Odd maps ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["no-sight", "empty", "one-field", "odd-names", "own-kinds"])
def test_odd_maps_open(name: str, opened: Opener, written: Pages) -> None:
    compiled = compile_map(MAPS[name]())
    page = opened(written(name, compiled))
    assert page.inner_text("#name") == " ".join(compiled.map.name.split()) or name == "odd-names"
    if name == "no-sight":
        assert "no lines of sight" in answer(page)
        assert "Sight" not in page.inner_text("#modes")
    elif name == "empty":
        assert "no fields" in answer(page)
    else:
        tap(page, next(iter(compiled.map.fields)))
        assert "sees" in answer(page)


def test_a_partial_map_says_what_is_missing(opened: Opener, written: Pages) -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    page = opened(written("partial", part))
    assert "has errors" in answer(page)
    (missing,) = part.missing.fields
    assert f"field: {missing}" in answer(page)
    assert not page.inner_text("#modes")
    tap(page, next(i for i in part.map.fields if i != missing))
    assert "has errors" in answer(page)


def test_the_policy_forbids_every_request(
    opened: Opener, complaints: list[str], written: Pages
) -> None:
    page = opened(written("two-rooms"))
    added = page.evaluate(
        """async () => {
          await fetch("https://example.org/").catch(() => {});
          const added = document.createElement("script");
          added.textContent = "globalThis.added = true";
          document.body.append(added);
          const image = new Image();
          image.src = "https://example.org/x.png";
          await image.decode().catch(() => {});
          return globalThis.added ?? null;
        }"""
    )
    assert added is None
    for tried in ("Connecting to", "inline script", "Loading the image"):
        assert any(tried in told and "Content Security Policy" in told for told in complaints), (
            tried
        )
    complaints.clear()
