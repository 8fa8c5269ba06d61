import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { X } from "lucide-react";
import { createPortal } from "react-dom";
import { Toasts } from "../ui/toast.tsx";
import { IconButton } from "../ui/button.tsx";
import { fileIsMissing, staleness, startAnew, type Staleness } from "../data/staleness.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { savedCopy } from "./offline/saved-copy.ts";
import styles from "./shell.module.css";
import { useLocation, Link, UNSAFE_DataRouterContext, createPath } from "react-router";
import { hydratedEvent } from "./after-paint.ts";
import { activeItem, bottomBarItems, type BottomBarItem, shownItems } from "./navigation.ts";
import { useSite, useSiteName } from "../data/site.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import { queuedHere } from "../data/queue/mark.ts";
import { useStore } from "../data/store.ts";
import toastStyles from "../ui/toast.module.css";

const SavedNotice = lazy(async () => (await import("./offline/saved-notice.tsx")).SavedNotice);
const QueueStatus = lazy(async () => (await import("./offline/queue-status.tsx")).QueueStatus);
const Offline = lazy(async () => (await import("./offline/offline.tsx")).Offline, { when: "idle" });

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Progress />
      <Header />
      <SavedCopy />
      <Queued />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Offline />
      <Footer />
      <BottomBar />
      <Toasts>
        <ReloadNotice />
      </Toasts>
      <RouteAnnouncer />
    </>
  );
}

/** Says of when the page is, if the service worker had to answer with a copy. */
function SavedCopy() {
  const at = useStore(savedCopy);
  if (at === undefined) return null;
  return <SavedNotice at={at} />;
}

/** Says what waits for the network. */
function Queued() {
  const count = useStore(queuedHere);
  // It stays to say that the last one was sent.
  const [isNeeded, setNeeded] = useState(false);
  if (count > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return <QueueStatus />;
}

/**
 * The progress bar at the top while the next page loads. What React knows of a navigation waits for parts of this page
 * whose code comes late.
 */
function Progress() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [isLoading, setLoading] = useState(false);
  useEffect(
    () => router?.subscribe(({ navigation }) => setLoading(navigation.state === "loading")),
    [router],
  );
  return isLoading && <div className={styles.progress} aria-hidden />;
}

/** After a navigation, moves the focus to the heading and announces the title. */
function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");

  // Notifies the inline script that replays early clicks.
  useEffect(() => void window.dispatchEvent(new Event(hydratedEvent)), []);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (hash) return;
    // A link to another part of the same page stays where it is.
    if (document.activeElement?.matches("main [aria-current=page]")) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return <output className="sr">{title}</output>;
}

/** The navigation at the bottom of narrow screens. */
function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="Main, mobile">
      <Items items={bottomBarItems.guest} path={pathname} className="guest-only" />
      <Items items={bottomBarItems.member} path={pathname} className="member-only" />
    </nav>
  );
}

function Items({
  items,
  path,
  className,
}: {
  items: readonly BottomBarItem[];
  path: string;
  className: string;
}) {
  const shown = shownItems(items, useSite()?.off);
  const active = activeItem(path, shown);
  return (
    <ul className={className}>
      {shown.map((item) => (
        <li key={item.to}>
          <Link to={item.to} aria-current={item === active ? "page" : undefined}>
            <span className={styles.icon}>
              <item.icon size={24} aria-hidden />
            </span>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const messagesOf = (siteName: string) => ({
  updated: `${siteName} was updated. Reload to continue; your draft is saved.`,
  incomplete: "Part of this page couldn't load. Reload it; your draft is saved.",
  offline: "You're offline, so part of this page couldn't load. Your draft is saved.",
});

/** Offers a reload if files of the page no longer exist. */
function ReloadNotice() {
  useReloadPrevention();
  const stale = useStore(staleness);
  useEffect(() => {
    if (stale?.is !== "offline") return;
    const offerReload = () => staleness.set({ ...stale, is: "incomplete" });
    window.addEventListener("online", offerReload);
    return () => window.removeEventListener("online", offerReload);
  }, [stale]);
  if (!stale) return null;
  const notice = <Notice stale={stale} />;
  const { dialog } = stale;
  return (
    <>
      {notice}
      {dialog && createPortal(<output className={toastStyles.place}>{notice}</output>, dialog)}
    </>
  );
}

function Notice({ stale: { is, to } }: { stale: Staleness }) {
  const messages = messagesOf(useSiteName());
  return (
    <span className={`${toastStyles.toast} on-night`}>
      <span className={toastStyles.text}>{messages[is]}</span>
      {is !== "offline" && (
        <button type="button" className={toastStyles.undo} onClick={() => startAnew(to)}>
          Reload
        </button>
      )}
      <IconButton
        label="Dismiss"
        className={toastStyles.close}
        onClick={() => staleness.set(undefined)}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </span>
  );
}

/**
 * If the script of another page is missing, React Router reloads the current one, even if a link is only hovered. This
 * navigates to the requested page instead, or shows the notice. Reloads by the browser's button are unaffected.
 */
function useReloadPrevention(): void {
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    const preventReload = async (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      const target = router.state.navigation.location;
      const isLeaving = await fileIsMissing(target && createPath(target));
      // The pending navigation cannot finish.
      if (isLeaving || !target || router.state.navigation.location !== target) return;
      await router.navigate(router.state.location, { replace: true, preventScrollReset: true });
    };
    const onNavigate = (event: NavigateEvent) => void preventReload(event);
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, [router]);
}
