import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Call } from "#contracts/kernel/client.ts";
import type { Operator } from "#contracts/kernel/operator.ts";
import type { Widgets } from "#contracts/kernel/widgets.ts";
import type { Storefront } from "#storefront/index.ts";
import { shopAsOfContext, shopContext } from "./commerce/shop/index.ts";
import { apiContext, pageCall, reportContext, siteContext } from "./data/server.ts";
import { makeFindPage } from "./page-address.ts";

/** What the server passes to render one page. */
export type PageRequest = {
  request: Request;
  call: Call;
  /** The shop the site sells from. */
  shop: Storefront;
  /** Of when the shop's answers are, where it gives none now; told once they are here. */
  shopAsOf: () => Date | undefined;
  publicUrl: string;
  operator: Operator;
  /** Shop and checkout are at Shopify instead of here. */
  usesShopify: boolean;
  /** What stands at the places for partners. */
  widgets?: Widgets | undefined;
  /** Told of errors that are bugs. */
  report?: (error: unknown) => void;
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Finds the page of an address, so that the server makes it once for all spellings. */
export const findPage = makeFindPage(build.routes);

/** Renders one page, or answers the browser's request for a page's loader data (`….data`). */
export function renderPage(page: PageRequest): Promise<Response> {
  const { request, call, shop, shopAsOf, widgets, report } = page;
  const { publicUrl, operator, usesShopify } = page;
  const context = new RouterContextProvider();
  context.set(apiContext, pageCall(call));
  context.set(shopContext, shop);
  context.set(shopAsOfContext, shopAsOf);
  const site = { publicUrl, operator, usesShopify };
  context.set(siteContext, widgets ? { ...site, widgets } : site);
  if (report) context.set(reportContext, report);
  return handle(request, context);
}
