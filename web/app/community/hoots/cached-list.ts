import * as z from "zod/mini";
import { privatePrefix, type SafeStorage } from "../../data/storage.ts";
import { HootPage } from "./growing.ts";

/** The stored state of a list that the reader left, so that Back restores it even after a reload. */
const CachedList = z.object({ at: z.number(), scroll: z.number(), pages: z.array(HootPage) });
export type CachedList = z.output<typeof CachedList>;

const prefix = `${privatePrefix}hoots:`;
const cachedListsMax = 6;

/** Stores a list under its history entry. Only the latest few are stored. */
export function cacheList(
  safeStorage: SafeStorage,
  place: string,
  list: CachedList,
  userId?: string,
): void {
  const key = prefix + place;
  const others = keysOf(safeStorage).filter((otherKey) => otherKey !== key);
  for (const old of others.slice(0, Math.max(0, others.length + 1 - cachedListsMax))) {
    safeStorage.removeItem(old);
  }
  safeStorage.setItem(
    key,
    JSON.stringify({ ...list, pages: list.pages.map((page) => lean(page, userId)) }),
  );
}

/** A card needs only the reader's own like. */
const lean = (page: HootPage, userId: string | undefined): HootPage => ({
  ...page,
  drawn: true,
  data: page.data.map((hoot) => ({ ...hoot, likes: hoot.likes.filter((id) => id === userId) })),
});

export function cachedList(safeStorage: SafeStorage, place: string): CachedList | undefined {
  const stored = safeStorage.getItem(prefix + place);
  if (stored === null) return undefined;
  try {
    return z.safeParse(CachedList, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

const timeOf = (safeStorage: SafeStorage, key: string): number =>
  Number(/^\{"at":(\d+)/.exec(safeStorage.getItem(key) ?? "")?.[1] ?? 0);

/** The oldest first. */
const keysOf = (safeStorage: SafeStorage): string[] =>
  Array.from({ length: safeStorage.length }, (_, index) => safeStorage.key(index) ?? "")
    .filter((key) => key.startsWith(prefix))
    .toSorted((a, b) => timeOf(safeStorage, a) - timeOf(safeStorage, b));
