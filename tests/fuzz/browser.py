"""What Chromium says: boxes of drawings of others, and exports of a map with hostile names."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path, PurePosixPath
from random import Random
from typing import Any

from mapkit.compiled import compile_map
from mapkit.errors import MapkitError
from mapkit.export import exporters, fill_in, find_exporter
from mapkit.illustrate import export_files
from mapkit.mapfile import format_map, new_document
from mapkit.model import GameMap
from mapkit_exporters.drawn_svg.document import parsed
from mapkit_exporters.drawn_svg.elements import Reader
from mapkit_exporters.drawn_svg.outlines import rings_of
from mapkit_exporters.drawn_svg.values import Affine
from tests.exporters.maps import hostile_names

_PER_CENT = 0.001
"""So much of its size a box may differ."""
_SINGLE = 2e-6
"""And so much of its coordinates: Chromium's are of single precision."""
_FLAT = 1e-9
"""A box that is so much narrower than long, or within single precision, is a line."""
_MOST_BYTES = 2_000_000
_BOXES = """([text, width, height]) => {
  const SHAPES = "path,rect,circle,ellipse,polygon,polyline,line";
  const NEVER = "defs,symbol,clipPath,mask,pattern,marker,linearGradient,radialGradient,filter";
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = document.importNode(parsed.documentElement, true);
  if (!(root instanceof SVGSVGElement)) return null;
  const page = document.createElementNS(root.namespaceURI, "svg");
  document.body.replaceChildren(page);
  page.append(root);
  root.setAttribute("x", 0);
  root.setAttribute("y", 0);
  root.setAttribute("width", width);
  root.setAttribute("height", height);
  const find = (id) => [...root.querySelectorAll("[id]")].find((one) => one.id === id);
  for (let use, left = 5000; left-- && (use = root.querySelector("use"));) {
    const href = use.getAttribute("href")
      ?? use.getAttributeNS("http://www.w3.org/1999/xlink", "href") ?? "";
    const target = find(href.trim().replace(/^#/, ""));
    const group = document.createElementNS(root.namespaceURI, "g");
    for (const one of use.attributes)
      if (!/^(x|y|width|height|(xlink:)?href)$/.test(one.name))
        group.setAttributeNode(one.cloneNode());
    const x = use.getAttribute("x") ?? 0, y = use.getAttribute("y") ?? 0;
    const moved = `${use.getAttribute("transform") ?? ""} translate(${x} ${y})`;
    if (parseFloat(x) || parseFloat(y)) group.setAttribute("transform", moved);
    if (target && !target.contains(use)) {
      let copy = target.cloneNode(true);
      if (target.tagName === "symbol" || target.tagName === "svg") {
        const drawing = document.createElementNS(root.namespaceURI, "svg");
        for (const one of copy.attributes) drawing.setAttributeNode(one.cloneNode());
        for (const name of ["width", "height"])
          if (use.hasAttribute(name)) drawing.setAttribute(name, use.getAttribute(name));
        drawing.append(...copy.childNodes);
        copy = drawing;
      }
      group.append(copy);
    }
    use.replaceWith(group);
  }
  const back = page.getScreenCTM().inverse(), found = [];
  for (const one of root.querySelectorAll(SHAPES)) {
    if (one.closest(NEVER)) continue;
    let hidden = false;
    for (let up = one; up !== document.body; up = up.parentElement)
      hidden ||= !(up instanceof SVGGraphicsElement) || getComputedStyle(up).display === "none";
    if (hidden) continue;
    const box = one.getBBox(), to = back.multiply(one.getScreenCTM());
    found.push([one.tagName, [box.x, box.y, box.width, box.height],
                [to.a, to.b, to.c, to.d, to.e, to.f]]);
  }
  return found;
}"""


@contextmanager
def chromium() -> Iterator[Any]:
    """Open Chromium, without a network."""
    if find_spec("playwright") is None or shutil.which("chromium") is None:
        sys.exit(
            "this needs Chromium and Playwright: "
            "bash -c 'source tools/environment.sh; offer_consumers; add_packages consumers'"
        )
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser.new_context(offline=True)
        browser.close()


