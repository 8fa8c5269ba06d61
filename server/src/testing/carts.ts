import { uuidv7 } from "uuidv7";
import { cartGlobalId, hashOfKey, newKey } from "../commerce/carts/ids.ts";
import type { TestServer } from "./server.ts";

/** An empty cart with its key, a guest's where nobody is said to own it: its id and its global id. */
export async function newKeyedCart(
  { db }: Pick<TestServer, "db">,
  { ownerId = null }: { ownerId?: string | null } = {},
): Promise<{ id: string; cartId: string }> {
  const [id, key] = [uuidv7(), newKey()];
  await db
    .insertInto("carts")
    .values({ id, key_hash: hashOfKey(key), owner_id: ownerId })
    .execute();
  return { id, cartId: cartGlobalId({ id, key }) };
}
