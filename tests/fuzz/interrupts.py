"""``python -m tests.fuzz --interrupts``: stop commands at any moment, and fill the disk.

Every command begins in a folder as new: what an earlier one has finished would be taken over.
After Ctrl-C a command has to end soon, say so with its exit code, and leave nothing: no process, no
file beside its results, nothing in the folder for temporary files. Python itself takes the first
tenth of a second, and shows a traceback of its own then; one that an import swallows is not
counted. After kill -9 no file may be half written, no process go on, and the same command has to
succeed. Where files can have so many bytes only, as on a full disk, it says so and leaves nothing.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from mapkit.cli.stopping import ExitCode
from mapkit.jobs.box import with_limits

COMMANDS = (
    "check board.yaml --fix",
    "sight board.yaml 24 38 --picture a.png --force",
    "disputes board.yaml --picture a.svg --force",
    "suggest board.yaml 34 37",
    "improve board.yaml --goal equal-exposure --variants 4 -o drafts --resume",
    "reach board.yaml 24 --picture a.svg --force",
    "report board.yaml -o report.html --force",
    "report . --all -o reports",
    "simulate board.yaml --games 3000 --results games.jsonl",
    "build board.yaml -o a.json --force",
    "export board.yaml --to html -o a.html --force",
    "export board.yaml --to vassal -o a.vmod --force",
    "booklet board.yaml -o a.pdf --force",
    "draw board.yaml --sheets a4 -o sheets.pdf --force",
    "import a.svg -o imported.yaml --force",
    "diff board.yaml launch-site",
    "cards board.yaml -o cards.pdf --force",
    "marks -o marks.pdf --force",
    "hear board.yaml 24 25",
    "play search board.yaml 24",
    "range cards/four-corners.yaml c1.b2 2 --picture a.png",
    "odds 3 --bag accuracy=6,noise=2,recoil=3",
    "trace photo/board.jpg -o traced.yaml --size 297x297",
    "template photo.yaml --box 40,52,13,13 --type objective -A number=4 -o a.mapkit-templates",
    "compose cards/ring.layout.yaml -o ring.yaml --cards printed.pdf",
    "new copy launch-site other.yaml",
    "formats --json",
    "schema tables",
    "completion bash",
)
"""What is interrupted, in a folder with boards, cards, a drawing and a photo."""

_LEFT = (".tmp", ".old")
_ENDS = {
    ".html": b"</html>", ".jpg": b"\xff\xd9", ".json": b"}", ".jsonl": b"}", ".pdf": b"%%EOF",
    ".png": b"IEND\xaeB`\x82", ".svg": b"</svg>",
}  # fmt: skip
_PATIENCE_S = 30.0
_DEAF_S = 2.0
_SOON_S = 1.0
_STARTED_S = 0.15
_LATER = 0.3
"""Of the time: for kills and full disks."""


@dataclass(slots=True)
class Interrupted:
    """What happened when one command was interrupted.

    ``after_s`` and ``took_s``: When the signal came, and how long the process went on.
    """

    command: str
    after_s: float
    took_s: float = 0.0
    ended_before: bool = False
    """The command had ended by itself, so nothing was interrupted."""
    wrong: list[str] = field(default_factory=list)


def interrupted(
    command: str, folder: Path, after_s: float, sent: signal.Signals = signal.SIGINT
) -> Interrupted:
    """Start a command, send it a signal, and look at what is left."""
    found = Interrupted(command, after_s)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background: it is inherited
        signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as scratch:
        environment = {
            **os.environ, "TMPDIR": scratch, "NO_COLOR": "1", "PYTHONFAULTHANDLER": "1"
        }  # fmt: skip
        process = subprocess.Popen(
            [sys.executable, "-m", "mapkit", *shlex.split(command)],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(after_s)
            found.ended_before = True
        process.send_signal(sent)
        start = time.monotonic()
        try:
            _, said = process.communicate(timeout=_PATIENCE_S)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            found.wrong.append("it did not end")
            return found
        found.took_s = time.monotonic() - start
        if sent == signal.SIGINT:
            found.wrong += _ended(process.returncode, said.decode(errors="replace"))
            found.wrong += _left(folder, scratch)
            deaf = process.returncode in (ExitCode.OK, ExitCode.NO) and found.took_s > _DEAF_S
            if deaf and not found.ended_before:
                found.wrong.append(f"went on to its end for {found.took_s:.1f} s")
        found.wrong += _torn(folder)
        if _goes_on(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
            found.wrong.append("left a process")
    return found


def filled(command: str, folder: Path, most: int) -> Interrupted:
    """Run a command that can write files of so many bytes only, and look at what is left."""
    found = Interrupted(command, 0.0)
    run = with_limits(
        [sys.executable, "-m", "mapkit", *shlex.split(command)],
        memory=8 * 2**30, seconds=600, output=most,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as scratch:
        done = subprocess.run(
            run,
            cwd=folder,
            env={**os.environ, "TMPDIR": scratch, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        said = done.stderr.decode(errors="replace")
        found.ended_before = done.returncode in (ExitCode.OK, ExitCode.NO)
        if done.returncode not in (ExitCode.OK, ExitCode.NO, ExitCode.FILE):
            found.wrong.append(f"ended with {done.returncode}: {said[-200:]}")
        if "Traceback" in said:
            found.wrong.append(f"showed a traceback: {said[-200:]}")
        found.wrong += [*_left(folder, scratch), *_torn(folder)]
    return found


def _left(folder: Path, scratch: str) -> Iterator[str]:
    yield from (f"left {path.name} in the temporary folder" for path in _in(scratch))
    yield from (f"left {path.name}" for path in _in(folder) if path.suffix in _LEFT)


def _torn(folder: Path) -> Iterator[str]:
    yield from (f"{path.name} is not whole" for path in _in(folder) if not _whole(path))


def _goes_on(group: int) -> bool:
    """Return whether processes of a group work on, a second later too."""
    end = time.monotonic() + 1
    while time.monotonic() < end:
        if not any(_works(stat, group) for stat in Path("/proc").glob("[0-9]*/stat")):
            return False
        time.sleep(0.02)
    return True


def _works(stat: Path, group: int) -> bool:
    """Return whether a process of a group has not ended; one that has may wait to be noticed."""
    try:
        state, _, own = stat.read_text("utf-8").rpartition(") ")[2].split()[:3]
    except (OSError, ValueError):
        return False
    return state not in "ZX" and int(own) == group


def _ended(code: int, said: str) -> Iterator[str]:
    if code not in (ExitCode.OK, ExitCode.NO, ExitCode.INTERRUPTED, -signal.SIGINT):
        yield f"ended with {code}: {said[-(200 if code > 0 else 2000) :]}"
    # On a busy machine Python may still be loading the first modules.
    begun = re.search(r'cli.__init__\.py", line \d+, in main', said) is not None
    if begun and "Traceback" in said and "mapkit: interrupted" not in said:
        yield f"showed a traceback: {said[-200:]}"


def _whole(path: Path) -> bool:
    """Return whether a file ends as files of its kind do; results are read by line."""
    data = path.read_bytes() if path.is_file() else b""
    ends = _ENDS.get(path.suffix)
    return not data or ends is None or data.rstrip().endswith(ends)


def _in(folder: str | Path) -> list[Path]:
    return sorted(Path(folder).iterdir())


def interrupt_commands(
    seconds: float, seed: int, commands: Sequence[str] = COMMANDS, *, times: int = 50
) -> int:
    """Stop every command at so many random moments; print a row each, return the failures.

    A command that had ended before is run again, and does not count. Kills and full disks are a
    fifth of the times. Each command has its share of the time, and what others left of theirs.
    """
    rng, over, failures = Random(seed), time.monotonic() + seconds, 0
    totals: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as work:
        sound = _prepared(Path(work) / "sound")
        for done, command in enumerate(rng.sample(commands, len(commands))):
            share = (over - time.monotonic()) / (len(commands) - done)
            end = time.monotonic() + share
            whole = _time_of(command, _anew(sound), min(20.0, share / 6))
            ran: list[Interrupted] = []
            early = 0
            while len(ran) < times and time.monotonic() < end - share * _LATER:
                after = rng.uniform(_STARTED_S, whole)
                one = interrupted(command, _anew(sound), after)
                if not one.ended_before:
                    ran.append(one)
                    continue
                early += 1
                whole = max(_STARTED_S * 2, min(whole * 0.95, after))  # less than was thought
            if not ran:
                print(f"not interrupted in its share of the time: mapkit {command}", flush=True)
                continue
            kills: list[Interrupted] = []
            full: list[Interrupted] = []
            while len(kills) < times / 5 and time.monotonic() < end - share * _LATER / 2:
                after = rng.uniform(_STARTED_S, whole)
                folder = _anew(sound)
                kills.append(interrupted(command, folder, after, signal.SIGKILL))
                if len(kills) == 1:
                    kills[0].wrong += _again(command, folder)
            while len(full) < times / 5 and time.monotonic() < end:
                full.append(filled(command, _anew(sound), int(2 ** rng.uniform(0, 17))))
            every = [*ran, *kills, *full]
            wrong = [f"{one.after_s:.2f} s: {text}" for one in every for text in one.wrong]
            failures += len(wrong)
            late = sum(one.took_s > _SOON_S for one in ran)
            totals += Counter(stopped=len(ran), killed=len(kills), full=len(full), late=late)
            slowest = max(ran, key=lambda one: one.took_s)
            print(
                f"{len(ran):4d} times, longest {slowest.took_s:.2f} s after {slowest.after_s:.2f} "
                f"of {whole:.1f}, {late} over {_SOON_S:g} s, {early} had ended; {len(kills)} "
                f"killed; {len(full)} on a full disk, "
                f"{sum(not one.ended_before for one in full)} refused; {len(wrong)} wrong: "
                f"mapkit {command}",
                flush=True,
            )
            for line in wrong[:3]:
                print(f"      {line}", flush=True)
    print(
        f"{totals['stopped']} stopped, {totals['late']} of them later than after {_SOON_S:g} s, "
        f"{totals['killed']} killed, {totals['full']} on a full disk, {failures} failures",
        flush=True,
    )
    return failures


def _again(command: str, folder: Path) -> Iterator[str]:
    """Say what is wrong where a command runs once more, after it was killed several times."""
    done = subprocess.run(
        [sys.executable, "-m", "mapkit", *shlex.split(command)],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    if done.returncode not in (ExitCode.OK, ExitCode.NO):
        said = done.stderr.decode(errors="replace")[-200:]
        yield f"after kills it ends with {done.returncode}: {said}"
    yield from (f"left {path.name}" for path in _in(folder) if path.suffix in _LEFT)


def _anew(sound: Path) -> Path:
    """Return a folder beside one, with the same files and nothing else."""
    folder = sound.with_name("work")
    shutil.rmtree(folder, ignore_errors=True)
    return shutil.copytree(sound, folder)


def _prepared(sound: Path) -> Path:
    """Return a folder with the files that the commands need."""
    run = [sys.executable, "-m", "mapkit"]
    ours = Path(__file__).parents[2]
    sound.mkdir()
    shutil.copytree(ours / "maps" / "skirmish_wars", sound / "cards")
    shutil.copytree(ours / "examples" / "photo", sound / "photo")
    for made in (
        ["new", "copy", "launch-site", "board.yaml"],
        ["draw", "board.yaml", "-o", "a.svg"],
        ["trace", "photo/board.jpg", "-o", "photo.yaml", "--size", "297x297"],
    ):
        subprocess.run([*run, *made], cwd=sound, check=True, capture_output=True)
    return sound


def _time_of(command: str, folder: Path, most: float) -> float:
    """Return how long a command takes by itself, or at most."""
    start = time.monotonic()
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(
            [sys.executable, "-m", "mapkit", *shlex.split(command)],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=most,
            check=False,
        )
    return max(time.monotonic() - start, 0.3)
