#!/bin/sh
# Start Score Keeper from this folder: makes .venv the first time and passes all words on to the program.
set -eu
# shellcheck source=packaging/prepare.sh
. "$(dirname -- "$0")/prepare.sh"

# The command line answers without a window; what follows --store is a folder's name.
wants_window() {
    before=
    for word; do
        if [ "$before" != --store ]; then
            case $word in
                score | replay | rules | import | export | -h | --help | --version) return 1 ;;
            esac
        fi
        before=$word
    done
}

# The kind of screen there is, in Qt's words; nothing when the system needs no asking.
screen() {
    if [ -n "${QT_QPA_PLATFORM-}" ]; then
        printf '%s\n' "${QT_QPA_PLATFORM%%[:;]*}"
    elif [ "$(uname)" = Darwin ]; then
        return
    elif [ -n "${DISPLAY-}" ]; then
        echo xcb
    elif [ -n "${WAYLAND_DISPLAY-}" ]; then
        echo wayland
    else
        echo none
    fi
}

kind=
if wants_window "$@"; then
    kind=$(screen)
    if [ "$kind" = none ]; then
        again="xvfb-run -a sh '$0'"
        if has apt-get; then
            stop "there is no screen here (DISPLAY and WAYLAND_DISPLAY are not set); start it from a desktop, or as $again after:" \
                "$(apt_line xvfb xauth)"
        fi
        stop "there is no screen here (DISPLAY and WAYLAND_DISPLAY are not set); start it from a desktop, or as $again."
    fi
fi
prepare run
if [ -n "$kind" ]; then
    check_qt_libraries "$kind"
fi
exec "$python" -P -m scorekeeper "$@"
