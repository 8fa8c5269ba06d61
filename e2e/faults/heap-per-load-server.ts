import type { RouteConfigEntry } from "@react-router/dev/routes";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { logIn } from "#contracts/accounts/accounts.ts";
import { getGallery } from "#contracts/community/gallery.ts";
import { pageHoots } from "#contracts/community/hoots.ts";
import { subscribe } from "#contracts/community/newsletter.ts";
import { listStories } from "#contracts/community/stories.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { dossierParts, createDossierLink } from "#contracts/travel/dossiers.ts";
import { listTrips } from "#contracts/travel/trips.ts";
import { createShare } from "#contracts/travel/shares.ts";
import { demoUserId, petId } from "../../server/seeds/ids.ts";
import { demoEmail, demoPassword } from "../../server/seeds/seed.ts";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import { openInstance } from "../../server/src/operations/open-instance.ts";
import { readEnv } from "../../server/src/platform/env.ts";
import { loadPages } from "../../server/src/platform/pages/load.ts";
import routes from "../../web/app/routes.ts";
import { asRender, type StartedTimer, watchTimers } from "./timers-of-renders.ts";

export type HeapReport = {
  kinds: number;
  /** Bytes that each load leaves after a collection, where they are more than `allowedBytes`. */
  bytesPerLoad: Record<string, number>;
  /** Timers of renders that still run when the page has been sent. */
  timers: StartedTimer[];
  /** Loads that got another status than 200, with what they are for. */
  statuses: Record<string, number>;
  seconds: number;
};

/** What one load may leave: noise of the compiler, far less than a page. */
const allowedBytes = 5_000;
/** First loads compile and fill caches of code. What is kept grows in each block. */
const blocks = 5;
const mailMs = 10;

/** Loads in a block. */
const loads = Number(process.env["LOADS"]);
const env = readEnv({
  DATA_DIR: process.env["DATA_DIR"],
  PORT: "0",
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
});
const timers = watchTimers();
const { renderPage, findPage } = await loadPages();
const server = await openInstance({
  env,
  renderPage: (page) => asRender(page.request.url, () => renderPage(page)),
  findPage,
});

// Nobody measures any more.
process.once("disconnect", () => process.exit(1));

const call = makeClient({ fetch: (path, init) => fetch(server.address + path, init) });
const token = await call(logIn, { body: { email: demoEmail, password: demoPassword } });
const authorization = `Bearer ${token}`;
const member = makeClient({
  fetch: (path, init) => fetch(server.address + path, init),
  token: () => token,
});
const statuses: Record<string, number> = {};

async function get(path: string): Promise<void> {
  server.cache.clear();
  const headers = new Headers(path.startsWith("/api/plans/") ? { authorization } : undefined);
  const response = await fetch(server.address + path, { headers, redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 200) statuses[path] = response.status;
}

/** The paths of all routes, with parameters. */
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ["/"] : path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);

