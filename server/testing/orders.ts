import { randomBytes } from "node:crypto";
import { placeOrder, type OrderBody } from "#contracts/commerce/orders.ts";
import { uuidv7 } from "uuidv7";
import { readSecret } from "../src/accounts/accounts/secret.ts";
import { giftCodeHash } from "../src/commerce/carts/gift-codes.ts";
import { linkToken } from "../src/platform/http/link-tokens.ts";
import type { TestServer } from "./server.ts";

type Instance = Pick<TestServer, "db" | "env">;

/** Creates a product with one variant; money in cents. */
export async function newProduct({ db }: Instance, { price = 1_000, stock = 400 } = {}) {
  const handle = `test-${randomBytes(6).toString("hex")}`;
  const product = await db
    .insertInto("products")
    .values({ handle, title: `Bowl ${handle}`, published_at: new Date(0) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const variant = await db
    .insertInto("variants")
    .values({ product_id: product.id, position: 0, title: "Default Title", price, stock })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { productId: product.id, variantId: variant.id, title: `Bowl ${handle}` };
}

/** Creates a gift card with a balance in cents. */
export async function newGiftCard({ db }: Instance, balance: number): Promise<number> {
  const code = randomBytes(8).toString("hex");
  const { id } = await db
    .insertInto("gift_cards")
    .values({ code_hash: giftCodeHash(code), last_characters: code.slice(-4), balance })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Holding = {
  /** Cart lines of variants. */
  lines: readonly { variantId: number; quantity?: number }[];
  ownerId?: string;
  codes?: string[];
  giftCardIds?: readonly number[];
  buyer?: object;
};

/** Creates a cart with an item, and returns its checkout token. */
export async function newCart(
  { db, env }: Instance,
  { lines, ownerId, codes = [], giftCardIds = [], buyer = {} }: Holding,
): Promise<{ id: string; token: string }> {
  const id = uuidv7();
  await db
    .insertInto("carts")
    .values({
      id,
      key_hash: randomBytes(32),
      owner_id: ownerId ?? null,
      discount_codes: codes,
      buyer: JSON.stringify(buyer),
    })
    .execute();
  const rows = lines.map(({ variantId, quantity = 1 }, position) => ({
    id: uuidv7(),
    cart_id: id,
    variant_id: variantId,
    quantity,
    // The highest position is listed first.
    position: lines.length - position,
  }));
  if (rows.length > 0) await db.insertInto("cart_lines").values(rows).execute();
  for (const [position, gift_card_id] of giftCardIds.entries()) {
    await db
      .insertInto("cart_gift_cards")
      .values({ cart_id: id, gift_card_id, position })
      .execute();
  }
  return { id, token: linkToken(readSecret(env), "checkout", id) };
}

/** A valid checkout form. */
export const goodForm = {
  email: "buyer@example.com",
  firstName: "Ana",
  lastName: "Núñez",
  address1: "Calle Mayor 1",
  address2: "3º B",
  city: "Madrid",
  country: "ES",
  province: "",
  zip: "28013",
  phone: "",
  note: "",
} satisfies OrderBody;

let buyers = 0;

/** Places an order of one item, each by another buyer, since few emails go to one address. */
export async function newOrder(server: TestServer, { ownerId }: { ownerId?: string } = {}) {
  const { variantId } = await newProduct(server);
  const holding = ownerId === undefined ? {} : { ownerId };
  const { token } = await newCart(server, { lines: [{ variantId }], ...holding });
  buyers += 1;
  const body = { ...goodForm, email: `buyer${buyers}@example.com` };
  const done = await server.call(placeOrder, { params: { token }, body });
  if (done.is !== "ordered") throw new Error("Nothing was ordered.");
  return done.order;
}
