# The server with the built sample catalogue and pages. Runs as an unprivileged user or as any user of group 0, and writes only
# to /data.
FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY . .
# Removes the packages for building and testing first, so that their dependencies are pruned as well.
RUN npm ci --no-audit --no-fund \
 && npm run build \
 && rm -rf packages/web e2e bench scripts catalogues docs docker host .ci \
 && npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
COPY --from=built --chown=root:root /app ./
RUN install -d -o node -g 0 -m 770 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/server/main.js"]
