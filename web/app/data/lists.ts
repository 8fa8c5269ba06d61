import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";

export type Pages<Page, Cursor> = InfiniteData<Page, Cursor | undefined>;

export type ListParts<Page, Cursor> = {
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

/** The cursor of a list that continues after the last ID of a page. */
export const nextId = <Id>(page: { data: readonly { _id: Id }[]; hasMore: boolean }) =>
  page.hasMore ? page.data.at(-1)?._id : undefined;

/** Adds the next page to a list, after its refetch where one is under way. Resolves to all pages. */
export async function grow<Page>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
): Promise<readonly Page[]> {
  if (list.isRefetching) await list.refetch({ cancelRefetch: false });
  const { data } = await list.fetchNextPage();
  return data?.pages ?? [];
}
