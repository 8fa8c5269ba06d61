import { useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { isNotFound } from "../data/errors.ts";
import { queryKeyOf } from "../data/queries.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { ConfirmProps } from "../ui/confirm-question.tsx";

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
