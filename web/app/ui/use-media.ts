import { useMemo } from "react";
import { useStore, type Readable } from "../data/store.ts";

/** Whether a media query matches; false until hydration. */
export const useMedia = (query: string): boolean =>
  useStore(useMemo(() => mediaStore(query), [query]));

const mediaStore = (query: string): Readable<boolean> => ({
  get: () => window.matchMedia(query).matches,
  initial: false,
  subscribe(listener) {
    const media = window.matchMedia(query);
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  },
});
