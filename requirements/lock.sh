#!/usr/bin/env bash
# Write the lock files again from pyproject.toml, for every supported Python and platform.
# Needs uv (a development tool on the package index); --upgrade takes the newest versions.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

lock() {
  local target=requirements/$1 && shift
  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-annotate --custom-compile-command requirements/lock.sh \
    --output-file "$target" "$@"
}

lock run.txt pyproject.toml --extra pictures --extra report "$@"
lock editor.txt pyproject.toml --extra pictures --extra report --extra editor \
  --constraint requirements/run.txt "$@"
lock dev.txt pyproject.toml --extra pictures --extra report --extra editor --extra trace --extra cluster \
  --group dev \
  --constraint requirements/editor.txt "$@"
lock trace.txt pyproject.toml --extra trace --constraint requirements/dev.txt "$@"
lock cluster.txt pyproject.toml --extra cluster --constraint requirements/dev.txt "$@"
lock benchmarks.txt --group benchmarks --constraint requirements/dev.txt "$@"
lock notebook.txt --group notebook --constraint requirements/dev.txt "$@"
lock docs.txt --group docs --constraint requirements/dev.txt --constraint requirements/notebook.txt "$@"
lock consumers.txt --group consumers --constraint requirements/dev.txt --constraint requirements/docs.txt \
  --override requirements/consumers-without.txt "$@"
lock geographic.txt pyproject.toml --extra geographic --constraint requirements/consumers.txt "$@"
lock audit.txt --group audit "$@"
lock build.txt --group build "$@"
lock compiler.txt --group compiler "$@"
