import { createStorefront, type Storefront } from "#storefront/index.ts";
import type { FastifyInstance } from "fastify";
import { callInProcess } from "../../platform/http/in-process.ts";
import type { AskShop } from "./external-shop.ts";
import type { ShopSettings } from "./settings.ts";
import type { OtherOrigins } from "../../platform/http/headers.ts";
import type { PageDependencies } from "../../platform/pages/page-dependencies.ts";

/** Cache time of a page with data of an external shop, which sends no change events. */
const shopPageSeconds = 60;
/** The same while that shop is failing. */
const stalePageSeconds = 10;
/** How long a page waits for an external shop before it renders without it. */
const shopTimeoutMs = 3_000;

/** The storefront client of loaders, in process for the embedded shop; `seen` collects cache tags. */
export function insideShop(
  app: FastifyInstance,
  shop: ShopSettings,
  askShop: AskShop,
  seen: PageDependencies,
): Storefront {
  const ask = shop.kind === "embedded" ? insideAsk(app, seen) : outsideAsk(askShop, seen);
  return createStorefront({
    url: shop.url,
    storefrontAccessToken: shop.token,
    timeoutMs: shopTimeoutMs,
    fetch: (address, init) =>
      ask(address, init).catch((error: unknown) => {
        seen.failed = true;
        throw error;
      }),
  });
}

/** Origins of an external shop and its pictures, for the CSP. */
export const shopOrigins = ({ kind, url }: ShopSettings): OtherOrigins =>
  kind === "embedded" ? {} : { connected: [url], pictured: [url, "https://cdn.shopify.com"] };

type Ask = (address: string, init: RequestInit) => Promise<Response>;

const insideAsk =
  (app: FastifyInstance, seen: PageDependencies): Ask =>
  async (url, { headers, body }) => {
    const answer = await callInProcess(app, {
      method: "POST",
      url,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === "string" ? body : "",
    });
    if (answer.status >= 500) seen.failed = true;
    for (const tag of String(answer.headers["cache-tag"] ?? "").split(",")) {
      if (tag) seen.tags.add(tag);
    }
    return new Response(answer.body, { status: answer.status });
  };

const outsideAsk =
  (askShop: AskShop, seen: PageDependencies): Ask =>
  async (address, init) => {
    seen.shopSeconds ??= shopPageSeconds;
    const { text, status, asOf } = await askShop(address, init);
    if (status !== 200) seen.failed = true;
    if (asOf) {
      seen.shopSeconds = stalePageSeconds;
      if (!seen.shopAsOf || asOf < seen.shopAsOf) seen.shopAsOf = asOf;
    }
    return new Response(text, { status });
  };
