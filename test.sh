#!/usr/bin/env bash
# Run mapkit's tests. Without arguments: those that are quick, on all cores, in minutes.
#   ./test.sh --long                    all tests, with more examples: most of an hour of one core
#   ./test.sh --slice 2/8               every eighth of those that only --long runs; CI takes turns
#   ./test.sh --for mapkit/x/y.py       those that may break with a file, nearest first, 15 s
#   ./test.sh tests/unit -k door        some, in one process: other arguments go to pytest
# The first run makes a Python environment in .venv. What is left out, and how to have it, stands at
# the end.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/tools/environment.sh"
prepare dev
cd "$ROOT"
unset PYTHONDONTWRITEBYTECODE # hundreds of programs that tests start would compile mapkit anew
if [[ ${1:-} == --for ]]; then
  exec "$VENV/bin/python" -m tests.nearest "${@:2}"
fi
if (($# == 0)) || [[ $1 == --long || $1 == --slice ]]; then
  offer_test_tools
  # Assertions are taken apart only when one fails: preparing that takes longer than most tests.
  "$VENV/bin/python" -m pytest --assert=plain --numprocesses auto --dist worksteal "$@" && exit
  status=$?
  # All that failed, wherever a slice would cut the list of these.
  ((status == 1)) && "$VENV/bin/python" -m pytest --last-failed --last-failed-no-failures none ${1:+--long}
  exit "$status"
fi
exec "$VENV/bin/python" -m pytest "$@"
