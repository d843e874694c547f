"""Make the documentation's pictures with the real program: ``python tools/make_pictures.py``.

Every picture comes out of a ``mapkit`` command as a reader would type it, and is then made small
enough for a web page. Pages of a PDF need ``pdftoppm``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))


FOLDER = ROOT / "docs" / "pictures"
WIDTH = 1200  # dots

BOOK = "examples/rulebook"
PICTURES = {
    "launch-site": ["draw", "maps/launch-site.yaml", "-o"],
    "launch-site-light": ["draw", "maps/launch-site.yaml", "--look", "light", "-o"],
    "launch-site-diagram": ["draw", "maps/launch-site.yaml", "--look", "diagram", "-o"],
    "launch-site-play": ["draw", "maps/launch-site.yaml", "--look", "play", "-o"],
    "launch-site-outline": [
        "draw",
        "maps/launch-site.yaml",
        "--look",
        "outline",
        "--no-legend",
        "-o",
    ],
    "launch-site-secret": ["draw", "maps/launch-site.yaml", "--secret", "--paper", "a4", "-o"],
    "uboat-bunker": ["draw", "maps/uboat-bunker.yaml", "-o"],
    "uboat-bunker-light": ["draw", "maps/uboat-bunker.yaml", "--look", "light", "-o"],
    "uboat-bunker-secret": ["draw", "maps/uboat-bunker.yaml", "--secret", "--paper", "a4", "-o"],
    "uboat-bunker-shot": ["sight", "maps/uboat-bunker.yaml", "W116", "B62", "--picture"],
    "verdict": ["sight", "maps/launch-site.yaml", "objective 3", "objective 4", "--picture"],
    "hear": [
        *("hear", "maps/launch-site.yaml", "objective 4", "B43", "B45"),
        *("--defender", "black officer", "--picture"),
    ],
    "sight-around-building": ["sight", f"{BOOK}/p12-around-building.yaml", "s", "v", "--picture"],
    "sight-over-water": ["sight", f"{BOOK}/p11-over-water.yaml", "U", "E", "--picture"],
    "sight-obstacle": ["sight", f"{BOOK}/p11-obstacle.yaml", "E", "l", "--picture"],
    "sight-room-and-walkway": ["sight", f"{BOOK}/p14-across-corner.yaml", "A", "E", "--picture"],
    "sight-settled": ["sight", "maps/launch-site.yaml", "B50", "B51", "--picture"],
    "sight-disputed": ["sight", "maps/launch-site.yaml", "B34", "B37", "--picture"],
    "sight-open": ["sight", "maps/uboat-bunker.yaml", "R19", "B61", "--picture"],
}

SHOWN = {
    "verdict": 0.515,
    "report-launch-site": 0.8,
    "report-uboat-bunker": 0.625,
    "report-quarry-warnings": 0.79,
}
"""How much of a picture's height is shown, from its top, where not all of it."""

PAGES = {
    "booklet-front": (["booklet", "maps/launch-site.yaml", "-o"], 1),
    "booklet-fields": (["booklet", "maps/uboat-bunker.yaml", "-o"], 11),
    "cards": (["cards", "maps/launch-site.yaml", "-o"], 1),
    "games-summary": (["simulate", "maps/launch-site.yaml", "--games", "10000", "-o"], 1),
    "games-shots": (["simulate", "maps/uboat-bunker.yaml", "--games", "10000", "-o"], 2),
    "report-launch-site": (["report", "maps/launch-site.yaml", "-o"], 1),
    "report-uboat-bunker": (["report", "maps/uboat-bunker.yaml", "-o"], 2),
    "report-quarry": (["report", "examples/reports/quarry.yaml", "-o"], 1),
    "report-quarry-warnings": (["report", "examples/reports/quarry.yaml", "-o"], 2),
}
"""Pages of what is printed: the command, and which page."""

PAGE_DPI = 110


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures that are named on the command line, or all of them."""
    names = [*PICTURES, *PAGES]
    parser = argparse.ArgumentParser(prog="tools/make_pictures.py", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names))
    asked = parser.parse_args(arguments).names
    if unknown := sorted(set(asked) - set(names)):
        parser.error(f"no picture is called {', '.join(unknown)}")
    FOLDER.mkdir(exist_ok=True)
    for name in asked or names:
        with tempfile.TemporaryDirectory() as work:
            made = Path(work, "picture.png")
            if name in PAGES:
                print_page(*PAGES[name], made)
            else:
                run_mapkit(PICTURES[name], made)
            with Image.open(made) as whole:
                share = SHOWN.get(name, 1)
                picture = whole.crop((0, 0, whole.width, round(whole.height * share)))
                height = round(picture.height * WIDTH / picture.width)
                small = picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
            # Not the median cut: it gives few colours to few dots, so a sector's small square in
            # the legend took the colour of another.
            cover = Image.Quantize.MAXCOVERAGE
            small = small.quantize(256, method=cover, kmeans=3, dither=Image.Dither.NONE)
            small.save(FOLDER / f"{name}.png", optimize=True)
        print(f"docs/pictures/{name}.png")
    return 0


def run_mapkit(arguments: list[str], out: Path) -> None:
    """Run a command that ends with the name of a file."""
    command = [sys.executable, "-m", "mapkit", *arguments, str(out)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def print_page(arguments: list[str], page: int, out: Path) -> None:
    """Make a picture of one page of what a command prints."""
    pdf = out.with_suffix(".pdf")
    run_mapkit(arguments, pdf)
    as_picture(pdf, page)


def as_picture(pdf: Path, page: int) -> Path:
    """Make a picture of one page of a PDF, beside it."""
    where = ["-f", str(page), "-l", str(page), "-r", str(PAGE_DPI), "-png", "-singlefile"]
    subprocess.run(["pdftoppm", *where, str(pdf), str(pdf.with_suffix(""))], check=True)
    return pdf.with_suffix(".png")


if __name__ == "__main__":
    sys.exit(main())
