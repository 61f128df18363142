#!/bin/bash
# The container's health: whether it serves the build. A failing backend is no reason to restart it.
set -eu
case ${TRACKER_BIND:-0.0.0.0} in
  0.0.0.0) host=127.0.0.1 ;;
  ::) host=::1 ;;
  *) host=$TRACKER_BIND ;;
esac
exec 3<>"/dev/tcp/$host/${PORT:-8080}"
printf 'GET /version.json HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 3 _ status _ <&3
[ "$status" = 200 ]
