#!/bin/sh
# The container's health: whether it serves the build. A failing backend is no reason to restart it.
set -eu
case ${TRACKER_BIND:-0.0.0.0} in
  0.0.0.0) host=127.0.0.1 ;;
  ::) host='[::1]' ;;
  *:*) host=[$TRACKER_BIND] ;;
  *) host=$TRACKER_BIND ;;
esac
env -u http_proxy wget -q -O /dev/null "http://$host:${PORT:-8080}/version.json" || exit 1
