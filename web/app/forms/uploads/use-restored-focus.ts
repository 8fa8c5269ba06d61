import { useEffect, useRef, type RefObject } from "react";

/** Keeps the focus inside `frame` when the control that had it goes away. */
export function useRestoredFocus(frame: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (frame.current?.contains(target) ?? false);
    };
    const forget = () => {
      hadFocus.current = false;
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", forget);
    };
  }, [frame]);

  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
  });
}
