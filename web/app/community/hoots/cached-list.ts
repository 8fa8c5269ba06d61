import { privatePrefix, type SafeStorage } from "../../data/storage.ts";
import type { HootPage } from "./growing.ts";

/** The stored state of a list that the reader left, so that Back restores it even after a reload. */
export type CachedList = { at: number; scroll: number; pages: HootPage[] };

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
    const list: unknown = JSON.parse(stored);
    return isCachedList(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const texts = ["_id", "title", "text", "category", "createdAt"];
const numbers = ["likeCount", "commentCount"];

/** Whether a card can be drawn from it. Checked by hand, since schemas are not part of the first load. */
const isHoot = (value: unknown): boolean =>
  isRecord(value) &&
  texts.every((key) => typeof value[key] === "string") &&
  numbers.every((key) => typeof value[key] === "number") &&
  Array.isArray(value["likes"]) &&
  isRecord(value["author"] ?? {});

const isPage = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value["data"]) && value["data"].every(isHoot);

const isCachedList = (value: unknown): value is CachedList =>
  isRecord(value) &&
  typeof value["at"] === "number" &&
  typeof value["scroll"] === "number" &&
  Array.isArray(value["pages"]) &&
  value["pages"].every(isPage);

const timeOf = (safeStorage: SafeStorage, key: string): number =>
  Number(/^\{"at":(\d+)/.exec(safeStorage.getItem(key) ?? "")?.[1] ?? 0);

/** The oldest first. */
const keysOf = (safeStorage: SafeStorage): string[] =>
  Array.from({ length: safeStorage.length }, (_, index) => safeStorage.key(index) ?? "")
    .filter((key) => key.startsWith(prefix))
    .toSorted((a, b) => timeOf(safeStorage, a) - timeOf(safeStorage, b));
