import { useCallback, useState, type RefCallback } from "react";

const margin = "300px";

/** True once an element is nearly in sight; never while it is not shown at all. */
export function useIsNear(): { near: boolean; watch: RefCallback<HTMLElement> } {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
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
  }, []);
  return { near, watch };
}
