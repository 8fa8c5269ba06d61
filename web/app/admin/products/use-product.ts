import { useQueryClient } from "@tanstack/react-query";
import {
  getAdminProduct,
  listAdminProducts,
  type AdminProduct,
} from "#contracts/commerce/shop-admin.ts";
import { isNotFound } from "../../data/errors.ts";
import { isConflict } from "../../forms/conflict.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { useItemCache } from "../admin-item.tsx";

/** Caches the server's response to a change of a product, so that the whole page shows it. */
export function useProduct(id: number) {
  const client = useQueryClient();
  const cache = useItemCache<AdminProduct>(getAdminProduct, listAdminProducts);
  /** Refetches after a conflict, or when something was deleted. */
  const refetchOnConflict = (error: unknown) => {
    if (isConflict(error) || isNotFound(error)) {
      const queryKey = queryKeyOf(getAdminProduct, { params: { id: `${id}` } });
      void client.invalidateQueries({ queryKey });
    }
  };
  return {
    ...cache,
    cacheProduct: cache.cacheItem,
    refetchOnConflict,
    /** Caches what a change answers, and refetches if it fails on something newer. */
    async change(call: Promise<AdminProduct>) {
      try {
        cache.cacheItem(await call);
      } catch (error) {
        refetchOnConflict(error);
        throw error;
      }
    },
  };
}
