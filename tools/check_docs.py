"""Check that the documentation tells the truth: links, diagnostic codes, commands.

``python tools/check_docs.py`` checks that every relative link and picture in a Markdown file
leads somewhere, headings included, and that ``docs/diagnostics.md`` has the rules of the program:
``--write`` puts them there. With ``--run`` every command in a shell block of the README is run too,
in order, in a scratch folder that looks like the checkout.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mapkit.diagnostics import Rule  # noqa: E402
from mapkit.diagnostics.rules import RULES  # noqa: E402

DIAGNOSTICS = ROOT / "docs" / "diagnostics.md"
BEGIN, END = "<!-- rules: begin, made by tools/check_docs.py --write -->", "<!-- rules: end -->"
GROUPS = {
    "MK1": "Reading the file",
    "MK2": "The drawing",
    "MK3": "Portals",
    "MK4": "Markers and play",
    "MK5": "Meaning",
}
SHELL_BLOCK = re.compile(r"^```(?:sh|bash)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE_BLOCK = re.compile(r"^(`{3,}).*?^\1", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)
TEST_COMMANDS = ("./test.sh", "bash .ci/run")
"""Run by ``.ci/run`` itself."""
_TIMED_OUT = 124
"""What ``timeout`` ends with where it had to end the command."""


def main() -> int:
    """Print every problem; return 0 where there is none."""
    if "--write" in sys.argv[1:]:
        DIAGNOSTICS.write_text(with_tables(), encoding="utf-8")
    problems = [*dead_links(), *outdated_diagnostics()]
    if "--run" in sys.argv[1:]:
        problems += failing_commands()
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


def anchors(document: Path) -> set[str]:
    """Return what the headings of a document are called in links."""
    text = CODE_BLOCK.sub("", document.read_text(encoding="utf-8"))
    plain = (re.sub(r"[`*]", "", heading).lower() for heading in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


def outdated_diagnostics() -> Iterator[str]:
    """Compare the tables of the diagnostics with the rules of the program."""
    if DIAGNOSTICS.read_text(encoding="utf-8") != with_tables():
        yield f"{DIAGNOSTICS.relative_to(ROOT)} is not what --write makes of the rules"


def with_tables() -> str:
    """Return the text of ``docs/diagnostics.md`` with the tables of all rules between its marks."""
    text = DIAGNOSTICS.read_text(encoding="utf-8")
    before, begin, _ = text.partition(BEGIN)
    _, end, after = text.partition(END)
    tables = "\n\n".join(
        table(GROUPS[group], group, list(rules))
        for group, rules in groupby(RULES.values(), key=lambda rule: rule.code[:3])
    )
    return f"{before}{begin}\n\n{tables}\n\n{end}{after}"


def table(title: str, group: str, rules: list[Rule]) -> str:
    """Return the rules of one group as Markdown, with what the repair does."""
    columns = ["code", "severity", "what is wrong", "what to do"]
    rows = [[rule.code, rule.severity.value, rule.title, rule.help] for rule in rules]
    if group != "MK1":  # files are not repaired
        columns.append("`--fix`")
        rows = [[*row, rule.fix or ""] for row, rule in zip(rows, rules, strict=True)]
    lines = [f"| {' | '.join(row)} |" for row in (columns, *rows)]
    return "\n".join(
        [f"## {title} ({group}xx)", "", lines[0], "|---" * len(columns) + "|", *lines[1:]]
    )


def failing_commands() -> Iterator[str]:
    """Run the README's commands; a command goes on over a backslash at the line's end."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="mapkit-readme-") as scratch:
        for path in ROOT.iterdir():
            if not path.name.startswith("."):
                Path(scratch, path.name).symlink_to(path)
        for block in SHELL_BLOCK.findall(text):
            for line in block.replace("\\\n", " ").splitlines():
                command = line.partition(" #")[0].strip()
                if not command or command.startswith(("#", "git clone", *TEST_COMMANDS)):
                    continue
                start = time.monotonic()
                result = _run(command, Path(scratch))
                print(f"  {time.monotonic() - start:5.1f} s  {command}", flush=True)
                if result.returncode:
                    yield (
                        f"README.md: {command!r} ends with {result.returncode}:\n"
                        f"{result.stdout[-2000:]}{result.stderr[-2000:]}"
                    )


def _run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run one command; the editor, which stays until its window is closed, for some seconds."""
    opens_window = " edit " in command
    own = {"QT_QPA_PLATFORM": "offscreen"}
    own |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(folder))
    environment = {**os.environ, **own} if opens_window else None
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
