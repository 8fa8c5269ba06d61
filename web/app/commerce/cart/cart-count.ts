import { onSession } from "../../data/session.ts";
import { localStore, onOtherTab, privatePrefix } from "../../data/storage.ts";
import { createStore, useStore } from "../../data/store.ts";

// The prefix makes log-out remove it with all other private data.
const countKey = `${privatePrefix}cart-count`;

function storedCount(): number {
  const count = Number(localStore.getItem(countKey));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const cartCount = createStore(0, (set) => {
  const read = () => set(storedCount());
  read();
  const unsubscribe = onSession(read);
  const unfollow = onOtherTab(read);
  return () => {
    unsubscribe();
    unfollow();
  };
});

/** Stores the number of items in the cart, which all tabs show. */
export function storeCount(count: number): void {
  if (count > 0) localStore.setItem(countKey, String(count));
  else localStore.removeItem(countKey);
  cartCount.set(storedCount());
}

/** The number of items in the cart as this browser last stored it; 0 in the first render. Sends no request. */
export const useCartCount = (): number => useStore(cartCount);
