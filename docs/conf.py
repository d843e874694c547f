"""Settings of the documentation as a site, built by ``tools/build_site.sh`` (ADR 0015).

Its source folder is the whole checkout, so that a link from ``docs/`` to ``CONTRIBUTING.md`` or to
``exporters/`` is the same in the repository and in the site.
"""

import json
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from types import ModuleType

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.domains.python import PythonDomain
from sphinx.environment import BuildEnvironment

import mapkit
import mapkit_exporters

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.make_format_pages import facts, formats
from tools.make_reference_pages import pages, with_links_to_pages

project = "mapkit"
author = "the mapkit authors"
project_copyright = author
version = release = mapkit.__version__

extensions = [
    "myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton",
    "sphinx_external_toc",
]  # fmt: skip
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
html_favicon = "../mapkit/editor/widgets/pictures/mapkit.svg"

PACKAGES = Path(__file__).parent / "reference" / "packages"
SOURCES = PACKAGES.with_name("sources")
"""Where the pages of packages, and of schemas and rules, go; git ignores them."""

UNSEARCHED = (
    "docs/adr/*", "docs/reference/index", "docs/reference/packages/*", "docs/architecture",
    "docs/benchmarks", "docs/board-facts", "docs/by-the-book", "docs/dependencies", "CHANGELOG",
    "CODE_OF_CONDUCT", "CONTRIBUTING", "RELEASING", "SECURITY",
)  # fmt: skip
"""Pages about how mapkit is made: the search does not offer them."""

QUERIES = json.loads((Path(__file__).parent / "queries.json").read_text(encoding="utf-8"))
"""What people look for, and the page that they should find first."""

BOARD_PICTURE, BOARD_PAGE = "launch-site-play.png", "launch-site.html"
"""The picture on the first page, and the page of a board that stands in its place."""


def setup(app: Sphinx) -> None:
    """Have pages of packages written first, and make the search and the first page."""
    app.add_domain(SearchedPython, override=True)
    app.connect("builder-inited", write_pages)
    app.connect("source-read", add_facts)
    app.connect("source-read", link_to_pages)
    app.connect("doctree-read", add_queries)
    app.connect("env-updated", leave_out_of_search)
    app.connect("doctree-resolved", show_board)
    app.connect("build-finished", write_board)


class SearchedPython(PythonDomain):
    """Python's names, where the search offers only those of pages that it offers."""

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield all names; those of other pages with the mark that says so."""
        for *about, page, anchor, priority in super().get_objects():
            yield *about, page, anchor, -1 if is_unsearched(page) else priority


def is_unsearched(page: str) -> bool:
    """Return whether the search leaves out a page."""
    return any(fnmatch(page, pattern) for pattern in UNSEARCHED)


def leave_out_of_search(_app: Sphinx, env: BuildEnvironment) -> Iterable[str]:
    """Mark the pages that are not searched; no page is read again for that."""
    for page in filter(is_unsearched, env.found_docs):
        env.metadata[page]["nosearch"] = "yes"
    return []


def add_queries(app: Sphinx, doctree: nodes.document) -> None:
    """Give a page index entries, which the search looks at first."""
    page = app.env.current_document.docname
    entries = [("single", query, "", "main", None) for query in QUERIES if QUERIES[query] == page]
    if entries:
        doctree.insert(0, addnodes.index(entries=entries))


def show_board(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Put the live board in the place of its picture, which the web view of the repository has."""
    if page != app.config.root_doc:
        return
    for picture in list(doctree.findall(nodes.image)):
        if picture["uri"].endswith(BOARD_PICTURE):
            style = "width: 100%; height: 34rem; border: 1px solid #8888"
            frame = f'<iframe src="{BOARD_PAGE}" title="Launch Site" style="{style}"></iframe>'
            picture.replace_self(nodes.raw("", frame, format="html"))


def write_board(app: Sphinx, failure: Exception | None) -> None:
    """Write the page of the board beside the first page."""
    if failure is None:
        out = Path(app.outdir, app.config.root_doc).parent / BOARD_PAGE
        mapkit.open("launch-site").export("html", out)


def write_pages(_app: Sphinx) -> None:
    """Write a page for each package, with its modules, and those of schemas and rules."""
    made = {SOURCES / f"{name}.md": text for name, text in pages().items()}
    for root in (mapkit, mapkit_exporters):
        for name in [root.__name__, *submodules(root, are_packages=True)]:
            package = import_module(name)
            modules = [package, *map(import_module, submodules(package, are_packages=False))]
            made[PACKAGES / f"{name}.rst"] = "\n".join(map(entry, modules))
    for folder in (PACKAGES, SOURCES):
        folder.mkdir(exist_ok=True)
        for path in set(folder.iterdir()) - made.keys():
            path.unlink()
    for path, text in made.items():  # pages that are right are left as they are
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def add_facts(_app: Sphinx, page: str, text: list[str]) -> None:
    """Put at the end of a format's page what the program knows of the format."""
    folder, _, name = page.rpartition("/")
    if folder == "docs/formats" and name in formats():
        text[0] = "\n".join([text[0].rstrip(), "", *facts(name), ""])


def link_to_pages(_app: Sphinx, _page: str, text: list[str]) -> None:
    """Let links to a schema or to the rules, where the repository has them, lead to their pages."""
    text[0] = with_links_to_pages(text[0])


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
