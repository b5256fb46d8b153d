# The server of Platen with its app. The printer helper is not in here: it runs on the computers of those who print.
#
#   docker build --tag platen .
#   docker run --publish 8080:8080 --volume platen:/data --env PUBLIC_URL=https://labels.example.com platen

FROM node:24.21.0-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY server/package.json server/
COPY label-core/package.json label-core/
COPY helper/package.json helper/

FROM base AS build
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build

FROM base AS production
# pnpm adds the app's own packages of the root; they lie there unused.
RUN pnpm install --frozen-lockfile --prod --filter server...
COPY server/drizzle server/drizzle
COPY server/src server/src
COPY label-core/src label-core/src
# A migrated, empty store, so that the first start is quick.
RUN node --eval "import('./server/src/foundation/store/store-template.ts').then(({ storeTemplate }) => storeTemplate())"

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data STATIC_DIR=/app/dist HELPER_DIR=/app/dist-helper
RUN mkdir /data && chown node:node /data
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/package.json package.json
COPY --from=production /app/label-core label-core
COPY --from=production /app/server server
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=30s --interval=30s --timeout=5s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/program/cli/serve.ts"]
