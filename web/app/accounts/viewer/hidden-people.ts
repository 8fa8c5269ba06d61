import { listHiddenPeople } from "#contracts/community/relations.ts";
import { useEffect } from "react";
import { call } from "../../data/browser.ts";
import { onOtherPerson, useUserId } from "../../data/session.ts";
import { localStore, privatePrefix } from "../../data/storage.ts";
import { createStore, useStore } from "../../data/store.ts";

type Hidden = ReadonlySet<string>;

const key = `${privatePrefix}hidden-people`;
const none: Hidden = new Set();

/** The people whom the reader blocked or muted. Pages come as guests see them, so the browser leaves these people out. */
const hidden = createStore<Hidden>(none);
/** What the server doesn't show the reader of the things that pages asked about, such as posts of who blocked them. */
const hiddenThings = createStore("");

let readFor: string | undefined;
onOtherPerson(() => {
  readFor = undefined;
  hidden.set(none);
  hiddenThings.set("");
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

/** The people whom the reader blocked or muted. */
function useHiddenPeople(): Hidden {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined) readOnce(userId);
  }, [userId]);
  return useStore(hidden);
}

type HiddenKind = "hoot" | "blog" | "profile";

/** Asks the server for a member which of these things they aren't shown. `ids` are joined by commas. */
function useHiddenThings(kind: HiddenKind, ids: string): ReadonlySet<string> {
  const userId = useUserId();
  useEffect(() => {
    if (userId === undefined || ids === "") return;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    const start = async () => {
      const { followHidden } = await import("../../community/mine/index.ts");
      if (!isOver) stop = followHidden(kind, ids.split(","), hiddenThings.set);
    };
    // A page works without: the server rejects what goes to somebody whom the reader doesn't meet.
    start().catch(() => undefined);
    return () => stop();
  }, [userId, kind, ids]);
  return new Set(useStore(hiddenThings).split("\n"));
}

/** Whether the reader doesn't meet a person: either blocked the other, or the reader muted them. */
export function useIsHidden(personId: string): boolean {
  const people = useHiddenPeople();
  const things = useHiddenThings("profile", personId);
  return people.has(personId) || things.has(`profile ${personId}`);
}

type Authored = { _id: string; author: { _id: string } | null };

/** What the reader may see of a list that was rendered for guests. */
export function useSeen<T extends Authored>(
  kind: "hoot" | "blog",
  items: readonly T[],
): readonly T[] {
  const people = useHiddenPeople();
  const things = useHiddenThings(kind, items.map(({ _id }) => _id).join(","));
  return items.filter(
    ({ _id, author }) =>
      !things.has(`${kind} ${_id}`) && (author === null || !people.has(author._id)),
  );
}
