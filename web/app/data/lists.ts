import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { useReaderId } from "./session.ts";

const patienceMs = 15_000;
const halfAnHour = 30 * 60_000;

type Pages<Page, Cursor> = InfiniteData<Page, Cursor | undefined>;

type ListParts<Page, Cursor> = {
  key: QueryKey;
  fetchPage: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<Page>;
  /** Where the next page begins; undefined at the end. */
  next: (page: Page) => Cursor | undefined;
};

/** A list that the browser fetches page by page. */
export const useGrowingList = <Page, Cursor>({ key, fetchPage, next }: ListParts<Page, Cursor>) =>
  useInfiniteQuery<Page, Error, Pages<Page, Cursor>, QueryKey, Cursor | undefined>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam as Cursor | undefined, signal),
    initialPageParam: undefined,
    getNextPageParam: next,
  });

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
        AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      ),
    initialPageParam: undefined,
    getNextPageParam: next,
    initialData: (): Pages<Page, Cursor> => ({ pages: [first], pageParams: [undefined] }),
    initialDataUpdatedAt: readerId === undefined ? undefined : (fetchedAt ?? 0),
    staleTime: readerId === undefined ? Infinity : halfAnHour,
    gcTime: halfAnHour,
    // The list does not move under the eyes of whoever only looked at another window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  return { list, queryKey };
}

/** Adds the next page to a list, after its refetch where one is under way. Resolves to all pages. */
export async function grow<Page>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
): Promise<readonly Page[]> {
  if (list.isRefetching) await list.refetch({ cancelRefetch: false });
  const { data } = await list.fetchNextPage();
  return data?.pages ?? [];
}
