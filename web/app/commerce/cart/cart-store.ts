import type { Shop } from "#contracts/commerce/shop.ts";
import { localStore, privatePrefix, type SafeStorage } from "../../data/storage.ts";

/** The cart reference that this browser stores. */
export type StoredCart = {
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

export type CartStore = ReturnType<typeof cartStore>;
