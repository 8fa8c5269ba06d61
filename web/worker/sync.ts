import type { SendMessage } from "../app/data/copies.ts";
import { scope } from "./scope.ts";

/**
 * The network is back: wakes an open tab, which sends what waits. The worker itself has no session token, so without a
 * tab everything stays until the next visit.
 */
export function followSync(): void {
  scope.addEventListener("sync", (event) => event.waitUntil(wakeTab()));
}

async function wakeTab(): Promise<void> {
  const [tab] = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const message: SendMessage = { is: "send" };
  tab?.postMessage(message, []);
}
