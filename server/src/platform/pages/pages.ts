import { makeClient, type Call } from "#contracts/kernel/client.ts";
import type { MapTiles, Operator, SignUpMode } from "#contracts/kernel/operator.ts";
import { defaultSiteName, type SiteSettings } from "#contracts/kernel/settings.ts";
import type { Widgets } from "#contracts/kernel/widgets.ts";
import type { Storefront } from "#storefront/index.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ResponseCache, Fresh } from "../cache/cache.ts";
import { clientAddress } from "../http/client-address.ts";
import { escaped } from "../html.ts";
import { costs } from "../http/work-budget.ts";
import { runInTurn, type FairWork, isTurnErrorResponse } from "../http/fair-work.ts";
import { pagePolicy, type OtherOrigins } from "../http/headers.ts";
import { onEveryRequest } from "../http/guards.ts";
import { callInProcess } from "../http/in-process.ts";
import { rejectUnknown } from "../http/error-responses.ts";
import { methodsAt } from "../http/registry.ts";
import { hasSecret, secretHeaders } from "../http/secret-address.ts";
import { nameScripts, scriptMarkHeader } from "./own-scripts.ts";
import { isPosted, postedForm, postedPages, rejectOtherOrigin } from "./posted.ts";
import type { PageDependencies } from "./page-dependencies.ts";
import type { Settings } from "../settings/service.ts";

/** The web app: a function from a request to a page. */
export type RenderPage = (page: {
  request: Request;
  call: Call;
  /** The shop the site sells from. */
  shop: Storefront;
  /** The date of the shop's data, if the shop is unavailable; known after loading. */
  shopAsOf: () => Date | undefined;
  publicUrl: string;
  operator: Operator;
  settings: SiteSettings;
  signUps: SignUpMode;
  /** Who else logs people in; absent for no one. */
  oidcName?: string | undefined;
  /** Shop and checkout are at Shopify instead of here. */
  usesShopify: boolean;
  /** Where the shop is, also while it is switched off. */
  shopUrl: string;
  /** What the shop gives members, in percent off; null where it gives nothing. */
  memberPercent: number | null;
  /** Whether somebody ships what is ordered here. */
  shopShips: boolean;
  /** The street map; absent where the site has none. */
  mapTiles?: MapTiles | undefined;
  /** What stands at the places for partners; absent where there are none. */
  widgets?: Widgets | undefined;
  /** Called with errors that are bugs. */
  report?: (error: unknown) => void;
}) => Promise<Response>;

/** The canonical URL under which a page is rendered and cached. */
export type PageAddress = {
  /** The path with the declared part of the query. */
  url: string;
  /** The declared query keys. */
  queryKeys: readonly string[];
  /** No page has this path; all such paths share one response. */
  isMissing: boolean;
};

/** Finds the page of a URL, given as path and query. */
export type FindPage = (url: string) => PageAddress | Promise<PageAddress>;

/** The default: each URL is its own page. */
const asItIs: FindPage = (url) => ({
  url,
  queryKeys: [...new URLSearchParams(url.split("?")[1]).keys()],
  isMissing: false,
});

type Deps = {
  cache: ResponseCache;
  fairWork: FairWork;
  renderPage: RenderPage;
  findPage?: FindPage | undefined;
  publicUrl: string;
  /** The shop for a page, which records the page's dependencies. */
  shopFor: (seen: PageDependencies) => Storefront;
  /** Other hosts that pages use, besides partners' frames. */
  origins: OtherOrigins;
  /** The person or organization that runs the site. */
  operatorName: string | undefined;
  settings: Settings;
  signUps: SignUpMode;
  /** Who else logs people in; absent for no one. */
  oidcName?: string | undefined;
  /** Shop and checkout are at Shopify instead of here. */
  usesShopify: boolean;
  /** Where the shop is, also while it is switched off. */
  shopUrl: string;
  /** What the shop gives members, in percent off; null where it gives nothing. */
  memberPercent: number | null;
  /** Whether somebody ships what is ordered here. */
  shopShips: boolean;
  mapTiles: MapTiles | undefined;
  widgets: Widgets | undefined;
};

