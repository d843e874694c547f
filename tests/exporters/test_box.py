"""Files of other programs are read in a process of their own, which can do no harm."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from mapkit.errors import FileError, MapkitError, UsageError
from mapkit.export import (
    ImportedField,
    ImportedMap,
    Importer,
    box,
    fill_in,
    find_importer,
    importers,
)
from mapkit.export.box_inside import answer
from mapkit.export.plain_values import from_json, to_json
from mapkit.jobs import box as jobs_box
from mapkit.messages import Phrase, phrase
from tests.fuzz.damage import samples
from tests.looping import for_each
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="no limits of memory and processor here"
)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">%s</svg>'
SLOW = SVG % (b'<path d="%s"/>' % (b"M0 0h9v9h-9z" * 90_000))
LARGE = SVG % (b'<g id="g"/>' * 190_000)
SQUARE = SVG % b'<path id="a" fill="red" d="M0 0h9v9h-9z"/>'

WAYS = ("copied", "started anew")


def begin(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box is a copy of a process without threads, or one that is started anew."""
    monkeypatch.setattr("mapkit.jobs.box._is_alone", lambda: way == WAYS[0])


@for_each("name", sorted(importers()))
def test_what_comes_out_of_the_box_is_what_went_in(name: str) -> None:
    importer = find_importer(name)
    for data in [data for reader, data in samples() if reader == name]:
        with suppress(MapkitError):
            read = importer.read(data, None, fill_in(name, importer.options, {}))
            assert from_json(to_json(read)) == read


def test_sentences_can_be_said_in_other_languages_still() -> None:
    said = phrase("{n} in {name}", n=3, name=phrase("standard input"))
    back = from_json(to_json(said))
    assert (back, back.source, back.values) == (said, said.source, said.values)
    assert type(back.values["name"]) is Phrase


@for_each(
    "text", ['{"d":["Popen",{}]}', '{"d":["ImportedMap",{"x":1}]}', '{"x":1}', "{}", '{"p":1}']
)
def test_an_answer_can_be_made_of_plain_values_only(text: str) -> None:
    with pytest.raises((ValueError, TypeError, LookupError)):
        from_json(text)


@pytest.mark.always
def test_a_drawing_is_read_and_errors_come_back_as_they_were() -> None:
    name, read = box.read_foreign(SQUARE, None, {})
    assert (name, [f.id for f in read.fields]) == ("svg", ["a"])
    assert box.readers_of(SQUARE, None) == ("svg",)
    with pytest.raises(UsageError, match="layer sea"):
        box.read_foreign(SQUARE, None, {"layers": "sea"})
    with pytest.raises(FileError, match=r"^x.svg:1:\d+: ") as caught:
        box.read_foreign(SQUARE[:-3], Path("x.svg"), {}, name="svg")
    assert isinstance(caught.value.message, Phrase)


