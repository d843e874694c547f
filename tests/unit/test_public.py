"""What ``import mapkit`` offers; a change here is told in the changelog."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mapkit
from tests.looping import for_each

ROOT = Path(__file__).resolve().parents[2]

NAMES = frozenset(
    re.findall(
        r"\w+",
        """
Answer Board BoardField BoardPicture Change Diagnostic Dispute DisputeCause Disputes
EditRefusedError FileError GameMap HearAnswer InvalidMapError MapkitError MissingFileError
NotFoundError NotKnownError OutputExistsError Place PlacesAnswer Play RangeAnswer ReachAnswer
ReportAnswer SeenField Severity SightAnswer SightFrom Simulation UsageError Verdict WorkerError
__version__ diff edits maps open speaking
""",
    )
)

BOARD = frozenset(
    re.findall(
        r"\w+",
        """
check check_pictures checksum choices choose compile compile_near disputes distance edit entries
export field fields files ground hear ids improve map match_shapes name neighbours objectives
other_reading path picture play plot range reach reasons relations repair report ruleset save
save_map secret_map seen_from sees sight simulate size_mm starts suggest tables to_geopandas
to_networkx to_pandas to_svg
""",
    )
)

ANSWERS = {
    "SightAnswer": (
        "beam_mm blockers details disputed distance fields line line_mm map others origin redrawn "
        "rule rules save scene sees sentence sentences target to_dict to_svg verdict"
    ),
    "SightFrom": (
        "around fields get items keys map origin save scene sentence sentences to_dict to_svg "
        "values"
    ),
    "Disputes": (
        "calls causes count index map open pairs save scene sentence sentences to_dict to_svg"
    ),
    "SeenField": "clear disputed distance field grazing rule rules sees verdict",
    "RangeAnswer": "details fields map origin save scene sentence sentences steps to_dict to_svg",
    "ReachAnswer": (
        "costs details fields map origin save scene sentence sentences steps to_dict to_svg"
    ),
    "ReportAnswer": "compare details heat_map map pages sentences to_dict warnings",
    "HearAnswer": (
        "alerted allowed defenders details dogs hearers map noisy noticed save scene sentence "
        "sentences to_dict to_svg"
    ),
    "PlacesAnswer": (
        "counted defenders equal distances fields found given map moves question save scene "
        "sentence sentences to_dict to_svg"
    ),
    "Simulation": "checksum compare details label map notes pages sentences to_dict",
    "Play": (
        "access card comes_back deploy distraction farthest nearest recon regroup search set_up "
        "shotgun solo_search summon towards"
    ),
    "BoardField": "area_mm2 centre id kind level markers model name polygon record sector",
}


def public(cls: type) -> set[str]:
    annotated = {n for c in cls.__mro__ for n in inspect.get_annotations(c)}
    return {n for n in {*dir(cls), *annotated} if not n.startswith("_")}


def test_the_public_names_are_these():
    assert sorted(mapkit.__all__) == sorted(NAMES)
    assert set(dir(mapkit)) >= NAMES
    for name in NAMES:
        assert getattr(mapkit, name) is not None


def test_other_names_are_told_as_missing():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        mapkit.nothing  # noqa: B018


def test_a_board_has_these_members():
    assert sorted(public(mapkit.Board)) == sorted(BOARD)


@for_each("name", ANSWERS)
def test_answers_have_these_members(name: str):
    members = public(getattr(mapkit, name))
    assert members == set(ANSWERS[name].split())


@for_each("name", [n for n in sorted(NAMES) if n not in ("__version__", "edits")])
def test_every_public_name_has_a_docstring(name: str):
    assert (getattr(mapkit, name).__doc__ or "").strip()


def test_importing_mapkit_loads_no_library_and_little_of_mapkit():
    code = (
        "import sys; import mapkit; "
        "print(sorted(n for n in sys.modules if n.partition('.')[0] in "
        "('numpy', 'shapely', 'yaml', 'click', 'pythoncdt', 'matplotlib', 'PyQt6', 'rustworkx') "
        "or n.startswith('mapkit.') and n not in ('mapkit.lazy_names', 'mapkit.version')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "[]"
