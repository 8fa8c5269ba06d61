import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The ID of the line with the answer. */
export const answerId = "answer";

/** A new answer takes the focus from the submit button. */
export function useFocusOnAnswer(): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) document.getElementById(answerId)?.focus();
    last.current = key;
  }, [key]);
}
