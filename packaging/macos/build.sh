#!/bin/sh
# Build the application for macOS and a disk image of it into dist: `sh packaging/macos/build.sh`.
# With IDENTITY it is signed by that name, and with PROFILE (see `xcrun notarytool store-credentials`) notarised too.
set -eu
# shellcheck source=packaging/building.sh
. "$(dirname -- "$0")/../building.sh"

if [ "$(uname)" != Darwin ]; then
    say "this can only be run on macOS."
    exit 2
fi
prepare_building
install_program
freeze

app="$dist/Score Keeper.app"
version=$("$app/Contents/MacOS/scorekeeper" --version | cut -d' ' -f2)
if [ -n "${IDENTITY-}" ]; then
    # Python loads libraries that were signed by others, which a hardened program must be allowed.
    codesign --force --deep --timestamp --options runtime --entitlements "$root/packaging/macos/entitlements.plist" \
        --sign "$IDENTITY" "$app"
else
    codesign --force --deep --sign - "$app"
fi
codesign --verify --deep --strict "$app"

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp -R "$app" "$place"
ln -s /Applications "$place/Applications"
image="$dist/ScoreKeeper-$version-$(uname -m).dmg"
rm -f "$image"
hdiutil create -quiet -volname "Score Keeper $version" -srcfolder "$place" -fs HFS+ -format UDZO "$image"
if [ -n "${IDENTITY-}" ]; then
    codesign --sign "$IDENTITY" --timestamp "$image"
fi
if [ -n "${PROFILE-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$PROFILE" --wait
    xcrun stapler staple "$image"
fi
say "made $image."
