import type { ServerResponse } from "node:http";
import { createServer } from "vite";
import { readEnv } from "./platform/env.ts";
import { onClientRequest } from "./platform/http/guards.ts";
import { openInstance } from "./operations/open-instance.ts";
import type { FindPage, RenderPage } from "./platform/pages/pages.ts";

/** The server with hot reload: Vite serves the browser's files and renders pages from source. */
const env = readEnv({
  DATA_DIR: "./data/dev",
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
  ...process.env,
});
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: env.port + 1 } },
  appType: "custom",
});

const renderPage: RenderPage = async (page) => {
  const module = await vite.ssrLoadModule("/web/app/server.ts");
  const render: RenderPage = module["renderPage"];
  return render(page);
};

const findPage: FindPage = async (url) => {
  const module = await vite.ssrLoadModule("/web/app/server.ts");
  const find: FindPage = module["findPage"];
  return find(url);
};

/** Cached responses bypass Fastify's hooks, so the policy is removed as they are written. */
function withoutPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = Object(rest.at(-1)) as Record<string, string>;
    const { "content-security-policy": _policy, ...others } = headers;
    response.removeHeader("content-security-policy");
    return writeHead(status, others);
  };
}

const server = await openInstance({
  env,
  renderPage,
  findPage,
  // Sources change, so nothing is cached, and the browser may run the scripts that Vite injects.
  prepare: (app) => {
    onClientRequest(app, (request, reply, done) => {
      withoutPolicy(reply.raw);
      // Generated images have a version in their URL; other paths under /art are sources.
      if (/^\/(?:api|art\/v\d+)\//.test(request.url)) return done();
      vite.middlewares(request.raw, reply.raw, () => done());
    });
  },
});
setInterval(() => server.cache.clear(), 250).unref();
console.log(`Wagabond is running at ${env.publicUrl}, with hot reload`);
for (const notice of server.notices) console.log(notice);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void Promise.all([server.close(), vite.close()]).then(() => process.exit(0));
  });
}
