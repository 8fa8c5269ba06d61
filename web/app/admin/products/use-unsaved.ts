import { useCallback, useRef } from "react";

/** Whether something is typed and not saved, as it is at this moment. */
export function useUnsaved() {
  const unsaved = useRef(false);
  const is = useCallback(() => unsaved.current, []);
  const set = useCallback((now: boolean) => {
    unsaved.current = now;
  }, []);
  return { is, set };
}
