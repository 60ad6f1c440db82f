#!/bin/sh
# Measure the speed of everything, without a screen, and name the machine and the versions; with "long", all of it.
set -eu
# shellcheck source=packaging/prepare.sh
. "$(dirname -- "$0")/prepare.sh"

late=

# measure NAME [WORD...]: runs a benchmark and remembers it when something took longer than it may
measure() {
    printf '\n== %s\n' "$*"
    name=$1
    shift
    if ! "$python" -m "tests.benchmarks.$name" "$@"; then
        late="${late:+$late, }$name"
    fi
}

prepare dev
QT_QPA_PLATFORM=offscreen
export QT_QPA_PLATFORM
check_qt_libraries offscreen
cd "$root"
"$python" -m tests.benchmarks.machine
measure scoring
measure commands
measure explaining 20
measure window
measure correcting
measure start_up
if [ "${1-}" = long ]; then
    measure explaining
    measure entry_speed
    measure drills
fi
if [ -n "$late" ]; then
    stop "these took longer than they may, or failed: $late."
fi
