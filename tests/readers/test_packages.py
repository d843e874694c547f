"""The readers as packages: built, installed far from the checkout, and tested there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path
from venv import EnvBuilder

import pytest

from mapkit.export import tables_schema
from mapkit_exporters.tables.document import VERSION
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[2]
READERS = ROOT / "exporters" / "readers"
JAVASCRIPT = READERS / "javascript"
NPM = shutil.which("npm")
TSC = shutil.which("tsc", path=JAVASCRIPT / "node_modules" / ".bin") or shutil.which("tsc")
needs_npm = pytest.mark.skipif(NPM is None, reason="npm is not installed")


def run(*command: str | Path, folder: Path, fails: bool = False) -> str:
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={k: v for k, v in os.environ.items() if not k.startswith("PYTHON")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert (done.returncode != 0) == fails, done.stdout[-6000:] + done.stderr[-4000:]
    return done.stdout + done.stderr


def unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Unpack as Python 3.14 does; 3.11.3 and earlier know no filter."""
    if hasattr(tarfile, "data_filter"):
        archive.extraction_filter = tarfile.data_filter
    archive.extractall(folder)


# -- Python


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder that the sdist unpacks to."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder,
        folder=READERS / "python")  # fmt: skip
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        unpack(archive, folder)
    return folder / packed.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """Return the wheel that is built of the sdist, as it would be published."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", sdist / "out",
        folder=sdist)  # fmt: skip
    return next((sdist / "out").glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a new environment that has the reader and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    EnvBuilder(symlinks=os.name != "nt").create(folder)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index",
        "--no-deps", "--disable-pip-version-check", wheel, folder=folder)  # fmt: skip
    return python


def test_the_wheel_holds_the_file_and_its_types(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        about = next(name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = Parser().parsestr(archive.read(about).decode())
        reader = archive.read("mapkit_tables/__init__.py")
        licence = archive.read(f"{about.removesuffix('METADATA')}licenses/LICENSE")
    assert names == {"mapkit_tables/__init__.py", "mapkit_tables/py.typed"}
    assert reader == (READERS / "python" / "mapkit_tables.py").read_bytes()
    assert licence == (ROOT / "LICENSES/MIT.txt").read_bytes()
    assert metadata["Name"] == "mapkit-tables"
    assert metadata["Version"].startswith(f"{VERSION}.")
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_all("Requires-Dist") is None
    assert "pip install mapkit-tables" in str(metadata.get_payload())


def test_its_own_tests_pass_without_mapkit(sdist: Path, installed: Path) -> None:
    told = run(installed, "-I", "-c", "import mapkit_tables; print(mapkit_tables.__file__)",
               folder=sdist)  # fmt: skip
    assert Path(told.strip()).name == "__init__.py"
    run(installed, "-c", "import mapkit", folder=sdist / "tests", fails=True)
    told = run(installed, "-m", "unittest", "discover", folder=sdist / "tests")
    assert "\nOK" in told
    assert "Ran 0 tests" not in told


def test_its_own_tests_pass_in_the_checkout() -> None:
    told = run(sys.executable, "-m", "unittest", "discover", "tests", folder=READERS / "python")
    assert "\nOK" in told


def test_type_checkers_see_its_types(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text(
        'from mapkit_tables import load\n\nfar: int = load("x.json").shot_distance("1", "2")\n',
        "utf-8",
    )
    mypy = (sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=")
    told = run(*mypy, "--python-executable", installed, "use.py", folder=tmp_path, fails=True)
    assert 'expression has type "int | None"' in told
    assert "1 error" in told


# -- JavaScript


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project's folder, with the reader's package in its ``node_modules``."""
    assert NPM is not None
    folder = tmp_path_factory.mktemp("project")
    run(NPM, "pack", "--pack-destination", folder, folder=JAVASCRIPT)
    (archive,) = folder.glob("*.tgz")
    with tarfile.open(archive) as package:
        unpack(package, folder)
    (folder / "node_modules").mkdir()
    return (folder / "package").rename(folder / "node_modules" / "mapkit-tables").parents[1]


