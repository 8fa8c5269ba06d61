import type { Shop } from "#contracts/commerce/shop.ts";
import { localStore, privatePrefix, type SafeStorage } from "../../data/storage.ts";

/** What this browser remembers of its cart. */
export type StoredCart = {
  /** The cart's global id with its secret. */
  id: string;
  /** The account the cart is kept for, where it is. */
  of?: string;
  /** The kept cart that these lines were on the way into, when nothing more was heard. */
  movingInto?: string;
  /** The code that was put into it because a member has it. */
  memberCode?: string;
};

/** Each shop has its own, so that another shop at the same address finds no cart that it does not know. */
export const storedCartKey = ({ kind, url }: Pick<Shop, "kind" | "url">): string =>
  `${privatePrefix}cart:${kind === "embedded" ? kind : url}`;

function read(text: string | null): StoredCart | undefined {
  try {
    const { id, of, movingInto, memberCode }: Record<string, unknown> = Object(
      JSON.parse(text ?? ""),
    );
    if (typeof id !== "string" || !id.startsWith("gid://shopify/Cart/")) return undefined;
    const stored: StoredCart = { id };
    if (typeof of === "string") stored.of = of;
    if (typeof movingInto === "string") stored.movingInto = movingInto;
    if (typeof memberCode === "string") stored.memberCode = memberCode;
    return stored;
  } catch {
    return undefined;
  }
}

/**
 * Where the id of a cart is stored. What cannot be read is no cart. A browser that stores nothing remembers it as
 * long as the page lives.
 */
export function cartStore(key: string, safeStorage: SafeStorage = localStore) {
  let unstored: StoredCart | undefined;
  return {
    get: (): StoredCart | undefined => read(safeStorage.getItem(key)) ?? unstored,
    set(stored: StoredCart): void {
      const text = JSON.stringify(stored);
      safeStorage.setItem(key, text);
      unstored = safeStorage.getItem(key) === text ? undefined : stored;
    },
    remove(): void {
      safeStorage.removeItem(key);
      unstored = undefined;
    },
  };
}

export type CartStore = ReturnType<typeof cartStore>;
