import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { errorCode, isNotFound } from "../data/errors.ts";
import { queryKeyOf } from "../data/queries.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { ConfirmProps } from "../ui/confirm-question.tsx";
import { Heading } from "../ui/heading.tsx";
import { Notice } from "../ui/notice.tsx";
import { Outline } from "../ui/skeleton.tsx";
import { AdminNav, Forbidden } from "./admin-page.tsx";

type AdminItemProps<T> = {
  query: UseQueryResult<T>;
  /** What it is, as in "This product couldn't load". */
  name: string;
  /** The heading of a page that has it from the item; a general one while it loads. */
  titleOf?: (item: T | undefined) => string;
  /** What stands there if it doesn't exist, for a page whose address names it. */
  missing?: ComponentType<{ error: unknown }>;
  children: (item: T) => ReactNode;
};

/** One thing that admins edit, with its outline and its errors. */
export function AdminItem<T>({
  query,
  name,
  titleOf,
  missing: Missing,
  children,
}: AdminItemProps<T>) {
  const { data, error, isFetching } = query;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (Missing && isNotFound(error)) return <Missing error={error} />;
  return (
    <>
      {titleOf && (
        <>
          <Heading level="h1">{titleOf(data)}</Heading>
          <AdminNav />
        </>
      )}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Notice busy={isFetching} onRetry={() => void query.refetch()}>
          {name} couldn't load. Try again.
        </Notice>
      ) : (
        <Outline height={320} />
      )}
    </>
  );
}

type DeleteDialogProps = Omit<ConfirmProps, "busyText" | "onConfirm"> & {
  remove: () => Promise<unknown>;
  onDeleted: () => unknown;
};

/** Deletes something after a confirmation. */
export function DeleteDialog({ remove, onDeleted, ...dialog }: DeleteDialogProps) {
  const confirm = async () => {
    try {
      await remove();
    } catch (error) {
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    await onDeleted();
  };
  return <ConfirmDialog {...dialog} busyText="Deleting…" onConfirm={confirm} />;
}

export type ItemCache<T extends { _id: number | string }> = {
  /** Caches the server's response to a change. Responses may arrive out of order; the newest version wins. */
  cacheItem: (saved: T) => void;
  /** Marks a deleted item as stale without refetching: its page may still be open. */
  forget: (id: T["_id"]) => void;
};

/** The cached item of a page, and the list of its kind, which is refetched. */
export function useItemCache<T extends { _id: number | string; version: number }>(
  item: Endpoint,
  list: Endpoint,
): ItemCache<T> {
  const client = useQueryClient();
  const keyOf = (id: T["_id"]) => queryKeyOf(item, { params: { id: `${id}` } });
  const refetchList = () => void client.invalidateQueries({ queryKey: queryKeyOf(list) });
  return {
    cacheItem(saved) {
      client.setQueryData<T>(keyOf(saved._id), (cached) =>
        cached && cached.version > saved.version ? cached : saved,
      );
      refetchList();
    },
    forget(id) {
      void client.invalidateQueries({ queryKey: keyOf(id), refetchType: "none" });
      refetchList();
    },
  };
}
