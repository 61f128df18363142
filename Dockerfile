# docker build -t appointment-tracker --build-arg COMMIT="$(git rev-parse HEAD)" .
# docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 -e API_URL=http://backend:3000 appointment-tracker

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Given at build time it replaces the value of .env; DESIGNATED_TELEMARKETERS of a container replaces both.
ARG VITE_DESIGNATED_TELEMARKETERS
# The folder of a site that it is in, and that of /api, if they are not at the root (docs/deploy.md).
ARG BASE=/
ARG API_BASE
# In version.json, beside the id of the build.
ARG COMMIT
RUN npm run build -- --base="$BASE"

FROM caddy:2.11.7-alpine@sha256:d8542f48d34a9cf4e4c11a478865229840e87e4c96ea3f439101f31a5d35f75f
# Its right to bind low ports would keep it from starting without capabilities.
RUN setcap -r /usr/bin/caddy
COPY --from=build /app/dist /srv/appointment-tracker
COPY deploy/Caddyfile deploy/entry.sh deploy/health.sh /srv/deploy/
ARG BASE=/
ENV TRACKER_BASE=$BASE
ARG COMMIT
ARG BUILD
LABEL org.opencontainers.image.title="Appointment Tracker" \
  org.opencontainers.image.revision=$COMMIT \
  org.opencontainers.image.version=$BUILD
# No user of the image, and by number, so that an orchestrator sees that it is not root.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["sh", "/srv/deploy/health.sh"]
ENTRYPOINT ["sh", "/srv/deploy/entry.sh"]
