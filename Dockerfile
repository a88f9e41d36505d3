# One image with the server and the app that it serves. See docs/operations.md for how to run it.
# e2e/deploy.nightly.test.ts runs deploy/build.sh, CMD and HEALTHCHECK without Docker.

# The build tools don't go into the final image.
FROM node:24-slim AS build
WORKDIR /source
COPY . .
ARG VITE_CONTACT_EMAIL
RUN --mount=type=cache,target=/root/.npm sh deploy/build.sh /game

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/home/node/data
USER node
WORKDIR /home/node
RUN mkdir -m 700 data
WORKDIR /game
COPY --from=build /game .
VOLUME /home/node/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
