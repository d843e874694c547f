"""What every test gets: hypothesis profiles, a screen that is not there, fresh kernels."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from mapkit.geometry.kernel.build_library import build
from tests import choosing

# Few examples while one works; many in a long run, and there always the same ones: a build must
# not turn red for something its change has not touched. More yet: ``python -m tests.fuzz``.
_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "quick", max_examples=10, deadline=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(
    "long",
    max_examples=150,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=_SLOW_IS_FINE,
)

# Before anything imports Qt or matplotlib; tests need no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["MPLBACKEND"] = "agg"
os.environ["XDG_STATE_HOME"] = os.devnull  # what mapkit wrote is the user's own to it
os.environ["LC_ALL"] = "C.UTF-8"  # in English, here and in programs that tests start

# A shell starts what runs in the background without Ctrl-C, and all that this starts in turn.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run say how much it takes."""
    choosing.add_options(parser)


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(
    collector: pytest.Module | pytest.Class, name: str, obj: object
) -> list[pytest.Item] | None:
    """Make nothing of a test that the run leaves out."""
    return [] if choosing.is_left_out(collector.config, collector, name, obj) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the run leaves out."""
    choosing.choose(config, items)


def pytest_configure(config: pytest.Config) -> None:
    """Compile kernels that are older than their sources, so that tests meet what is written."""
    choosing.configure(config)
    if not hasattr(config, "workerinput"):  # pytest-xdist: once, not in every worker
        build()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one more than there are processors: tests of windows wait for a part of their time."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of other programs are read in this process; starting another takes half a second."""
    from mapkit.export import box  # after the kernels are compiled

    monkeypatch.setattr(box, "_ask", box._here)


_MOST_NEW_OBJECTS = 50_000


def pytest_runtest_logfinish() -> None:
    """Collect garbage between tests, since the editor's windows have switched that off."""
    if gc.get_count()[0] > _MOST_NEW_OBJECTS:
        gc.collect()


def pytest_collection_finish() -> None:
    """Set all tests and modules aside: the garbage collector would search them again and again."""
    gc.freeze()


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """The file of a photo."""
    from tests.digitizing import small_photo

    path = tmp_path / "photo.jpg"
    path.write_bytes(small_photo().jpeg)
    return path
