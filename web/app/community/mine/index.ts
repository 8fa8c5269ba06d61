import { listMine, type Mine, type MineKind } from "#contracts/community/mine.ts";
import { useEffect } from "react";
import { call } from "../../data/browser.ts";
import { onOtherPerson, useUserId } from "../../data/session.ts";
import { createStore, useStore } from "../../data/store.ts";

/** What the reader has done with one thing. */
type MineOfOne = Readonly<Record<keyof Mine, boolean>>;

const nothing: MineOfOne = {
  liked: false,
  bookmarked: false,
  followed: false,
  muted: false,
  hidden: false,
};

const store = createStore<ReadonlyMap<string, MineOfOne>>(new Map());
const waiting = new Map<MineKind, Set<string>>();
const requested = new Map<string, readonly [MineKind, string]>();
/** What was changed here. An answer that was on its way meanwhile doesn't undo it. */
const changed = new Map<string, Partial<MineOfOne>>();
const keyOf = (kind: MineKind, id: string) => `${kind} ${id}`;

onOtherPerson(() => {
  requested.clear();
  changed.clear();
  store.set(new Map());
});

const put = (entries: readonly (readonly [string, MineOfOne])[]) =>
  store.set(new Map([...store.get(), ...entries]));

/** Everything that a page asks for in one turn is one call for each kind. */
function request(kind: MineKind, id: string): void {
  const key = keyOf(kind, id);
  if (requested.has(key)) return;
  requested.set(key, [kind, id]);
  if (waiting.size === 0) setTimeout(() => void send());
  waiting.set(kind, (waiting.get(kind) ?? new Set()).add(id));
}

const idsInCall = 100;

async function send(): Promise<void> {
  const kinds = [...waiting].map(([kind, ids]) => [kind, [...ids]] as const);
  waiting.clear();
  for (const [kind, ids] of kinds) {
    for (let at = 0; at < ids.length; at += idsInCall) {
      // A page works without: what was done is not marked, and can be done again.
      fetchMine(kind, ids.slice(at, at + idsInCall)).catch(() => undefined);
    }
  }
}

async function fetchMine(kind: MineKind, ids: readonly string[]): Promise<void> {
  const mine = await call(listMine, { query: { kind, ids: ids.join(",") } });
  const of = (id: string): MineOfOne => ({
    liked: mine.liked.includes(id),
    bookmarked: mine.bookmarked.includes(id),
    followed: mine.followed.includes(id),
    muted: mine.muted.includes(id),
    hidden: mine.hidden.includes(id),
  });
  put(
    ids.map((id) => {
      const key = keyOf(kind, id);
      return [key, { ...of(id), ...changed.get(key) }];
    }),
  );
}

/** What the reader has done with a thing; undefined for guests and until it is read. */
export function useMine(kind: MineKind, id: string): MineOfOne | undefined {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined) request(kind, id);
  }, [userId, kind, id]);
  return useStore(store, (all) => all.get(keyOf(kind, id)));
}

/**
 * Asks about the things of a list, and tells which of all things asked about lists don't show the reader: `hoot <id>`,
 * one a line, at once and at each change. Returns a function that stops it.
 */
export function followHidden(
  kind: MineKind,
  ids: readonly string[],
  tell: (hidden: string) => void,
): () => void {
  for (const id of ids) request(kind, id);
  const read = () => {
    const keys = Array.from(store.get(), ([key, { hidden }]) => (hidden ? key : []));
    tell(keys.flat().join("\n"));
  };
  read();
  return store.subscribe(read);
}

/** Asks about everything again, after a block or a mute changed what the reader is shown. */
export function refetchMine(): void {
  const all = [...requested.values()];
  requested.clear();
  for (const [kind, id] of all) request(kind, id);
}

/** Changes it at once, and back if that fails on the server. Throws what the call throws. */
export async function changeMine(
  kind: MineKind,
  id: string,
  change: Partial<MineOfOne>,
  save: () => Promise<unknown>,
): Promise<void> {
  const key = keyOf(kind, id);
  const before = store.get().get(key) ?? nothing;
  const changedBefore = changed.get(key);
  changed.set(key, { ...changedBefore, ...change });
  put([[key, { ...before, ...change }]]);
  try {
    await save();
  } catch (error) {
    if (changedBefore) changed.set(key, changedBefore);
    else changed.delete(key);
    put([[key, before]]);
    throw error;
  }
}