/** Pages under /api that emailed links point to; their forms are posted to the same address. */
export const pagesUnderApi: ReadonlySet<string> = new Set([
  "/api/auth/verify",
  "/api/newsletter/confirm",
  "/api/newsletter/unsubscribe",
  "/api/notifications/unsubscribe",
]);

/** Seconds for which a page with random content is cached. */
const randomPageSeconds = 30;

/** Handles unmatched requests: pages, unknown API paths, invalid methods. */
export function servePages(app: FastifyInstance, deps: Deps): void {
  // Before the body is read, whose errors would hide the 404.
  onEveryRequest(app, (request, reply, done) => {
    if (!request.is404 || isReading(request)) return done();
    const path = pathOf(request);
    const asPage = isPage(path) ? ["GET", "HEAD", ...(isPosted(path) ? ["POST"] : [])] : [];
    void rejectUnknown(request, reply, [...asPage, ...methodsAt(app, path)]);
  });
  for (const url of postedPages) {
    app.post(url, async (request, reply) => {
      rejectOtherOrigin(request, deps.publicUrl);
      return sendPage(app, deps, request, reply);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    // A file of an earlier build: the browser reloads; a page in its place wouldn't run.
    if (path.startsWith("/assets/")) return reply.code(404).type("text/plain").send("Not found.");
    if (isPage(path)) return sendPage(app, deps, request, reply);
    return rejectUnknown(request, reply, methodsAt(app, path));
  });
}

const isReading = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";
const pathOf = ({ url }: FastifyRequest) => url.split("?")[0] ?? "/";
const isPage = (path: string) =>
  pagesUnderApi.has(path.replace(/\.data$/, "")) || !/^\/api(?:\/|$)/.test(path);

async function sendPage(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cache, fairWork, renderPage, publicUrl, shopFor, usesShopify, shopUrl, widgets } = deps;
  const { findPage = asItIs } = deps;
  await fairWork.pace(request);
  // Concatenated, not resolved: `//evil.example/` is a path and not another host.
  const page = await findPage(request.url.replace(/^[/\\]+/, "/"));
  const { queryKeys, isMissing } = page;
  const url = new URL(publicUrl + page.url);
  const turn = fairWork.turnFor(request, costs.page);
  // Pages show the guests' view; the browser loads a member's own data.
  const render = async () => {
    const { call, seen } = insideCall(app, request);
    const headers = { accept: "text/html" };
    const posted = isReading(request) ? {} : { method: "POST", body: postedForm(request) };
    const pageRequest = new Request(url, { headers, ...posted });
    const report = (error: unknown) => request.log.error({ err: error }, "page");
    const shop = shopFor(seen);
    const settings = await deps.settings.current();
    const rendered = await renderPage({
      request: pageRequest,
      call,
      shop,
      shopAsOf: () => seen.shopAsOf,
      publicUrl,
      operator: operatorOf(settings, deps.operatorName),
      settings,
      signUps: deps.signUps,
      oidcName: deps.oidcName,
      usesShopify,
      shopUrl,
      memberPercent: deps.memberPercent,
      shopShips: deps.shopShips,
      mapTiles: deps.mapTiles,
      widgets,
      report,
    });
    const origins = { ...deps.origins, framed: widgets?.origin };
    return { ...(await freshPage(rendered, seen, origins)), cachesStatus: isMissing };
  };
  try {
    // What answers a form is for who posted it alone.
    // By the address as it was sent: a page need not know the key to be opened with it.
    if (hasSecret(request.url) || !isReading(request)) {
      return sendUncached(reply, await runInTurn(turn, render), secretHeaders);
    }
    if (isStamped(url)) return sendUncached(reply, await runInTurn(turn, render));
    return await cache.answer(request, reply, { key: page.url, queryKeys, fill: render, turn });
  } catch (error) {
    if (url.pathname.endsWith(".data")) throw error;
    return sendBusyPage(reply, error, deps.settings);
  }
}

