#!/usr/bin/env bash
# Run mapkit from a checkout: ./mapkit.sh --help
# The first run makes a Python environment in .venv; later runs start at once.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/tools/environment.sh"
if [[ ${1:-} == edit ]]; then prepare editor; else prepare run; fi
if [[ ${1:-} == trace && " $* " != *" --help "* ]]; then add_packages trace; fi
if [[ " $* " == *" --scheduler"* ]]; then add_packages cluster; fi
exec "$VENV/bin/mapkit" "$@"
