# Read by run.sh and test.sh: finds Python, makes .venv, and says in one sentence what is missing.
# shellcheck shell=sh

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=$root/.venv
python=$venv/bin/python
stamp=$venv/installed
unfinished=$venv/unfinished
log=$venv/install.log

# What the shell was told for other programs must not change what is found in .venv.
unset PYTHONHOME PYTHONPATH

say() {
    printf 'Score Keeper: %s\n' "$1" >&2
}

# stop SENTENCE [INSTALL_LINE]
stop() {
    say "$1"
    if [ -n "${2-}" ]; then
        printf '    %s\n' "$2" >&2
    fi
    exit 1
}

has() {
    command -v "$1" >/dev/null 2>&1
}

# apt_line PACKAGE...: the one line that installs them on Debian and Ubuntu
apt_line() {
    sudo='sudo '
    if [ "$(id -u)" -eq 0 ]; then
        sudo=
    fi
    update="${sudo}apt-get update && "
    for list in /var/lib/apt/lists/*_Packages*; do
        if [ -e "$list" ]; then
            update=
        fi
    done
    printf '%s%sapt-get install -y %s\n' "$update" "$sudo" "$*"
}

# The newest Python that this system's own packages hold, as a package's name; nothing when all are too old.
python_package() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        case $(apt-cache policy "$name" 2>/dev/null | sed -n 's/^ *Candidate: *//p') in
            3.1[1-9]* | 3.[2-9][0-9]*)
                printf '%s\n' "$name"
                return
                ;;
        esac
    done
}

stop_for_python() {
    if has apt-get; then
        name=$(python_package)
        if [ -z "$name" ] && [ -z "$found" ]; then
            name=python3
        fi
        if [ -n "$name" ]; then
            stop "Python 3.11 or newer is needed and $1; install it with:" "$(apt_line "$name" "$name-venv")"
        fi
    elif [ "$(uname)" = Darwin ]; then
        stop "Python 3.11 or newer is needed and $1; install it with:" "brew install python"
    fi
    stop "Python 3.11 or newer is needed and $1; install it from https://www.python.org/downloads/"
}

# Sets $base to a Python that is new enough, or stops.
find_python() {
    found=
    for base in python3 python3.14 python3.13 python3.12 python3.11 python; do
        version=$("$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        case $version in
            3.1[1-9] | 3.[2-9][0-9])
                return
                ;;
        esac
        found=${found:-$version}
    done
    if [ -n "$found" ]; then
        stop_for_python "here it is $found"
    fi
    stop_for_python "there is none here"
}

make_venv() {
    find_python
    if ! "$base" -c 'import ensurepip, venv' 2>/dev/null; then
        package=python3-venv
        if [ "$base" != python3 ]; then
            package=python$version-venv
        fi
        if has apt-get; then
            stop "Python's ensurepip is missing; install it with:" "$(apt_line "$package")"
        fi
        stop "Python's ensurepip is missing; install the package $package or a Python from https://www.python.org/downloads/"
    fi
    rm -rf "$venv"
    # Stands until everything is installed, so that a start that was cut off is begun anew.
    if ! { mkdir "$venv" && : >"$unfinished"; }; then
        stop "the folder $venv cannot be written; check who owns it and how much room is left."
    fi
    if ! "$base" -m venv "$venv" >"$log" 2>&1; then
        cat "$log" >&2
        stop "the folder .venv could not be made; the lines above say why."
    fi
}

# works WORD...: whether .venv has a Python that is new enough and finds these packages
works() {
    [ -x "$python" ] && [ ! -e "$unfinished" ] && "$python" -P -c '
import importlib.util as found, sys
sys.exit(sys.version_info < (3, 11) or any(found.find_spec(name) is None for name in sys.argv[1:]))
' "$@" 2>/dev/null
}

