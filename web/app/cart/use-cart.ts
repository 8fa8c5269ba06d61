import { useEffect, useSyncExternalStore } from "react";
import { refreshCart } from "./opening.ts";
import { amend, cartOnServer, currentCart, onCart, openCart, type CartState } from "./state.ts";

/** The cart, kept up to date while it is looked at: on coming back to the page, and when another tab changed it. */
export function useCart(): CartState {
  useEffect(() => {
    const refresh = () => void refreshCart();
    const seen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const stored = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith("private:cart")) refresh();
    };
    refresh();
    window.addEventListener("focus", refresh);
    window.addEventListener("online", refresh);
    window.addEventListener("pageshow", refresh);
    window.addEventListener("storage", stored);
    document.addEventListener("visibilitychange", seen);
    return () => {
      window.removeEventListener("focus", refresh);
      window.removeEventListener("online", refresh);
      window.removeEventListener("pageshow", refresh);
      window.removeEventListener("storage", stored);
      document.removeEventListener("visibilitychange", seen);
      // Said once; who comes back knows it.
      if (openCart()) amend({ gone: undefined, problem: undefined, said: new Map() });
    };
  }, []);
  return useSyncExternalStore(onCart, currentCart, cartOnServer);
}
