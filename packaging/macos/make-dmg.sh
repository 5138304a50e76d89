#!/bin/sh
# Puts Mystery Table.app into a disk image beside a link to /Applications: make-dmg.sh APP IMAGE
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$1" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Mystery Table" -srcfolder "$folder" -ov -format UDZO "$2"
