# The server of Platen with its app. The printer helper does not run in here: it runs on the computers of those who print.
# Its packages, if `pnpm package:helper` has made them before, are offered for download.
#
#   docker build --tag platen .
#   docker run --publish 8080:8080 --volume platen:/data --env PUBLIC_URL=https://labels.example.com platen

FROM node:24.21.0-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY server/package.json server/
COPY label-core/package.json label-core/
COPY helper/package.json helper/
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build && node scripts/lay-server.ts /server

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data STATIC_DIR=/app/dist HELPER_DIR=/app/dist-helper
RUN mkdir /data && chown node:node /data
COPY --from=build /server .
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=30s --interval=30s --timeout=5s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/program/cli/serve.ts"]
