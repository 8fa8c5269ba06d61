import { type RefObject, useEffect, useState } from "react";

/** The result of the last attempt to copy. */
export type Copying = "no" | "copied" | "blocked";

const copiedMs = 4_000;

/**
 * Copies the text of an input. If the browser blocks it, the text is selected instead. "copied" lasts for a while.
 */
export function useCopy(value: string, input: RefObject<HTMLInputElement | null>) {
  const [copying, setCopying] = useState<Copying>("no");

  useEffect(() => {
    if (copying !== "copied") return;
    const timer = setTimeout(() => setCopying("no"), copiedMs);
    return () => clearTimeout(timer);
  }, [copying]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopying("copied");
    } catch {
      setCopying("blocked");
      input.current?.focus();
      input.current?.select();
    }
  };

  return { copying, copy };
}
