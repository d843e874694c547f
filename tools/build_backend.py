"""Build mapkit: setuptools, and the C kernels compiled on the way.

This file has two roles. For pip it is the build backend, which asks for a C compiler from the
package index only where the system has none, or where the wheel is for another system. For
setuptools it holds two commands: one compiles the kernels (beside the sources for an editable
install, into the wheel otherwise) and puts the shipped boards, the tutorials and the JavaScript
reader into the wheel; the other gives it the tag of its platform. The library uses no Python
header, so one wheel serves every version of Python.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.build_meta import build_wheel as _build_wheel
from setuptools.build_meta import get_requires_for_build_editable as _editable_needs
from setuptools.build_meta import get_requires_for_build_wheel as _wheel_needs
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # mapkit.geometry.kernel needs the standard library only

from mapkit.geometry.kernel.build_library import Target, build, find_compiler  # noqa: E402

__all__ = [
    "BuildWithKernels",
    "PlatformWheel",
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COMPILER = "ziglang>=0.13"
SHIPPED = (
    "maps/**/*.yaml",
    "examples/**/*.yaml",
    "docs/tutorial.md",
    "docs/tutorial-layout.md",
    "docs/pictures/tutorial-*",
    "exporters/readers/javascript/mapkit_tables.mjs",
)
"""What of the checkout an installed mapkit carries in ``mapkit/data``."""

TARGETS = {
    "manylinux_2_17_x86_64": Target("x86_64-linux-gnu.2.17", "linux"),
    "manylinux_2_17_aarch64": Target("aarch64-linux-gnu.2.17", "linux"),
    "musllinux_1_2_x86_64": Target("x86_64-linux-musl", "linux"),
    "musllinux_1_2_aarch64": Target("aarch64-linux-musl", "linux"),
    "macosx_11_0_arm64": Target("aarch64-macos.11.0", "darwin"),
    "macosx_11_0_x86_64": Target("x86_64-macos.11.0", "darwin"),
    "win_amd64": Target("x86_64-windows-gnu", "win32"),
}
"""The platforms that ``pip wheel --config-settings platform=NAME`` builds for, on any system."""

Settings = dict[str, str | list[str] | None] | None


# The key of TARGETS that the wheel in hand is for. Setuptools loads this file once more, under
# another name, so it cannot be a global.
_PLATFORM = "MAPKIT_WHEEL_PLATFORM"


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel for this system, or for the one that the setting ``platform`` names."""
    os.environ[_PLATFORM] = _other_platform(config_settings) or ""
    return _build_wheel(wheel_directory, config_settings, metadata_directory)


def _other_platform(settings: Settings) -> str | None:
    name = (settings or {}).get("platform")
    if name is not None and name not in TARGETS:
        raise SystemExit(f"no platform {name!r}; there are {', '.join(TARGETS)}")
    return name if isinstance(name, str) else None


def _compiler_needs() -> list[str]:
    return [] if find_compiler() else [COMPILER]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Tell pip what a wheel needs: a compiler too, where the system has none that serves."""
    needs = [COMPILER] if _other_platform(config_settings) else _compiler_needs()
    return [*_wheel_needs(config_settings), *needs]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Tell pip what an editable install needs: as for a wheel."""
    return [*_editable_needs(config_settings), *_compiler_needs()]


class BuildWithKernels(build_py):
    """Copy the packages, compile the kernels, add the shipped boards and the tutorial."""

    def run(self) -> None:
        """Run the command; an editable install only compiles, beside the sources."""
        if self.editable_mode:
            super().run()
            build()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)  # no leftovers of an earlier build
        super().run()
        packages = Path(self.build_lib, "mapkit")
        build(packages / "geometry" / "kernel", target=TARGETS.get(os.environ.get(_PLATFORM, "")))
        for pattern in SHIPPED:
            for source in sorted(ROOT.glob(pattern)):
                target = packages / "data" / source.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)


class PlatformWheel(bdist_wheel):
    """A wheel for any Python 3 on one platform."""

    def finalize_options(self) -> None:
        """Say that the wheel holds more than Python."""
        self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]
        super().finalize_options()

    def get_tag(self) -> tuple[str, str, str]:
        """Return the tag: the kernels are tied to the platform, not to a Python."""
        return "py3", "none", os.environ.get(_PLATFORM) or super().get_tag()[2]
