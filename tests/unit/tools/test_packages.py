"""What people are told to install is this distribution, and not its namesake (ADR 0020)."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
INSTALLED = re.compile(r"pip install (?:-\S+ )*['\"]?(mapkit[\w-]*)|\b(mapkit[\w-]*)\[[a-z]+\]")


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="git knows no list of files"
)
def test_everybody_is_told_to_install_this_distribution() -> None:
    names = {
        tomllib.loads(path.read_text("utf-8"))["project"]["name"]
        for path in (ROOT / "pyproject.toml", ROOT / "exporters/readers/python/pyproject.toml")
    }
    listed = subprocess.run(
        ["git", "ls-files", "*.md", "*.py", "*.sh", "*.ipynb"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    told = {
        (path, found[1] or found[2])
        for path in listed.stdout.splitlines()
        if not path.endswith(("0020-packages.md", "test_packages.py"))
        for found in INSTALLED.finditer((ROOT / path).read_text("utf-8"))
    }
    assert len(told) > 2
    assert {package for _, package in told} == names
