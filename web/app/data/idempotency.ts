import { useRef } from "react";

/** A random name for one sending; also where the page is not served over https. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The idempotency key of each thing that is sent: the same for every try of one body, a new one for another. */
export function useKeys(): (name: string, body: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return (name, body) => {
    const text = `${name} ${JSON.stringify(body)}`;
    const key = keys.current.get(text) ?? freshKey();
    keys.current.set(text, key);
    return key;
  };
}
