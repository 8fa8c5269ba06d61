import { currentSession } from "../data/session.ts";
import { localStore, privatePrefix, tabStore } from "../data/storage.ts";

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
