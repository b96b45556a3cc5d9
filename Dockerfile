# The product as a container image: built in one stage, its production packages installed in another, and only what serving
# needs kept. Build it with the address that students open, because the front pages are written with it:
#   docker build --build-arg PUBLIC_URL=https://toron.example -t toron .
# docs/operation.md says how to run it.

# What npm needs to know, apart from the sources, so that a change of a source does not install everything anew.
FROM node:26-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY content/package.json content/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/

FROM manifests AS build
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs --omit=dev
COPY . .
ARG PUBLIC_URL
ARG CONTACT_EMAIL
RUN npm run --silent build

# Not `npm ci`, for the reason that scripts/install.mjs gives. No package of these needs its install script.
FROM manifests AS production
RUN npm install --no-save --omit=dev --ignore-scripts --loglevel=error \
  --workspace apps/server --workspace content --workspace packages/contract --workspace packages/domain
# The compile cache: the only place below /app that the server writes to.
RUN mkdir -p node_modules/.cache && chown 1000:1000 node_modules/.cache

FROM node:26-slim
WORKDIR /app
COPY --from=production /app ./
COPY packages packages
COPY content content
COPY apps/server/src apps/server/src
COPY scripts/audit.ts scripts/backup.ts scripts/database-copy.ts scripts/appoint-administrator.ts scripts/
COPY --from=build /app/dist dist
COPY --from=build /app/apps/web/build/client apps/web/build/client
RUN mkdir /data && chown 1000:1000 /data
ARG PUBLIC_URL
ENV NODE_ENV=production PORT=3000 DATABASE_URL=sqlite:/data/toron.db PUBLIC_URL=$PUBLIC_URL
# The image's user `node`, by number, so that an orchestrator can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and hears SIGTERM; the flags are those of `npm run serve`.
CMD ["node", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "apps/server/src/main.mjs"]
