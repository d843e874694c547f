"""Check the documentation: links, facts, commands, programs.

``python tools/check_docs.py`` checks that every relative link and picture in a Markdown file has a
target, headings included, that every picture of ``docs/pictures`` is shown, that no file has a main
section twice, that every path of the repository in such a file exists, and that notebooks are
stored without outputs. With ``--run`` the README, the first pages in ``docs/start``, those in
``docs/howto`` and some others are run too, each in a scratch folder that looks like the checkout:
every command in a shell block in order, then all Python blocks; a how-to twice in the same folder.
With ``--run PAGE ...`` only these pages are. As many pages run side by side as there are
processors. A Python expression followed by ``# -> value`` must have that value. A YAML block that
begins with ``# NAME.yaml`` is that file.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN = (
    "README.md", "docs/start/*.md", "docs/howto/*.md", "docs/layouts.md", "docs/played-games.md",
)  # fmt: skip
"""Pages whose blocks are run."""
RUN_BLOCK = re.compile(r"^```(sh|bash|python)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILE_BLOCK = re.compile(r"^```yaml\n# ([\w.-]+\.yaml)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE_BLOCK = re.compile(r"^(`{3,}).*?^\1", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)
TOLD = re.compile(r"^(\S.*?) +# -> (.+)$", re.MULTILINE)
CI_COMMANDS = ("./test.sh", "bash .ci/run", "bash tools/build_site.sh")
"""Run by ``.ci/run`` itself."""
PHOTO = """import sys
from pathlib import Path
from benchmarks.photos import photo_of

photo = photo_of("launch-site", "easy", megapixels=12.0)
Path(sys.argv[1]).write_bytes(photo.jpeg)
"""
"""Makes the ``photo.jpg`` that pages speak of, which its reader has."""
_TIMED_OUT = 124
"""What ``timeout`` ends with where it had to end the command."""


def main() -> int:
    """Print every problem; return 0 where there is none."""
    problems = [
        *dead_links(),
        *unused_pictures(),
        *doubled_sections(),
        *missing_paths(),
        *stored_outputs(),
    ]
    if "--run" in sys.argv[1:]:
        named = [Path(name).resolve() for name in sys.argv[1:] if not name.startswith("--")]
        pages = named or [path for pattern in RUN for path in sorted(ROOT.glob(pattern))]
        with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
            for found in side_by_side.map(failing_blocks, pages):
                problems += found
    for problem in problems:
        print(problem)
    print(f"documentation: {len(problems)} problem{'s' * (len(problems) != 1)}")
    return 1 if problems else 0


def documents() -> list[Path]:
    """Return all Markdown files that belong to the project."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def dead_links() -> Iterator[str]:
    """Find relative links that lead nowhere."""
    for document in documents():
        text = CODE_BLOCK.sub("", document.read_text(encoding="utf-8"))
        for target in LINK.findall(text):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            path = (document.parent / name).resolve() if name else document
            if not path.exists():
                yield f"{document.relative_to(ROOT)}: {target} does not exist"
            elif anchor and path.suffix == ".md" and anchor not in anchors(path):
                yield f"{document.relative_to(ROOT)}: {target} is no heading there"


def unused_pictures() -> Iterator[str]:
    """Find pictures that no document shows."""
    texts = " ".join(document.read_text(encoding="utf-8") for document in documents())
    for path in sorted((ROOT / "docs" / "pictures").iterdir()):
        if f"pictures/{path.name}" not in texts:
            yield f"no document shows docs/pictures/{path.name}"


def doubled_sections() -> Iterator[str]:
    """Find main sections, and rows about one link, that a document has twice after a merge."""
    for document in documents():
        text = CODE_BLOCK.sub("", document.read_text(encoding="utf-8"))
        found = re.findall(r"^(?:## .*|\| \[[^|]*)", text, re.MULTILINE)
        for line, times in Counter(found).items():
            if times > 1:
                yield f"{document.relative_to(ROOT)}: {line!r} stands there {times} times"