def compare_drawings(folder: Path, seed: int, most: int) -> int:
    """Read drawings of a folder and compare the box of each shape with Chromium's.

    Every shape counts by itself and as it lies on the page, copies of it too. Prints counts;
    returns how many shapes differ by more than 0.1 %.
    """
    files = [f for f in sorted(folder.rglob("*.svg")) if f.stat().st_size <= _MOST_BYTES]
    files = Random(seed).sample(files, min(most, len(files)))
    counts: Counter[str] = Counter()
    with chromium() as browser:
        page = browser.new_page()
        page.set_content("<body style='margin: 0'>")
        for file in files:
            data = file.read_bytes()
            try:
                ours, size = _our_boxes(data, file.name)
            except MapkitError as refused:
                counts["refused"] += 1
                print(f"{file}: {refused}", flush=True)
                continue
            theirs = page.evaluate(_BOXES, [data.decode("utf-8-sig"), *size])
            if theirs is None:
                counts["no SVG"] += 1
                continue
            counts["drawings"] += 1
            counts["shapes"] += len(theirs)
            told = list(_differences(ours, theirs, max(size)))
            counts["other shapes"] += len(told)
            counts["other drawings"] += bool(told)
            for line in told[:2]:
                print(f"{file}: {line}", flush=True)
    print(
        f"seed {seed}: {counts['drawings']} drawings with {counts['shapes']} shapes, "
        f"{counts['other shapes']} shapes in {counts['other drawings']} drawings differ by more "
        f"than 0.1 %, {counts['refused']} refused, {counts['no SVG']} no SVG for Chromium",
        flush=True,
    )
    return counts["other shapes"]


Box = tuple[float, float, float, float]


def _our_boxes(
    data: bytes, name: str
) -> tuple[list[tuple[str, Box | None, Affine]], tuple[float, float]]:
    document = parsed(data, name)
    boxes: list[tuple[str, Box | None, Affine]] = []
    for element, around, outline in Reader(document, name, max(document.size) / 1e6, set()).walk():
        if outline is None or not around.displayed:
            continue
        ends = [end for ring in outline.rings for end in ring.ends]
        flat = 1e-5 * max([abs(end - ends[0]) for end in ends] + [1e-6])
        points = [z for ring in rings_of(outline, Affine(), flat, 10**9) for z in ring]
        boxes.append((element.tag, _box_of(points) if points else None, around.at))
    return boxes, document.size


def _differences(
    ours: list[tuple[str, Box | None, Affine]], theirs: list[Any], page: float
) -> Iterator[str]:
    if [tag for tag, _, _ in ours] != [tag for tag, _, _ in theirs]:
        yield f"has {len(ours)} shapes here, {len(theirs)} in Chromium, or others"
        return
    for (tag, box, at), (_, (x, y, wide, high), (a, b, c, d, e, f)) in zip(
        ours, theirs, strict=True
    ):
        if box is None or _is_flat((x, y, wide, high)):
            if not (box is None or _is_flat(box)):
                yield f"{tag} is {box} here, {wide} by {high} in Chromium"
            continue
        far = max(abs(p - q) for p, q in zip(box, (x, y, wide, high), strict=True))
        if far > _PER_CENT * max(wide, high) + _SINGLE * max(map(abs, (x, y, wide, high))):
            yield f"{tag} has the box {box} here, {(x, y, wide, high)} in Chromium"
            continue
        placed = [
            (at(complex(u, v)), complex(a * u + c * v + e, b * u + d * v + f))
            for u in (x, x + wide)
            for v in (y, y + high)
        ]
        ends = [q for _, q in placed]
        most = _PER_CENT * max(abs(ends[0] - q) for q in ends) + _SINGLE * max(map(abs, ends))
        far = max(abs(p - q) for p, q in placed)
        if far > most + _SINGLE * page:
            yield f"{tag} lies at {placed[0][0]:.5g} here, at {placed[0][1]:.5g} in Chromium"


def _is_flat(box: Box) -> bool:
    return min(box[2:]) < max(_FLAT * max(box[2:]), _SINGLE * max(map(abs, box)))


