#!/usr/bin/env bash
# Rehearse a release from a checkout: set it up, then tools/release.py OUT.
set -euo pipefail
if [[ ${1:-} == -h || ${1:-} == --help ]]; then
  echo "bash tools/release.sh OUT: sets the checkout up (a network is needed), then tools/release.py makes all files of a release in OUT"
  exit
fi
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
prepare dev
(add_packages compiler)
(add_packages docs)
cd "$ROOT"
exec "$VENV/bin/python" tools/release.py "$@"
