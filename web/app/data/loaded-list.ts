import { useInfiniteQuery, type QueryKey } from "@tanstack/react-query";
import type { ListParts, Pages } from "./lists.ts";
import { useReaderId } from "./session.ts";

const timeoutMs = 15_000;
const halfAnHour = 30 * 60_000;

type LoadedParts<Page, Cursor> = ListParts<Page, Cursor> & {
  first: Page;
  /** When the reader themselves fetched the first page; without it, it came with a page that is rendered for guests. */
  fetchedAt?: number | undefined;
};

/**
 * A list whose first page came with the page. A guest has it already. A member sees it until they have fetched their
 * own, and finds that again when they come back.
 */
export function useLoadedList<Page, Cursor>(parts: LoadedParts<Page, Cursor>) {
  const { key, first, fetchedAt, fetchPage, next } = parts;
  const readerId = useReaderId();
  const queryKey: QueryKey = [...key, readerId];
  const list = useInfiniteQuery<Page, Error, Pages<Page, Cursor>, QueryKey, Cursor | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage(
        pageParam as Cursor | undefined,
        AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ),
    initialPageParam: undefined,
    getNextPageParam: next,
    initialData: (): Pages<Page, Cursor> => ({ pages: [first], pageParams: [undefined] }),
    initialDataUpdatedAt: readerId === undefined ? undefined : (fetchedAt ?? 0),
    staleTime: readerId === undefined ? Infinity : halfAnHour,
    gcTime: halfAnHour,
    // The list stays the same for a reader who comes back from another window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  return { list, queryKey };
}
