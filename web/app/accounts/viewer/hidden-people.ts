import { useEffect } from "react";
import { call } from "../../data/browser.ts";
import { onOtherPerson, useUserId } from "../../data/session.ts";
import { localStore, privatePrefix } from "../../data/storage.ts";
import { createStore, useStore } from "../../data/store.ts";

type Hidden = ReadonlySet<string>;

const key = `${privatePrefix}hidden-people`;
const none: Hidden = new Set();

/** The people whom the reader doesn't meet. Pages come as guests see them, so the browser leaves these people out. */
const hidden = createStore<Hidden>(none);

let readFor: string | undefined;
onOtherPerson(() => {
  readFor = undefined;
  hidden.set(none);
});

function stored(): Hidden {
  try {
    const ids: unknown = JSON.parse(localStore.getItem(key) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return none;
  }
}

/** Fetches them again after the reader has blocked or muted a person. */
export async function refreshHiddenPeople(): Promise<void> {
  const { listHiddenPeople } = await import("#contracts/community/relations.ts");
  const { ids } = await call(listHiddenPeople);
  localStore.setItem(key, JSON.stringify(ids));
  if (ids.length > 0 || hidden.get().size > 0) hidden.set(new Set(ids));
}

function readOnce(userId: string): void {
  if (readFor === userId) return;
  readFor = userId;
  hidden.set(stored());
  // What was stored is used until then, and where it can't be read.
  refreshHiddenPeople().catch(() => undefined);
}

/** Whether the reader doesn't meet a person. */
export function useHiddenPeople(): Hidden {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined) readOnce(userId);
  }, [userId]);
  return useStore(hidden);
}

type Authored = { author: { _id: string } | null };

/** What the reader may see of a list that was rendered for guests. */
export function useSeen<T extends Authored>(items: readonly T[]): readonly T[] {
  const people = useHiddenPeople();
  return people.size === 0
    ? items
    : items.filter(({ author }) => author === null || !people.has(author._id));
}
