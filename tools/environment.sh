# Sourced by mapkit.sh, test.sh and .ci/run: make the checkout's Python environment, once.
#
#   prepare run     what the program needs
#   prepare editor  that, and what its window needs: Qt, and the system's libraries that Qt calls
#   prepare dev     all that, and what tests and checks need
#   add_packages NAME   afterwards: a lock file of its own, as that of the documentation, or what
#                       looks at photos
#
# Afterwards $VENV is the environment's folder. Says what it does on standard error, and nothing
# where nothing is to be done. Safe to run twice at once, and again after it was interrupted.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
VENV=$ROOT/.venv
KERNEL=$ROOT/mapkit/geometry/kernel

say() { printf 'mapkit: %s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# What the environment was made from; the path too, since environments do not survive a move.
fingerprint() {
  {
    printf '%s\n' "$ROOT" "$1"
    sed '/^\[tool\.pytest/q' "$ROOT/pyproject.toml" # the settings of checks are no matter
    cat "$ROOT/requirements/$1.txt" "$ROOT/requirements/build.txt" "$ROOT/tools/build_backend.py"
  } | cksum
}

kernel_fingerprint() { cat "$KERNEL"/*.[ch] "$KERNEL"/__init__.py "$KERNEL"/build_library.py | cksum; }

has_stamp() { [[ -f $VENV/.mapkit-$1 && $(<"$VENV/.mapkit-$1") == "$2" ]]; }

is_ready() {
  [[ -x $VENV/bin/python ]] && has_stamp "$1" "$(fingerprint "$1")" &&
    has_stamp kernel "$(kernel_fingerprint)" && compgen -G "$KERNEL/mapkit_kernel-*" >/dev/null
}

prepare() {
  make_environment "$1" # not before ||, which would make it go on after a mistake
  local status=$?
  ((status == 0)) || return "$status"
  case $1 in
    editor) require_qt --screen ;;
    dev) require_qt ;; # tests draw to memory
  esac
}

make_environment() {
  is_ready "$1" && return 0
  [[ -w $ROOT ]] ||
    fail "cannot write to $ROOT, where the Python environment goes; copy the checkout to a folder of yours"
  [[ $ROOT != *[:\$]* ]] ||
    fail "the path $ROOT has a colon or a dollar sign, with which Python's own set-up fails; move the checkout to another folder"
  (
    set -eE
    trap 'say "the set-up stopped at line $LINENO of tools/environment.sh"' ERR
    # One set-up at a time; the lock goes with this subshell.
    if command -v flock >/dev/null; then
      exec 9<"$ROOT/tools/environment.sh"
      flock -n 9 || { say "waiting until another set-up of this checkout has finished ..." && flock 9; }
    fi
    is_ready "$1" || set_up "$1"
  )
}

set_up() {
  local mode=$1 python
  if ! has_stamp "$mode" "$(fingerprint "$mode")"; then
    python=$(find_python) || exit 1
    require_venv "$python"
    say "setting up, about a minute: a Python environment in $VENV"
    rm -f "$VENV"/.mapkit-*
    "$VENV/bin/python" -c 'import pip' 2>/dev/null ||
      logged "$python" -m venv --clear "$VENV"
    say "installing the locked packages ..."
    pip --require-hashes -r "$ROOT/requirements/build.txt" -r "$ROOT/requirements/$mode.txt"
    compile "$mode"
    # What the distribution was called before ADR 0020; two of them would offer everything twice.
    rm -rf "$ROOT/mapkit.egg-info" "$VENV"/lib/python*/site-packages/mapkit-*.dist-info \
      "$VENV"/lib/python*/site-packages/__editable__*mapkit[-_][0-9]*
    pip --no-index --no-deps --no-build-isolation --editable "$ROOT"
    stamp "$mode" "$(fingerprint "$mode")"
    case $mode in # what else it holds all of
      dev)
        stamp editor "$(fingerprint editor)"
        stamp trace "$(fingerprint trace)"
        stamp cluster "$(fingerprint cluster)"
        stamp run "$(fingerprint run)"
        ;;
      editor) stamp run "$(fingerprint run)" ;;
    esac
    say "ready"
  else
    compile "$mode"
  fi
  stamp kernel "$(kernel_fingerprint)"
}

add_packages() {
  has_stamp "$1" "$(fingerprint "$1")" && return 0
  say "installing the locked packages for $1 ..."
  # A lock names all that is needed; some leave out what a package asks for (requirements/lock.sh).
  pip --require-hashes --no-deps -r "$ROOT/requirements/$1.txt"
  stamp "$1" "$(fingerprint "$1")"
}

stamp() { printf '%s\n' "$2" >"$VENV/.mapkit-$1"; }

# Compile the kernels. Where the system has no compiler, one is fetched: to stay, for who develops,
# and for the time being otherwise.
compile() (
  cd "$ROOT"
  build=("$VENV/bin/python" -m mapkit.geometry.kernel.build_library)
  if [[ $1 == dev ]] && "${build[@]}" --needs-compiler --force; then
    say "fetching a C compiler, since the system has none (about 100 MB) ..."
    pip --require-hashes -r "$ROOT/requirements/compiler.txt"
  elif "${build[@]}" --needs-compiler; then
    say "fetching a C compiler, which is deleted afterwards, since the system has none (about 100 MB) ..."
    folder=$(mktemp -d "$VENV/compiler.XXXXXX")
    trap 'rm -rf "$folder"' EXIT
    pip --require-hashes --target "$folder" -r "$ROOT/requirements/compiler.txt"
    export PYTHONPATH=$folder
  fi
  "${build[@]}" >/dev/null
)

