import { useEffect } from "react";
import { onOtherPerson } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import { refreshCart } from "./opening.ts";
import { amend, cartState, openCart, type CartState } from "./state.ts";

const togetherMs = 300;

/** The cart, kept up to date while it is looked at: on coming back to the page, and when another tab changed it. */
export function useCart(): CartState {
  useEffect(() => {
    const refresh = () => void refreshCart();
    // Coming to a page is told in up to three ways at once.
    let came = Date.now();
    const seen = () => {
      if (document.visibilityState !== "visible" || Date.now() - came <= togetherMs) return;
      came = Date.now();
      refresh();
    };
    const stored = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith("private:cart")) refresh();
    };
    refresh();
    const leave = onOtherPerson(refresh);
    window.addEventListener("online", refresh);
    window.addEventListener("focus", seen);
    window.addEventListener("pageshow", seen);
    window.addEventListener("storage", stored);
    document.addEventListener("visibilitychange", seen);
    return () => {
      leave();
      window.removeEventListener("online", refresh);
      window.removeEventListener("focus", seen);
      window.removeEventListener("pageshow", seen);
      window.removeEventListener("storage", stored);
      document.removeEventListener("visibilitychange", seen);
      // Said once; who comes back knows it.
      if (openCart()) amend({ gone: undefined, problem: undefined, said: new Map() });
    };
  }, []);
  return useStore(cartState);
}
