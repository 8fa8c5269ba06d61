import { getShop, type Shop } from "#contracts/shop.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { call } from "../api/browser.ts";
import { cartStore, storedCartKey, type CartStore } from "./stored-id.ts";

/** The shop as the cart needs it. */
export type OpenShop = Shop & { storefront: Storefront; store: CartStore; storeKey: string };

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
    const storeKey = storedCartKey(shop);
    const storefront = createStorefront({ url, storefrontAccessToken: token });
    return { ...shop, storefront, storeKey, store: cartStore(storeKey) };
  } catch (error) {
    opening = undefined;
    throw error;
  }
}