pip() {
  logged "$VENV/bin/python" -m pip install --quiet --no-input --disable-pip-version-check "$@"
}

# Run quietly, but show all of the output where it fails.
logged() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    rm -f "$log"
    fail "this failed: $*"
  fi
  rm -f "$log"
}

find_python() {
  local name
  for name in ${MAPKIT_PYTHON:+"$MAPKIT_PYTHON"} python3 python3.{14,13,12,11}; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  fail "needs Python 3.11 or newer, and found none (MAPKIT_PYTHON may name one)"
}

# Debian splits what makes environments from Python itself.
require_venv() {
  "$1" -c 'import ensurepip, venv' 2>/dev/null ||
    require_packages "$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
}

# Qt calls libraries that a bare system lacks, and different ones for memory and for a screen.
# Asking takes a moment, so the answer stays until the environment is made anew.
require_qt() {
  local missing screen=${1:-}
  local stamp=$VENV/.mapkit-qt$screen
  [[ $(uname) == Linux && ! -f $stamp ]] || return 0
  missing=$(cd "$ROOT" && "$VENV/bin/python" -m mapkit.editor.app.system_libraries $screen)
  # shellcheck disable=SC2086 # a word for each package
  [[ -z $missing ]] || require_packages $missing
  touch "$stamp"
}

# A screen for programs where there is none, as on a server.
require_virtual_screen() {
  command -v Xvfb >/dev/null || require_packages xvfb xauth
  require_qt --screen
}

# What some tests need besides, installed where that is allowed; pytest names the tests that go without.
offer_test_tools() {
  ((EUID == 0)) && command -v apt-get >/dev/null || return 0
  command -v node >/dev/null || command -v nodejs >/dev/null || (require_packages nodejs) ||
    say "continuing without Node"
  (require_virtual_screen) || say "continuing without Xvfb"
  [[ -x /usr/libexec/at-spi-bus-launcher ]] || (require_packages at-spi2-core) ||
    say "continuing without AT-SPI"
}

# Programs that exports are opened with, installed where that is allowed; tests name those they miss.
offer_consumers() {
  ((EUID == 0)) && command -v apt-get >/dev/null || return 0
  (require_virtual_screen) || say "continuing without Xvfb"
  command -v chromium >/dev/null || (require_packages chromium) || say "continuing without Chromium"
  command -v firefox-esr >/dev/null || command -v firefox >/dev/null || (require_packages firefox-esr) || say "continuing without Firefox"
  command -v inkscape >/dev/null || (require_packages inkscape) || say "continuing without Inkscape"
  command -v tiled >/dev/null || (require_packages tiled) || say "continuing without Tiled"
  command -v lua5.2 >/dev/null || (require_packages lua5.2) || say "continuing without Lua"
  java -version >/dev/null 2>&1 || (require_packages default-jre) || say "continuing without Java"
  dpkg -s "${VASSAL_LIBRARIES[@]}" >/dev/null 2>&1 ||
    (require_packages "${VASSAL_LIBRARIES[@]}") || say "continuing without VASSAL's libraries"
}

# What some folders lock for Node, where npm is there; tests name what they go without.
offer_node_packages() {
  local folder
  command -v npm >/dev/null || { say "continuing without npm" && return; }
  for folder in "$@"; do
    (cd "$ROOT/$folder" && logged npm ci --ignore-scripts --no-audit --no-fund) ||
      say "continuing without the packages of $folder"
  done
}

# What the engine of VASSAL loads beside its own jar.
VASSAL_LIBRARIES=(lib{asm,batik,bsh,commons-codec,commons-io,commons-lang3,getopt,httpclient5,httpcore5}-java
  lib{janino,jlayer,jsoup,logback,maven3-core,miglayout,slf4j,swingx,timingframework}-java)

# Install Debian packages, or say which are missing and how to install them. MAPKIT_INSTALL=yes or no
# decides; without it somebody at a terminal is asked, and elsewhere root means yes: a script that
# calls this on a bare machine wants it to work.
require_packages() {
  local command="apt-get install --no-install-recommends $*" answer=${MAPKIT_INSTALL:-}
  command -v apt-get >/dev/null ||
    fail "needs what Debian calls $*; install it with your system's package manager, then try again"
  if [[ $EUID -ne 0 ]]; then
    fail "missing Debian packages: $*. Install them with 'sudo $command', then try again"
  fi
  if [[ -z $answer && -t 0 && -t 2 ]]; then
    read -r -p "mapkit: needs the Debian packages $*. Install them on this system? [y/N] " answer ||
      answer=no
    [[ $answer == [yY]* ]] && answer=yes || answer=no
  elif [[ -z $answer ]]; then
    answer=yes
    say "there is no terminal to ask on; MAPKIT_INSTALL=no would keep this from installing anything"
  fi
  [[ $answer == yes ]] ||
    fail "missing Debian packages: $*. Install them with '$command', then try again"
  say "installing Debian packages: $*"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq >/dev/null 2>&1 || true # old lists may do; the next line tells
  logged apt-get install -y -qq --no-install-recommends "$@"
}
