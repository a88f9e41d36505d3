# One image with the server and the app that it serves. See docs/operations.md for how to run it.
# e2e/deploy.test.ts executes these steps without Docker.

# Only the manifests, so that source changes don't reinstall dependencies.
FROM node:24-slim AS manifests
WORKDIR /game
COPY package.json package-lock.json .npmrc ./
COPY app/package.json app/
COPY packages/contract/package.json packages/contract/
COPY packages/mocks/package.json packages/mocks/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/

# Builds the app; the build tools don't go into the final image.
FROM manifests AS app
RUN npm ci --ignore-scripts
COPY app app
COPY packages packages
ARG VITE_CONTACT_EMAIL
RUN npm run build:app

# Runtime dependencies of the server.
FROM manifests AS dependencies
RUN npm ci --ignore-scripts --omit=dev --workspace packages/server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/home/node/data
USER node
WORKDIR /home/node
RUN mkdir -m 700 data
WORKDIR /game
COPY --from=dependencies /game/node_modules node_modules
COPY package.json ./
COPY packages/contract packages/contract
COPY packages/server packages/server
COPY --from=app /game/app/dist app/dist
VOLUME /home/node/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
