#!/bin/sh
# Look up every locked version in the public databases of vulnerabilities. 0: none is known. 1: one is. 2: it was not done.
set -eu
# shellcheck source=packaging/prepare.sh
. "$(dirname -- "$0")/prepare.sh"

find_python
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
if ! { "$base" -m venv "$tools" && "$tools/bin/python" -m pip install --quiet --disable-pip-version-check 'pip-audit>=2.7,<3'; }; then
    say "the audit was NOT done: pip-audit could not be installed; the lines above say why."
    exit 2
fi
status=0
"$tools/bin/python" -P "$root/packaging/audit.py" "$root/packaging/locks/build.txt" || status=$?
exit "$status"
