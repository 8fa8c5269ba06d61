import { createStore } from "./store.ts";

/**
 * Why a page cannot have its own files any more: a newer build took their place, or they did not come through, perhaps
 * for want of a network. A browser asks again for a script that did not arrive only after a reload.
 */
export type Staleness = {
  is: "updated" | "incomplete" | "offline";
  /** The target of a navigation in progress; else the current page. */
  to?: string | undefined;
  /** A dialog that stood open over the page, of which nothing else can be reached. */
  dialog: Element | null;
};

declare global {
  interface Window {
    /** What React Router wrote into the page: the list of its files, named by what is in them. */
    __reactRouterManifest?: { url: string };
  }
}

export const staleness = createStore<Staleness | undefined>(undefined);

/** Milliseconds after which the server counts as away. */
const timeoutMs = 3_000;

/** Whether another build is served by now, whose list has another name, or the server can't be reached. */
export async function serverState(): Promise<"as before" | "updated" | "away"> {
  const url = window.__reactRouterManifest?.url;
  if (url === undefined) return "as before";
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch(url, { method: "HEAD", cache: "no-store", signal });
    return status === 404 ? "updated" : "as before";
  } catch {
    return "away";
  }
}

/** The service worker opens a page without a network, or says that it isn't saved. */
export const hasWorker = (): boolean =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/**
 * Says that a part of this page did not arrive. Where it is the next page that did not, `to` is its address: a newer
 * build, or what the service worker has without a network, is gone to at once, as the person is leaving anyway. True
 * where it is.
 */
export async function fileIsMissing(to?: string): Promise<boolean> {
  const server = await serverState();
  const is = server === "updated" ? "updated" : navigator.onLine ? "incomplete" : "offline";
  const goesOn = to !== undefined && (is === "updated" || (server === "away" && hasWorker()));
  if (goesOn) location.assign(to);
  else {
    const dialog = document.querySelector("dialog:modal");
    staleness.set({ is, to: to ?? staleness.get()?.to, dialog });
  }
  return goesOn;
}

/** Hears of every part that is fetched late and does not arrive. */
export const watchMissingFiles = (): void =>
  window.addEventListener("vite:preloadError", () => void fileIsMissing());

/** Goes on with files that fit together. */
export const startAnew = (to = location.pathname + location.search): void => location.assign(to);
