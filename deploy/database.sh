#!/bin/sh
# Creates the database of Platen and its owner, who may create roles and is no superuser. Runs once, in a new cluster.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$PLATEN_PASSWORD" <<'SQL'
create role platen login createrole password :'password';
create database platen owner platen;
SQL
