import { type ReactNode, useEffect, useRef, useState } from "react";
import { Toasts } from "../ui/toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ReloadNotice } from "./reload-notice.tsx";
import styles from "./shell.module.css";
import { useNavigation, useLocation, Link } from "react-router";
import { hydratedEvent } from "./hydrated-event.ts";
import { bottomBarItems, activeItem, type BottomBarItem } from "./navigation.ts";

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Progress />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Toasts>
        <ReloadNotice />
      </Toasts>
      <RouteAnnouncer />
    </>
  );
}

/** The progress bar at the top while the next page loads. */
function Progress() {
  const { state } = useNavigation();
  return state === "loading" ? <div className={styles.progress} aria-hidden /> : null;
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
  const active = activeItem(path, items);
  return (
    <ul className={className}>
      {items.map((item) => (
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