def test_both_have_the_licence_and_the_version_of_the_format() -> None:
    package = json.loads((JAVASCRIPT / "package.json").read_text("utf-8"))
    assert package["version"].startswith(f"{VERSION}.")
    assert package["license"] == "MIT"
    assert (JAVASCRIPT / "LICENSE").read_bytes() == (ROOT / "LICENSES/MIT.txt").read_bytes()
    for folder, version in (("python", None), ("javascript", package["version"])):
        log = (READERS / folder / "CHANGELOG.md").read_text("utf-8")
        assert f"\n## {version or VERSION}" in log


@needs_npm
def test_npm_packs_what_a_game_needs_and_nothing_else(packed: Path) -> None:
    package = packed / "node_modules" / "mapkit-tables"
    assert {path.relative_to(package).as_posix() for path in package.rglob("*")} == {
        "CHANGELOG.md", "LICENSE", "README.md", "mapkit_tables.d.mts", "mapkit_tables.mjs",
        "package.json",
    }  # fmt: skip
    assert "dependencies" not in json.loads((package / "package.json").read_text("utf-8"))


@needs_npm
def test_node_finds_the_package_by_its_name(packed: Path) -> None:
    tables = READERS / "questions" / "tables" / "two-rooms.json"
    shutil.copy(tables, packed)
    (packed / "use.mjs").write_text(
        'import { loadFile } from "mapkit-tables";\n'
        'console.log((await loadFile("two-rooms.json")).shotDistance("c1", "walk"));\n',
        "utf-8",
    )
    assert run("node", "use.mjs", folder=packed) == "3\n"


@needs_npm
@pytest.mark.skipif(TSC is None, reason="TypeScript is not installed")
def test_typescript_sees_its_types(packed: Path) -> None:
    assert TSC is not None
    (packed / "use.ts").write_text(
        'import { load, TablesError, type Tables } from "mapkit-tables";\n'
        'const board: Tables = load("");\n'
        'const far: number | null = board.shotDistance("1", "2", { grazing: "sees" });\n'
        'const { steps } = board.reachable("1", "sniper", { blocked: ["2"] }).get("3")!;\n'
        'try { load(""); } catch (e) { if (e instanceof TablesError) console.log(e.reason); }\n'
        "console.log(far, steps);\n"
        "// @ts-expect-error ids are strings\n"
        "board.sees(1, 2);\n"
        "// @ts-expect-error no such option\n"
        'board.distance("1", "2", "sniper", { counts: "cost" });\n',
        "utf-8",
    )
    (packed / "package.json").write_text('{"type": "module"}', "utf-8")
    for module in ("nodenext", "esnext --moduleResolution bundler"):
        run(TSC, "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--module",
            *module.split(), "use.ts", folder=packed)  # fmt: skip


@pytest.mark.skipif(not (JAVASCRIPT / "node_modules" / "ajv").is_dir(), reason="ajv is missing")
def test_the_schema_compiles_where_no_carelessness_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "schema.json").write_text(json.dumps(tables_schema()), "utf-8")
    program = """
        import Ajv from "ajv/dist/2020.js";
        import { readFileSync } from "node:fs";
        const [schema, ...files] = process.argv.slice(1);
        const read = (name) => JSON.parse(readFileSync(name, "utf8"));
        const fits = new Ajv.default({ strict: true }).compile(read(schema));
        for (const name of files) {
          const tables = read(name);
          if (!fits(tables)) throw new Error(JSON.stringify(fits.errors));
          tables.fields[0].nmae = "x";
          if (fits(tables)) throw new Error(`${name}: a misspelt key is taken`);
        }
    """
    names = ("trial", "crossing", "launch-site", "trial-blocks", "launch-site-near", "war")
    files = [str(READERS / "questions" / "tables" / f"{name}.json") for name in names]
    schema = str(tmp_path / "schema.json")
    run("node", "--input-type=module", "--eval", program, schema, *files, folder=JAVASCRIPT)
