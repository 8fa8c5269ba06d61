import { useEffect } from "react";
import { onOtherPerson } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import { refreshCart } from "./refresh-cart.ts";
import { updateOpenCart, cartState, type CartState } from "./cart-state.ts";

const duplicateMs = 300;

/** The cart, reloaded when the page becomes visible again and when another tab changes it. */
export function useCart(): CartState {
  useEffect(() => {
    const refresh = () => void refreshCart();
    // Returning to a page can trigger up to three events at once.
    let lastRefresh = Date.now();
    const onVisible = () => {
      if (document.visibilityState !== "visible" || Date.now() - lastRefresh <= duplicateMs) return;
      lastRefresh = Date.now();
      refresh();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith("private:cart")) refresh();
    };
    refresh();
    const unsubscribe = onOtherPerson(refresh);
    window.addEventListener("online", refresh);
    window.addEventListener("focus", onVisible);
    window.addEventListener("pageshow", onVisible);
    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      unsubscribe();
      window.removeEventListener("online", refresh);
      window.removeEventListener("focus", onVisible);
      window.removeEventListener("pageshow", onVisible);
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onVisible);
      // Messages are not shown again at the next visit.
      updateOpenCart({ removedText: undefined, problem: undefined, lineMessages: new Map() });
    };
  }, []);
  return useStore(cartState);
}
