# Nataraj in a container: docs/deployment.md says how it is run.
#
# The dependencies of the running server, the build, and what runs are stages of their own: the last one has no compiler,
# no tests and no sources.

FROM node:24-bookworm-slim AS base
WORKDIR /app
# The lockfile and the workspaces' manifests alone, so that a change of sources installs nothing anew; and what the install
# runs at its end (postinstall).
COPY package.json package-lock.json .npmrc ./
COPY scripts/after-install.mjs scripts/
COPY sdk/package.json sdk/
COPY ui/package.json ui/
COPY player/package.json player/
COPY site/package.json site/
COPY server/package.json server/
COPY workshop/package.json workshop/

FROM base AS dependencies
RUN npm ci --omit=dev --workspace @nataraj/server --workspace @nataraj/sdk

FROM base AS build
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS runtime
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=root --mode=0770 /data
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/sdk/dist sdk/dist
COPY --from=build /app/site/dist site/dist
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/bin server/bin
COPY --from=build /app/server/blogs server/blogs
COPY --from=build /app/assets/dancers assets/dancers
COPY --from=build /app/assets/songs assets/songs
COPY --from=build /app/assets/networks assets/networks
# Everything that is written lies in /data (a volume) and /tmp: the rest of the container may be read-only. A container that
# is run as a user without a name (docker run --user 12345, OpenShift) is of the group root: it may write to /data too.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
USER node
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
