import { useQueryClient } from "@tanstack/react-query";
import {
  getAdminProduct,
  listAdminProducts,
  type AdminProduct,
} from "#contracts/commerce/shop-admin.ts";
import { isNotFound } from "../../data/errors.ts";
import { isConflict } from "../../forms/conflict.ts";
import { queryKeyOf } from "../../data/queries.tsx";

const keyOf = (id: number) => queryKeyOf(getAdminProduct, { params: { id: `${id}` } });

/** Caches the server's response to a change of a product, so that the whole page shows it. */
export function useProduct(id: number) {
  const client = useQueryClient();
  const cacheProduct = (product: AdminProduct) => {
    // Responses may arrive out of order; the newest version wins.
    client.setQueryData<AdminProduct>(keyOf(id), (cached) =>
      cached && cached.version > product.version ? cached : product,
    );
    void client.invalidateQueries({ queryKey: queryKeyOf(listAdminProducts) });
  };
  return {
    cacheProduct,
    /** Refetches after a conflict, or when something was deleted. */
    refetchOnConflict(error: unknown) {
      if (isConflict(error) || isNotFound(error)) {
        void client.invalidateQueries({ queryKey: keyOf(id) });
      }
    },
    /** Marks a deleted product as stale without refetching: its page may still be open. */
    forget() {
      void client.invalidateQueries({ queryKey: keyOf(id), refetchType: "none" });
      void client.invalidateQueries({ queryKey: queryKeyOf(listAdminProducts) });
    },
  };
}
