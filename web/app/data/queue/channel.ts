import { sentCount } from "./sent.ts";

/** Called in every tab after something changed. */
const channel = "queue";
let port: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  listen();
  return () => void listeners.delete(listener);
}

function listen(): BroadcastChannel {
  if (port) return port;
  port = new BroadcastChannel(channel);
  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "sent") countSent();
    else notifyListeners();
  });
  return port;
}

/** This tab reads the queue again. */
export function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const countSent = () => sentCount.set(sentCount.get() + 1);

/** A write has arrived: every tab reads its caches again. */
export function noteSent(): void {
  countSent();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no other origins
  listen().postMessage("sent");
}

/** Something of the queue has changed: every tab reads it again. */
export function noteChanged(): void {
  notifyListeners();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no other origins
  listen().postMessage("changed");
}
