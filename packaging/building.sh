# Read by the scripts that build: a Python with all that is pinned in locks/build.txt, and when the sources are from.
# shellcheck shell=sh

root=$(CDPATH='' cd -- "$(dirname -- "$0")" && while [ ! -e pyproject.toml ]; do cd ..; done && pwd)
dist=$root/dist
python=$dist/building/bin/python
umask 022

say() {
    printf 'Score Keeper: %s\n' "$1" >&2
}

# What is built twice from the same sources is the same twice.
if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null || date -r "$root/CHANGELOG.md" +%s)
fi
PYTHONHASHSEED=0
export SOURCE_DATE_EPOCH PYTHONHASHSEED

# prepare_building: makes dist/building once for each state of the lock
prepare_building() {
    lock=$root/packaging/locks/build.txt
    if ! cmp -s "$lock" "$dist/building/lock"; then
        say "installing what the builds need into $dist/building."
        rm -rf "$dist/building"
        mkdir -p "$dist"
        "${PYTHON:-python3}" -m venv "$dist/building"
        "$python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
        cp "$lock" "$dist/building/lock"
    fi
}

# install_program: the wheel of this tree, built twice and compared, beside what was pinned, and its icons
install_program() {
    "$python" "$root/packaging/dists.py" "$dist" --twice
    version=$("$python" -c 'import runpy, sys; print(runpy.run_path(sys.argv[1])["__version__"])' "$root/scorekeeper/__init__.py")
    "$python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall \
        "$dist/scorekeeper-$version-py3-none-any.whl"
    ICONS=$dist/icons
    export ICONS
    QT_QPA_PLATFORM=offscreen "$python" "$root/packaging/make_icons.py" "$ICONS"
}

# freeze: runs PyInstaller where no module of this tree lies, so that it finds what was installed
freeze() {
    mkdir -p "$dist/work"
    (cd "$dist/work" && "$python" -P -m PyInstaller --noconfirm --log-level WARN --distpath "$dist" \
        --workpath "$dist/work" "$root/packaging/freeze/scorekeeper.spec")
}
