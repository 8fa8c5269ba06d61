import { useEffect, useState } from "react";

/** Whether the first thing in a strip is wider than the strip, followed as they change. */
export function useMoreThanRoom(strip: HTMLElement | null): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const first = strip?.firstElementChild;
    if (!strip || !first) return;
    const look = () => setMore(first.scrollWidth > strip.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    observer.observe(first);
    return () => observer.disconnect();
  }, [strip]);
  return more;
}
