#!/bin/sh
# Starts the container (docs/deploy.md): checks the environment, writes config.json, and becomes Caddy.
#
#   API_URL                    the backend: http://host:port or https://host
#   DESIGNATED_TELEMARKETERS   1 to 20 names, comma-separated; without it those of the build
#   ERROR_REPORT_URL           a path of the backend, or the URL of a receiver of /error-reports
#   SIGN_IN_URL                where the page leads those who are signed out: a path of the site, or an https URL
#   DAILY_GOAL                 the goal for the valid appointments of a day, a whole number; none by default
#   TRUSTED_PROXIES            the proxies in front: addresses and ranges, or private_ranges; none by default
#   PORT                       8080 by default
#   TRACKER_BIND               the address it listens on, 0.0.0.0 by default
set -euf
export LC_ALL=C

refuse() {
  printf 'appointment-tracker: %s\n' "$1" >&2
  exit 78
}

# The checks below need values of one line.
for name in API_URL DESIGNATED_TELEMARKETERS ERROR_REPORT_URL SIGN_IN_URL DAILY_GOAL TRUSTED_PROXIES PORT TRACKER_BIND; do
  eval "value=\${$name-}"
  case $value in
    *[[:cntrl:]]*) refuse "$name holds a line break or another control character." ;;
  esac
done

# fits TEXT PATTERN
fits() {
  printf '%s\n' "$1" | grep -Eq "^($2)\$"
}

origin='https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?'

# check_port NAME URL
check_port() {
  port=$(printf '%s\n' "$2" | sed -nE 's#^https?://[^/]*:([0-9]+)(/.*)?$#\1#p')
  [ -z "$port" ] || fits "$port" '0*[1-9][0-9]{0,4}' && [ "${port:-1}" -le 65535 ] ||
    refuse "$1 has a port that is not a number from 1 to 65535: $2"
}

[ -n "${API_URL-}" ] || refuse 'API_URL is not set. Set it to the backend, such as http://backend:3000.'
fits "$API_URL" "$origin/?" ||
  refuse "API_URL is not http://host:port or https://host, without a path: $API_URL"
check_port API_URL "$API_URL"

PORT=${PORT:-8080}
fits "$PORT" '[1-9][0-9]{0,4}' && [ "$PORT" -le 65535 ] ||
  refuse "PORT is not a number from 1 to 65535: $PORT"

octet='(25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})'
ip4="$octet(\.$octet){3}"
ip6="([0-9A-Fa-f]{0,4}:){2,7}([0-9A-Fa-f]{0,4}|$ip4)"

# check_address NAME TEXT
check_address() {
  fits "$2" "$ip4|$ip6" && ! fits "$2" '.*(:::|::.*::).*|:[^:].*|.*[^:]:' ||
    refuse "$1 ${3-is not an IP address}: $2"
}

check_address TRACKER_BIND "${TRACKER_BIND=0.0.0.0}"
export TRACKER_BIND

fits "${TRUSTED_PROXIES-}" '(private_ranges|[0-9A-Fa-f.:]+(/[0-9]{1,3})?| )*' ||
  refuse "TRUSTED_PROXIES holds more than addresses, ranges and private_ranges: $TRUSTED_PROXIES"
for proxy in ${TRUSTED_PROXIES-}; do
  [ "$proxy" != private_ranges ] || continue
  check_address TRUSTED_PROXIES "${proxy%%/*}" 'holds what is no IP address'
  case $proxy in
    *:*/*) bits=128 ;;
    */*) bits=32 ;;
    *) continue ;;
  esac
  fits "${proxy#*/}" '0|[1-9][0-9]{0,2}' && [ "${proxy#*/}" -le "$bits" ] ||
    refuse "TRUSTED_PROXIES has a range of more than $bits bits: $proxy"
done
export TRACKER_PROXIES="${TRUSTED_PROXIES-}"

# quoted TEXT: as a string of JSON; control characters were refused above.
quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"
}

