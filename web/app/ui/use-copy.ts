import { type RefObject, useEffect, useState } from "react";

/** What became of the last try to copy. */
export type Copying = "no" | "copied" | "refused";

const copiedMs = 4_000;

/**
 * Copies a text that stands in an input. Where the browser refuses, it is selected for the person to copy; "copied"
 * is said for a while.
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
      setCopying("refused");
      input.current?.focus();
      input.current?.select();
    }
  };

  return { copying, copy };
}
