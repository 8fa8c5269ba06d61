import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorCode } from "../data/errors.ts";
import { nextId, useGrowingList } from "../data/lists.ts";
import { GrowingList, type GrowingListProps } from "../ui/growing-list.tsx";
import { Forbidden } from "./admin-page.tsx";

export type Page<Id> = { data: readonly { _id: Id }[]; hasMore: boolean };

type AdminListProps<P extends Page<Id>, Id> = Omit<
  GrowingListProps<P["data"][number]>,
  "query" | "children"
> & {
  queryKey: QueryKey;
  fetchPage: (cursor: Id | undefined, signal: AbortSignal) => Promise<P>;
  children: (rows: readonly P["data"][number][], first: P | undefined) => ReactNode;
};

/** A growing list for admins. A person who is no longer an admin sees that the page is for admins. */
export function AdminList<P extends Page<Id>, Id>(props: AdminListProps<P, Id>) {
  const { queryKey, fetchPage, children, ...list } = props;
  const query = useGrowingList<P, Id>({ key: queryKey, fetchPage, next: nextId });
  if (errorCode(query.error) === "ADMIN_ONLY") return <Forbidden />;
  return (
    <GrowingList {...list} query={query}>
      {(rows) => children(rows, query.data?.pages[0])}
    </GrowingList>
  );
}
