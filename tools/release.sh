#!/usr/bin/env bash
# Rehearse a release from a checkout: set it up, then tools/release.py OUT.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
prepare dev
(add_packages compiler)
(add_packages docs)
cd "$ROOT"
exec "$VENV/bin/python" tools/release.py "$@"
