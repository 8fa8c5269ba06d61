import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { grow } from "../data/lists.ts";
import { Button } from "./button.tsx";
import { focusSoon } from "./focus-soon.ts";
import { Notice } from "./notice.tsx";
import { Outline } from "./skeleton.tsx";

type Page<Row> = { data: readonly Row[] };

export type GrowingListProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** The rows in the plural: "gift cards". */
  rows: string;
  outline?: ReactNode;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** The ID of a row's element, which gets the focus as the first of a new page. */
  idOf?: (row: Row) => string;
  children: (rows: readonly Row[]) => ReactNode;
};

const rowsOf = <Row,>(pages: readonly Page<Row>[]): Row[] => pages.flatMap((page) => page.data);

/** A list that grows page by page, with its outline, its errors and the button for its next page. */
export function GrowingList<Row>(props: GrowingListProps<Row>) {
  const { query, rows: name, outline = <Outline height={320} />, empty, idOf, children } = props;
  const { data, isError, isFetching } = query;
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void query.refetch()}>
        Couldn't load {name}. Try again.
      </Notice>
    ) : (
      outline
    );
  }
  const rows = rowsOf(data.pages);
  if (rows.length === 0 && empty) return empty;
  const loadMore = async () => {
    const first = rowsOf(await grow(query))[rows.length];
    if (first && idOf) focusSoon(idOf(first));
  };
  return (
    <div className="stack loose">
      {children(rows)}
      {query.isFetchNextPageError ? (
        <Notice busy={isFetching} onRetry={() => void loadMore()}>
          Couldn't load more {name}. Try again.
        </Notice>
      ) : (
        query.hasNextPage && (
          <div>
            <Button
              busy={query.isFetchingNextPage}
              busyText="Loading…"
              onClick={() => void loadMore()}
            >
              Load more {name}
            </Button>
          </div>
        )
      )}
    </div>
  );
}