# prepare run|dev: everything installed in .venv, at once when it already was
prepare() {
    wanted="$(cksum <"$root/pyproject.toml") $root"
    standing=$(cat "$stamp" 2>/dev/null || :)
    case "$1 $standing" in
        "run run $wanted" | "run dev $wanted")
            if works PySide6 scorekeeper; then
                return
            fi
            ;;
        "dev dev $wanted")
            if works PySide6 scorekeeper pytest; then
                return
            fi
            ;;
    esac
    # A moved folder takes .venv along, and its scripts then point to where it was.
    case $standing in
        '' | *" $root") ;;
        *) rm -rf "$venv" ;;
    esac
    if ! works pip; then
        make_venv
    fi
    what=.
    if [ "$1" = dev ]; then
        what='.[dev]'
    fi
    say "installing into $venv; this takes a minute or two the first time."
    rm -f "$stamp"
    if ! (cd "$root" && "$python" -m pip install --disable-pip-version-check -e "$what") >"$log" 2>&1; then
        cat "$log" >&2
        stop "the packages could not be installed; the lines above say why (if it stays so, remove the folder .venv and start again)."
    fi
    printf '%s %s\n' "$1" "$wanted" >"$stamp"
    rm -f "$unfinished"
}

# The package of Debian and Ubuntu that holds a library's file.
package_of() {
    case $1 in
        libEGL.so.1) echo libegl1 ;;
        libGL.so.1) echo libgl1 ;;
        libX11-xcb.so.1) echo libx11-xcb1 ;;
        libX11.so.6) echo libx11-6 ;;
        libbrotlidec.so.1) echo libbrotli1 ;;
        libdbus-1.so.3) echo libdbus-1-3 ;;
        libfontconfig.so.1) echo libfontconfig1 ;;
        libfreetype.so.6) echo libfreetype6 ;;
        libglib-2.0.so.0 | libgthread-2.0.so.0) echo libglib2.0-0 ;;
        libstdc++.so.6) echo libstdc++6 ;;
        libwayland-client.so.0) echo libwayland-client0 ;;
        libwayland-cursor.so.0) echo libwayland-cursor0 ;;
        libwayland-egl.so.1) echo libwayland-egl1 ;;
        libxcb-cursor.so.0) echo libxcb-cursor0 ;;
        libxcb-icccm.so.4) echo libxcb-icccm4 ;;
        libxcb-image.so.0) echo libxcb-image0 ;;
        libxcb-keysyms.so.1) echo libxcb-keysyms1 ;;
        libxcb-randr.so.0) echo libxcb-randr0 ;;
        libxcb-render-util.so.0) echo libxcb-render-util0 ;;
        libxcb-render.so.0) echo libxcb-render0 ;;
        libxcb-shape.so.0) echo libxcb-shape0 ;;
        libxcb-shm.so.0) echo libxcb-shm0 ;;
        libxcb-sync.so.1) echo libxcb-sync1 ;;
        libxcb-util.so.1) echo libxcb-util1 ;;
        libxcb-xfixes.so.0) echo libxcb-xfixes0 ;;
        libxcb-xkb.so.1) echo libxcb-xkb1 ;;
        libxcb.so.1) echo libxcb1 ;;
        libxkbcommon-x11.so.0) echo libxkbcommon-x11-0 ;;
        libxkbcommon.so.0) echo libxkbcommon0 ;;
        libz.so.1) echo zlib1g ;;
        libzstd.so.1) echo libzstd1 ;;
    esac
}

# check_qt_libraries offscreen|xcb|wayland: stops when the system lacks a library that Qt loads for such a screen
check_qt_libraries() {
    if ! has ldd; then
        return
    fi
    missing=
    others=
    packages=
    for library in $(
        for qt in "$venv"/lib/python3*/site-packages/PySide6; do
            ldd "$qt"/Qt/lib/libQt6Widgets.so.6 "$qt"/Qt/lib/libQt6Svg.so.6 "$qt"/Qt/lib/libQt6PrintSupport.so.6 \
                "$qt"/Qt/lib/libQt6DBus.so.6 "$qt"/Qt/plugins/platforms/libq"$1"*.so 2>/dev/null
        done | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u
    ); do
        others="${missing:+ and others}"
        missing=${missing:-$library}
        package=$(package_of "$library")
        case " $packages " in
            *" $package "*) ;;
            *) packages="${packages:+$packages }$package" ;;
        esac
    done
    if [ -z "$missing" ]; then
        return
    fi
    if has apt-get && [ -n "$packages" ]; then
        # shellcheck disable=SC2086 # one word a package
        stop "Qt needs system libraries that are missing here ($missing$others); install them with:" "$(apt_line $packages)"
    fi
    stop "Qt needs system libraries that are missing here: $missing$others${packages:+ (Debian and Ubuntu call them $packages)}."
}
