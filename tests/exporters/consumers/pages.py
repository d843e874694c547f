"""Pages of maps, and phones that open them: Chromium by playwright, Firefox by its Marionette."""

from __future__ import annotations

import json
import random
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Protocol

from mapkit.analysis.pair_dict import pair_dict
from mapkit.analysis.pair_sentences import pair_sentences
from mapkit.compiled import CompiledMap, compile_map
from mapkit.export import fill_in, find_exporter, write_with
from mapkit.illustrate import MapSupplies, export_files
from mapkit.mapfile import new_map
from mapkit.sight import PairAnswer, PairExplainer
from tests.waiting import LIMIT_S

CHROMIUM = shutil.which("chromium")
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
READY = "document.documentElement.dataset.ready !== undefined"
LETTERS_OF = {"Escape": "\ue00c", "Enter": "\ue007"}
FUNCTION = re.compile(r"\s*(async\s*)?(\([^()]*\)|\w+)\s*=>")
PREFERENCES = {
    "browser.aboutConfig.showWarning": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "marionette.port": 0,
    "network.proxy.socks": "127.0.0.1",  # where nobody listens: there is no network
    "network.proxy.socks_port": 9,
    "network.proxy.type": 1,
    "ui.allPointerCapabilities": 1,  # fingers
    "ui.primaryPointerCapabilities": 1,
}

PHONE = (390, 844)
BOARDS = ("launch-site", "uboat-bunker")
SEED = 16
ASKED = (
    "sees", "verdict", "distance", "disputed", "rules", "fields", "blockers", "beam_mm",
    "witness_mm", "near_miss_mm", "near_miss_line_mm", "others", "sentences",
)  # fmt: skip
"""What the page shows of an answer."""

Point = tuple[float, float]


@cache
def shipped(name: str) -> CompiledMap:
    return compile_map(new_map("example", example=name))


@cache
def some_answers(name: str) -> tuple[PairAnswer, ...]:
    """Return the answers to 250 pairs of a board, and those that tests ask for, either way."""
    compiled = shipped(name)
    pairs = list(combinations(compiled.map.fields, 2))
    chosen = {*random.Random(SEED).sample(pairs, 250), ("R23", "B38"), ("R12", "B38")}
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    return tuple(
        explainer.explain(*way) for a, b in pairs if (a, b) in chosen for way in ((a, b), (b, a))
    )


class SomeAnswers(MapSupplies):
    """Answers for some pairs of a board; all of them take a minute, and are read by Node."""

    def __init__(self, name: str) -> None:
        super().__init__(shipped(name))
        self.name = name

    def answers(self, *_: object, **__: object) -> Iterator[dict[str, Any]]:
        return answers_of(self.name)


def answers_of(name: str) -> Iterator[dict[str, Any]]:
    game_map = shipped(name).map
    for found in some_answers(name):
        yield pair_dict(game_map, found, pair_sentences(game_map, found))


