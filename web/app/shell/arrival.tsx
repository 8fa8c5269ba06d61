import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { alive } from "./hydrated.ts";

/** On arriving at another page, moves the focus to its title and says the title aloud. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");

  // Whoever listens to the page before its scripts do hears that they live.
  useEffect(() => void window.dispatchEvent(new Event(alive)), []);

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
