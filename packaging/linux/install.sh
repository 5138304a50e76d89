#!/bin/sh
# @TITLE@ @VERSION@ for Linux, in one file: this script, and behind its last line a compressed archive.
# Needs sh, tar, gzip and tail. Run it with --help.
set -eu

program=@PROGRAM@
title="@TITLE@ @VERSION@"
sum=@SUM@
archive=@LINE@ # the line on which the archive begins

usage() {
    cat <<END
$title

    sh $0                  install for this user, under ~/.local (root: for all, under /usr/local)
    sh $0 --prefix DIR     install under another folder: DIR/bin, DIR/lib, DIR/share
    sh $0 --extract DIR    only unpack the three of them into a folder
    sh $0 --check          tell whether this file is whole

To remove it: PREFIX/lib/$program/uninstall
END
}

fail() {
    echo "$program: $1" >&2
    exit 2
}

payload() {
    tail -n "+$archive" "$0"
}

check() {
    if command -v sha256sum >/dev/null; then
        [ "$(payload | sha256sum | cut -d ' ' -f 1)" = "$sum" ]
    else
        payload | gzip -t 2>/dev/null
    fi || fail "this file is damaged; get it again"
}

unpack() {
    mkdir -p "$1" 2>/dev/null || fail "the folder $1 cannot be made"
    payload | gzip -dc | tar -xf - -C "$1" || fail "the folder $1 cannot be written in"
}

# The menu starts the program by its full path: ~/.local/bin is not searched everywhere.
point_menu_at() {
    entry=$1/share/applications/$program.desktop
    path=$(printf '%s' "$1/bin/$program" | sed 's/[\\&|]/\\&/g')
    sed "s|^Exec=$program |Exec=\"$path\" |" "$entry" >"$entry.new"
    mv "$entry.new" "$entry"
}

install_into() {
    old=$1/lib/$program
    if [ -e "$old" ]; then
        [ -x "$old/uninstall" ] || fail "$old is there already, and not from here"
        "$old/uninstall"
    fi
    unpack "$1"
    point_menu_at "$1"
    "$1/lib/$program/refresh-menus"
    echo "$title is installed: $1/bin/$program"
    echo "To remove it: $1/lib/$program/uninstall"
}

absolute() {
    case $1 in
        /*) echo "$1" ;;
        *) echo "$PWD/$1" ;;
    esac
}

case ${1-} in
    "") check && install_into "$([ "$(id -u)" = 0 ] && echo /usr/local || echo "$HOME/.local")" ;;
    --prefix) check && install_into "$(absolute "${2:?--prefix needs a folder}")" ;;
    --extract) check && unpack "$(absolute "${2:?--extract needs a folder}")" ;;
    --check) check && echo "$title: whole" ;;
    -h | --help) usage ;;
    *) fail "no option $1 (see --help)" ;;
esac
exit 0
