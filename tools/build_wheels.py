"""Build the wheels of all platforms, the sdist and their bill of materials, on one machine.

``python tools/build_wheels.py OUT`` builds what is committed, not what lies about. The same commit
gives the same bytes: times are those of the commit, and Zig compiles for every platform alike.
Needs what ``requirements/build.txt`` and ``requirements/compiler.txt`` lock.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

import build_backend

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Build and list what was built, each with its digest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--platform", action="append", choices=sorted(build_backend.TARGETS))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    out = options.out.resolve()
    os.environ["SOURCE_DATE_EPOCH"] = _git("log", "-1", "--format=%ct", options.commit).strip()
    with tempfile.TemporaryDirectory(prefix="mapkit-wheels-") as work:
        source = Path(work, "source")
        source.mkdir()
        with tarfile.open(fileobj=io.BytesIO(_archive(options.commit))) as files:
            files.extractall(source, filter="tar")
        sdist = _build_sdist(source, out)
        with tarfile.open(sdist) as files:  # wheels come out of the sdist (ADR 0020)
            files.extractall(work, filter="data")
        unpacked = Path(work, sdist.name.removesuffix(".tar.gz"))
        for platform in options.platform or build_backend.TARGETS:
            _build_wheel(unpacked, out, platform)
    (out / "mapkit-boards.cdx.json").write_bytes(bill_of_materials(ROOT))
    _list_digests(out)
    return 0


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", "-C", str(ROOT), *arguments], check=True, capture_output=True, text=True
    ).stdout


def _archive(commit: str) -> bytes:
    command = ["git", "-C", str(ROOT), "archive", commit]
    return subprocess.run(command, check=True, capture_output=True).stdout


def _build_sdist(source: Path, out: Path) -> Path:
    code = "import build_backend, sys; print(build_backend.build_sdist(sys.argv[1]))"
    with tempfile.TemporaryDirectory() as folder:
        name = _run(source, [sys.executable, "-c", code, folder]).split()[-1]
        (out / name).write_bytes(settled(Path(folder, name).read_bytes()))
        return out / name


def settled(archive: bytes) -> bytes:
    """Return a packed archive with the commit's times, nobody's names, and its files in order."""
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    plain = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(archive)) as old,
        tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            content = old.extractfile(member) if member.isfile() else None
            member.mtime, member.uid, member.gid = epoch, 0, 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, content)
    return gzip.compress(plain.getvalue(), 9, mtime=epoch)


def _build_wheel(source: Path, out: Path, platform: str) -> None:
    code = "import build_backend as b, sys; b.build_wheel(sys.argv[1], {'platform': sys.argv[2]})"
    _run(source, [sys.executable, "-c", code, str(out), platform])


def _run(source: Path, command: list[str]) -> str:
    done = subprocess.run(
        command,
        cwd=source,
        env=os.environ | {"PYTHONPATH": "tools"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def bill_of_materials(root: Path) -> bytes:
    """Return what an install consists of, in the form of CycloneDX 1.6.

    The packages are those of ``requirements/run.txt``, with their licences in
    ``docs/dependencies.md``.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    version = re.search(r'__version__ = "([^"]+)"', (root / "mapkit/version.py").read_text("utf-8"))
    assert version is not None
    page = (root / "docs/dependencies.md").read_text("utf-8")
    licences = {
        name.strip().lower(): licence.strip()
        for name, licence in re.findall(r"^\| ([^|]+) \| ([^|]+) \|", page, re.MULTILINE)
    }
    lock = (root / "requirements/run.txt").read_text("utf-8")
    locked = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", lock, re.MULTILINE)
    return (
        json.dumps(
            {
                "bomFormat": "CycloneDX",
                "specVersion": "1.6",
                "version": 1,
                "metadata": {
                    "component": {
                        "type": "application",
                        "name": project["name"],
                        "version": version[1],
                        "purl": f"pkg:pypi/{project['name']}@{version[1]}",
                        "licenses": [{"expression": project["license"]}],
                    }
                },
                "components": [
                    {
                        "type": "library",
                        "name": name,
                        "version": number,
                        "purl": f"pkg:pypi/{name.lower()}@{number}",
                        "licenses": [{"license": {"name": licences[name.lower()]}}],
                    }
                    for name, number in locked
                ],
            },
            indent=2,
        )
        + "\n"
    ).encode()


def _list_digests(out: Path) -> None:
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}"
        for path in sorted(out.iterdir())
        if path.name != "SHA256SUMS"
    ]
    (out / "SHA256SUMS").write_text("".join(f"{line}\n" for line in lines), "ascii")
    print("\n".join(lines))


if __name__ == "__main__":
    sys.exit(main())