const operatorOf = ({ contactEmail }: SiteSettings, name: string | undefined): Operator => ({
  ...(contactEmail !== null && { email: contactEmail }),
  ...(name !== undefined && { name }),
});

/** A minimal page for overload, because a person waits for a page. */
async function sendBusyPage(
  reply: FastifyReply,
  error: unknown,
  settings: Settings,
): Promise<FastifyReply> {
  if (!isTurnErrorResponse(error)) throw error;
  const name = await settings.current().then(
    (current) => current.name,
    () => defaultSiteName,
  );
  const siteName = escaped(name);
  const { status, message, retryAfter = 5 } = error;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${siteName} is busy</title><h1>${siteName} is busy</h1><p>${escaped(message)}</p>`;
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "retry-after": String(retryAfter) })
    .type("text/html; charset=utf-8")
    .send(html);
}

/** The form of this page contains the time at which it was rendered. */
const isStamped = ({ pathname }: URL) =>
  /^\/+signup(?:\.data|\/)?$/i.test(decodeURIComponent(pathname));

function sendUncached(
  reply: FastifyReply,
  { status = 200, headers, contentType, body }: Fresh,
  more: Readonly<Record<string, string>> = {},
) {
  const guarded = { ...headers, "cache-control": "no-store", ...more };
  return reply.code(status).headers(guarded).type(contentType).send(body);
}

/** The in-process typed client, which records the page's dependencies. */
function insideCall(
  app: FastifyInstance,
  request: FastifyRequest,
): { call: Call; seen: PageDependencies } {
  const seen: PageDependencies = { tags: new Set(["pages"]), atRandom: false, failed: false };
  const call = makeClient({
    fetch: async (url, { method, headers, body }) => {
      const sent = method === "POST" && typeof body === "string" ? { body } : undefined;
      const { cookie } = request.headers;
      // Only account calls may depend on the browser; such pages are never cached.
      const marked: Record<string, string> =
        cookie !== undefined && url.startsWith("/api/auth/") ? { cookie } : {};
      const answer = await callInProcess(app, {
        method: sent ? "POST" : "GET",
        url,
        // A form's write counts for its sender's limits; a page's reads don't count.
        ...(sent && {
          ...sent,
          headers: { ...plainHeaders(headers), ...marked },
          onBehalfOf: clientAddress(request),
        }),
      });
      const { "cache-tag": tags, "cache-control": cacheControl } = answer.headers;
      if (answer.status >= 500) seen.failed = true;
      if (String(cacheControl).includes("no-store")) seen.atRandom = true;
      for (const tag of String(tags ?? "").split(",")) if (tag) seen.tags.add(tag);
      return new Response(answer.body, { status: answer.status });
    },
  });
  return { call, seen };
}

const plainHeaders = (headers: RequestInit["headers"]) => Object.fromEntries(new Headers(headers));

async function freshPage(
  page: Response,
  seen: PageDependencies,
  origins: OtherOrigins,
): Promise<Fresh> {
  const mark = page.headers.get(scriptMarkHeader);
  const { html: body, hashes } = nameScripts(await page.text(), mark);
  const contentType = page.headers.get("content-type") ?? "text/html; charset=utf-8";
  const headers: Record<string, string> = { "cross-origin-resource-policy": "same-origin" };
  for (const name of ["location", "x-robots-tag", "x-remix-response", "x-remix-redirect"]) {
    const value = page.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (page.status === 429 || page.status >= 502) headers["retry-after"] = "5";
  if (contentType.startsWith("text/html"))
    headers["content-security-policy"] = pagePolicy(hashes, origins);
  // An incomplete page is shown but not cached.
  const isCacheable = !seen.failed;
  const { status } = page;
  const stored = { body, contentType, headers, status, tags: [...seen.tags], isCacheable };
  const seconds = seen.atRandom ? randomPageSeconds : seen.shopSeconds;
  return seconds === undefined ? stored : { ...stored, seconds };
}
