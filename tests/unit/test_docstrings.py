"""Public functions say what they raise, or their package does for all of them."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import mapkit
import mapkit_exporters

MODULES = [
    path
    for package in (mapkit, mapkit_exporters)
    for path in sorted(Path(package.__path__[0]).rglob("*.py"))
]
Function = ast.FunctionDef | ast.AsyncFunctionDef


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
    for node in tree.body:
        if getattr(node, "name", "_").startswith("_"):
            continue
        if isinstance(node, Function) and not is_command(node):
            yield node.name, node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
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
    """Return the classes of docstrings' ``Raises`` sections, and of sentences with "Raises"."""
    sections = re.findall(r"^Raises\n-+\n((?:(?!\S+\n-+$).*\n?)*)", docstring, re.MULTILINE)
    lines = [line for section in sections for line in section.splitlines()]
    named = [line for line in lines if re.match(r"\w", line)]
    for sentence in re.findall(r"\bRaises\s((?:``[\w.]+``(?:\sor\s)?)+)", docstring):
        named += re.findall(r"``(.*?)``", sentence)
    return {name for text in named for name in re.findall(r"\w+", text)}


def test_a_function_that_raises_says_so() -> None:
    above: dict[str, set[str]] = {}
    asked = []
    for path in MODULES:
        tree = ast.parse(path.read_text("utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                above.setdefault(node.name, set()).update(map(last_name, node.bases))
        shared = told(ast.get_docstring(ast.parse((path.parent / "__init__.py").read_text())) or "")
        for name, function, docstring in public_functions(tree):
            place = f"{path}:{function.lineno}: {name}"
            asked += [(place, error, shared | told(docstring)) for error in {*raised(function)}]
    silent = [f"{at} raises {e}" for at, e, known in asked if not known & with_bases(e, above)]
    assert len(asked) > 150
    assert not silent, "\n".join(["", *silent])


def test_sections_and_sentences_are_read() -> None:
    raises = "Raises\n------\nValueError\n    Where it is odd.\nOSError\n"
    text = f"Sum.\n\n{raises}\nNotes\n-----\nKeyError"
    assert told(text) == {"ValueError", "OSError"}
    assert told("Sum.\n\nRaises ``A`` or\n``B`` as ``c``. Raises ``D``.") == {"A", "B", "D"}
