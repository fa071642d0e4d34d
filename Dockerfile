# The server of a release, with the sample catalogue and the pages. Runs as an unprivileged user, also as any one of group 0, and writes to
# /data only.
FROM node:24-bookworm-slim AS built
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund \
 && npm run release \
 && mkdir /app \
 && tar -xzf build/release/ramka-*.tar.gz -C /app --strip-components=1

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
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${process.env.PATH_PREFIX ?? ''}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/server/main.js"]
