#!/bin/sh
# Write packaging/locks anew: the newest versions within pyproject.toml's ranges, for every system and Python, with hashes.
set -eu
# shellcheck source=packaging/prepare.sh
. "$(dirname -- "$0")/prepare.sh"

# lock NAME WHAT WORDS...: one file of locks, with its use in its head; further requirements come from standard input
lock() {
    file=$root/packaging/locks/$1.txt
    head=$2
    shift 2
    (cd "$root" && "$tools/bin/uv" pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links --python-version 3.11 "$@" pyproject.toml -) >"$tools/locked"
    {
        printf '# %s\n' "$head"
        printf '#     python -m pip install --require-hashes -r packaging/locks/%s\n' "$(basename "$file")"
        printf '# then the program itself, fetching nothing more:\n'
        printf '#     python -m pip install --no-deps --no-build-isolation .\n'
        printf '# Written by packaging/lock.sh.\n'
        cat "$tools/locked"
    } >"$tools/whole"
    cp "$tools/whole" "$file"
    say "$file names $(grep -c '==' "$file") versions."
}

# built_with: what pyproject.toml's build system asks for, a requirement a line
built_with() {
    "$base" -c '
import sys, tomllib
print(*tomllib.load(open(sys.argv[1], "rb"))["build-system"]["requires"], sep="\n")
' "$root/pyproject.toml"
}

find_python
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
if ! { "$base" -m venv "$tools" && "$tools/bin/python" -m pip install --quiet --disable-pip-version-check 'uv>=0.5,<1'; }; then
    stop "the program that writes locks could not be installed; the lines above say why."
fi
built_with | lock runtime "What the program runs with, and what setuptools installs it by. Use:"
built_with | lock build "What packages are built with, and all that the program runs with. Use:" --extra build
