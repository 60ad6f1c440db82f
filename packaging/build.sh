#!/bin/sh
# Build what can be installed into dist: `sh packaging/build.sh wheel`, `folder`, `file`, `deb`, or all without a word.
set -eu
# shellcheck source=packaging/building.sh
. "$(dirname -- "$0")/building.sh"

for what in "${@:-all}"; do
    case $what in
        wheel | folder | file | deb | all) ;;
        *)
            say "there is no $what to build: wheel, folder, file, deb."
            exit 2
            ;;
    esac
done

wants() {
    case " ${words:-all} " in
        *" all "* | *" $1 "*) return 0 ;;
    esac
    return 1
}

words=$*
prepare_building
install_program
if wants folder || wants deb; then
    freeze
    say "made $dist/scorekeeper."
fi
if wants file; then
    rm -rf "$dist/single"
    mkdir -p "$dist/single"
    (ONE_FILE=1 && export ONE_FILE && dist=$dist/single && freeze)
    rm -rf "$dist/single/work"
    say "made $dist/single/scorekeeper."
fi
if wants deb; then
    sh "$root/packaging/linux/make_deb.sh" "$dist"
fi
