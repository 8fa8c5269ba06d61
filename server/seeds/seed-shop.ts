import { sql } from "kysely";
import { giftCodeHash, lastCharactersOf } from "../src/commerce/carts/gift-codes.ts";
import type { Trx } from "../src/platform/schema.ts";
import { joined, seedId } from "./ids.ts";
import { collections } from "./shop/collections.ts";
import { products } from "./shop/index.ts";
import { discountCodes, giftCards, policies } from "./shop/policies.ts";
import { imageRows, productRow, variantRows } from "./shop/rows.ts";

const numbered = [
  "products",
  "product_images",
  "variants",
  "collections",
  "shop_policies",
  "gift_cards",
] as const;

/** Fills the embedded shop: goods, collections, policies, codes and a gift card. Ids are the same each time. */
export async function seedShop(trx: Trx): Promise<void> {
  await trx.insertInto("products").values(products.map(productRow)).execute();
  await trx.insertInto("product_images").values(products.flatMap(imageRows)).execute();
  await trx.insertInto("variants").values(products.flatMap(variantRows)).execute();
  await seedCollections(trx);
  await trx
    .insertInto("shop_policies")
    .values(policies.map((policy) => ({ ...policy, updated_at: new Date(joined) })))
    .execute();
  await seedCodes(trx);
  // The next row of each gets a number after those that were written here.
  for (const table of numbered) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
  }
}

async function seedCollections(trx: Trx): Promise<void> {
  const idOf = new Map(products.map(({ id, handle }) => [handle, id]));
  await trx
    .insertInto("collections")
    .values(
      collections.map(({ id, handle, title, about, picture, alt }) => ({
        id,
        handle,
        title,
        description: about,
        description_html: `<p>${about}</p>`,
        image_path: picture,
        image_alt: alt,
        created_at: new Date(joined),
        updated_at: new Date(joined),
      })),
    )
    .execute();
  await trx
    .insertInto("collection_products")
    .values(
      collections.flatMap(({ id, holds }) =>
        holds.map((handle, position) => {
          const product = idOf.get(handle);
          if (product === undefined) throw new Error(`No product of the shop is called ${handle}.`);
          return { collection_id: id, product_id: product, position };
        }),
      ),
    )
    .execute();
}

async function seedCodes(trx: Trx): Promise<void> {
  await trx
    .insertInto("discount_codes")
    .values(
      discountCodes.map(({ code, kind, value }) => ({
        id: seedId(`discount:${code}`, joined),
        code,
        code_key: code.toLowerCase(),
        kind,
        value,
        created_at: new Date(joined),
      })),
    )
    .execute();
  await trx
    .insertInto("gift_cards")
    .values(
      giftCards.map(({ id, code, balance }) => ({
        id,
        code_hash: giftCodeHash(code),
        last_characters: lastCharactersOf(code),
        amount: balance,
        balance,
        created_at: new Date(joined),
      })),
    )
    .execute();
}
