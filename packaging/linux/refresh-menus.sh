#!/bin/sh
# Desktops keep tables of menu entries, file types and icons; where there are none, there is nothing to do.
cd "$(dirname "$0")/../../share" || exit 0
refresh() {
    command -v "$1" >/dev/null && "$@" >/dev/null 2>&1
}
refresh update-desktop-database applications
refresh update-mime-database mime
[ ! -e icons/hicolor/icon-theme.cache ] || refresh gtk-update-icon-cache -qtf icons/hicolor
exit 0
