import { currentSession } from "../data/session.ts";
import { localStore, privatePrefix, tabStore, type SafeStorage } from "../data/storage.ts";

/** undefined for a guest. */
export type Owner = string | undefined;

/** Where a draft of a person is stored. */
export const keyOf = (key: string, owner: Owner): string =>
  `${privatePrefix}draft:${owner ?? "guest"}:${key}`;

/** Whether the member at this browser left something in a form that was not sent, as after a crash. */
export function hasDraft(key: string): boolean {
  const session = currentSession();
  if (session.is === "guest") return false;
  const stored = tabStore.getItem(keyOf(key, undefined));
  return (stored ?? localStore.getItem(keyOf(key, session.userId))) !== null;
}

/** The keys of what the member left in forms, of those that begin so. */
export function draftKeys(start: string): string[] {
  const session = currentSession();
  if (session.is === "guest") return [];
  const keysIn = (store: SafeStorage, owner: Owner) => {
    const prefix = keyOf(start, owner);
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
    return keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => start + key.slice(prefix.length));
  };
  return [...keysIn(tabStore, undefined), ...keysIn(localStore, session.userId)];
}