# list NAMES: comma-separated names as a list of JSON.
list() {
  count=0
  json=
  IFS=,
  for name in $1; do
    name=${name#"${name%%[! ]*}"}
    name=${name%"${name##*[! ]}"}
    [ -n "$name" ] || continue
    count=$((count + 1))
    json="$json${json:+, }$(quoted "$name")"
  done
  unset IFS
  [ "$count" -ge 1 ] && [ "$count" -le 20 ] ||
    refuse "DESIGNATED_TELEMARKETERS names $count people, not 1 to 20."
  telemarketers="[$json]"
}

# The folder of the site that the image was built for; the proxy in front removes it.
folder=${TRACKER_BASE:-/}
folder=${folder%/}

report_url=
export TRACKER_REPORTS=no_reports
case ${ERROR_REPORT_URL-} in
  '') ;;
  /*)
    fits "$ERROR_REPORT_URL" '/api/[A-Za-z0-9._~%/?=&-]+' ||
      refuse "ERROR_REPORT_URL is not a path of the backend, which begin with /api/: $ERROR_REPORT_URL"
    report_url=$folder$ERROR_REPORT_URL
    ;;
  *)
    fits "$ERROR_REPORT_URL" "$origin(/[A-Za-z0-9._~%/-]*)?" ||
      refuse "ERROR_REPORT_URL is neither a path nor http(s)://host:port/path: $ERROR_REPORT_URL"
    check_port ERROR_REPORT_URL "$ERROR_REPORT_URL"
    # The page reports to its own origin and does not know the receiver's URL.
    report_url=$folder/error-reports
    rest=${ERROR_REPORT_URL#*://}
    host=${rest%%/*}
    path=${rest#"$host"}
    export TRACKER_REPORTS=reports
    export TRACKER_REPORTS_TO="${ERROR_REPORT_URL%%://*}://$host"
    export TRACKER_REPORTS_PATH="${path:-/}"
    ;;
esac

# The first folders of the app's screens and of its other paths, as in src/paths.ts.
app='states|sales-rep|validation|corrections|data-quality|historical|ai-insights|monthly-data|assets|error-reports'
export TRACKER_ROOT="${TRACKER_ROOT:-/srv/appointment-tracker}"

case ${SIGN_IN_URL-} in
  '') ;;
  /*)
    fits "$SIGN_IN_URL" '/[A-Za-z0-9._~-]+(/[A-Za-z0-9._~%-]*)*(\?[A-Za-z0-9._~%/?=&-]*)?' ||
      refuse "SIGN_IN_URL is not a path such as /auth/login: $SIGN_IN_URL"
    path=${SIGN_IN_URL%%\?*}
    # Browsers resolve these, also encoded.
    ! fits "$path" '.*/(\.|%2[Ee]){1,2}(/.*)?' ||
      refuse "SIGN_IN_URL is not a path such as /auth/login: $SIGN_IN_URL"
    # The backend has the first folder of the path, with its own headers. Calls are passed anyway.
    case $path/ in
      "$folder"/*)
        inner=${path#"$folder"}
        first=${inner#/}
        first=${first%%/*}
        lower=$(printf '%s' "$first" | tr '[:upper:]' '[:lower:]')
        if [ -z "$first" ] || fits "$lower" "$app" || [ -e "$TRACKER_ROOT/$lower" ]; then
          refuse "SIGN_IN_URL is a path of the app itself, not of the backend's page to sign in: $SIGN_IN_URL"
        elif [ "$lower" != api ]; then
          export TRACKER_SIGN_IN="/$first /$first/*"
        else
          fits "$inner" '/api/.+' || refuse "SIGN_IN_URL is not a path below /api/: $SIGN_IN_URL"
        fi
        ;;
    esac
    ;;
  *)
    fits "$SIGN_IN_URL" 'https://[A-Za-z0-9._-]+(:[0-9]+)?(/[A-Za-z0-9._~%/?=&-]*)?' ||
      refuse "SIGN_IN_URL is neither a path nor https://host/path: $SIGN_IN_URL"
    check_port SIGN_IN_URL "$SIGN_IN_URL"
    ;;
esac

fits "${DAILY_GOAL-}" '([1-9][0-9]{0,8})?' ||
  refuse "DAILY_GOAL is not a whole number from 1 on: $DAILY_GOAL"

# The one folder that is written to: the root file system may be read-only.
run=${TRACKER_RUN:-/tmp/appointment-tracker}
mkdir -p "$run" 2>/dev/null && [ -w "$run" ] ||
  refuse "$run cannot be written to. With a read-only root file system mount a tmpfs at /tmp."
rm -f "$run/config.json"
telemarketers=
[ -z "${DESIGNATED_TELEMARKETERS-}" ] || list "$DESIGNATED_TELEMARKETERS"
if [ -n "$telemarketers$report_url${SIGN_IN_URL-}${DAILY_GOAL-}" ]; then
  printf '{%s"errorReportUrl": %s, "signInUrl": %s%s}\n' \
    "${telemarketers:+"\"designatedTelemarketers\": $telemarketers, "}" \
    "$(quoted "$report_url")" "$(quoted "${SIGN_IN_URL-}")" \
    "${DAILY_GOAL:+", \"dailyGoal\": $DAILY_GOAL"}" >"$run/config.json"
fi

case $API_URL in
  https://*) export TRACKER_NAME=own_name ;;
  *) export TRACKER_NAME=page_name ;;
esac
export TRACKER_BACKEND="${API_URL%/}"
export TRACKER_ADDRESS="http://:$PORT"
export TRACKER_ADMIN=off
export TRACKER_CONFIG="$run"
export HOME="$run" XDG_DATA_HOME="$run" XDG_CONFIG_HOME="$run"

# Replaces this process, so that a signal to the container reaches Caddy.
exec caddy run --config "$(dirname "$0")/Caddyfile" --adapter caddyfile
