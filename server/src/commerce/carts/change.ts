import type { Updateable } from "kysely";
import { transact } from "../../platform/db/transact.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isKey, readCartName } from "./ids.ts";
import { type Cart, readCart } from "./read.ts";
import type { UserError, Warning } from "./user-errors.ts";
import * as store from "./store.ts";

/** A cart after a change, with the key it was requested with; undefined where there is no such cart. */
export type Changed = {
  cart: Cart | undefined;
  key: string | undefined;
  userErrors: UserError[];
  warnings: Warning[];
};

/** Result of a change. With user errors nothing has been written. */
export type Outcome = {
  userErrors?: UserError[];
  warnings?: Warning[];
  /** Columns of the cart's own row. */
  changes?: Updateable<Schema["carts"]>;
};

/**
 * Changes the cart with this global id; changes of one cart are serialized. An ordered or expired cart, or
 * one without its key, does not exist.
 */
export async function changeCart(
  db: Db,
  globalId: string,
  work: (trx: Trx, row: store.CartRow) => Promise<Outcome> | Outcome,
): Promise<Changed> {
  const name = readCartName(globalId);
  if (!name) return noSuchCart;
  return transact(db, async (trx) => {
    const row = await store.lockOpenCart(trx, name.id);
    if (!row || !isKey(name.key, row.key_hash)) return noSuchCart;
    const { userErrors = [], warnings = [], changes = {} } = await work(trx, row);
    const after = userErrors.length > 0 ? row : await store.updateCart(trx, row.id, changes);
    return { cart: await readCart(trx, after), key: name.key, userErrors, warnings };
  });
}

const noSuchCart: Changed = {
  cart: undefined,
  key: undefined,
  userErrors: [
    { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
  ],
  warnings: [],
};
