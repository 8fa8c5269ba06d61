import { useQueryClient } from "@tanstack/react-query";
import { getOwnProduct, listOwnProducts, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { isNotFound } from "../../data/errors.ts";
import { isConflict } from "../../forms/conflict.ts";
import { queryKeyOf } from "../../data/queries.tsx";

const keyOf = (id: number) => queryKeyOf(getOwnProduct, { params: { id: `${id}` } });

/** Keeps what the server answers to a change of a product, so that all of the page shows it. */
export function useProduct(id: number) {
  const client = useQueryClient();
  const cacheProduct = (product: OwnProduct) => {
    // Of two answers that overtook each other the newer one holds.
    client.setQueryData<OwnProduct>(keyOf(id), (cached) =>
      cached && cached.version > product.version ? cached : product,
    );
    void client.invalidateQueries({ queryKey: queryKeyOf(listOwnProducts) });
  };
  return {
    cacheProduct,
    /** Asks again where another admin was faster, or something is gone. */
    refetchOnConflict(error: unknown) {
      if (isConflict(error) || isNotFound(error)) {
        void client.invalidateQueries({ queryKey: keyOf(id) });
      }
    },
    /** It is gone. Not asked for at once: its page may still stand there. */
    forget() {
      void client.invalidateQueries({ queryKey: keyOf(id), refetchType: "none" });
      void client.invalidateQueries({ queryKey: queryKeyOf(listOwnProducts) });
    },
  };
}
