import { useSyncExternalStore } from "react";
import { onSession } from "../../data/session.ts";
import { localStore, privatePrefix } from "../../data/storage.ts";

// Log-out takes it away with all else that is private.
const countKey = `${privatePrefix}cart-count`;

const listeners = new Set<() => void>();

function storedCount(): number {
  const count = Number(localStore.getItem(countKey));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Tells all tabs how many things lie in the cart. */
export function storeCount(count: number): void {
  if (count > 0) localStore.setItem(countKey, String(count));
  else localStore.removeItem(countKey);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  const leave = onSession(listener);
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    leave();
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** How many things lie in the cart, as this browser last heard; 0 in the first render. Asks nobody. */
export const useCartCount = (): number => useSyncExternalStore(follow, storedCount, () => 0);
