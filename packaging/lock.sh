#!/bin/sh
# Pin what the builds need, each file by its hash and none by an address: packaging/freeze/build.lock.
# Needs the program uv; run it when pyproject.toml or packaging/freeze/build.in ask for something else.
set -eu
cd "$(dirname -- "$0")/.."
uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
    --no-emit-index-url --no-emit-find-links pyproject.toml packaging/freeze/build.in -o packaging/freeze/build.lock