@pytest.mark.parametrize("way", WAYS)
def test_too_much_memory_and_too_much_time_are_told_in_words(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(way, monkeypatch)
    # In a process of its own: a copy may use what other tests have freed without asking for more.
    done = subprocess.run(
        [sys.executable, "-c", f"""
import sys
from mapkit.errors import FileError
from mapkit.export import box
import mapkit.jobs.box
mapkit.jobs.box._is_alone = lambda: {way == WAYS[0]}
box.MOST_MEMORY = 20 * 2**20
try:
    box.read_foreign(sys.stdin.buffer.read(), None, {{}}, name="svg")
except FileError as error:
    print(error)
"""],
        input=LARGE, capture_output=True, check=True,
    )  # fmt: skip
    assert b"needs more than 20 MB of memory" in done.stdout
    monkeypatch.setattr(box, "MOST_SECONDS", 1)
    with pytest.raises(FileError, match="takes more than 1 seconds"):
        box.read_foreign(SLOW, None, {}, name="svg")


def processes_of(process: object) -> set[str]:
    found = Path(f"/proc/{process}/task").glob("*/children")
    return {number for file in found for number in file.read_text(encoding="ascii").split()}


@pytest.mark.parametrize("way", WAYS)
def test_reading_can_be_stopped_and_leaves_no_process(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(way, monkeypatch)

    def stop() -> None:
        raise KeyboardInterrupt

    before = processes_of("self")  # other tests keep some for later
    with pytest.raises(KeyboardInterrupt):
        box.read_foreign(SLOW, None, {}, name="svg", stop=stop)
    assert processes_of("self") <= before


ENDED = """
import sys, threading
from mapkit.export import box
if sys.argv[2] == "started anew":
    threading.Thread(target=threading.Event().wait, daemon=True).start()
box.read_foreign(sys.argv[1].encode(), None, {}, name="svg")
"""


def runs(process: str) -> bool:
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return False
    return "\nState:\tZ" not in status


@pytest.mark.parametrize("way", WAYS)
def test_the_process_ends_with_the_one_that_asked(way: str) -> None:
    slow = SVG % (b'<path d="%s"/>' % (b"M0 0h9v9h-9z" * 9_000))
    asking = subprocess.Popen(
        [sys.executable, "-c", ENDED, slow.decode(), way],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OPENBLAS_NUM_THREADS": "1"},
    )
    wait_until(lambda: processes_of(asking.pid))
    (reader,) = processes_of(asking.pid)
    asking.kill()
    asking.wait()
    wait_until(lambda: not runs(reader))


ALONE = """
import sys, threading
from mapkit.cli.stopping import Interrupts
from mapkit.jobs.box import _is_alone
with Interrupts():
    print(_is_alone())
    threading.Thread(target=threading.Event().wait, daemon=True).start()
    print(_is_alone())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no process is copied")
def test_the_command_line_reads_in_a_copy_of_itself() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["True", "False"]


RING = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (None, "read returned NoneType, not an ImportedMap"),
        (ImportedMap([ImportedField((RING,))], "x"), r"fields is \[.*, not a tuple of Imported"),  # type: ignore[arg-type]
        (ImportedMap((ImportedField((RING,), id=7),), "x"), r"fields\[0\]\.id is 7, not a text"),  # type: ignore[arg-type]
        (ImportedMap((ImportedField(RING),), "x"), r"fields\[0\]\.rings\[0\] is \(0\.0, 0"),  # type: ignore[arg-type]
        (ImportedMap((), "x", not_taken=("a line",)), r"not_taken\[0\] is 'a line', not NotTaken"),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_a_wrong_return_value_is_the_importers_fault(
    read: Any, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = Importer("mine", ("x",), "", lambda _: True, lambda *_: read)
    monkeypatch.setattr("mapkit.export.box_inside.find_importer", lambda _: mine)
    request = {"only_names": False, "name": "mine", "first": False, "given": {}}
    with pytest.raises(MapkitError, match=f"the importer mine is wrong, not the file: {told}"):
        answer(b"", None, request)


@pytest.fixture
def threaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """A program with threads, as the window is; what waits in it ends with the test."""
    begin(WAYS[1], monkeypatch)
    waiting: dict[str, Any] = {}
    monkeypatch.setattr(jobs_box, "_waiting", waiting)
    yield waiting
    for one in waiting.values():
        one.end()


def test_a_box_that_waits_reads_one_file(threaded: dict[str, Any]) -> None:
    box.make_ready()
    (waiting,) = threaded.values()
    box.make_ready()
    assert list(threaded.values()) == [waiting], "one is enough"
    with mock.patch.object(jobs_box, "_started", side_effect=AssertionError("one waits")):
        assert box.read_foreign(SQUARE, None, {})[0] == "svg"
    assert not threaded
    assert not waiting.runs()


def test_a_waiting_box_that_was_killed_says_nothing_of_the_file(threaded: dict[str, Any]) -> None:
    box.make_ready()
    (waiting,) = threaded.values()
    waiting.kill()
    assert box.read_foreign(SQUARE, None, {})[0] == "svg"
    box.make_ready()
    (waiting,) = threaded.values()
    waiting.kill()
    waiting.wait()
    box.make_ready()
    assert list(threaded.values()) != [waiting], "another one waits"


def test_the_limits_hold_in_a_box_that_waited(
    threaded: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "MOST_MEMORY", 20 * 2**20)
    box.make_ready()
    with pytest.raises(FileError, match="needs more than 20 MB of memory"):
        box.read_foreign(LARGE, None, {}, name="svg")
    assert not threaded


def test_a_box_that_nobody_asks_ends_by_itself(
    threaded: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs_box, "_WAITS_S", 0.01)
    box.make_ready()
    (waiting,) = threaded.values()
    wait_until(lambda: not waiting.runs())
    assert box.read_foreign(SQUARE, None, {})[0] == "svg"


WAITS = """
import threading
from mapkit.export import box
box.make_ready()
threading.Event().wait()
"""


def test_a_waiting_box_ends_with_the_program() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", WAITS],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OPENBLAS_NUM_THREADS": "1"},
    )
    wait_until(lambda: processes_of(program.pid))
    (waiting,) = processes_of(program.pid)
    program.kill()
    program.wait()
    wait_until(lambda: not runs(waiting))
