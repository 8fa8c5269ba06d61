import { uuidv7 } from "uuidv7";
import { cartGlobalId, hashOfKey, newKey } from "../src/commerce/carts/ids.ts";
import type { TestServer } from "./server.ts";

/** Creates an empty cart, a guest's without an owner: its ID and its global ID. */
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
