#!/usr/bin/env bash
# Try the wheels of other systems as far as one machine can: replay recorded calls of the kernels.
#   bash tools/check_platforms.sh WHEELS     a folder that tools/build_wheels.py filled
# Needs wine for Windows, and qemu-user with libc6-arm64-cross for Linux on aarch64; says what it
# leaves out. Nothing here runs macOS: of its libraries only the symbols are listed.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/environment.sh"
wheels=$(cd "$1" && pwd)
prepare dev
add_packages compiler
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
calls=$scratch/calls.bin
"$VENV/bin/python" "$ROOT/tools/kernel_replay/record.py" "$calls"

compile_replay() { # TARGET FILE
  "$VENV/bin/python" -m ziglang cc -target "$1" -O1 -o "$2" "$ROOT/tools/kernel_replay/replay.c"
}

take_library() { # PLATFORM
  (cd "$scratch" && "$VENV/bin/python" -m zipfile -e "$wheels"/mapkit_boards-*-"$1".whl "$1")
  library=$(ls "$scratch/$1"/mapkit/geometry/kernel/mapkit_kernel-*)
}

echo "== Windows"
if command -v wine >/dev/null; then
  take_library py3-none-win_amd64
  compile_replay x86_64-windows-gnu "$scratch/replay.exe"
  WINEDEBUG=-all wine "$scratch/replay.exe" "Z:${library//\//\\}" "Z:${calls//\//\\}"
else
  echo "left out: wine is not installed"
fi

echo "== Linux on aarch64"
if command -v qemu-aarch64 >/dev/null && [[ -d /usr/aarch64-linux-gnu/lib ]]; then
  take_library py3-none-manylinux_2_17_aarch64
  compile_replay aarch64-linux-gnu.2.17 "$scratch/replay-aarch64"
  qemu-aarch64 -L /usr/aarch64-linux-gnu "$scratch/replay-aarch64" "$library" "$calls"
else
  echo "left out: qemu-user or libc6-arm64-cross is not installed"
fi

echo "== macOS, not run"
for platform in py3-none-macosx_11_0_arm64 py3-none-macosx_11_0_x86_64; do
  take_library "$platform"
  echo "$platform: $(grep -aoc mk_mesh_new "$library") lines with mk_mesh_new, $(stat -c %s "$library") bytes"
done
