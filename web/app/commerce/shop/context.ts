import { createContext } from "react-router";
import type { Shop } from "#contracts/commerce/shop.ts";
import type { Storefront } from "#storefront/index.ts";

/** The shop client for loaders: `context.get(shopContext).product.fetchByHandle("travel-bed")`. */
export const shopContext = createContext<Storefront>();

/** The time of cached shop responses, if the shop is unreachable. Call it after the requests. */
export const shopAsOfContext = createContext<() => Date | undefined>(() => undefined);

/** Where the shop is, also while it is switched off. */
export const shopAtContext = createContext<Pick<Shop, "kind" | "url">>();
