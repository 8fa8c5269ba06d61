import { useContext, useEffect, useRef, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation } from "react-router";
import { hasWorker, serverState, startAnew } from "../../data/staleness.ts";
import { isAnswer, workerPath, type SavedMessage, type VisitMessage } from "../../data/copies.ts";
import { currentToken } from "../../data/session.ts";
import { savedCopy } from "./saved-copy.ts";
import { installEvent } from "../../data/install.ts";
import { useSiteName } from "../../data/site.ts";
import { localStore, tabStore } from "../../data/storage.ts";
import { useStore } from "../../data/store.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./offline.module.css";

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

/** Has the worker save the open page if search engines may list it, and the files that came before the worker. */
async function tellVisit(path: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // Without a network it can't be fetched any more.
  await import("./saved-notice.tsx");
  if (currentToken() !== undefined) await loadQueue();
  const isHidden = !isAnswer(path) && document.querySelector('meta[content^="noindex"]') !== null;
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

const visitsKey = "visits";
const visitKey = "visit";
const shownKey = "install-hint";

/** Counts this visit, a tab of its own, and returns how many there were. */
function countVisits(): number {
  const before = Number(localStore.getItem(visitsKey)) || 0;
  if (tabStore.getItem(visitKey) !== null) return before;
  tabStore.setItem(visitKey, "counted");
  localStore.setItem(visitsKey, String(before + 1));
  return before + 1;
}

const isInstalled = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** Safari on phones has no event and no prompt, only a menu item. */
const hasMenuItem = (): boolean => "standalone" in navigator && navigator.maxTouchPoints > 0;

/** Offers to install the site at the end of the page: once, from the second visit on. */
export function InstallHint() {
  const event = useStore(installEvent);
  const [isDue, setDue] = useState(
    () => countVisits() >= 2 && localStore.getItem(shownKey) === null && !isInstalled(),
  );
  const isShown = isDue && (event !== undefined || hasMenuItem());
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        localStore.setItem(shownKey, "shown");
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);
  const siteName = useSiteName();
  if (!isShown) return null;

  const close = () => {
    localStore.setItem(shownKey, "shown");
    setDue(false);
  };
  const install = async () => {
    close();
    await event?.prompt();
  };
  return (
    <section ref={place} className={`wrap ${styles.hint}`} aria-labelledby="install-title">
      <div className={`card pad ${styles.install}`}>
        <img src="/brand/mark.svg" alt="" width={56} height={56} />
        <div className={styles.text}>
          <h2 id="install-title">Install {siteName}</h2>
          <p>
            {event
              ? "Open it from your home screen. Public pages you've visited also open without a connection."
              : "In the browser's share menu, tap Add to Home Screen. Public pages you've visited also open without a connection."}
          </p>
        </div>
        <div className="row">
          {event && (
            <Button variant="pri" onClick={() => void install()}>
              Install
            </Button>
          )}
          <Button onClick={close}>{event ? "Not now" : "Dismiss"}</Button>
        </div>
      </div>
    </section>
  );
}
