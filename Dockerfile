# The service in one image: built with all packages, run with those it needs. The version of Node is the one in package.json.
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
# Where visitors will find it: stands in canonical links and in the sitemap.
ARG VITE_SITE_ORIGIN=""
ENV VITE_SITE_ORIGIN=$VITE_SITE_ORIGIN
RUN node scripts/build.ts

FROM node:26.10.0-slim
WORKDIR /app
# Two arenas: the C library keeps less memory that nobody uses.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY package.json package-lock.json ./
RUN npm install --omit=dev --no-save --no-audit --no-fund && npm cache clean --force \
  && install -d -o node -g node -m 700 /data
COPY scripts scripts
COPY src src
COPY --from=build /app/build build
USER node
VOLUME /data
EXPOSE 3000
# Node takes SIGTERM itself: not ready, a moment of grace, goodbye to sockets, the last answers.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
