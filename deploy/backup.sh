#!/bin/sh
# Dumps the database and keeps the newest dumps:  backup.sh DATABASE FOLDER [HOW MANY, 14]
# DATABASE is a name or a postgres:// address. A dump that fails leaves the others and ends with an error.
set -eu
database=$1
folder=$2
keep=${3:-14}
case $keep in
*[!0-9]* | 0*) echo "backup.sh: keep at least 1 dump, not $keep" >&2; exit 2 ;;
esac
umask 077
mkdir -p "$folder"
name=partner-desk-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$folder/.$name"' EXIT
# Some shells end on a signal without running what EXIT names.
trap 'exit 1' HUP INT TERM
pg_dump --format=custom --file="$folder/.$name" --dbname="$database"
pg_restore --list "$folder/.$name" >/dev/null
mv "$folder/.$name" "$folder/$name"
(cd "$folder" && ls -1 partner-desk-*.dump | sort -r | tail -n "+$((keep + 1))" | xargs -r rm -f)
echo "$folder/$name"
