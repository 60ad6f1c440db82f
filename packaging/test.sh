#!/bin/sh
# Run all checks and tests, without a screen: makes .venv the first time and passes all words on to pytest.
set -eu
# shellcheck source=packaging/prepare.sh
. "$(dirname -- "$0")/prepare.sh"

failed=

# check NAME COMMAND...: runs it and remembers the name when it fails
check() {
    name=$1
    shift
    if ! "$@"; then
        say "the check of the $name failed."
        failed="${failed:+$failed, }$name"
    fi
}

prepare dev
QT_QPA_PLATFORM=offscreen
export QT_QPA_PLATFORM
check_qt_libraries offscreen
cd "$root"
check format "$python" -m ruff format --check .
check lint "$python" -m ruff check .
check types "$python" -m mypy
check "import contracts" "$venv/bin/lint-imports" --no-logo
# Side by side on every core; the order of sets must then be the same in each.
PYTHONHASHSEED=0
export PYTHONHASHSEED
check tests "$python" -m pytest -n auto --dist worksteal "$@"
if [ -n "$failed" ]; then
    stop "not all is well, these failed: $failed."
fi
