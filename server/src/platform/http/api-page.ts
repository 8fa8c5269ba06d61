import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../cache/cache.ts";
import type { Settings } from "../settings/service.ts";
import { openApiDocument } from "./openapi.ts";
import { apiPageHtml } from "./api-page-html.ts";
import type { FairWork } from "./fair-work.ts";
import { registeredEndpoints } from "./registry.ts";

type Deps = {
  cache: ResponseCache;
  fairWork: FairWork;
  publicUrl: string;
  settings: Settings;
};

/** The OpenAPI document and the API reference, generated from the contracts. */
export function apiPage(app: FastifyInstance, deps: Deps): void {
  const { cache, fairWork, publicUrl, settings } = deps;
  const options = { onRequest: fairWork.pace };
  // They change only with the site's name, so each is generated once for it, independent of the cache.
  const openApi = onceForEach((siteName) =>
    JSON.stringify(openApiDocument(registeredEndpoints(app), { publicUrl, siteName })),
  );
  const page = onceForEach((siteName) =>
    apiPageHtml(registeredEndpoints(app), { siteName, publicUrl }),
  );
  const siteName = async () => (await settings.current()).name;
  app.get("/api/openapi.json", options, (request, reply) =>
    cache.answer(request, reply, {
      key: "/api/openapi.json",
      queryKeys: [],
      fill: async () => ({
        body: openApi(await siteName()),
        contentType: "application/json; charset=utf-8",
        tags: ["api", "settings"],
      }),
    }),
  );
  app.get("/api/docs", options, (request, reply) =>
    cache.answer(request, reply, {
      key: "/api/docs",
      queryKeys: [],
      fill: async () => ({
        body: page(await siteName()),
        contentType: "text/html; charset=utf-8",
        headers: {
          "content-security-policy":
            "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
        },
        tags: ["api", "settings"],
      }),
    }),
  );
  app.get("/api/docs.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=3600").send(css),
  );
}

function onceForEach(make: (siteName: string) => string): (siteName: string) => string {
  let latest: { siteName: string; made: string } | undefined;
  return (siteName) => {
    if (latest?.siteName !== siteName) latest = { siteName, made: make(siteName) };
    return latest.made;
  };
}

const css = `
:root{color-scheme:light dark;--ink:light-dark(oklch(.24 .065 262),oklch(.955 .014 85));--paper:light-dark(oklch(.975 .012 85),oklch(.185 .04 264));--card:light-dark(oklch(.997 .004 85),oklch(.235 .047 264));--line:light-dark(oklch(.885 .018 85),oklch(.335 .05 264));--link:light-dark(oklch(.42 .13 260),oklch(.82 .085 250));--soft:light-dark(oklch(.405 .05 262),oklch(.82 .02 262))}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 Figtree,system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:2rem 1.25rem 5rem}h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.15}h2{margin-top:3rem}
a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:3px}
details{background:var(--card);border:1px solid var(--line);border-radius:12px;margin:.75rem 0;padding:.75rem 1rem}
summary{cursor:pointer;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap;min-height:1.75rem}summary b{min-width:4.5rem}
code,pre{font:0.9rem/1.5 ui-monospace,monospace}summary code{overflow-wrap:anywhere}pre{overflow:auto;background:var(--paper);padding:1rem;border-radius:8px}
p,li{color:var(--soft)}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-top:1px solid var(--line);vertical-align:top}
`;
