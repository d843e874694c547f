"""The page for the table by thumb, in Chromium and in Firefox: the same tests for both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.exporters.consumers.pages import (
    ASKED,
    BOARDS,
    CHROMIUM,
    FIREFOX,
    ChromiumPhone,
    Pages,
    Phone,
    address,
    answers,
    answers_of,
    click,
    drawn,
    firefox_phone,
    let_pass,
    on_screen,
    text,
    wait_for,
)

NO_DOUBLE_TAP_MS = 300
THUMB_PX, TREMBLE_PX = 6, 3
TAPS = 125
"""For each board and each way that a phone is held: 500 in all."""
THUMB = """(taps) => {
  const board = document.getElementById("board");
  board.setPointerCapture = () => {};
  let now = 0;
  const dispatch = (type, clientX, clientY) => {
    const given = { clientX, clientY, pointerId: 7, pointerType: "touch", bubbles: true };
    const event = new PointerEvent(type, given);
    Object.defineProperty(event, "timeStamp", { value: now });
    board.dispatchEvent(event);
  };
  return taps.flatMap(({ wanted, tries }) => {
    for (const moves of tries) {
      const aim = mapkit.onScreen(wanted);
      const [x, y] = [aim[0] + moves[0][0], aim[1] + moves[0][1]];
      dispatch("pointerdown", x, y);
      for (const [, , dx, dy] of moves) dispatch("pointermove", x + dx, y + dy);
      dispatch("pointerup", x + moves.at(-1)[2], y + moves.at(-1)[3]);
      now += 1000; // no double tap
      if (!document.getElementById("aimed").innerText) break;
    }
    const found = location.hash;
    board.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return found === `#${wanted}` ? [] : [[wanted, found]];
  });
}"""
UPRIGHT, ACROSS = (360, 740), (740, 360)


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def phone(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Phone]:
    if request.param == "firefox":
        if FIREFOX is None:
            pytest.skip("Firefox is not installed (Debian: firefox-esr)")
        with firefox_phone(tmp_path_factory.mktemp("firefox")) as firefox:
            yield firefox
        return
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        chromium = ChromiumPhone(browser)
        yield chromium
        chromium.close()
        browser.close()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    return Pages(tmp_path_factory.mktemp("pages"))


def tap(phone: Phone, field: str) -> None:
    """Tap a field, and once more where the page asks for that."""
    for _ in range(2):
        phone.touch("Start", on_screen(phone, field))
        phone.touch("End")
        drawn(phone)
        let_pass(phone, NO_DOUBLE_TAP_MS)
        if not text(phone, "#aimed"):
            break


@pytest.mark.parametrize("name", BOARDS)
def test_pairs_of_a_board(name: str, phone: Phone, written: Pages) -> None:
    phone.open(written(name))
    expected = list(answers_of(name))
    assert len(expected) >= 500
    found = answers(phone, [(one["origin"], one["target"]) for one in expected])
    assert found == [{key: one[key] for key in ASKED} for one in expected]


@pytest.mark.parametrize("held", [UPRIGHT, ACROSS], ids=["upright", "across"])
@pytest.mark.parametrize("name", BOARDS)
def test_thumbs_hit_what_they_aim_at(
    name: str, held: tuple[int, int], phone: Phone, written: Pages
) -> None:
    """They come down beside their aim and tremble; nobody zooms by hand."""
    thumb = random.Random(31)
    phone.open(written(name, reasons="none"), size=held)
    fields = phone.evaluate("mapkit.map.ids.filter((id) => !mapkit.map.sharing(id).length)")
    taps = [
        {"wanted": wanted, "tries": [[off(thumb) for _ in range(5)] for _ in range(2)]}
        for wanted in thumb.choices(fields, k=TAPS)
    ]
    wrong = phone.evaluate(THUMB, taps)
    assert len(wrong) <= 0.02 * TAPS, wrong


def off(thumb: random.Random) -> tuple[float, float, float, float]:
    """Return how far a thumb comes down from its aim, and how far it trembles then."""
    aim = thumb.gauss(0, THUMB_PX), thumb.gauss(0, THUMB_PX)
    return *aim, thumb.uniform(-TREMBLE_PX, TREMBLE_PX), thumb.uniform(-TREMBLE_PX, TREMBLE_PX)


def test_two_fingers_zoom_and_move_the_board(phone: Phone, written: Pages) -> None:
    phone.open(written("two-rooms"))
    x, y = on_screen(phone, "shed")
    other = on_screen(phone, "c2")
    phone.touch("Start", (x - 15, y), (x + 15, y))
    phone.touch("Move", (x - 30, y + 20), (x + 30, y + 20))  # twice as far apart, and lower
    phone.touch("End")
    drawn(phone)
    moved = on_screen(phone, "shed")
    assert moved == pytest.approx((x, y + 20), abs=2), "what lay between the fingers lies there yet"
    assert on_screen(phone, "c2")[1] - moved[1] == pytest.approx(2 * (other[1] - y), abs=2)
    assert address(phone) == ""


def test_a_tap_is_judged_by_where_the_finger_comes_down(phone: Phone, written: Pages) -> None:
    phone.open(written("two-rooms"))
    x, y = on_screen(phone, "shed")
    phone.touch("Start", (x, y))
    assert "shed" in text(phone, "#aimed"), "it is told before it counts"
    for step in range(40):  # a path of 80 pixels that leads nowhere
        phone.touch("Move", (x + (-1) ** step, y))
    phone.touch("End")
    drawn(phone)
    assert address(phone) == "#shed"
    assert not text(phone, "#aimed")
    phone.touch("Start", (x, y))
    phone.touch("Move", (x + 30, y))
    phone.touch("Move", (x, y))
    phone.touch("End")
    assert address(phone) == "#shed", "a finger that went away and came back has moved the board"


def test_two_quick_taps_zoom_and_choose_nothing(phone: Phone, written: Pages) -> None:
    phone.open(written("two-rooms"))
    drawn(phone)
    x, y = on_screen(phone, "shed")
    scale = "document.querySelector('#board svg').viewBox.baseVal.width"
    before = phone.evaluate(scale)
    # Both in one call, so that a busy machine does not part them.
    phone.evaluate(
        """([x, y]) => {
          const board = document.getElementById("board");
          board.setPointerCapture = () => {};
          for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
            board.dispatchEvent(new PointerEvent(type, {
              clientX: x, clientY: y, pointerId: 7, pointerType: "touch", bubbles: true,
            }));
        }""",
        [x, y],
    )
    drawn(phone)
    assert phone.evaluate(scale) == pytest.approx(before / 2, rel=0.01)
    assert address(phone) == ""


def test_a_finger_that_is_held_has_a_magnifier(phone: Phone, written: Pages) -> None:
    phone.open(written("launch-site", reasons="none"), size=UPRIGHT)
    first, second = held_fields(phone)
    phone.touch("Start", on_screen(phone, first))
    wait_for(phone, "document.querySelector('.lens svg')")
    phone.touch("Move", on_screen(phone, second))
    drawn(phone)
    assert text(phone, "#aimed").startswith(second)
    foot = phone.evaluate("document.querySelector('.lens').getBoundingClientRect().bottom")
    assert foot < on_screen(phone, second)[1], "above the finger, not below it"
    phone.touch("End")
    drawn(phone)
    assert address(phone) == f"#{second}"
    assert phone.evaluate("document.querySelectorAll('.lens').length") == 0


def held_fields(phone: Phone) -> tuple[str, str]:
    """Return the two neighbours that are lowest on the screen, where a lens has room above."""
    low: list[Any] = phone.evaluate(
        """mapkit.map.ids.map((id) => [mapkit.onScreen(id)[1], id])
          .filter(([y]) => y > 300).sort(([a], [b]) => a - b).map(([, id]) => id)"""
    )
    return low[0], low[1]


NUMBERS_ON_SYMBOLS = """[...document.querySelectorAll("#labels > g")].flatMap((label) => {
  const field = label.dataset.field;
  const own = label.querySelector("text:last-child").getBoundingClientRect();
  return [...document.querySelectorAll(`#markers [data-field="${field}"]:not([class=entry])`)]
    .map((mark) => mark.getBoundingClientRect())
    .filter((mark) => Math.min(own.right, mark.right) - Math.max(own.left, mark.left) > 2
      && Math.min(own.bottom, mark.bottom) - Math.max(own.top, mark.top) > 2)
    .map(() => field);
})"""


NOTES = """[...document.querySelectorAll("#board > svg > g:not([id]) > .upright")].map((note) =>
  [...note.querySelectorAll("text")].map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }))"""
"""The middles of the distance and of the id on each field that is seen."""


def test_an_upright_phone_has_a_wide_board_turned(phone: Phone, written: Pages) -> None:
    path = written("launch-site", reasons="none")
    phone.open(path, size=UPRIGHT)
    assert phone.evaluate("document.documentElement.classList.contains('turned')")
    fields = phone.evaluate("mapkit.map.ids")
    phone.evaluate("(hash) => { location.hash = hash; }", f"#{fields[0]}-{fields[1]}")
    drawn(phone)
    for field in (fields[0], fields[-1], fields[len(fields) // 2]):
        x, y = on_screen(phone, field)  # where the page says, the field is drawn
        box = phone.evaluate(
            """(id) => {
              const path = [...document.querySelectorAll('#board > svg > path')].at(-1);
              path.setAttribute("d", mapkit.map.path(id));
              const { left, top, right, bottom } = path.getBoundingClientRect();
              return [left, top, right, bottom];
            }""",
            field,
        )
        assert box[0] < x < box[2]
        assert box[1] < y < box[3]
    assert phone.evaluate(NUMBERS_ON_SYMBOLS) == []
    phone.evaluate("(hash) => { location.hash = hash; }", f"#{fields[0]}")
    drawn(phone)
    notes = phone.evaluate(NOTES)
    assert len(notes) > 20
    assert all(abs(number["x"] - id_["x"]) < 1 < id_["y"] - number["y"] for number, id_ in notes)
    phone.open(path, size=ACROSS)
    assert not phone.evaluate("document.documentElement.classList.contains('turned')")


def test_back_goes_through_verdicts(phone: Phone, written: Pages) -> None:
    phone.open(written("two-rooms"))
    for field in ("n1", "n2", "shed", "c2", "n1"):
        tap(phone, field)
    assert address(phone) == "#n1"
    for verdict in ("#shed-c2", "#n1-n2"):
        phone.evaluate(
            """() => new Promise((done) => {
              addEventListener("popstate", () => done(1), { once: true });
              history.back();
            })"""
        )
        drawn(phone)
        assert address(phone) == verdict
        a, b = verdict[1:].split("-")
        assert f"{a} " in text(phone, "#answer")
        assert f" {b}" in text(phone, "#answer")


def test_a_verdict_moves_nothing_below_the_thumb(phone: Phone, written: Pages) -> None:
    phone.open(written("launch-site", reasons="none"))
    other, first = phone.evaluate("[mapkit.map.ids.at(-1), mapkit.map.ids[0]]")
    second = phone.evaluate("(id) => mapkit.map.beyond(id, [1, 0])", first)
    before = on_screen(phone, other)
    tap(phone, first)
    tap(phone, second)
    assert address(phone) == f"#{first}-{second}"
    assert on_screen(phone, other) == pytest.approx(before, abs=0.5)
    click(phone, "#answer", "Closer")
    assert on_screen(phone, other) != pytest.approx(before, abs=5)
    click(phone, "#modes", "Beside")
    assert on_screen(phone, other) == pytest.approx(before, abs=0.5), "no crop stays"


def test_a_second_tap_chooses_the_level_above(phone: Phone, written: Pages) -> None:
    phone.open(written("uboat-bunker", reasons="none"))
    # Tap where the middle of an upper field is, over a lower one.
    below, above = phone.evaluate(
        """mapkit.map.ids.flatMap((below) => mapkit.map.sharing(below).filter((id) =>
          mapkit.map.at(mapkit.map.centres.get(id)).join() === `${below},${id}`)
          .map((id) => [below, id]))[0]"""
    )
    tap(phone, above)
    assert address(phone) == f"#{below}"
    assert "Tap again for the upper one" in text(phone, "#answer")
    assert above in text(phone, "#answer .hint")
    tap(phone, above)
    assert address(phone) == f"#{above}"
    tap(phone, above)
    assert address(phone) == "", "a third tap lets go of both"
