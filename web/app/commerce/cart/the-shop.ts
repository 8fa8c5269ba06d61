import { getShop, type Shop } from "#contracts/commerce/shop.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { call } from "../../data/browser.ts";
import { cartStore, storedCartKey, type CartStore } from "./stored-id.ts";

/** The shop as the cart needs it. */
export type OpenShop = Shop & { storefront: Storefront; store: CartStore };

let opening: Promise<OpenShop> | undefined;

/** The shop that this site sells from. Asks for its settings once; rejects where they cannot be had now. */
export function theShop(): Promise<OpenShop> {
  opening ??= open();
  return opening;
}

async function open(): Promise<OpenShop> {
  try {
    const shop = await call(getShop);
    const { url, token } = shop;
    const storefront = createStorefront({ url, storefrontAccessToken: token });
    return { ...shop, storefront, store: cartStore(storedCartKey(shop)) };
  } catch (error) {
    opening = undefined;
    throw error;
  }
}
