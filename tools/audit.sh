#!/usr/bin/env bash
# Hold the locked packages against the known vulnerabilities. Where their data cannot be had, as
# without a network, that is said, and is no failure: what is wrong then is not the packages.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
source tools/environment.sh
unavailable() {
  rm -rf "${own:-}"
  say "known vulnerabilities were LEFT OUT: $1"
  exit 0
}
# In an environment of its own: its pip is newer than what other locked packages can be read with.
own=$(mktemp -d)
"$VENV/bin/python" -m venv "$own" &&
  "$own/bin/python" -m pip install --quiet --no-input --disable-pip-version-check \
    --require-hashes --no-deps -r requirements/audit.txt >/dev/null 2>&1 ||
  unavailable "pip-audit cannot be installed"
log=$(mktemp)
trap 'rm -rf "$log" "$own"' EXIT
for file in requirements/{run,editor,dev,docs,notebook,consumers,geographic,benchmarks,build,compiler,audit}.txt; do
  if ! timeout 120 "$own/bin/pip-audit" --requirement "$file" --require-hashes --disable-pip \
    --no-deps --progress-spinner off >"$log" 2>&1; then
    # What it finds it lists in a table; anything else is that it could not look.
    grep -q '^Found ' "$log" || unavailable "$(tail -n 1 "$log")"
    cat "$log"
    exit 1
  fi
  echo "$file: no known vulnerabilities"
done
