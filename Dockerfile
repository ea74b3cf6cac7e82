# The tag moves; a release should not. Pin it by its digest, which this prints on a machine with a registry:
#   docker buildx imagetools inspect node:24-slim --format '{{.Manifest.Digest}}'
# and hand it in: docker build --build-arg NODE_IMAGE=node:24-slim@sha256:… .
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /partner-desk
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run --silent sbom > .next/standalone/sbom.cdx.json

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /partner-desk/.next/standalone ./
# Only the embedded database writes, to this folder. With DATABASE_URL the whole file system may be read-only.
RUN install -d -o node -g node -m 0700 /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
