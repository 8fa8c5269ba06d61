import { useQueryClient, type InfiniteData, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { followedHoots, pageHoots, searchHoots } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { useLoadedList } from "../../data/loaded-list.ts";
import { useReaderId } from "../../data/session.ts";
import { tabStore, privatePrefix, type SafeStorage } from "../../data/storage.ts";
import { forCards, nextBefore, withNewest, type Filters, type HootPage } from "./growing.ts";

/** When this document loaded its first list. Older stored lists belong to another document. */
const opened = Date.now();

type Pages = InfiniteData<HootPage>;

const timeoutMs = 15_000;

type GrowingHootsParts = {
  first: HootPage;
  /** When the reader fetched `first`; undefined if it came from a shared cache. */
  fetchedAt?: number | undefined;
  filters: Filters;
};

const tagsOf = ({ airline, from, to, breed, venue }: NonNullable<Filters["tags"]>) => ({
  airline,
  from,
  to,
  breed,
  venue,
});

/** A layout effect in the browser; the server has no layout. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

async function fetchPage(
  { q, category, author, sort, tags }: Filters,
  before: string | undefined,
  signal: AbortSignal,
): Promise<HootPage> {
  if (q) return forCards(await call(searchHoots, { query: { q, before }, signal }));
  if (sort === "following") {
    return forCards(await call(followedHoots, { query: { category, before }, signal }));
  }
  return forCards(
    await call(pageHoots, {
      query: { category, author, sort, before, ...(tags && tagsOf(tags)) },
      signal,
    }),
  );
}

/**
 * A list that grows page by page. Back restores its pages and scroll position. `showNewest` puts new hoots on top; it
 * throws if they cannot be loaded.
 */
export function useGrowingHoots({ first, fetchedAt, filters }: GrowingHootsParts) {
  const { key: visit } = useLocation();
  const place = [
    visit,
    filters.category ?? "",
    filters.author ?? "",
    filters.q ?? "",
    filters.tags?.text ?? "",
    filters.sort ?? "",
  ].join("|");
  const { list, queryKey } = useLoadedList({
    key: ["growing", place],
    first,
    fetchedAt,
    fetchPage: (before: string | undefined, signal) => fetchPage(filters, before, signal),
    next: nextBefore,
  });
  useSamePlace(place, queryKey, list.data);

  const client = useQueryClient();
  const showNewest = async () => {
    const newest = await fetchPage(filters, undefined, AbortSignal.timeout(timeoutMs));
    await client.cancelQueries({ queryKey });
    client.setQueryData<Pages>(queryKey, (pages) => {
      if (!pages) return undefined;
      const joined = withNewest(pages.pages, newest);
      return { pages: joined, pageParams: pages.pageParams.slice(0, joined.length) };
    });
    return newest;
  };
  return { list, showNewest };
}

/** Stores the list when the reader leaves it, and restores it with its scroll position. */
function useSamePlace(place: string, queryKey: QueryKey, data: Pages): void {
  const client = useQueryClient();
  const readerId = useReaderId();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const scroll = useRef(0);
  const goTo = useRef<{ scroll: number; pages: number }>(undefined);

  const restore = useEffectEvent(() => {
    if (!isReturn) return;
    const cached = cachedList(tabStore, place);
    if (!cached || isFromEarlier(cached.at)) return;
    goTo.current = { scroll: cached.scroll, pages: cached.pages.length };
    if (data.pages.length >= cached.pages.length) return;
    client.setQueryData<Pages>(queryKey, {
      pages: cached.pages,
      pageParams: [undefined, ...cached.pages.slice(0, -1).map(nextBefore)],
    });
  });

  // Takes the history entry as an argument, as the next one may be current by then.
  const cachePosition = useEffectEvent((left: string, leftKey: QueryKey) => {
    const pages = client.getQueryData<Pages>(leftKey)?.pages;
    const list = pages && { at: Date.now(), scroll: scroll.current, pages };
    if (list) cacheList(tabStore, left, list, readerId);
  });

  useBeforePaint(() => {
    restore();
    scroll.current = goTo.current?.scroll ?? window.scrollY;
    const remember = () => (scroll.current = window.scrollY);
    const leave = () => cachePosition(place, queryKey);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
    };
    // The key is a new array at each render, but it depends only on these two.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, readerId]);

  // Runs after the router has restored the scroll position, which may have been on a shorter page.
  useEffect(() => {
    const target = goTo.current;
    if (!target || data.pages.length < target.pages) return;
    goTo.current = undefined;
    window.scrollTo({ top: target.scroll, behavior: "instant" });
  });
}

/** True for a list stored before a fresh navigation, which starts over. */
function isFromEarlier(at: number): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  const isFresh = arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate";
  return isFresh && at < opened;
}

/** The stored state of a list that the reader left, so that Back restores it even after a reload. */
type CachedList = { at: number; scroll: number; pages: HootPage[] };

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

const texts = ["_id", "title", "text", "category"];
const numbers = ["likeCount", "commentCount"];
const lists = ["likes", "mentions", "photos"];

/** Whether a card can be drawn from it. Checked by hand, since schemas are not part of the first load. */
const isHoot = (value: unknown): boolean =>
  isRecord(value) &&
  texts.every((key) => typeof value[key] === "string") &&
  numbers.every((key) => typeof value[key] === "number") &&
  lists.every((key) => Array.isArray(value[key] ?? [])) &&
  !Number.isNaN(Date.parse(String(value["createdAt"]))) &&
  (value["author"] === null || isAuthor(value["author"]));

const isAuthor = (value: unknown): boolean =>
  isRecord(value) && typeof value["_id"] === "string" && typeof value["username"] === "string";

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
