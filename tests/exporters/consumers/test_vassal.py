"""Modules, opened by VASSAL's own engine: zones, properties, and sight asked as players ask it."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from mapkit.compiled import CompiledMap
from mapkit.export import fill_in, find_exporter
from mapkit.export.inner_points import inner_point
from mapkit.illustrate import MapSupplies, export_files
from mapkit.sight import NONE
from mapkit.sight.verdict import grazing_counts
from mapkit_exporters.vassal.markup import clean
from tests.editor.screen import environment_on, virtual_screen
from tests.exporters.maps import compiled, stacked
from tests.waiting import LIMIT_S, wait_until

pytest.importorskip("jpype", reason="JPype is not installed")
from tests.exporters.consumers.vassal_probe import class_path

PROBE = Path(__file__).with_name("vassal_probe.py")
NEEDED = ("/usr/share/java/bsh.jar", "/usr/share/java/batik-all.jar", "/usr/share/java/janino.jar")
pytestmark = [
    pytest.mark.skipif(shutil.which("java") is None, reason="Java is not installed"),
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed"),
    pytest.mark.skipif(
        not all(Path(name).exists() for name in NEEDED),
        reason="the libraries of VASSAL are not installed (tools/environment.sh)",
    ),
]

Point = tuple[int, int]


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


class Module:
    """A module of a map, and where its fields lie in pixels."""

    def __init__(self, name: str, folder: Path, screen: str, **given: str) -> None:
        vassal = find_exporter("vassal")
        self.compiled = compiled(name)
        self.path = folder / "module.vmod"
        options = fill_in("vassal", vassal.options, given)
        data = export_files(vassal, self.compiled, options)
        assert isinstance(data, bytes)
        self.path.write_bytes(data)
        self._home, self._screen = folder, screen
        self._shown = MapSupplies(self.compiled).picture("png", dpi=float(options["dpi"]))

    def at(self, field: str) -> Point:
        """Return a pixel well inside a field, and in no field above it."""
        x, y = inner_point(self.compiled.map.points(field))
        shown = self._shown
        return round(shown.left + shown.per_unit * x), round(shown.top + shown.per_unit * y)

    def player(self, name: str) -> Player:
        """Start a program of its own in which one more player opens the module."""
        home = self._home / name
        home.mkdir()
        return Player(self.path, home, self._screen)

    def ask(self, questions: Sequence[Sequence[Any]], side: str | None = None) -> list[Any]:
        asked = f"{json.dumps(side)}\n{json.dumps(questions)}\n"
        done = subprocess.run(
            [sys.executable, str(PROBE), str(self.path), str(self._home)],
            input=asked, capture_output=True, text=True, timeout=LIMIT_S, check=False,
            env=environment_on(self._screen), cwd=self._home,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
        told: list[Any] = json.loads(done.stdout.strip().splitlines()[-1])
        return told


class Player:
    """Somebody at a table; :meth:`ask` takes one question."""

    def __init__(self, module: Path, home: Path, screen: str) -> None:
        self._program = subprocess.Popen(
            [sys.executable, str(PROBE), str(module), str(home)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            env=environment_on(screen), cwd=home,
        )  # fmt: skip
        self._write("null")

    def _write(self, line: str) -> None:
        assert self._program.stdin is not None
        self._program.stdin.write(f"{line}\n")

    def ask(self, *question: Any) -> Any:
        self._write(json.dumps([question]))
        assert self._program.stdout is not None
        line = next(line for line in self._program.stdout if line.startswith("["))
        return json.loads(line)[0]

    def leave(self) -> None:
        with self._program as program:
            program.kill()


@contextmanager
def server() -> Iterator[int]:
    """Run VASSAL's server on this machine; yields its port."""
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        port: int = probe.getsockname()[1]
    names = ["java", "-cp", ":".join(class_path()), "VASSAL.chat.node.Server"]
    program = subprocess.Popen(
        [*names, "-port", str(port), "-URL", "null"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert program.stdout is not None
        assert str(port) in program.stdout.readline()
        yield port
    finally:
        with program:
            program.kill()


def distances(told: CompiledMap) -> dict[tuple[str, str], int | None]:
    """Return the distance of each two fields, None where they do not see each other."""
    tables = told.tables
    counted = tables.grazing if grazing_counts(told.map) else tables.clear
    return {
        (a, b): None if counted[i, j] == NONE else int(counted[i, j])
        for (i, a), (j, b) in itertools.product(enumerate(tables.field_ids), repeat=2)
    }


def on_top(told: CompiledMap) -> list[str]:
    """Return the fields that have no other one above them."""
    below = {a for a, _ in stacked(told)}
    return [i for i in told.map.fields if i not in below]


@pytest.fixture(scope="module")
def bunker(tmp_path_factory: pytest.TempPathFactory, screen: str) -> tuple[Module, dict[str, Any]]:
    """U-Boat Bunker, asked all that is to know in one game."""
    module = Module("uboat-bunker", tmp_path_factory.mktemp("bunker"), screen, reasons="no")
    fields = on_top(module.compiled)
    x, y = module.at("B41")
    questions: dict[str, list[Any]] = {
        "zones": ["zones"],
        **{f"at {i}": ["zone_at", "Board", *module.at(i)] for i in fields},
        **{f"of {i}": ["properties", i] for i in module.compiled.map.fields},
        **{f"below {i}": ["zone_at", "Below", *module.at(i)]
           for i, _ in stacked(module.compiled)},
        "images": ["images", str(module.path)],
        "standing": ["standing", "Board"],
        "decks": ["decks", "Board"],
        "put in": ["into_bag", "Board", "Silencer"],
        "one more": ["decks", "Board"],
        "drawn": ["draw_from", "Board", "Bag"],
        "one less": ["decks", "Board"],
        "secret": ["standing", "Sniper's map"],
        "sniper": ["seen_by", "Sniper's map", "Sniper"],
        "squad": ["seen_by", "Sniper's map", "Red squad"],
        "dialogs": ["dialogs"],
        "before": ["chat"],
        "look": ["look", "Sniper's map", "Sniper", x, y],
        "coloured": ["kept", "Sniper's map", [f"seen_{n}" for n in range(131)]],
        "public": ["kept", "Board", [f"seen_{n}" for n in range(131)]],
        **{f"mouse {i}": ["under_mouse", "Sniper's map", *module.at(i)] for i in fields},
        "after": ["chat"],
        "eye": ["standing", "Red squad's map"],
        "whose": ["seen_by", "Red squad's map", "Red squad"],
        "not whose": ["seen_by", "Red squad's map", "Sniper"],
        "show": ["look", "Board", "Red officer", x, y],
        "shown": ["kept", "Board", [f"seen_{n}" for n in range(131)]],
        "save": ["read_back"],
        "moved": ["moved", "Board", "Red officer"],
        "gone": ["kept", "Board", [f"seen_{n}" for n in range(131)]],
    }  # fmt: skip
    return module, dict(zip(questions, module.ask(list(questions.values()), "Sniper"), strict=True))


def test_each_field_is_a_zone_that_holds_its_points(bunker: tuple[Module, dict[str, Any]]) -> None:
    module, told = bunker
    fields = list(module.compiled.map.fields)
    for zones in told["zones"].values():
        assert sorted(zones) == sorted(fields)
    for field in on_top(module.compiled):
        assert told[f"at {field}"] == field
    assert stacked(module.compiled)
    for below, _ in stacked(module.compiled):
        assert told[f"below {below}"] == below


def test_zones_hold_what_the_tables_say(bunker: tuple[Module, dict[str, Any]]) -> None:
    module, told = bunker
    game_map, relations = module.compiled.map, module.compiled.relations
    far = distances(module.compiled)
    close = set(map(frozenset, MapSupplies(module.compiled).unsettled()))
    for id_, field in game_map.fields.items():
        has = told[f"of {id_}"]
        assert (has["title"], has["kind"], has["sector"]) == (field.name, field.kind, field.sector)
        assert has["level"] == str(field.level)
        for name in ("adjacent", "matching", "passable"):
            wanted = {a if b == id_ else b for a, b in getattr(relations, name) if id_ in (a, b)}
            assert set(has[name].split()) == wanted
        seen = dict(re.findall(r";([^=;]+)=(\d+)", has["sees"]))
        assert {b: int(d) for b, d in seen.items()} == {
            b: d for (a, b), d in far.items() if a == id_ and d is not None
        }
        disputed = re.findall(r";([^=;]+)=", has["close"])
        assert {frozenset((id_, other)) for other in disputed} == {p for p in close if id_ in p}


def test_pictures_load_and_figures_stand_on_their_starts(
    bunker: tuple[Module, dict[str, Any]],
) -> None:
    module, told = bunker
    assert told["images"]
    assert all(min(size) >= 16 for size in told["images"].values())
    starts = sorted(m.field for m in module.compiled.map.markers if m.type == "start")
    standing = {name: zone for name, zone in told["standing"] if zone}
    assert sorted(standing.values()) == starts
    assert sum("officer" in name for name in standing) == 3
    assert told["decks"] == {"Bag": ["Accuracy"] * 6 + ["Noise"] * 2 + ["Recoil"] * 3}
    assert told["one more"]["Bag"] == [*told["decks"]["Bag"], "Silencer"]
    assert sorted([*told["one less"]["Bag"], told["drawn"]]) == told["one more"]["Bag"]
    assert told["dialogs"] == []


def test_the_sniper_alone_has_his_map_and_asking_tells_nobody(
    bunker: tuple[Module, dict[str, Any]],
) -> None:
    module, told = bunker
    assert (told["sniper"], told["squad"]) == (True, False)
    assert [name for name, _ in told["secret"]] == ["Sniper", "My objective", "My objective"]
    far = distances(module.compiled)
    fields = list(module.compiled.map.fields)
    shown = [None if c == "." else min(ord(c) - ord("A") + 1, 7) for c in told["coloured"]]
    wanted = [far["B41", b] for b in fields]
    assert shown == [None if d is None else min(d, 7) for d in wanted]
    assert set(told["public"]) == {""}
    for field in on_top(module.compiled):
        d = far["B41", field]
        words = "does not see it" if d is None else f"sees it, distance {d}"
        assert f": Field B41 {words}" in told[f"mouse {field}"]
    assert told["after"] == told["before"]


def test_each_side_has_a_map_of_its_own_and_saves_are_read_back(
    bunker: tuple[Module, dict[str, Any]],
) -> None:
    _, told = bunker
    assert [name for name, _ in told["eye"]] == ["Eye"]
    assert (told["whose"], told["not whose"]) == (True, False)
    commands, lost = told["save"]
    assert commands > 500
    assert lost == 0


def test_what_is_shown_on_the_board_goes_when_the_figure_moves(
    bunker: tuple[Module, dict[str, Any]],
) -> None:
    _, told = bunker
    assert told["shown"] == told["coloured"]
    assert set(told["gone"]) == {"."}


@pytest.mark.parametrize("name", ["two-rooms", "odd-names", "courtyard"])
def test_every_pair_is_answered_by_a_line_of_sight(name: str, tmp_path: Path, screen: str) -> None:
    module = Module(name, tmp_path, screen, dpi="200")
    fields = on_top(module.compiled)
    lone = [i for i in fields if all(i not in pair for pair in module.compiled.relations.stacked)]
    tunnels = sorted({below for below, _ in stacked(module.compiled)})
    pairs = [
        *(("Board", a, b) for a, b in itertools.permutations(fields, 2)),
        *(("Below", a, b) for a, b in itertools.product(tunnels, lone)),
    ]
    lines = [["draw_line", window, module.at(a), module.at(b)] for window, a, b in pairs]
    zones = [["zone_at", "Board", *module.at(i)] for i in fields]
    mouse = [["under_mouse", "Board", *module.at(i)] for i in fields]
    told = module.ask([*lines, *zones, *mouse])
    assert [unquote(zone) for zone in told[len(lines) : -len(mouse)]] == fields
    for field, said in zip(fields, told[-len(mouse) :], strict=True):
        title = clean(module.compiled.map.fields[field].name or "")
        assert unquote(said) == f"Field {field}" + (f", {unquote(title)}" if title else "")
    far = distances(module.compiled)
    rules = {
        frozenset((one["origin"], one["target"])): [rule["id"] for rule in one["rules"]]
        for one in MapSupplies(module.compiled).answers()
    }
    for (_, a, b), said in zip(pairs, told, strict=False):
        start, _, rest = said.removeprefix("Field ").partition(" to Field ")
        end, _, answer = rest.partition(": ")
        assert (unquote(start), unquote(end)) == (a, b)
        d = far[a, b]
        verdict, _, why = answer.replace(" (disputed: a close call)", "").partition(": ")
        assert verdict == ("does not see it" if d is None else f"sees it, distance {d}")
        assert re.findall(r"[(;,] ?([A-Z]\d+)(?=[,;)])", why) == rules[frozenset((a, b))]


def test_two_players_share_a_game_over_the_server(bunker: tuple[Module, dict[str, Any]]) -> None:
    module, _ = bunker
    anna, bert = module.player("Anna"), module.player("Bert")
    try:
        with server() as port:
            for player, name in ((anna, "Anna"), (bert, "Bert")):
                player.ask("join", name, port)
                player.ask("sit_down", "table")
            wait_until(lambda: all(p.ask("sitting") == ["Anna", "Bert"] for p in (anna, bert)))
            first, second = (module.at(i) for i in on_top(module.compiled)[:2])
            piece = "Red officer"
            anna.ask("put", "Board", piece, *first)
            anna.ask("may_save")
            bert.ask("synchronize", "Anna")
            stand = anna.ask("places", "Board")
            assert [piece, *first] in stand
            wait_until(lambda: bert.ask("places", "Board") == stand)
            bert.ask("put", "Board", piece, *second)  # and back
            wait_until(lambda: [piece, *second] in anna.ask("places", "Board"))
            assert anna.ask("places", "Board") == bert.ask("places", "Board")
    finally:
        anna.leave()
        bert.leave()
