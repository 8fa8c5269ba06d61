import { useQueryClient } from "@tanstack/react-query";
import { AppError } from "#contracts/kernel/errors.ts";
import { getOwnProduct, listOwnProducts, type OwnProduct } from "#contracts/commerce/shop-admin.ts";
import { isConflict } from "../../forms/conflict.ts";
import { queryKeyOf } from "../../data/queries.tsx";

const keyOf = (id: number) => queryKeyOf(getOwnProduct, { params: { id: `${id}` } });

/** Keeps what the server answers to a change of a product, so that all of the page shows it. */
export function useProduct(id: number) {
  const client = useQueryClient();
  const keep = (now: OwnProduct) => {
    // Of two answers that overtook each other the newer one holds.
    client.setQueryData<OwnProduct>(keyOf(id), (known) =>
      known && known.version > now.version ? known : now,
    );
    void client.invalidateQueries({ queryKey: queryKeyOf(listOwnProducts) });
  };
  return {
    keep,
    /** Asks again where another admin was faster, or something is gone. */
    lookAgain(error: unknown) {
      if (isConflict(error) || (error instanceof AppError && error.code === "NOT_FOUND")) {
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
