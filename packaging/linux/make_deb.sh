#!/bin/sh
# Make the Debian package of what `sh packaging/build.sh folder` made: make_deb.sh FOLDER. Called by build.sh.
set -eu
# shellcheck source=packaging/building.sh
. "$(dirname -- "$0")/../building.sh"

here=$root/packaging/linux
from=$dist/scorekeeper
version=$("$from/scorekeeper" --version | cut -d' ' -f2)
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)
maintainer="The Score Keeper authors <scorekeeper@localhost.localdomain>"
machine=$(dpkg --print-architecture)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
tree=$place/debian/scorekeeper
share=$tree/usr/share

# fill FILE: what stands in it, with this version and day
fill() {
    sed "s/@VERSION@/$version/g; s/@DATE@/$day/g" "$here/$1"
}

# project KEY: a text of pyproject.toml, which is the one place for it
project() {
    "$python" -c 'import sys, tomllib; print(tomllib.load(open(sys.argv[1], "rb"))["project"][sys.argv[2]])' \
        "$root/pyproject.toml" "$1"
}

# indented: a text as it stands in a field of a Debian file
indented() {
    sed 's/[[:space:]]*$//; s/^$/./; s/^/ /'
}

# licence_of NAME: the licence of something that goes along, as it was installed
licence_of() {
    "$python" -c '
import sys
from importlib.metadata import files
print(next(each for each in files(sys.argv[1]) if each.name == "LICENSE").read_text(), end="")
' "$1"
}

lay_out() {
    mkdir -p "$tree/usr/lib" "$tree/usr/bin" "$share/applications" "$share/doc/scorekeeper" "$share/lintian/overrides" \
        "$share/man/man1" "$share/metainfo" "$share/mime/packages" "$share/icons/hicolor/scalable/apps"
    cp -R "$from" "$tree/usr/lib/scorekeeper"
    ln -s ../lib/scorekeeper/scorekeeper "$tree/usr/bin/scorekeeper"
    cp "$here/scorekeeper.desktop" "$share/applications"
    cp "$here/scorekeeper.xml" "$share/mime/packages"
    fill org.scorekeeper.scorekeeper.metainfo.xml >"$share/metainfo/org.scorekeeper.scorekeeper.metainfo.xml"
    fill scorekeeper.1 | gzip -9n >"$share/man/man1/scorekeeper.1.gz"
    cp "$root/resources/icons/app.svg" "$share/icons/hicolor/scalable/apps/scorekeeper.svg"
    for picture in "$dist"/icons/*.png; do
        size=$(basename "$picture" .png)
        mkdir -p "$share/icons/hicolor/${size}x$size/apps"
        cp "$picture" "$share/icons/hicolor/${size}x$size/apps/scorekeeper.png"
    done
    awk -v own="$(indented <"$root/LICENSE")" -v msgspec="$(licence_of msgspec | indented)" \
        '$0 == "@LICENSE@" { print own; next } $0 == "@MSGSPEC@" { print msgspec; next } { print }' "$here/copyright" \
        >"$share/doc/scorekeeper/copyright"
    gzip -9nc "$root/CHANGELOG.md" >"$share/doc/scorekeeper/changelog.gz"
    printf 'scorekeeper (%s-1) unstable; urgency=low\n\n  * Version %s; what is new in it stands in changelog.gz.\n\n -- %s  %s\n' \
        "$version" "$version" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" |
        gzip -9n >"$share/doc/scorekeeper/changelog.Debian.gz"
    cp "$here/lintian-overrides" "$share/lintian/overrides/scorekeeper"
    find "$tree" -type d -exec chmod 755 {} +
    find "$tree" -type f -exec chmod 644 {} +
    chmod 755 "$tree/usr/lib/scorekeeper/scorekeeper"
}

# The packages that hold the libraries which did not go along; printing is a wish, not a need.
depends() {
    # shellcheck disable=SC2046 # one word a file
    (cd "$place" && printf 'Source: scorekeeper\n\nPackage: scorekeeper\nArchitecture: any\n' >debian/control &&
        dpkg-shlibdeps -O --ignore-missing-info "-l$tree/usr/lib/scorekeeper/_internal" \
            "-l$tree/usr/lib/scorekeeper/_internal/PySide6/Qt/lib" \
            $(find "$tree" -type f \( -name '*.so' -o -name '*.so.*' -o -path '*/lib/scorekeeper/scorekeeper' \) \
                ! -name 'libcups*') 2>/dev/null) |
        sed -n 's/^shlibs:Depends=//p'
}

control() {
    wanted=$(depends)
    rm -rf "$tree/DEBIAN" "$place/debian/control"
    size=$(du -k -s --apparent-size "$tree" | cut -f1)
    mkdir "$tree/DEBIAN"
    cat >"$tree/DEBIAN/control" <<END
Package: scorekeeper
Version: $version-1
Architecture: $machine
Maintainer: $maintainer
Installed-Size: $size
Depends: $wanted
Recommends: fonts-dejavu-core | fonts-noto-core, fonts-noto-cjk, libcups2
Section: utils
Priority: optional
Description: score keeper for mahjong sessions
$(project description | fold -s -w 72 | sed 's/^/ /; s/ *$//')
 .
 Japanese mahjong and Chinese Classical with every house rule, explained set by
 set; undo, corrections of any hand, drills, a reference and sheets to print.
END
    (cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    chmod 644 "$tree"/DEBIAN/*
}

lay_out
control
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
file=$dist/scorekeeper_$version-1_$machine.deb
dpkg-deb --root-owner-group -Zxz -b "$tree" "$file" >/dev/null
say "made $file."
