#!/usr/bin/env bash
# Run mapkit's tests: all of them, on all cores. Arguments go to pytest, which then stays in one
# process unless -n says otherwise: ./test.sh tests/unit -k door, or ./test.sh -n 4 tests/editor.
# The first run makes a Python environment in .venv. What is left out, and how to have it, stands at
# the end.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/tools/environment.sh"
prepare dev
if (($# == 0)); then
  offer_test_tools
  set -- --numprocesses auto --dist worksteal
fi
cd "$ROOT"
exec "$VENV/bin/python" -m pytest "$@"
