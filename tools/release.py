"""Rehearse a release: make everything that is published, check it, and publish nothing.

``python tools/release.py OUT`` makes, of the commit that is checked out:

* ``OUT/dist``: the wheels of all platforms, the sdist and their bill of materials
  (``tools/build_wheels.py``);
* ``OUT/readers``: the readers of the engine JSON, as Python and Node take them;
* ``OUT/pages``: the page of each shipped board of Sniper Elite, ready for a phone;
* ``OUT/man``: the manual pages of all commands;
* ``OUT/site.tar.gz``: the documentation;
* ``OUT/NOTES.md``: the part of the changelog that belongs to this version;
* ``OUT/SHA256SUMS``.

Two runs of one commit give the same bytes. What is left to a person stands in ``RELEASING.md``.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.build_wheels import settled  # noqa: E402

BOARDS = ("launch-site", "uboat-bunker")
READERS = ROOT / "exporters" / "readers"


def main() -> int:
    """Make all parts; return 1 where something stands in the way of a release."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--skip-site", action="store_true", help="leave out the documentation")
    options = parser.parse_args()
    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    os.environ["SOURCE_DATE_EPOCH"] = run("git", "log", "-1", "--format=%ct").strip()
    version = version_of((ROOT / "mapkit" / "version.py").read_text("utf-8"))
    run(sys.executable, "tools/build_wheels.py", str(out / "dist"))
    pack_readers(out / "readers")
    write_pages(out / "pages")
    run(sys.executable, "tools/make_man_pages.py", str(out / "man"))
    if not options.skip_site:
        run("bash", "tools/build_site.sh")
        (out / "site.tar.gz").write_bytes(settled(packed(ROOT / "build" / "site")))
    notes = notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    (out / "NOTES.md").write_text(notes, "utf-8")
    list_digests(out)
    problems = list(in_the_way(version, out))
    for problem in problems:
        print(f"not ready: {problem}")
    print(f"version {version}; propose the tag v{version}; everything is in {options.out}")
    return 1 if problems else 0


def run(*command: str, folder: Path = ROOT) -> str:
    """Run a command, or stop with what it printed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def version_of(text: str) -> str:
    """Return the version that ``mapkit/version.py`` names."""
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


def notes_of(changelog: str, version: str) -> str:
    """Return a version's part of the changelog; what is unreleased where it has none yet."""
    found = re.findall(r"^## (\S+).*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    parts: dict[str, str] = dict(found)
    text = parts.get(version) or parts.get("Unreleased", "")
    return f"# mapkit {version}\n\n{text.strip()}\n"


def pack_readers(out: Path) -> None:
    """Make the packages of both readers."""
    out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        for kind in ("sdist", "wheel"):
            build = ("hatchling", "build", "-t", kind, "-d", work)
            run(sys.executable, "-m", *build, folder=READERS / "python")
        run("npm", "pack", "--pack-destination", work, folder=READERS / "javascript")
        for made in sorted(Path(work).iterdir()):
            data = made.read_bytes()
            target = out / made.name
            target.write_bytes(settled(data) if made.name.endswith("gz") else data)


def write_pages(out: Path) -> None:
    """Export the page of each board."""
    out.mkdir(exist_ok=True)
    for board in BOARDS:
        page = str(out / f"{board}.html")
        run(sys.executable, "-m", "mapkit", "export", board, "--to", "html", "-o", page, "--force")


def packed(folder: Path) -> bytes:
    """Return a folder as an archive."""
    with tempfile.TemporaryDirectory() as work:
        archive = shutil.make_archive(str(Path(work, "site")), "gztar", folder)
        return Path(archive).read_bytes()


def list_digests(out: Path) -> None:
    """Write the digests of all files, by their paths."""
    files = sorted(path for path in out.rglob("*") if path.is_file() and path.name != "SHA256SUMS")
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(out).as_posix()}"
        for path in files
    ]
    (out / "SHA256SUMS").write_text("\n".join(lines) + "\n", "ascii")


def in_the_way(version: str, out: Path) -> Iterator[str]:
    """Say what a release must not have."""
    if run("git", "status", "--porcelain", "--untracked-files=no").strip():
        yield "files are changed and not committed"
    if f"\n## {version}" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        yield f"CHANGELOG.md has no section for {version}"
    waiting = [sys.executable, "tools/update_translations.py", "--release"]
    if subprocess.run(waiting, cwd=ROOT, capture_output=True, check=False).returncode:
        yield "sentences wait for a translation (tools/update_translations.py --release)"
    for archive in (out / "dist").glob("*.tar.gz"):
        with tarfile.open(archive) as files:
            large = sum(member.size for member in files) / 2**20
        if large > 40:
            yield f"{archive.name} unpacks to {large:.0f} MB"


if __name__ == "__main__":
    sys.exit(main())
