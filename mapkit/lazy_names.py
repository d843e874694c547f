"""Packages whose public names are loaded when they are first used, and names that are none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType


def lazy_names(
    package: str, other_names: Mapping[str, str] = MappingProxyType({})
) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package that imports its names for type checkers alone.

    The imports under ``if TYPE_CHECKING`` in the package's ``__init__.py`` say where each name is,
    so each stands there once. No name may be that of a module of the package: after an import of
    the module it would be the module.

    ``package`` is the full name of the package, and ``other_names`` has what people try, with what
    it is called. The function imports a name and leaves it in the package, and raises
    AttributeError for other names.
    """
    homes: dict[str, tuple[str, str]] = {}

    def look_up(name: str) -> object:
        if not homes:
            homes.update(_imported_names(package))
        if name not in homes:
            told = f"module {package!r} has no attribute {name!r}"
            raise no_such_name(told, name, sys.modules[package], other_names)
        home, there = homes[name]
        found = (
            import_module(f"{home}.{there}")
            if home == package
            else getattr(import_module(home), there)
        )
        setattr(sys.modules[package], name, found)
        return found

    return look_up


def no_such_name(
    told: str, name: str, owner: object, other_names: Mapping[str, str]
) -> AttributeError:
    """Return the error for a name that is not there, with a note of what it is called."""
    problem = AttributeError(told, name=name, obj=owner)
    if name in other_names:
        problem.add_note(f"it is called {other_names[name]}")
    return problem


def _imported_names(package: str) -> dict[str, tuple[str, str]]:
    """Return module and name there of all that a package imports from mapkit."""
    import ast  # noqa: PLC0415 - not for who uses no name

    spec = find_spec(package)
    assert spec is not None
    assert spec.loader is not None
    source = spec.loader.get_source(package)  # type: ignore[attr-defined] # of all file loaders
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("mapkit")
        for alias in node.names
    }
