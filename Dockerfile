# docker build -t appointment-tracker .
# docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 -e API_URL=http://backend:3000 appointment-tracker

FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Given at build time it replaces the value of .env; DESIGNATED_TELEMARKETERS of a container replaces both.
ARG VITE_DESIGNATED_TELEMARKETERS
RUN npm run build

# Its Caddy is the one that `npm run test:deploy` runs.
FROM debian:12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends caddy ca-certificates \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/dist /srv/appointment-tracker
COPY deploy/Caddyfile deploy/Caddyfile.container deploy/entry.sh deploy/health.sh /srv/deploy/
# No user of the image, and by number, so that an orchestrator sees that it is not root.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["bash", "/srv/deploy/health.sh"]
ENTRYPOINT ["sh", "/srv/deploy/entry.sh"]
