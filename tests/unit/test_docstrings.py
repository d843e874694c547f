"""Public functions say what they raise, or their package does for all of them."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mapkit
import mapkit_exporters

ROOTS = [Path(package.__path__[0]) for package in (mapkit, mapkit_exporters)]
MODULES = sorted(p for root in ROOTS for p in root.rglob("*.py"))
Function = ast.FunctionDef | ast.AsyncFunctionDef


def bases() -> dict[str, set[str]]:
    """Return the names of the bases of every class of the program."""
    found: dict[str, set[str]] = {}
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(map(last_name, node.bases))
    return found


def with_bases(name: str, near: dict[str, set[str]]) -> set[str]:
    """Return an exception's name and those of the classes above it."""
    known = getattr(builtins, name, None)
    if known is not None:
        return {c.__name__ for c in known.__mro__}
    return {name}.union(*(with_bases(base, near) for base in near.get(name, ())))


def last_name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def public_functions(tree: ast.Module) -> Iterator[tuple[str, Function, str]]:
    """Yield name, node and docstrings of the functions of a module that others may call.

    A class's own docstring says what its constructor raises. Commands are left out: their
    docstrings are the help that the user reads.
    """
    names = {
        item.value
        for node in tree.body
        if isinstance(node, ast.Assign) and last_name(node.targets[0]) == "__all__"
        for item in ast.walk(node.value)
        if isinstance(item, ast.Constant) and isinstance(item.value, str)
    }
    for node in tree.body:
        if isinstance(node, Function) and node.name in names and not is_command(node):
            yield node.name, node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef) and node.name in names:
            for method in node.body:
                if not isinstance(method, Function):
                    continue
                text = ast.get_docstring(method) or ""
                if method.name in ("__init__", "__post_init__", "__new__", "__call__"):
                    text += "\n" + (ast.get_docstring(node) or "")
                elif method.name.startswith("_"):
                    continue
                yield f"{node.name}.{method.name}", method, text


def is_command(function: Function) -> bool:
    calls = [d.func for d in function.decorator_list if isinstance(d, ast.Call)]
    return any(last_name(call) == "command" for call in calls)


def raised(function: Function) -> Iterator[str]:
    """Yield the classes of what the function itself raises, not the functions within it.

    ``NotImplementedError`` marks what a subclass has to define, and is never seen.
    """
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop()
        if isinstance(node, Function | ast.ClassDef | ast.Lambda):
            continue
        if isinstance(node, ast.Raise) and node.exc is not None:
            name = last_name(node.exc.func if isinstance(node.exc, ast.Call) else node.exc)
            if name[:1].isupper() and name != "NotImplementedError":
                yield name
        todo += ast.iter_child_nodes(node)


def told(docstring: str) -> set[str]:
    """Return the classes of the ``Raises`` sections of docstrings."""
    sections = re.findall(r"^Raises\n-+\n((?:(?!\S+\n-+$).*\n?)*)", docstring, re.MULTILINE)
    lines = [line for section in sections for line in section.splitlines()]
    return {name for line in lines if re.match(r"\w", line) for name in re.findall(r"\w+", line)}


@pytest.mark.parametrize("root", ROOTS, ids=[root.name for root in ROOTS])
def test_a_function_that_raises_says_so(root: Path) -> None:
    above = bases()
    silent = []
    for path in sorted(root.rglob("*.py")):
        shared = told(ast.get_docstring(ast.parse((path.parent / "__init__.py").read_text())) or "")
        for name, function, docstring in public_functions(ast.parse(path.read_text("utf-8"))):
            known = shared | told(docstring)
            silent += [
                f"{path.relative_to(root.parent)}:{function.lineno}: {name} raises {error}"
                for error in sorted(set(raised(function)))
                if not known & with_bases(error, above)
            ]
    assert not silent, "\n".join(["", *silent])


def test_the_sections_are_read() -> None:
    raises = "Raises\n------\nValueError\n    Where it is odd.\nOSError\n"
    text = f"Sum.\n\n{raises}\nNotes\n-----\nKeyError"
    assert told(text) == {"ValueError", "OSError"}