def answers(page: Any, pairs: list[tuple[str, str]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        """([pairs, asked]) => pairs.map(([a, b]) => {
          const answer = mapkit.answer(a, b);
          return Object.fromEntries(asked.map((key) => [key, answer[key]]));
        })""",
        [pairs, list(ASKED)],
    )
    return found


class Pages:
    """Pages in a folder, each written once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, name: str, compiled: CompiledMap | None = None, **given: str) -> Path:
        """Write the page of a map."""
        html = find_exporter("html")
        path = self._folder / f"{'-'.join((name, *given.values()))}.html"
        if not path.exists():
            options = fill_in("html", html.options, given)
            if compiled is None and name in BOARDS and not given:
                data = write_with(html, shipped(name), options, supplies=SomeAnswers(name))
            else:
                data = export_files(html, compiled or shipped(name), options)
            assert isinstance(data, bytes)
            path.write_bytes(data)
        return path


class Phone(Protocol):
    """A page on a phone, as a thumb has it."""

    def open(self, path: Path, link: str = "", size: tuple[int, int] = PHONE) -> None:
        """Open a file, and wait until it answers."""

    def evaluate(self, script: str, given: Any = None) -> Any:
        """Return what an expression is, or a function of what is given."""

    def touch(self, kind: str, *points: Point) -> None:
        """Put fingers down ("Start"), move them ("Move") or lift them ("End")."""

    def press(self, key: str) -> None:
        """Press a key on the board."""


class ChromiumPhone:
    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._context: Any = None
        self._page: Any = None
        self._session: Any = None

    def open(self, path: Path, link: str = "", size: tuple[int, int] = PHONE) -> None:
        self.close()
        viewport = dict(zip(("width", "height"), size, strict=True))
        self._context = context = self._browser.new_context(
            offline=True, viewport=viewport, has_touch=True, is_mobile=True, locale="en-GB"
        )
        context.set_default_timeout(LIMIT_S * 1000)
        self._page = page = context.new_page()
        self._session = context.new_cdp_session(page)
        page.goto(path.as_uri() + link)
        wait_for(self, READY)

    def close(self) -> None:
        if self._context is not None:
            self._context.close()
            self._context = None

    def evaluate(self, script: str, given: Any = None) -> Any:
        return self._page.evaluate(script, given)

    def touch(self, kind: str, *points: Point) -> None:
        places = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        asked = {"type": f"touch{kind}", "touchPoints": places}
        self._session.send("Input.dispatchTouchEvent", asked)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)


class FirefoxPhone:
    def __init__(self, port: int) -> None:
        self._link = socket.create_connection(("127.0.0.1", port), timeout=LIMIT_S)
        self._number = 0
        self._down = 0
        self._read()
        self.ask("WebDriver:NewSession")
        limit = LIMIT_S * 1000
        self.ask("WebDriver:SetTimeouts", script=limit, pageLoad=limit)
        # Windows of programs are wider than a phone.
        self.ask("Marionette:SetContext", value="chrome")
        self.evaluate("document.documentElement.style.minWidth = '1px'")
        self.ask("Marionette:SetContext", value="content")

    def ask(self, command: str, **given: Any) -> Any:
        self._number += 1
        told = json.dumps([0, self._number, command, given])
        self._link.sendall(f"{len(told)}:{told}".encode())
        _, _, wrong, result = self._read()
        assert wrong is None, f"{command}: {wrong}"
        return result

    def close(self) -> None:
        self.ask("Marionette:Quit", flags=["eForceQuit"])
        self._link.close()

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._link.recv(1)
        data = b""
        while len(data) < int(length[:-1]):
            data += self._link.recv(1 << 20)
        return json.loads(data)

    def open(self, path: Path, link: str = "", size: tuple[int, int] = PHONE) -> None:
        self.ask("WebDriver:Navigate", url="about:blank")  # a link alone would load nothing
        bars = self.evaluate("outerHeight - innerHeight")
        self.ask("WebDriver:SetWindowRect", width=size[0], height=size[1] + bars)
        self.ask("WebDriver:Navigate", url=path.as_uri() + link)
        wait_for(self, READY)
        assert self.evaluate("[innerWidth, innerHeight]") == list(size)

    def evaluate(self, script: str, given: Any = None) -> Any:
        called = f"({script})(arguments[0])" if FUNCTION.match(script) else script
        asked = {"script": f"return {called.strip()}", "args": [given]}
        return self.ask("WebDriver:ExecuteScript", **asked)["value"]

    def touch(self, kind: str, *points: Point) -> None:
        last = {"type": {"Start": "pointerDown", "End": "pointerUp"}.get(kind), "button": 0}
        self._down = len(points) or self._down
        fingers = []
        for number in range(self._down):
            done: list[dict[str, Any]] = []
            if points:
                x, y = points[number]
                done.append({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})
            if last["type"]:
                done.append(last)
            fingers.append({"type": "pointer", "id": f"finger {number}", "actions": done,
                            "parameters": {"pointerType": "touch"}})  # fmt: skip
        self.ask("WebDriver:PerformActions", actions=fingers)

    def press(self, key: str) -> None:
        value = LETTERS_OF[key]
        keys = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "k", "actions": keys}])


@contextmanager
def firefox_phone(profile: Path) -> Iterator[FirefoxPhone]:
    """Start Firefox without a screen, with a profile of its own."""
    assert FIREFOX is not None
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
    (profile / "user.js").write_text("".join(lines))
    command = [FIREFOX, "--headless", "--no-remote", "--marionette",
               "-remote-allow-system-access", "--profile", str(profile)]  # fmt: skip
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as firefox:
        said = next((line for line in firefox.stdout if "Listening on port" in line), "")
        assert said, "Firefox did not start"
        phone = FirefoxPhone(int(said.split()[-1]))
        try:
            yield phone
        finally:
            phone.close()
            firefox.wait(LIMIT_S)


def text(phone: Phone, selector: str) -> str:
    """Return the text that is seen of an element, "" where there is none."""
    shown: str = phone.evaluate("(css) => document.querySelector(css)?.innerText ?? ''", selector)
    return shown


def click(phone: Phone, selector: str, label: str) -> None:
    """Click the button with a text."""
    phone.evaluate(
        """([css, label]) => [...document.querySelectorAll(`${css} button`)]
          .find((one) => one.innerText.trim() === label).click()""",
        [selector, label],
    )
    drawn(phone)


def wait_for(phone: Phone, condition: str) -> None:
    """Wait until an expression holds in the page."""
    phone.evaluate(
        f"""new Promise((done) => {{
          const look = () => {condition} ? done(1) : setTimeout(look, 10);
          look();
        }})"""
    )


def drawn(phone: Phone) -> None:
    """Wait until the board is drawn anew."""
    phone.evaluate(f"{DRAWN}.then(() => 1)")


def on_screen(phone: Phone, field: str) -> Point:
    """Return where a field's inner point is on the screen."""
    x, y = phone.evaluate("(id) => mapkit.onScreen(id)", field)
    return x, y


def address(phone: Phone) -> str:
    """Return what the page's address says is shown, as "#B38-R23"."""
    found: str = phone.evaluate("location.hash")
    return found


def let_pass(phone: Phone, milliseconds: int) -> None:
    """Let time pass in the page, as between two taps that are no double tap."""
    phone.evaluate("(ms) => new Promise((done) => setTimeout(() => done(1), ms))", milliseconds)