async function newCheckout(): Promise<string> {
  const response = await fetch(`${server.address}/storefront/api/2025-01/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-shopify-storefront-access-token": demoShopToken,
    },
    body: JSON.stringify({ query: "mutation { cartCreate { cart { checkoutUrl } } }" }),
  });
  const answer: { data: { cartCreate: { cart: { checkoutUrl: string } } } } = await response.json();
  return new URL(answer.data.cartCreate.cart.checkoutUrl).pathname;
}

async function kindsOfLoads(): Promise<Record<string, () => Promise<void>>> {
  const dana = demoUserId("dana");
  const [hoots, stories, gallery, trips] = await Promise.all([
    call(pageHoots, { query: { limit: 20 } }),
    call(listStories, { query: { limit: 1 } }),
    call(getGallery, { params: { profileId: dana } }),
    member(listTrips),
  ]);
  const trip = trips.find(({ petIds, legs }) => petIds.length > 0 && legs.length > 0);
  const tripId = trip?._id ?? "";
  const pet = trip?.petIds[0] ?? petId("dana");
  const share = await member(createShare, { params: { id: tripId }, body: {} });
  const sheet = await member(createDossierLink, {
    params: { id: tripId },
    body: { petId: pet, parts: [...dossierParts] },
  });
  const anyId = tripId;
  /** A page of each route with parameters, as the demo data has them. */
  const examples: Record<string, string> = {
    "/hoots/:id": `/hoots/${hoots.data.find(({ commentCount }) => commentCount > 3)?._id}`,
    "/blogs/:id": `/blogs/${stories[0]?._id}`,
    "/pets/:id": `/pets/${pet}`,
    "/pets/:id/counter": `/pets/${pet}/counter`,
    "/plans/:id/:part?": `/plans/${tripId}`,
    "/plans/:id/receipt": `/plans/${tripId}/receipt`,
    "/plans/:id/ticket": `/plans/${tripId}/ticket`,
    "/plans/:id/dossier/:petId": `/plans/${tripId}/dossier/${pet}`,
    "/appeals/:id": `/appeals/${anyId}`,
    "/admin/products/:id": "/admin/products/101",
    "/admin/collections/:id": `/admin/collections/${anyId}`,
    "/admin/newsletter/:id": `/admin/newsletter/${anyId}`,
    "/admin/orders/:id": `/admin/orders/${anyId}`,
    "/orders/:id": `/orders/${anyId}`,
    "/documents/:from/:to": "/documents/USA/Mexico",
    "/airlines/:airline/:location": "/airlines/delta/international",
    "/services/:service/:location": "/services/vet/santiago",
    "/shared/:token": new URL(share.url).pathname,
    "/dossiers/:token": new URL(sheet.url).pathname,
    "/profiles/:id": `/profiles/${dana}`,
    "/profiles/:id/photos/:photoId": `/profiles/${dana}/photos/${gallery.photos[0]?._id}`,
    "/file/:id": `/file/${anyId}`,
    "/articles/:id": "/articles/ultimate-guide",
    "/marketplace/policies/:kind": "/marketplace/policies/refund",
    "/product/:productId": "/product/101",
    "/storefront/checkout/:token": await newCheckout(),
    "/*": "/nowhere",
  };
  const pages = pathsOf(routes).map((route) => examples[route] ?? route);
  const missing = pages.find((path) => /[:*]/.test(path));
  if (missing !== undefined) throw new Error(`${missing} needs an example.`);
  const queries = ["/allposts?q=cat", "/blogs?before=2026-01-01", "/search?q=chile"];
  const paths = [
    ...pages,
    ...queries,
    ...["/", "/allposts", "/blogs", "/marketplace"].map(
      (path) => `${path === "/" ? "/_" : path}.data`,
    ),
    `/api/plans/${tripId}/dossier/${pet}/dossier.pdf`,
    `/api/plans/${tripId}/dossier/${pet}`,
  ];
  return {
    ...Object.fromEntries(paths.map((path) => [path, () => get(path)])),
    mail: async () => {
      const folder = join(env.dataDir, "outbox");
      const sent = () => (existsSync(folder) ? readdirSync(folder).length : 0);
      const before = sent();
      await call(subscribe, { body: { email: `${randomUUID()}@example.com`, consent: true } });
      while (sent() === before) await wait(mailMs);
    },
  };
}

async function heapAfterCollection(): Promise<number> {
  server.cache.clear();
  await turn();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const began = performance.now();
const bytesPerLoad: Record<string, number> = {};
const kinds = Object.entries(await kindsOfLoads());
let heap = await heapAfterCollection();
for (const [name, load] of kinds) {
  let left = Infinity;
  for (let block = 0; block < blocks && left > allowedBytes; block += 1) {
    for (let turns = 0; turns < loads; turns += 1) await load();
    const before = heap;
    heap = await heapAfterCollection();
    // Finalizers of a collection free what the next one finds.
    if (heap - before > allowedBytes * loads) heap = await heapAfterCollection();
    left = Math.round((heap - before) / loads);
  }
  if (left > allowedBytes) bytesPerLoad[name] = left;
}
const report: HeapReport = {
  kinds: kinds.length,
  bytesPerLoad,
  timers: timers.running(),
  statuses,
  seconds: Math.round((performance.now() - began) / 1000),
};
process.send?.(report);
await server.close();
process.exit(0);
