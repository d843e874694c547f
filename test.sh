#!/usr/bin/env bash
# Run mapkit's tests; arguments go to pytest: ./test.sh tests/unit -k door
# The first run makes a Python environment in .venv.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/tools/environment.sh"
prepare dev
cd "$ROOT"
exec "$VENV/bin/python" -m pytest "$@"
