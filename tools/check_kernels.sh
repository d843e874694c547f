#!/usr/bin/env bash
# Compile the kernels with all warnings as errors, then once more, in a copy, with checks of every
# address and every sum, and measure boards at the limits of the coordinates with them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/environment.sh
PYTHON=$VENV/bin/python
"$PYTHON" -m mapkit.geometry.kernel.build_library --strict

WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
flags=(-fsanitize=address,undefined -fno-sanitize-recover=undefined)
echo 'int main(void) { return 0; }' >"$WORK/probe.c"
if ! gcc "${flags[@]}" "$WORK/probe.c" -o "$WORK/probe" 2>/dev/null; then
  echo "no gcc with sanitizers here: the checked run is left out"
  exit 0
fi
cp -r mapkit exporters tests benchmarks maps pyproject.toml "$WORK"
rm -f "$WORK"/mapkit/geometry/kernel/mapkit_kernel-*
cd "$WORK"
export PYTHONPATH=$WORK:$WORK/exporters
CC=gcc "$PYTHON" - "${flags[@]}" <<'END'
import sys
from mapkit.geometry.kernel.build_library import build
build(extra_flags=("-O1", "-g", *sys.argv[1:]))
END
# Python itself leaks on purpose; the preloaded libraries have to come first.
ASAN_OPTIONS=detect_leaks=0 \
  LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)" \
  "$PYTHON" -m pytest -q -p no:cacheprovider tests/unit/sight/test_limits.py \
  "tests/unit/sight/test_bundles.py::test_bundles_of_large_coordinates"
