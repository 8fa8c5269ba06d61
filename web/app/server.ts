import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Call } from "#contracts/kernel/client.ts";
import type { MapTiles, Operator, SignUpMode } from "#contracts/kernel/operator.ts";
import {
  type SiteSettings,
  defaultNewsletterText,
  defaultPicturesNote,
  defaultSiteName,
  defaultTagline,
  defaultWelcome,
  siteParts,
} from "#contracts/kernel/settings.ts";
import { categories as defaultCategories } from "#contracts/community/hoots.ts";
import type { Widgets } from "#contracts/kernel/widgets.ts";
import type { Storefront } from "#storefront/index.ts";
import { shopAsOfContext, shopAtContext, shopContext } from "./commerce/shop/index.ts";
import { apiContext, pageCall, reportContext, siteContext } from "./data/server.ts";
import type { Site } from "./data/site.ts";
import { makeFindPage } from "./page-address.ts";

/** What the server passes to render one page. */
export type PageRequest = {
  request: Request;
  call: Call;
  /** The shop of the site. */
  shop: Storefront;
  /** The time of the cached shop data while the shop does not respond; call it after the data has loaded. */
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
  /** The widgets of partners. */
  widgets?: Widgets | undefined;
  /** Receives errors that are bugs. */
  report?: (error: unknown) => void;
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Finds the page of a URL, so that the server renders it once for all spellings. */
export const findPage = makeFindPage(build.routes);

/** Renders one page, or answers the browser's request for a page's loader data (`….data`). */
export function renderPage(page: PageRequest): Promise<Response> {
  const { request, call, shop, shopAsOf, shopUrl: url, widgets, mapTiles, report } = page;
  const { publicUrl, operator, settings, signUps, usesShopify, memberPercent, shopShips } = page;
  const { oidcName } = page;
  const context = new RouterContextProvider();
  context.set(apiContext, pageCall(call));
  context.set(shopContext, shop);
  context.set(shopAsOfContext, shopAsOf);
  context.set(shopAtContext, { kind: usesShopify ? "shopify" : "embedded", url });
  const site = {
    publicUrl,
    operator,
    usesShopify,
    ...(memberPercent !== null && settings.parts.shop && { memberPercent }),
    ...(shopShips && { shopShips: true as const }),
    ...(signUps !== "open" && { signUps }),
    ...(oidcName !== undefined && { oidcName }),
    ...(mapTiles && { mapTiles }),
    ...ownSettings(settings),
  };
  context.set(siteContext, widgets ? { ...site, widgets } : site);
  if (report) context.set(reportContext, report);
  return handle(request, context);
}

/** The settings that differ from the default, so that pages stay small. */
function ownSettings(settings: SiteSettings): Partial<Site> {
  const { name, logo, welcome, categories } = settings;
  const { tagline, newsletterText, picturesNote, appText, parts } = settings;
  const off = siteParts.filter((part) => !parts[part]);
  return {
    ...(name !== defaultSiteName && { name }),
    ...(logo !== null && { logo }),
    ...(welcome !== defaultWelcome && { welcome }),
    ...(tagline !== defaultTagline && { tagline }),
    ...(newsletterText !== defaultNewsletterText && { newsletterText }),
    ...(picturesNote !== defaultPicturesNote && { picturesNote }),
    ...(appText !== "" && { appText }),
    ...(off.length > 0 && { off }),
    ...(!isDefault(categories) && { categories }),
  };
}

const isDefault = (categories: SiteSettings["categories"]): boolean =>
  categories.length === defaultCategories.length &&
  categories.every(
    ({ name, label, hidden }, place) =>
      name === defaultCategories[place] && label === name && !hidden,
  );