def _box_of(points: list[complex]) -> Box:
    xs, ys = [z.real for z in points], [z.imag for z in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


NAMES = (
    '"><img src=x onerror="ran=1">',
    "</script><script>ran=1</script>",
    "--></style></title></textarea><svg onload='ran=1'>",
    "javascript:ran=1",
    "]]></data><script xmlns='http://www.w3.org/1999/xhtml'>ran=1</script>",
    "'+(ran=1)+' `${ran=1}` {{ran=1}} \\u003cscript>ran=1\\x3c/script>",
    "<link rel=stylesheet href=https://a.invalid/a.css><img src=//a.invalid/b>",
    "url(https://a.invalid/c) @import 'https://a.invalid/d';",
)
"""Names that run or load something where they are taken for more than text."""
_CONTROLS = {
    "script.html": "<script>ran=1</script>",
    "script.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script>ran=1</script></svg>",
    "failed.html": f'<p title="{NAMES[0]}">',
    "clicked.html": f"<a href='{NAMES[3]}'>a</a>",
    "typed.html": "<input oninput='document.body.innerHTML = value'>",
    "asked.html": NAMES[6],
    "styled.html": f"<style>p {{ background: {NAMES[7].split()[0]} }}</style><p>a",
    "dialog.html": "<script>alert(1)</script>",
}
"""Pages that do what no export may: the probe has to see each."""
_COMMANDS = (
    "report board.yaml -o report.html",
    "draw board.yaml -o drawn.svg",
    "disputes board.yaml --picture disputes.svg",
)

_USED = """() => {
  for (const one of [...document.querySelectorAll("*")].slice(0, 3000)) {
    if (one.tagName === "INPUT") one.value = "<img src=x onerror='ran=1'>";
    for (const kind of ["pointerover", "focus", "input", "change", "pointerdown", "pointerup"])
      one.dispatchEvent(new Event(kind, { bubbles: true }));
    if (!/^(https?|mailto):/.test(one.href ?? ""))
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}"""


def probe_names() -> int:
    """Open everything that is exported of a map with hostile names in Chromium, and use it.

    Prints counts; returns how many pages ran a name or asked for something from elsewhere, and how
    many of those that do it on purpose were not seen.
    """
    pages = failures = 0
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        for name, text in _CONTROLS.items():
            path = _put(Path(folder) / name, text.encode())
            if not _wrong_in(browser, path):
                failures += 1
                print(f"nothing is seen in {name}: {text}", flush=True)
            path.unlink()
        _export_all(Path(folder))
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in (".html", ".svg", ".xhtml", ".htm"):
                pages += 1
                for wrong in sorted(_wrong_in(browser, path)):
                    failures += 1
                    print(f"{path.relative_to(folder)}: {wrong}", flush=True)
    print(
        f"{pages} exported pages and drawings with hostile names, {len(_CONTROLS)} pages that have "
        f"to be seen, {failures} failures",
        flush=True,
    )
    return failures


def _hostile() -> GameMap:
    plain, names = hostile_names(), cycle(NAMES)
    return replace(
        plain,
        name=NAMES[0],
        author=NAMES[1],
        licence=NAMES[6],
        fields={i: replace(field, name=next(names)) for i, field in plain.fields.items()},
        buildings=tuple(replace(one, name=NAMES[2]) for one in plain.buildings),
        provenance=replace(plain.provenance, note=NAMES[4], source=NAMES[3]),
    )


def _export_all(folder: Path) -> None:
    board = _hostile()
    (folder / "board.yaml").write_text(format_map(new_document(board), board), encoding="utf-8")
    compiled = compile_map(board)
    for name in exporters():
        exporter = find_exporter(name)
        try:
            made = export_files(exporter, compiled, fill_in(name, exporter.options, {}))
        except MapkitError as refused:
            print(f"{name}: {refused}", flush=True)
            continue
        ending = PurePosixPath(f"a.{exporter.ending}").suffix
        files = made if not isinstance(made, bytes) else {f"page{ending}": made}
        for inner, data in files.items():
            _put(folder / name / inner, data)
    for command in _COMMANDS:
        run = [sys.executable, "-m", "mapkit", *command.split()]
        subprocess.run(run, cwd=folder, check=True, capture_output=True)


def _put(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if zipfile.is_zipfile(io.BytesIO(data)):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            archive.extractall(path.with_suffix(".unpacked"))
    return path


def _wrong_in(browser: Any, path: Path) -> set[str]:
    wrong: set[str] = set()

    def dismiss(shown: Any) -> None:
        wrong.add(f"shows a dialog: {shown.message}")
        shown.dismiss()

    page = browser.new_page()
    page.on("request", lambda asked: wrong.update(_foreign(asked.url)))
    page.on("dialog", dismiss)
    page.goto(path.as_uri())
    page.evaluate(_USED)
    page.wait_for_timeout(300)
    if page.evaluate("typeof ran !== 'undefined'"):
        wrong.add("ran a name")
    page.close()
    return wrong


def _foreign(url: str) -> Iterator[str]:
    if not url.startswith(("file:", "data:", "blob:", "about:")):
        yield f"asked for {url}"
