"""What the set-up says on machines that lack something; the rest is tried on a bare Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from tests.terminals import needs_terminal

ROOT = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the set-up is for bash")

OLD_PYTHON = "#!/bin/sh\nexit 1\n"
PYTHON_WITHOUT_VENV = """#!/bin/sh
case "$2" in
  *ensurepip*) exit 1 ;;
  *print*) echo python3.11-venv ;;
esac
"""
APT = '#!/bin/sh\necho "$@" >>"$APT_LOG"\nexit "${APT_STATUS:-0}"\n'
NAMES = ["python3", *(f"python3.{minor}" for minor in range(11, 15))]


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A checkout with a blank in its path, on a machine with a few commands only."""
    checkout = tmp_path / "my checkout"
    for name in ("tools", "requirements", "mapkit/geometry/kernel"):
        shutil.copytree(ROOT / name, checkout / name, ignore=shutil.ignore_patterns("*.so"))
    for name in ("pyproject.toml", "mapkit.sh"):
        shutil.copy(ROOT / name, checkout)
    commands = tmp_path / "bin"
    commands.mkdir()
    for name in ("bash", "cat", "cksum", "dirname", "mktemp", "readlink", "rm", "sed"):
        found = shutil.which(name)
        assert found is not None
        (commands / name).symlink_to(found)
    return tmp_path


@pytest.mark.parametrize("name", ["a:b", "a$b"])
def test_a_folder_that_python_cannot_be_set_up_in_is_refused_in_words(
    machine: Path, name: str
) -> None:
    (machine / "my checkout").rename(machine / name)
    (machine / "my checkout").symlink_to(machine / name)
    done = run(machine, as_root=False)
    assert done.returncode == 1
    assert "has a colon or a dollar sign" in done.stderr


def add(machine: Path, name: str, script: str) -> None:
    path = machine / "bin" / name
    path.write_text(script, encoding="ascii")
    path.chmod(0o755)


def run(
    machine: Path, as_root: bool, code: str = "./mapkit.sh --help", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a line of bash there. Who one is on a test machine is not known, so bash is told."""
    script = (machine / "my checkout" / "tools" / "environment.sh").read_text(encoding="utf-8")
    script = script.replace("$EUID", "0" if as_root else "1000")
    (machine / "my checkout" / "tools" / "environment.sh").write_text(script, encoding="utf-8")
    return subprocess.run(
        [machine / "bin" / "bash", "-c", code],
        cwd=machine / "my checkout",
        env={"PATH": str(machine / "bin"), "APT_LOG": str(machine / "apt.log"), **environment},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def test_too_old_a_python_is_told(machine: Path) -> None:
    for name in NAMES:
        add(machine, name, OLD_PYTHON)
    result = run(machine, as_root=False)
    assert result.returncode == 1
    assert "needs Python 3.11 or newer" in result.stderr
    assert not result.stdout


def test_an_ordinary_user_hears_which_package_is_missing(machine: Path) -> None:
    for name in NAMES:
        add(machine, name, PYTHON_WITHOUT_VENV)
    add(machine, "apt-get", APT)
    result = run(machine, as_root=False)
    assert result.returncode == 1
    assert "missing Debian packages: python3.11-venv" in result.stderr
    assert "sudo apt-get install" in result.stderr
    assert not (machine / "apt.log").exists()


def test_root_gets_the_missing_package_installed(machine: Path) -> None:
    for name in NAMES:
        add(machine, name, PYTHON_WITHOUT_VENV)
    add(machine, "apt-get", APT)
    result = run(machine, as_root=True)
    assert "installing Debian packages: python3.11-venv" in result.stderr
    assert (machine / "apt.log").read_text().splitlines() == [
        "update -qq",
        "install -y -qq --no-install-recommends python3.11-venv",
    ]
    assert result.returncode != 0  # this machine's Python makes no environment


def test_a_failing_install_stops_the_set_up(machine: Path) -> None:
    for name in NAMES:
        add(machine, name, PYTHON_WITHOUT_VENV)
    add(machine, "apt-get", APT)
    result = run(machine, as_root=True, APT_STATUS="100")
    assert result.returncode == 1
    assert "this failed: apt-get install" in result.stderr
    assert "setting up" not in result.stderr


def test_without_apt_the_package_is_named(machine: Path) -> None:
    for name in NAMES:
        add(machine, name, PYTHON_WITHOUT_VENV)
    result = run(machine, as_root=True)
    assert result.returncode == 1
    assert "needs what Debian calls python3.11-venv" in result.stderr


OFFER = "source tools/environment.sh; require_qt() { :; }; offer_test_tools; echo goes on"


@pytest.mark.parametrize("status", ["0", "100"])
def test_root_gets_what_some_tests_use_or_goes_on_without(machine: Path, status: str) -> None:
    add(machine, "apt-get", APT)
    result = run(machine, as_root=True, code=OFFER, APT_STATUS=status)
    assert result.stdout == "goes on\n"
    told = (machine / "apt.log").read_text()
    assert "--no-install-recommends nodejs\n" in told
    assert "--no-install-recommends xvfb xauth\n" in told
    assert ("without Node" in result.stderr) is ("without Xvfb" in result.stderr) is (status != "0")


def test_an_ordinary_user_goes_on_without_what_some_tests_use(machine: Path) -> None:
    add(machine, "apt-get", APT)
    assert run(machine, as_root=False, code=OFFER).stdout == "goes on\n"
    assert not (machine / "apt.log").exists()


@pytest.mark.parametrize("answer", ["no", "anything else"])
def test_root_keeps_system_packages_out(machine: Path, answer: str):
    add(machine, "apt-get", APT)
    add(machine, "python3", PYTHON_WITHOUT_VENV)
    done = run(machine, as_root=True, MAPKIT_INSTALL=answer)
    assert done.returncode != 0
    assert "missing Debian packages: python3.11-venv. Install them with 'apt-get" in done.stderr
    assert not (machine / "apt.log").exists()


def test_without_a_terminal_root_installs_and_says_how_not_to(machine: Path):
    add(machine, "apt-get", APT)
    done = run(machine, as_root=True, code="source tools/environment.sh; require_packages some")
    assert "no terminal to ask on; MAPKIT_INSTALL=no" in done.stderr
    assert "install" in (machine / "apt.log").read_text()


def all_of(terminal: int) -> str:
    """Read what was said to a terminal that is closed by now: the system hands it over in parts."""
    said = b""
    with suppress(OSError), os.fdopen(terminal, "rb", buffering=0) as parts:  # how it says its end
        while part := parts.read(65536):
            said += part
    return said.decode()


@needs_terminal
@pytest.mark.parametrize(("typed", "installs"), [("y\n", True), ("\n", False), ("n\n", False)])
def test_at_a_terminal_root_is_asked(machine: Path, typed: str, installs: bool):
    add(machine, "apt-get", APT)
    script = machine / "my checkout" / "tools" / "environment.sh"
    script.write_text(script.read_text(encoding="utf-8").replace("$EUID", "0"), encoding="utf-8")
    ours, theirs = os.openpty()
    os.write(ours, typed.encode())
    done = subprocess.run(
        [machine / "bin" / "bash", "-c", "source tools/environment.sh; require_packages some"],
        cwd=machine / "my checkout",
        env={"PATH": str(machine / "bin"), "APT_LOG": str(machine / "apt.log")},
        stdin=theirs, stdout=theirs, stderr=theirs, check=False,
    )  # fmt: skip
    os.close(theirs)
    said = all_of(ours)
    assert "Install them on this system? [y/N]" in said
    assert (machine / "apt.log").exists() == installs
    assert (done.returncode == 0) == installs
