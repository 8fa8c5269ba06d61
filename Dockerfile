# The pages are built with everything; the image that runs has what running needs, and no shell tools of ours.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image brings Node itself, so the package of that name stays out.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/node-bin-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contracts contracts
COPY reference reference
COPY art art
COPY storefront storefront
COPY server server
COPY --from=build /app/web/build web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# By a health check that needs no curl. Ready would say no while the database is away, and nobody would be better off
# for a restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
