import { getShop, type Shop } from "#contracts/commerce/shop.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { call } from "../../data/browser.ts";
import { localStore, privatePrefix, type SafeStorage } from "../../data/storage.ts";

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

/** The cart reference that this browser stores. */
type StoredCart = {
  /** The cart's global ID with its secret. */
  id: string;
  /** The account that the cart is saved to. */
  userId?: string;
  /** The target of an unfinished move of lines. */
  movingInto?: string;
  /** The members' discount code in the cart. */
  memberCode?: string;
};

/** The storage key of a shop, so that another shop on the same origin does not read its cart. */
export const storedCartKey = ({ kind, url }: Pick<Shop, "kind" | "url">): string =>
  `${privatePrefix}cart:${kind === "embedded" ? kind : url}`;

function read(text: string | null): StoredCart | undefined {
  try {
    const { id, of, movingInto, memberCode }: Record<string, unknown> = Object(
      JSON.parse(text ?? ""),
    );
    if (typeof id !== "string" || !id.startsWith("gid://shopify/Cart/")) return undefined;
    const stored: StoredCart = { id };
    if (typeof of === "string") stored.userId = of;
    if (typeof movingInto === "string") stored.movingInto = movingInto;
    if (typeof memberCode === "string") stored.memberCode = memberCode;
    return stored;
  } catch {
    return undefined;
  }
}

/**
 * Stores the reference to the cart. Unreadable values count as none. If the browser stores nothing, the reference stays
 * in memory while the page is open.
 */
export function cartStore(key: string, safeStorage: SafeStorage = localStore) {
  let inMemory: StoredCart | undefined;
  return {
    get: (): StoredCart | undefined => read(safeStorage.getItem(key)) ?? inMemory,
    set(stored: StoredCart): void {
      const { userId, ...others } = stored;
      const text = JSON.stringify({ ...others, of: userId });
      safeStorage.setItem(key, text);
      inMemory = safeStorage.getItem(key) === text ? undefined : stored;
    },
    remove(): void {
      safeStorage.removeItem(key);
      inMemory = undefined;
    },
  };
}

type CartStore = ReturnType<typeof cartStore>;
