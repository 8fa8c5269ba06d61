import { useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { pageHoots, searchHoots } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { currentSession } from "../../data/session.ts";
import { tabStore } from "../../data/storage.ts";
import { forCards, nextBefore, withNewest, type HootPage, type Wanted } from "./growing.ts";
import { keepList, keptList } from "./cached-list.ts";

/** Since when this document has had lists. What is kept from before is another document's. */
const opened = Date.now();

type Pages = InfiniteData<HootPage>;

const keyOf = (place: string) => ["growing", place] as const;

const patience = 15_000;
const halfAnHour = 30 * 60_000;

/** In the browser effects come before the picture; on the server there is none. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

async function fetchPage(
  { q, category, author }: Wanted,
  before: string | undefined,
  stop: AbortSignal,
): Promise<HootPage> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
  return forCards(
    q
      ? await call(searchHoots, { query: { q, before }, signal })
      : await call(pageHoots, { query: { category, author, before }, signal }),
  );
}

/**
 * A list that grows page by page. Whoever comes back to it finds it as it was, and where it was. `showNewest` puts what
 * is new on top of it; it throws where that cannot be had.
 */
export function useGrowingHoots(first: HootPage, wanted: Wanted) {
  const { key: visit } = useLocation();
  const place = [visit, wanted.category ?? "", wanted.author ?? "", wanted.q ?? ""].join("|");
  const query = useInfiniteQuery({
    queryKey: keyOf(place),
    queryFn: ({ pageParam, signal }) => fetchPage(wanted, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextBefore,
    initialData: { pages: [first], pageParams: [undefined] },
    staleTime: Infinity,
    gcTime: halfAnHour,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  useSamePlace(place, query.data);

  const client = useQueryClient();
  const showNewest = async () => {
    const key = keyOf(place);
    const newest = await fetchPage(wanted, undefined, new AbortController().signal);
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Pages>(key, (list) => {
      if (!list) return undefined;
      const pages = withNewest(list.pages, newest);
      return { pages, pageParams: list.pageParams.slice(0, pages.length) };
    });
    return newest;
  };
  return { list: query, showNewest };
}

/** Keeps the list when it is left, and brings it back with its place on the page. */
function useSamePlace(place: string, data: Pages): void {
  const client = useQueryClient();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const scroll = useRef(0);
  const goTo = useRef<{ scroll: number; pages: number }>(undefined);

  const restore = useEffectEvent(() => {
    if (!isReturn) return;
    const kept = keptList(tabStore, place);
    if (!kept || isFromEarlier(kept.at)) return;
    goTo.current = { scroll: kept.scroll, pages: kept.pages.length };
    if (data.pages.length >= kept.pages.length) return;
    client.setQueryData<Pages>(keyOf(place), {
      pages: kept.pages,
      pageParams: [undefined, ...kept.pages.slice(0, -1).map(nextBefore)],
    });
  });

  // It is told which place is left, as the next one may be here by then.
  const keep = useEffectEvent((left: string) => {
    const pages = client.getQueryData<Pages>(keyOf(left))?.pages;
    const session = currentSession();
    const userId = session.is === "member" ? session.userId : undefined;
    if (pages) keepList(tabStore, left, { at: Date.now(), scroll: scroll.current, pages }, userId);
  });

  useBeforePaint(() => {
    restore();
    scroll.current = goTo.current?.scroll ?? window.scrollY;
    const note = () => (scroll.current = window.scrollY);
    const leave = () => keep(place);
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
    };
  }, [place]);

  // After the router's own way of finding the place, which may have known a shorter page.
  useEffect(() => {
    const target = goTo.current;
    if (!target || data.pages.length < target.pages) return;
    goTo.current = undefined;
    window.scrollTo({ top: target.scroll, behavior: "instant" });
  });
}

/** An address that was typed or followed from outside begins anew, whatever an earlier visit kept. */
function isFromEarlier(at: number): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  const isFresh = arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate";
  return isFresh && at < opened;
}
