export type Toast = { id: number; message: string; undo?: () => void };

/** How long a toast stays, and with it the chance to undo. */
export const toastSeconds = 8;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Confirms something that worked. Failures are never toasts; they stand beside what failed. */
export function toast(message: string, { undo }: { undo?: () => void } = {}): void {
  count += 1;
  show([...toasts.slice(-2), { id: count, message, ...(undo && { undo }) }]);
}

export const dismissToast = (id: number): void => show(toasts.filter((shown) => shown.id !== id));
export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
