import { onSession } from "../../data/session.ts";
import { localStore, privatePrefix } from "../../data/storage.ts";
import { createStore, useStore } from "../../data/store.ts";

// Log-out takes it away with all else that is private.
const countKey = `${privatePrefix}cart-count`;

function storedCount(): number {
  const count = Number(localStore.getItem(countKey));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const cartCount = createStore(0, (set) => {
  const read = () => set(storedCount());
  read();
  const leave = onSession(read);
  window.addEventListener("storage", read);
  return () => {
    leave();
    window.removeEventListener("storage", read);
  };
});

/** Tells all tabs how many items are in the cart. */
export function storeCount(count: number): void {
  if (count > 0) localStore.setItem(countKey, String(count));
  else localStore.removeItem(countKey);
  cartCount.set(storedCount());
}

/** How many items are in the cart, as far as this browser knows; 0 in the first render. Sends no request. */
export const useCartCount = (): number => useStore(cartCount);
