"""A game of boardgame.io plays from the JSON: without a screen, and in two windows of a browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from readers.python.mapkit_tables import Tables, load
from tests.exporters.consumers.boardgame import (
    CHROMIUM,
    EXAMPLE,
    NODE,
    browser,
    make_board,
    missing,
    new_game,
    served,
)
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
LIMIT_MS = LIMIT_S * 1000
SECRET = {"secret", "goals", "aims", "track"}

POINT_IN = """(shape) => {
  // A point well inside a field: the corner of a grid that is farthest from its edge.
  const box = shape.getBBox(), to = shape.getScreenCTM();
  const inside = (x, y) => shape.isPointInFill(new DOMPoint(x, y));
  for (const d of [box.width / 8, box.width / 20, box.width / 60])
    for (let x = box.x; x < box.x + box.width; x += d)
      for (let y = box.y; y < box.y + box.height; y += d)
        if ([[0, 0], [d, 0], [-d, 0], [0, d], [0, -d]].every(([a, b]) => inside(x + a, y + b))) {
          const {x: left, y: top} = new DOMPoint(x, y).matrixTransform(to);
          if (document.elementFromPoint(left, top) === shape) return [left, top];
        }
}"""


@pytest.mark.parametrize("name", ["games", "secrets", "server"])
def test_its_own_tests(name: str) -> None:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", "--test-reporter=tap", f"tests/{name}.test.mjs"],
        cwd=EXAMPLE,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "# fail 0" in done.stdout
    assert "# tests 0" not in done.stdout


def test_what_is_locked_names_no_index() -> None:
    for folder in (EXAMPLE, EXAMPLE.parents[1] / "exporters/readers/javascript"):
        assert "://" not in (folder / "package-lock.json").read_text("utf-8")


def test_it_refuses_what_is_no_map(tmp_path: Path) -> None:
    assert NODE is not None
    (tmp_path / "half.json").write_text('{"format": "mapk', "utf-8")
    for name, told in (("half.json", "not JSON"), ("none.json", "no such file")):
        done = subprocess.run(
            [NODE, EXAMPLE / "server.mjs", tmp_path / name, tmp_path / "none.svg"],
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
            check=False,
        )
        assert done.returncode == 2
        assert told in done.stderr


class Window:
    """One side's window, with all that was sent to it, and what went wrong in it."""

    def __init__(self, context: Any) -> None:
        self.page = context.new_page()
        self.page.set_default_timeout(LIMIT_MS)
        self.messages: list[list[Any]] = []
        self.wrong: list[str] = []
        self.asked: set[str] = set()
        self.page.on("console", lambda message: self.wrong.append(message.text))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", lambda request: self.asked.add(request.url))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.keep))

    def keep(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if text.startswith("42"):  # a message; the name of the game stands before its list
            self.messages.append(json.loads(text[text.index("[") :]))

    def states(self) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
        """Return each state that was sent, with the moves that led to it."""
        found = []
        for kind, _, *rest in self.messages:
            if kind == "sync":
                found.append((rest[0]["state"], rest[0]["log"]))
            elif kind == "update":
                found.append((rest[0], rest[1]))
        return found

    def press(self, *names: str) -> None:
        """Press buttons by the mouse, one after the other."""
        for name in names:
            self.page.get_by_role("button", name=name, exact=True).click()

    def press_field(self) -> str:
        """Click a field that is offered on the board, by the mouse, and return its id."""
        mark = self.page.locator(".mark").first
        x, y = mark.evaluate(POINT_IN)
        field = str(mark.get_attribute("data-step"))
        self.page.mouse.click(x, y)
        return field

    def has(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()


def words(value: Any) -> Iterator[str]:
    """Yield all keys inside a value."""
    if isinstance(value, dict):
        yield from value
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, dict | list):
            yield from words(inner)


def is_legal(board: Tables, before: dict[str, Any], move: str, args: list[Any]) -> bool:
    """Ask the Python reader about a move that the game took, from the state before it."""
    units = before["units"]
    at = before.get("secret", {}).get("at")
    unit = units[args[0]] if args and isinstance(args[0], int) and args[0] < len(units) else {}
    others = [u["at"] for u in units if u["at"] is not None and u is not unit]
    match move:
        case "go":
            (way, _), entering = args, at is None
            if not way:
                return entering
            starts = board.entries_for(*before["secret"]["aims"]).values() if entering else [at]
            why = board.why_not(way, "sniper", occupied=others, from_entry=entering)
            return way[0] in starts and why is None
        case "shoot":
            distance, size = board.shot_distance(at, unit["at"]), sum(before["bag"].values())
            return distance is not None and args[1] in range(distance, size + 1)
        case "play" if args[0] == "distraction":
            unit = units[args[1]]
            others = [u["at"] for u in units if u["at"] is not None and u is not unit]
            return args[2] in board.distraction(unit["at"], at, occupied=others)
        case "play":
            return any(u["at"] in board.shotgun(at) for u in units)
        case "complete":
            return bool(board.objectives[args[0]] == at)
        case "walk":
            return args[1] in board.reachable(unit["at"], "defender", occupied=others)
        case "attack":
            own = unit["gift"] != "assault officer"
            return args[1] in ((unit["at"],) if own else board.adjacent(unit["at"]))
        case "spot":
            return args[1] in board.adjacent(unit["at"])
        case "search":
            return tuple(args[1]) in board.search_sets(unit["at"])
        case "deploy":
            officer = next(
                u for u in units if (u["squad"], u["role"]) == (unit["squad"], "officer")
            )
            return args[1] in board.deploy_places(
                unit["squad"],
                unit["role"],
                officer=officer["at"],
                occupied=others,
                any_sector=officer["gift"] == "radio operator",
            )
    return move in {"draw", "done", "pass", "ask", "withdraw"}


@needs_browser
@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_whole_games_in_two_windows(name: str, tmp_path: Path) -> None:
    pytest.importorskip("playwright", reason="playwright is not installed")
    tables, picture = make_board(name, tmp_path)
    board = load(tables)
    with served(tables, picture) as address, browser() as chromium:
        links = new_game(chromium.new_page(), address)
        sniper, squads = (Window(chromium.new_context()) for _ in range(2))
        sniper.page.goto(f"{links['sniper']}&pace=0")
        squads.page.goto(f"{links['squads']}&pace=0")

        squads.has("The sniper plays.")

        # A round by the mouse: both sides act on the board.
        sniper.press("Draw two objectives")
        sniper.has("The sniper draws objectives")
        sniper.press("Move")
        entered = sniper.press_field()
        sniper.press("Go", "End the turn")
        squads.has("Choose a unit.")
        assert squads.page.locator(".seen, .hidden").count() == 0
        squads.press_field()
        squads.press("Spot")
        spotted = squads.press_field()
        squads.has(f"spots {spotted}:")
        squads.press("End the turn")
        # Then the computer presses what is offered, in both windows, until the game is over.
        for window in (sniper, squads):
            window.page.get_by_label("The computer plays this side").check()
        for window in (sniper, squads):
            window.page.locator("body[data-state=over]").wait_for()
        said = [window.page.locator("#prompt").inner_text() for window in (sniper, squads)]
        shown = [window.page.locator("polyline.track").count() for window in (sniper, squads)]

    assert said[0] == said[1]
    assert " win" in said[0]
    assert shown == [1, 1], "at the end everybody sees where he went"
    assert sniper.wrong == squads.wrong == []
    assert all(url.startswith(address) for url in sniper.asked | squads.asked)

    states = sniper.states()
    assert len(states) > 30
    assert states[-1][0]["ctx"]["gameover"]["why"] in said[0]
    assert states[-1][0]["G"]["secret"]["track"][0][1][0] == entered
    made = set()
    for (before, _), (after, log) in pairwise(states):
        assert after["_stateID"] == before["_stateID"] + 1
        moves = [e["action"]["payload"] for e in log if e["action"]["type"] == "MAKE_MOVE"]
        for payload in moves:
            made.add(payload["type"])
            assert is_legal(board, before["G"], payload["type"], payload["args"]), payload
    assert {"go", "done", "walk", "spot", "search"} <= made

    told = [message for message in squads.messages if message[0] in {"sync", "update"}]
    assert len(told) == len(states)
    for message in told[:-1]:
        assert not SECRET.intersection(words(message))
    for _, log in squads.states():
        for entry in log:
            payload = entry["action"]["payload"]
            if payload["type"] in {"go", "draw"}:
                assert payload["args"] is None
