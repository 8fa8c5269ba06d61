import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Toasts } from "../ui/toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { savedCopy } from "./offline/saved-copy.ts";
import { ReloadNotice } from "./reload-notice.tsx";
import styles from "./shell.module.css";
import { useLocation, Link, UNSAFE_DataRouterContext } from "react-router";
import { hydratedEvent } from "./hydrated-event.ts";
import { activeItem, bottomBarItems, type BottomBarItem, shownItems } from "./navigation.ts";
import { useSite } from "../data/site.ts";
import { lazy } from "../data/lazy/lazy.tsx";
import { queuedHere } from "../data/queue/mark.ts";
import { useStore } from "../data/store.ts";

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
