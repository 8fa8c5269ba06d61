import type { QueryClient } from "@tanstack/react-query";
import { localStore, onOtherTab, privatePrefix } from "../../data/storage.ts";

/** Written after each change that a verdict follows from, so that other tabs fetch it anew. */
const signal = `${privatePrefix}readiness`;

const isReadiness = (path: unknown): boolean =>
  typeof path === "string" && /\/(?:readiness|days|money)$/.test(path);
const isPetOrTrip = (path: unknown): boolean =>
  typeof path === "string" && /^\/api\/(?:pets|plans)\b/.test(path);

/** Fetches verdicts, days and costs anew after a change of a trip, a pet, a record or the home, here and in other tabs. */
export function refreshReadiness(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isReadiness(path) });
  localStore.setItem(signal, `${Date.now()} ${Math.random()}`);
}

/** How many parts of the page follow; many cards of a list share one listener. */
let followers = 0;
let end: (() => void) | undefined;

/** Follows the changes of other tabs. Returns what ends that. */
export function followReadiness(client: QueryClient): () => void {
  followers += 1;
  end ??= listen(client);
  return () => {
    followers -= 1;
    if (followers > 0) return;
    end?.();
    end = undefined;
  };
}

const listen = (client: QueryClient): (() => void) =>
  onOtherTab((key) => {
    if (key !== signal) return;
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isPetOrTrip(path) });
  });
