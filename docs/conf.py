"""Settings of the documentation as a site, built by ``tools/build_site.sh`` (ADR 0015).

Its source folder is the whole checkout, so that a link from ``docs/`` to ``CONTRIBUTING.md`` or to
``exporters/`` is the same in the repository and in the site.
"""

import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sphinx.application import Sphinx

import mapkit
import mapkit_exporters

project = "mapkit"
author = "the mapkit authors"
project_copyright = author
version = release = mapkit.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_external_toc"]
include_patterns = ["*.md", "docs/**", "examples/**", "exporters/readers/**"]
exclude_patterns = [
    ".*",
    "build",
    "dist",
    "out",
    "**/node_modules",
    "exporters/readers/*/CHANGELOG.md",
]
external_toc_path = "docs/_toc.yml"
myst_heading_anchors = 6  # links to headings are those of the repository's web view

# The notebook is stored without outputs; the site runs it when it is built.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300

# Names imported for types only are looked for by their last part, which two modules may share.
suppress_warnings = ["ref.python"]

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True  # as in the source, not as they are on the machine that builds
maximum_signature_line_length = 80
napoleon_google_docstring = False
napoleon_use_param = (
    False  # types in words would be taken for classes; signatures link the right ones
)
napoleon_use_rtype = False
napoleon_custom_sections = [(name, "params_style") for name in ("Attributes", "Class Attributes")]
default_role = "code"

html_theme = "pydata_sphinx_theme"
html_title = "mapkit"
html_theme_options = {
    "navbar_align": "left",
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": [],
    "footer_end": [],
}
html_copy_source = False

PACKAGES = Path(__file__).parent / "reference" / "packages"
"""Where the pages of the packages go; git ignores it."""


def setup(app: Sphinx) -> None:
    """Have the pages of the packages written before Sphinx looks for pages."""
    app.connect("builder-inited", write_packages)


def write_packages(_app: Sphinx) -> None:
    """Write a page for each package, with its modules; leave pages that are right as they are."""
    pages: dict[Path, str] = {}
    for root in (mapkit, mapkit_exporters):
        for name in [root.__name__, *submodules(root, are_packages=True)]:
            package = import_module(name)
            modules = [package, *map(import_module, submodules(package, are_packages=False))]
            pages[PACKAGES / f"{name}.rst"] = "\n".join(map(entry, modules))
    PACKAGES.mkdir(exist_ok=True)
    for path in set(PACKAGES.iterdir()) - pages.keys():
        path.unlink()
    for path, text in pages.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def submodules(package: ModuleType, *, are_packages: bool) -> list[str]:
    """Return the full names of all packages below a package, or of its own public modules."""
    walk = pkgutil.walk_packages if are_packages else pkgutil.iter_modules
    return [
        name
        for _, name, is_package in walk(package.__path__, package.__name__ + ".")
        if is_package == are_packages
        and (last := name.rpartition(".")[2]).isidentifier()  # the compiled kernels' name is none
        and not last.startswith("_")
    ]


def entry(module: ModuleType) -> str:
    """Return what stands on a page about one module; public names stand on the page of mapkit."""
    name, is_package = module.__name__, hasattr(module, "__path__")
    title = name if is_package else name.rpartition(".")[2]
    lines = [title, ("=" if is_package else "-") * len(title), "", f".. automodule:: {name}"]
    if module is mapkit:
        lines[-1] += "\n   :no-index:"  # its own page has it
    if not is_package:
        shown = [getattr(mapkit, key) for key in mapkit.__all__]
        own = [it.__name__ for it in shown if getattr(it, "__module__", None) == name]
        lines.append("   :members:")
        lines += [f"   :exclude-members: {', '.join(own)}"] if own else []
    return "\n".join([*lines, ""])
