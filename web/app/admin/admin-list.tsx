import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorCode } from "../data/errors.ts";
import { grow } from "../data/lists.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Forbidden } from "./admins-only.tsx";
import { Outline } from "./products/own-shop.tsx";

type AdminListProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<{ data: Row[] }>>;
  /** The rows in the plural: "Gift cards". */
  name: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list that grows page by page, with its outline, its failures and the button for its next page. */
export function AdminList<Row>({ query, name, children }: AdminListProps<Row>) {
  const { data, error, isError, isFetching } = query;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (!data) {
    return isError ? (
      <Notice busy={isFetching} onRetry={() => void query.refetch()}>
        {name} couldn't load. Try again.
      </Notice>
    ) : (
      <Outline />
    );
  }
  const rows = name.toLowerCase();
  return (
    <div className="stack loose">
      {children(data.pages.flatMap((page) => page.data))}
      {query.isFetchNextPageError && (
        <Notice busy={isFetching} onRetry={() => void grow(query)}>
          More {rows} couldn't load. Try again.
        </Notice>
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div>
          <Button
            busy={query.isFetchingNextPage}
            busyText="Loading…"
            onClick={() => void grow(query)}
          >
            Load more {rows}
          </Button>
        </div>
      )}
    </div>
  );
}
