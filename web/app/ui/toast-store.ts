import { createStore } from "../data/store.ts";

export type Toast = { id: number; message: string; undo?: () => void };

/** How long a toast, and with it Undo, is shown. */
export const toastSeconds = 8;

export const toasts = createStore<readonly Toast[]>([]);
let count = 0;

/**
 * Confirms a success; the same text again replaces the toast that stands, unless that offers Undo. Failures are never
 * toasts: they are shown where they happen.
 */
export function toast(message: string, { undo }: { undo?: () => void } = {}): void {
  count += 1;
  const others = toasts.get().filter((shown) => shown.undo ?? shown.message !== message);
  toasts.set([...others.slice(-2), { id: count, message, ...(undo && { undo }) }]);
}

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
