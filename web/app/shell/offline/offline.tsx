import { useContext, useEffect, useRef } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation } from "react-router";
import { hasWorker, serverState, startAnew } from "../../data/staleness.ts";
import { workerPath, type SavedMessage, type VisitMessage } from "../../data/copies.ts";
import { currentToken } from "../../data/session.ts";
import { InstallHint } from "./install-hint.tsx";
import { savedCopy } from "./saved-copy.ts";

/** Registers the service worker once the page is idle, and tells it what is read. */
export function Offline() {
  const { pathname, search } = useLocation();
  useEffect(followWorker, []);
  useEffect(() => {
    void tellVisit(pathname + search);
  }, [pathname, search]);
  useStalledNavigation();
  return <InstallHint />;
}

/** How long the next page may load before the server is asked whether it is there, in milliseconds. */
const loadingMs = 500;

/**
 * Over a stalling network, or without one, scripts of the next page or late parts of this one may never arrive, and both
 * hold the navigation back: the worker opens what it has instead.
 */
function useStalledNavigation(): void {
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    if (!router) return;
    const next = () => router.state.navigation.location ?? router.state.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (target: string) => {
      const isOpen = () => shownKey.current === target || next().key !== target;
      if (isOpen() || !hasWorker() || (await serverState()) !== "away" || isOpen()) return;
      startAnew(createPath(next()));
    };
    const stop = router.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void open(next().key), loadingMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
}

/** Registers the worker and hears of saved answers. Returns what ends that. */
function followWorker(): (() => void) | undefined {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return undefined;
  const { serviceWorker } = navigator;
  // A browser that forbids it shows the site as before.
  serviceWorker.register(workerPath, { updateViaCache: "none" }).catch(() => undefined);
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isSaved(data)) return;
    const before = savedCopy.get();
    savedCopy.set(before !== undefined && before < data.at ? before : data.at);
  };
  serviceWorker.addEventListener("message", hear);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener("message", hear);
}

const isSaved = (message: unknown): message is SavedMessage =>
  typeof message === "object" && message !== null && "is" in message && message.is === "saved";

/** What stores and shows writes without a network. */
const loadQueue = () =>
  Promise.all([
    import("../../data/queue/send-or-queue.ts"),
    import("../../forms/queue/pending-list.tsx"),
    import("../../forms/queue/unsent-question.tsx"),
    import("./queue-status.tsx"),
    // Pictures are made smaller before they are stored.
    import("../../ui/files/shrink.ts"),
  ]).catch(() => undefined);

const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

/** Has the worker save the open page if search engines may list it, and the files that came before the worker. */
async function tellVisit(path: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // Without a network it can't be fetched any more.
  await import("./saved-notice.tsx");
  if (currentToken() !== undefined) await loadQueue();
  const isHidden = document.querySelector('meta[name="robots"][content^="noindex"]') !== null;
  const message: VisitMessage = {
    is: "visited",
    page:
      isHidden || savedCopy.get() !== undefined ? undefined : new URL(path, location.origin).href,
    files: performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /^\/(?:assets|fonts)\//.test(new URL(name).pathname)),
    whole: currentToken() !== undefined || isInstalled(),
  };
  active?.postMessage(message, []);
}
