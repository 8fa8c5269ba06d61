import { createContext } from "react-router";
import type { Storefront } from "#storefront/index.ts";

/** The shop for loaders: `context.get(shopContext).product.fetchByHandle("travel-bed")`. */
export const shopContext = createContext<Storefront>();

/** Of when the shop's answers are, where it gives none now; to be asked once they are here. */
export const shopAsOfContext = createContext<() => Date | undefined>(() => undefined);
