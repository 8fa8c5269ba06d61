import { createStore } from "../data/store.ts";

export type Toast = { id: number; message: string; undo?: () => void };

/** How long a toast stays, and with it the chance to undo. */
export const toastSeconds = 8;

export const toasts = createStore<readonly Toast[]>([]);
let count = 0;

/** Confirms something that worked. Failures are never toasts; they stand beside what failed. */
export function toast(message: string, { undo }: { undo?: () => void } = {}): void {
  count += 1;
  toasts.set([...toasts.get().slice(-2), { id: count, message, ...(undo && { undo }) }]);
}

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
