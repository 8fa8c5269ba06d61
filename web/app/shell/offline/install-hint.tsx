import { useEffect, useRef, useState } from "react";
import { installEvent } from "../../data/install.ts";
import { useSiteName } from "../../data/site.ts";
import { localStore, tabStore } from "../../data/storage.ts";
import { useStore } from "../../data/store.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./offline.module.css";

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
