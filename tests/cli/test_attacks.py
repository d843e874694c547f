"""What a map, a file name or a damaged machine may not do to the program."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from mapkit.cli.stopping import is_damage, say_damaged
from mapkit.cli.terminal import SafeStream
from mapkit.messages import one_line
from tests.cli.program import Mapkit
from tests.terminals import needs_terminal
from tests.waiting import LIMIT_S

MAIN = "from mapkit.cli import main; main()"
FIELDS = (
    "fields:\n"
    "  a: {kind: open, name: NAME, ring: [[0,0],[1000,0],[1000,1000],[0,1000]]}\n"
    "  b: {kind: built_up, ring: [[1000,0],[2000,0],[2000,1000],[1000,1000]]}\n"
)
EVIL = r'"\e]0;owned\a\e[2J\e[31m\r\nmapkit: no problems \u202Eedoc \x9b2J"'


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.yaml"
    path.write_text('mapkit: "1.0"\nid: m\n' + FIELDS.replace("NAME", "Lane"), "utf-8")
    return path


def on_terminal(folder: Path, *arguments: str, main: str = MAIN) -> str:
    """Run the program with a pseudo-terminal as its output, and return what came out."""
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", main, *arguments],
        cwd=folder, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
        env={**os.environ, "TERM": "xterm", "NO_COLOR": ""},
    ) as process:  # fmt: skip
        os.close(theirs)
        said = b""
        while True:
            try:
                more = os.read(ours, 65536)
            except OSError:  # the other side is closed
                break
            if not more:
                break
            said += more
        process.wait(LIMIT_S)
    os.close(ours)
    return said.decode("utf-8", "replace")


def held_back(text: str) -> bool:
    """Return whether a terminal shows the text as it is, in our colours at most."""
    odd = ("\x1b]", "\x1b[2J", "\a", "\x9b", "\u202e", "\r\nmapkit: no problems")
    return not any(letters in text for letters in odd)


@needs_terminal
@pytest.mark.parametrize(
    "arguments", [("check", "-q"), ("sight", "a", "b"), ("sight", "nowhere", "b"), ("reach", "a")]
)
def test_a_name_controls_no_terminal(tmp_path: Path, arguments: tuple[str, ...]):
    command, *rest = arguments
    text = f'mapkit: "1.0"\nid: m\nname: {EVIL}\n' + FIELDS.replace("NAME", EVIL)
    (tmp_path / "board.yaml").write_text(text + f"markers: [{{type: {EVIL}, field: a}}]\n", "utf-8")
    said = on_terminal(tmp_path, command, "board.yaml", *rest)
    assert held_back(said), ascii(said)
    assert said.strip()


@needs_terminal
def test_a_file_name_controls_no_terminal(board: Path):
    name = "x\x1b]0;owned\a\x1b[2J\r\nmapkit: no problems\u202e.yaml"
    board.rename(board.with_name(name))
    for command in ("check", "sight", "draw"):
        said = on_terminal(board.parent, command, name, *(["a", "q"] if command == "sight" else []))
        assert held_back(said), ascii(said)
        assert said


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain \u017elu\u0165 \U0001f600", "plain \u017elu\u0165 \U0001f600"),
        ("a\nb\tc\rd", r"a\nb\tc\rd"),
        ("\x1b[2J\x9b\x7f", r"\x1b[2J\x9b\x7f"),
        ("\u202eedoc\u2066\u2028", r"\u202eedoc\u2066\u2028"),
    ],
)
def test_letters_stay_and_controls_are_spelt_out(text: str, shown: str):
    assert one_line(text) == shown


@pytest.mark.parametrize(
    "how",
    [{"bold": True}, {"bold": False}, {"dim": True}, {"fg": "red"}, {"italic": True}],
    ids=str,
)
def test_styles_of_ours_get_to_the_terminal(how: dict[str, Any]):
    terminal = io.StringIO()
    SafeStream(terminal).write(styled := click.style("text", **how))
    assert terminal.getvalue() == styled


@pytest.mark.parametrize("way", ["same", "symbolic link", "hard link", "other name"])
@pytest.mark.parametrize(
    "command", [("build",), ("export", "--to", "svg"), ("draw", "--format", "svg")]
)
def test_the_only_map_is_not_replaced_by_what_is_made_of_it(
    mapkit: Mapkit, board: Path, command: tuple[str, ...], way: str
):
    output = board if way == "same" else board.parent / "output.yaml"
    if way == "symbolic link":
        output.symlink_to(board)
    elif way == "hard link":
        output.hardlink_to(board)
    elif way == "other name":
        output = board.parent / "." / ".." / board.parent.name / board.name
    before = board.read_bytes()
    name, *options = command
    done = mapkit(name, board, "-o", output, "--force", *options)
    assert done.code == 4
    assert "is read by this command" in done.err
    assert board.read_bytes() == before


def test_no_picture_of_an_answer_replaces_what_the_map_names(mapkit: Mapkit, board: Path):
    rules = board.parent / "rules.yaml"
    rules.write_text('mapkit_ruleset: "1.0"\nid: r\nkinds: {open: {matches: open}}\n', "utf-8")
    photo = board.parent / "photo.png"
    photo.write_bytes(b"a photo")
    text = (
        'mapkit: "1.0"\nid: m\nruleset: ./rules.yaml\n'
        "underlay: {picture: photo.png, corners: [[0,0],[9,0],[9,9],[0,9]]}\n"
        "fields:\n  a: {kind: open, ring: [[0,0],[1000,0],[1000,1000]]}\n"
    )
    board.write_text(text, "utf-8")
    for output in (rules, photo):
        before = output.read_bytes()
        done = mapkit("draw", board, "-o", output, "--format", "svg", "--force")
        assert done.code == 4, done.err
        assert output.read_bytes() == before


BUSY = (
    "import hashlib, sys, types\n"
    "def run(arguments):\n"
    "    print('ready', flush=True)\n"
    "    hashlib.pbkdf2_hmac('sha256', b'', b'', 2 * 10**9)\n"  # hears no signal meanwhile
    "sys.modules['mapkit.cli.run'] = types.SimpleNamespace(run=run)\n"
)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent otherwise there")
def test_ctrl_c_ends_what_hears_no_signal():
    with subprocess.Popen(
        [sys.executable, "-c", BUSY + MAIN], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=LIMIT_S)
    assert process.returncode == 130
    assert said == b"mapkit: interrupted\n"


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent otherwise there")
@pytest.mark.parametrize("turned", ["", "raise ImportError('numpy failed') from None"])
def test_ctrl_c_while_libraries_load(tmp_path: Path, turned: str):
    (tmp_path / "click.py").write_text(
        "import os, signal\n"
        "try:\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    while True: pass\n"
        "except KeyboardInterrupt:\n"
        f"    {turned or 'raise'}\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", MAIN], capture_output=True, check=False, timeout=LIMIT_S,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path.cwd()}"},
    )  # fmt: skip
    assert done.returncode == 130
    assert done.stderr == b"mapkit: interrupted\n"


@pytest.mark.parametrize("library", ["click", "yaml", "numpy", "shapely"])
def test_a_damaged_environment_says_so(board: Path, library: str):
    code = f"import sys; sys.modules[{library!r}] = None\n{MAIN}"
    done = subprocess.run(
        [sys.executable, "-c", code, "check", board], capture_output=True, text=True, check=False
    )
    assert done.returncode == 70, done.stderr
    assert "this installation is damaged" in done.stderr
    assert "install" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "code",
    [
        "sys.modules['mapkit.board'] = None",  # a module of ours
        "sys.modules['shapely'] = types.ModuleType('shapely')",  # a library without a name
        "sys.modules['mapkit.cli.run'] = types.ModuleType('run')",  # before there are commands
    ],
)
def test_a_mistake_of_ours_is_not_said_to_be_damage(board: Path, code: str):
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, types\n{code}\n{MAIN}", "check", board],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 70, done.stderr
    assert "bug in mapkit" in done.stderr
    assert "damaged" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_submodule_that_a_library_lacks_is_a_mistake_and_a_broken_one_is_damage():
    lacks = ModuleNotFoundError("No module named 'json.gone'", name="json.gone")
    broken = ImportError("libgeos.so: cannot open shared object file", name="shapely.lib")
    assert not is_damage(lacks)
    assert is_damage(broken)
    assert is_damage(ModuleNotFoundError("No module named 'gone'", name="gone"))


def test_too_little_memory_is_no_damage(capsys: pytest.CaptureFixture[str]) -> None:
    assert say_damaged(ImportError("libgeos.so: failed to map segment from shared object")) == 7
    assert "too little memory" in capsys.readouterr().err
    assert say_damaged(ImportError("libgeos.so: cannot open shared object file")) == 70
    assert "installation is damaged" in capsys.readouterr().err


def test_a_large_map_is_announced_before_it_is_read(mapkit: Mapkit, board: Path) -> None:
    board.write_text(board.read_text("utf-8") + "#" + "x" * (4 * 2**20) + "\n", "utf-8")
    said = mapkit("check", str(board)).err
    assert f"{board} is large (4.0 MB): reading it takes up to 11 s and 240 MB of memory" in said
    assert "is large" not in mapkit("--quiet", "check", str(board)).err


def test_a_large_drawing_and_many_shapes_are_announced(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shapes = "".join(f'<path d="M{20 * n} 0h20v20h-20z"/>' for n in range(9))
    drawing = tmp_path / "a.svg"
    drawing.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="180" height="20">{shapes}</svg>'
        "<!--" + "x" * 2**21 + "-->",
        "utf-8",
    )
    monkeypatch.setattr("mapkit.cli.commands.import_map._JOIN_S", 1.0)
    said = mapkit("import", str(drawing), "-o", str(tmp_path / "a.yaml"), "--unit-mm", "1").err
    assert "a.svg is large (2.0 MB): reading it takes up to 9 s" in said
    assert "9 outlines: making borders of them that they share takes about 9 s" in said


def test_holes_are_announced_whatever_bytes_a_drawing_has(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mapkit.cli.commands.import_map._HOLES_S", 1e-4)
    holes = "".join(f"M{n % 50} {n // 50}h.5v.5h-.5z" for n in range(300))
    drawing = tmp_path / "a.svg"
    drawing.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="52mm" height="42mm" viewBox="-1 -1 52 42">'
        f'<path fill-rule="evenodd" d="M-1 -1h52v42h-52z{holes}"/></svg>'
    )
    said = mapkit("import", str(drawing), "-o", str(tmp_path / "a.yaml")).err
    assert "301 outlines: making borders of them that they share takes about 9 s" in said


@needs_terminal
def test_a_drawing_that_takes_long_is_announced_on_a_terminal(tmp_path: Path) -> None:
    shapes = b'<path d="M0 0h9v9h-9z"/>' * 200
    (tmp_path / "a.svg").write_bytes(
        b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">' + shapes + b"</svg>"
    )
    start = "import mapkit.cli.commands.import_map as it; it._PATIENCE_S = 0.0; "
    said = on_terminal(tmp_path, "import", "a.svg", "-o", "a.yaml", main=start + MAIN)
    assert said.count("a.svg takes long to be read; after 60 s of processor it is given up") == 1
