#!/bin/sh
# Removes @TITLE@ and the folders that it leaves empty. Matches and settings stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."

while IFS= read -r file; do
    rm -f -- "$file"
done <"$here/installed-files"
"$here/refresh-menus"
# The tables that it wrote describe nothing any more where ours was the only entry.
[ -n "$(ls share/mime/packages 2>/dev/null)" ] || rm -rf share/mime
ls share/applications/*.desktop >/dev/null 2>&1 || rm -f share/applications/mimeinfo.cache
rm -f -- "$here/installed-files" "$here/refresh-menus" "$here/uninstall"
while IFS= read -r folder; do
    rmdir -- "$folder" 2>/dev/null || :
done <<END
@FOLDERS@
END
