#!/usr/bin/env bash
# Build the sdist, build the wheel from it, install that into a new environment far from the
# checkout, and use it there.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
prepare dev
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# From a copy: a wheel must not depend on what happens to lie about in a checkout.
git -C "$ROOT" ls-files -z | (cd "$ROOT" && tar --null --files-from=- --create) |
  (mkdir "$scratch/source" && cd "$scratch/source" && tar --extract)
(cd "$scratch/source" && PYTHONPATH=tools "$VENV/bin/python" -c \
  'import build_backend, sys; build_backend.build_sdist(sys.argv[1])' "$scratch" >"$scratch/log" 2>&1) ||
  { cat "$scratch/log" && exit 1; }
rm -rf "$scratch/source"
sdist=$(ls "$scratch"/mapkit_boards-*.tar.gz)
echo "built $(basename "$sdist"), $(stat -c %s "$sdist") bytes"
"$VENV/bin/python" -m pip wheel --quiet --no-index --no-deps --no-build-isolation \
  --wheel-dir "$scratch" "$sdist"
wheel=$(ls "$scratch"/mapkit_boards-*.whl)
# Both have the boards, the examples and the documentation that they promise.
tar --list --file "$sdist" | sed 's,[^/]*/,,' | sort >"$scratch/in-sdist"
"$VENV/bin/python" -m zipfile --list "$wheel" | cut -d' ' -f1 | sort >"$scratch/in-wheel"
for file in $(cd "$ROOT" && git ls-files maps examples docs tools exporters); do
  grep -qxF "$file" "$scratch/in-sdist" || { echo "the sdist has no $file" && exit 1; }
done
for file in $(cd "$ROOT" && git ls-files 'maps/*.yaml' 'examples/*.yaml' docs/tutorial.md '*/mapkit_tables.mjs'); do
  grep -qxF "mapkit/data/$file" "$scratch/in-wheel" || { echo "the wheel has no $file" && exit 1; }
done
if grep -q '^tests/' "$scratch/in-wheel"; then echo "the wheel has tests" && exit 1; fi
echo "built $(basename "$wheel"), $(stat -c %s "$wheel") bytes"

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
