import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hydratedEvent } from "./hydrated-event.ts";

/** After a navigation, moves the focus to the heading and announces the title. */
export function RouteAnnouncer() {
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
