import { useRef } from "react";

/** A random name for one sending; also where the page is not served over https. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The idempotency key of what is being sent: the same for every try of one body, a new one for another.
 * `const sending = useOnce(); await call(createHoot, { body, key: sending.keyFor(body) }); sending.done();`
 */
export function useOnce() {
  const last = useRef<{ body: string; key: string }>(undefined);
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body) ?? "";
      if (last.current?.body !== text) last.current = { body: text, key: freshKey() };
      return last.current.key;
    },
    /** It arrived; the next one is another, though it say the same. */
    done() {
      last.current = undefined;
    },
  };
}
