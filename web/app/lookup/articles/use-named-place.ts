import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Goes to the place that the address names, also on the way back. The router keeps one scroll position for all
 * the entries of the history that the browser itself made, as by a link to a place in the page.
 */
export function useNamedPlace(): void {
  const { hash, key } = useLocation();
  const last = useRef(hash);
  useEffect(() => {
    if (last.current === hash) return;
    last.current = hash;
    if (hash && key === "default") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
