#!/usr/bin/env bash
# Build the wheel, install it into a new environment far from the checkout, and use it there.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
prepare dev
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# From a copy: a wheel must not depend on what happens to lie about in a checkout.
git -C "$ROOT" ls-files -z | (cd "$ROOT" && tar --null --files-from=- --create) |
  (mkdir "$scratch/source" && cd "$scratch/source" && tar --extract)
"$VENV/bin/python" -m pip wheel --quiet --no-index --no-deps --no-build-isolation \
  --wheel-dir "$scratch" "$scratch/source"
rm -rf "$scratch/source"
wheel=$(ls "$scratch"/*.whl)
echo "built $(basename "$wheel"), $(stat -c %s "$wheel") bytes"

"$VENV/bin/python" -m venv "$scratch/venv"
PATH=$scratch/venv/bin:$PATH
cd "$scratch"
python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$ROOT/requirements/run.txt"
python -m pip install --quiet --disable-pip-version-check --no-index --no-deps "$wheel"

mapkit --version
[[ $(python -c 'import mapkit; print(mapkit.__file__)') == "$scratch"/* ]]
python -c 'import importlib.resources as r; r.files("mapkit").joinpath("data/docs/tutorial.md").read_bytes()'
mapkit new board.yaml --example launch-site
mapkit sight board.yaml "red officer" "objective 4" --picture sight.png
mapkit build board.yaml --dense -o board.json
[[ $(head -c 4 sight.png) == $'\x89PNG' ]]
echo "the wheel works"
