import { useEffect, useRef, useState } from "react";

/** The blurred colors of a picture that somebody waits for, as an address; undefined once it is there. */
export function usePlaceholder(thumbhash: string | null) {
  const picture = useRef<HTMLImageElement>(null);
  const [blurred, setBlurred] = useState<string>();

  useEffect(() => {
    const element = picture.current;
    if (!element || !thumbhash || element.complete) return;
    let gone = false;
    const show = async () => {
      const { thumbHashToDataURL } = await import("thumbhash");
      const bytes = Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0));
      if (!gone && !element.complete) setBlurred(thumbHashToDataURL(bytes));
    };
    // Pictures out of sight do not load yet, so nobody waits for them.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void show();
    });
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [thumbhash]);

  return { picture, blurred, clear: () => setBlurred(undefined) };
}
