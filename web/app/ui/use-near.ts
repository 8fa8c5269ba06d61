import { useCallback, useState, type RefCallback } from "react";

/** Whether somebody has come near an element, such as one below the fold. Stays true. */
export function useNear(margin = "300px"): { frame: RefCallback<HTMLElement>; near: boolean } {
  const [near, setNear] = useState(false);
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setNear(true);
          observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return { frame, near };
}
