#!/usr/bin/env bash
# Build the documentation as a site, in build/site. A warning is an error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/environment.sh
prepare dev
add_packages docs
rm -rf build/site
"$VENV/bin/sphinx-build" --quiet --fresh-env --fail-on-warning -b html -c docs -d build/doctrees . build/site
if grep -rlF "$ROOT/mapkit" build/site; then # the same bytes on every machine
  echo "these pages name the folder that they were built in" >&2
  exit 1
fi
say "the site is in build/site/index.html"
