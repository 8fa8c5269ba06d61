import { getShop, type Shop } from "#contracts/commerce/shop.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { call } from "../../data/browser.ts";
import { cartStore, storedCartKey, type CartStore } from "./cart-store.ts";

/** The shop settings with its client and the store of the cart. */
export type OpenShop = Shop & { storefront: Storefront; store: CartStore };

let request: Promise<OpenShop> | undefined;

/** The shop of this site. Requests its settings once; rejects if they cannot be loaded, and retries at the next call. */
export function openShop(): Promise<OpenShop> {
  request ??= fetchShop();
  return request;
}

async function fetchShop(): Promise<OpenShop> {
  try {
    const shop = await call(getShop);
    const { url, token } = shop;
    const storefront = createStorefront({ url, storefrontAccessToken: token });
    return { ...shop, storefront, store: cartStore(storedCartKey(shop)) };
  } catch (error) {
    request = undefined;
    throw error;
  }
}
