import { useQueryClient } from "@tanstack/react-query";
import {
  getCollection,
  listCollections,
  type AdminCollection,
} from "#contracts/commerce/collections.ts";
import { queryKeyOf } from "../../data/queries.tsx";

const keyOf = (id: number) => queryKeyOf(getCollection, { params: { id: `${id}` } });

/** Caches the server's response to a change of a collection. */
export function useCollection(id: number) {
  const client = useQueryClient();
  const refetchList = () =>
    void client.invalidateQueries({ queryKey: queryKeyOf(listCollections) });
  return {
    cacheCollection(collection: AdminCollection) {
      client.setQueryData<AdminCollection>(keyOf(collection._id), (cached) =>
        cached && cached.version > collection.version ? cached : collection,
      );
      refetchList();
    },
    /** Marks a deleted collection as stale without refetching: its page may still be open. */
    forget() {
      void client.invalidateQueries({ queryKey: keyOf(id), refetchType: "none" });
      refetchList();
    },
  };
}