def missing_paths() -> Iterator[str]:
    """Find paths of the repository, in commands or in passing, that are not there.

    A module may be named from inside its package, without its ending.
    """
    folders = "|".join(path.name for path in ROOT.glob("[!.]*/"))
    named = re.compile(rf"(?<![\w/.-])(?:\./)?((?:{folders})/[\w./*-]*\w)")
    for document in documents():
        for path in named.findall(document.read_text(encoding="utf-8")):
            known = any(ROOT.glob(path)) or any(ROOT.glob(f"mapkit/**/{path}.py"))
            if not known and not path.startswith(("build/", "out/")):  # made by commands
                yield f"{document.relative_to(ROOT)}: there is no {path}"


def anchors(document: Path) -> set[str]:
    """Return what the headings of a document are called in links."""
    text = CODE_BLOCK.sub("", document.read_text(encoding="utf-8"))
    plain = (re.sub(r"[`*]", "", heading).lower() for heading in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


def stored_outputs() -> Iterator[str]:
    """Find notebooks that hold what a run of them gave: it would be old before anyone sees it."""
    for path in sorted((ROOT / "examples").rglob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        if any(cell.get("outputs") or cell.get("execution_count") for cell in cells):
            yield f"{path.relative_to(ROOT)} is stored with outputs; clear them"


def failing_blocks(page: Path) -> list[str]:
    """Run a page's commands in order, then its Python blocks as one program."""
    name = page.relative_to(ROOT)
    told, problems = [f"  {name}"], []
    commands = commands_of(page)
    blocks = RUN_BLOCK.findall(page.read_text(encoding="utf-8"))
    program = "".join(checked(block) for kind, block in blocks if kind == "python")
    with tempfile.TemporaryDirectory(prefix="mapkit-docs-") as scratch:
        lay_out(page, Path(scratch))
        if program:
            Path(scratch, "program.py").write_text(program, encoding="utf-8")
            commands.append(f"'{sys.executable}' -W error program.py")
        _put_files(Path(scratch), " ".join(commands))
        for command in commands * (2 if page.parent.name == "howto" else 1):
            start = time.monotonic()
            result = _run(command, Path(scratch))
            told.append(f"  {time.monotonic() - start:5.1f} s  {command}")
            if result.returncode:
                problems.append(
                    f"{name}: {command!r} ends with {result.returncode}:\n"
                    f"{result.stdout[-2000:]}{result.stderr[-2000:]}"
                )
    print("\n".join(told), flush=True)
    return problems


def commands_of(page: Path) -> list[str]:
    """Return a page's shell commands in order."""
    blocks = RUN_BLOCK.findall(page.read_text(encoding="utf-8"))
    return [c for kind, block in blocks if kind != "python" for c in shell_commands(block)]


def lay_out(page: Path, scratch: Path) -> None:
    """Make a folder look like the checkout, with the files that a page shows."""
    for path in ROOT.iterdir():
        if not path.name.startswith("."):
            Path(scratch, path.name).symlink_to(path)
    for name, text in FILE_BLOCK.findall(page.read_text(encoding="utf-8")):
        Path(scratch, name).write_text(text, encoding="utf-8")


def shell_commands(block: str) -> Iterator[str]:
    """Return the commands of a block; one goes on over a backslash at the line's end."""
    for line in block.replace("\\\n", " ").splitlines():
        command = line.partition(" #")[0].strip()
        if command and not command.startswith(("#", "git clone", *CI_COMMANDS)):
            yield command


def checked(block: str) -> str:
    """Turn ``expression  # -> value`` into a line that fails where the value is another."""
    return TOLD.sub(r"assert (found := \1) == (\2), found", block)


def _put_files(scratch: Path, commands: str) -> None:
    """Make the files that commands name and that their reader has."""
    if " photo.jpg " in commands:
        photo = Path(scratch, "photo.jpg")
        subprocess.run([sys.executable, "-c", PHOTO, str(photo)], cwd=ROOT, check=True)


def _run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run one command; the editor, which stays until its window is closed, for some seconds."""
    opens_window = " edit " in command
    own = {"XDG_STATE_HOME": str(folder / "state")}
    if opens_window:
        own |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(folder / "settings"))
        own |= {"QT_QPA_PLATFORM": "offscreen"}
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **own}
    result = subprocess.run(
        [*(["timeout", "8"] if opens_window else []), "bash", "-c", command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if opens_window and result.returncode == _TIMED_OUT:
        result.returncode = 0
    return result


if __name__ == "__main__":
    sys.exit(main())
