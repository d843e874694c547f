#!/usr/bin/env bash
# Build the sdist and a wheel from it, install that into a new environment far from the checkout,
# and use it there.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
prepare dev
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

(add_packages compiler)
# One of the wheels of a release, which is made from the commit and not from what lies about.
machine=$(uname -m)
(cd "$ROOT" && "$VENV/bin/python" tools/build_wheels.py "$scratch" --platform "manylinux_2_17_$machine")
sdist=$(ls "$scratch"/mapkit_boards-*.tar.gz)
wheel=$(ls "$scratch"/mapkit_boards-*.whl)
# Both have the boards, the examples and the documentation that they promise; the sdist all but
# pictures, so that its tests run.
tar --list --file "$sdist" | sed 's,[^/]*/,,' | sort >"$scratch/in-sdist"
"$VENV/bin/python" -m zipfile --list "$wheel" | cut -d' ' -f1 | sort >"$scratch/in-wheel"
for file in $(cd "$ROOT" && git ls-files ":!docs/pictures" ":!.gitignore" ":!.gitattributes"); do
  grep -qxF "$file" "$scratch/in-sdist" || { echo "the sdist has no $file" && exit 1; }
done
for file in $(cd "$ROOT" && git ls-files 'maps/*.yaml' 'examples/*.yaml' docs/tutorial.md 'docs/pictures/tutorial-*' '*/mapkit_tables.mjs'); do
  grep -qxF "mapkit/data/$file" "$scratch/in-wheel" || { echo "the wheel has no $file" && exit 1; }
done
if grep -q '^tests/' "$scratch/in-wheel"; then echo "the wheel has tests" && exit 1; fi

"$VENV/bin/python" -m venv "$scratch/venv"
PATH=$scratch/venv/bin:$PATH
cd "$scratch"
python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$ROOT/requirements/run.txt"
python -m pip install --quiet --disable-pip-version-check --no-index --no-deps "$wheel"

mapkit --version
[[ $(python -c 'import mapkit; print(mapkit.__file__)') == "$scratch"/* ]]
python -c 'import importlib.resources as r; r.files("mapkit").joinpath("data/docs/tutorial.md").read_bytes()'
python -c 'from mapkit.export import reader_script; assert "class Tables" in reader_script()'
mapkit new copy launch-site board.yaml
mapkit sight board.yaml "red officer" "objective 4" --picture sight.png
mapkit build board.yaml -O form=dense -o board.json
[[ $(head -c 4 sight.png) == $'\x89PNG' ]]
echo "the wheel works"
