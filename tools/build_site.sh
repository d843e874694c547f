#!/usr/bin/env bash
# Build the documentation as a site, in build/site. A warning is an error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/environment.sh
prepare dev
add_packages docs
rm -rf build/site
"$VENV/bin/sphinx-build" --quiet --fresh-env --fail-on-warning -b html -c docs -d build/doctrees . build/site
say "the site is in build/site/index.html"
