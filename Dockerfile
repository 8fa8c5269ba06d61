# The build stage has all dependencies; the final image has only what the server needs at run time.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image provides Node, so the npm package of that name is removed.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/node-bin-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY format format
COPY contracts contracts
COPY reference reference
COPY art art
COPY storefront storefront
COPY bookings/src bookings/src
COPY server server
COPY --from=build /app/web/build web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Uses Node because the image has no curl. Checks health and not readiness: a restart doesn't help while the database is
# unavailable.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
