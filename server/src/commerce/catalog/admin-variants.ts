import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { changeHeld, type Held, heldPart, productNow, productOf } from "./admin-held.ts";
import { namesOf, optionsOf, sameness, valuesOf, variantText } from "./admin-options.ts";
import * as store from "./admin-store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Deps = { db: Db; events: Events };
type Changed = { id: number; ifVersion: number | undefined };
type Adding = Changed & { body: Body<typeof contract.addVariant>; key: string | undefined };

/** Adds a variant to a product; the same `key` again adds none. Throws NOT_FOUND, TAKEN, CONFLICT, VALIDATION. */
export function addVariant(
  events: Events,
  session: Session,
  { id, ifVersion, body, key }: Adding,
): Promise<contract.OwnProduct> {
  const attempt = { ownerId: session.userId, key, call: "addVariant", body: { id, ...body } };
  return events.write(async (trx, publish) => {
    await once(trx, attempt, async () => {
      await changeHeld(trx, publish, { id, ifVersion }, (held) => insert(trx, held, body));
      return id;
    });
    return productNow(trx, id);
  });
}

async function insert(trx: Trx, held: Held, body: Adding["body"]): Promise<store.ProductChanges> {
  const { product, variants } = held;
  if (variants.length >= contract.variantsMax) {
    throw refused("values", `A product can have at most ${contract.variantsMax} variants.`);
  }
  const names = namesOf(product.options);
  const { values = [], price, compareAt = null, sku, grams = null, imageId = null } = body;
  checkValues(names, values, others(held));
  checkPrices(price, compareAt);
  checkImage(held, imageId);
  await store.insertVariant(trx, {
    product_id: product.id,
    position: Math.max(-1, ...variants.map(({ position }) => position)) + 1,
    ...variantText(names, values),
    price,
    compare_at: compareAt,
    sku: sku || null,
    grams,
    image_id: imageId,
    stock: body.stock ?? 0,
  });
  return { options: JSON.stringify(optionsOf(names, [...others(held), values])) };
}

type Changing = Changed & { body: Body<typeof contract.changeVariant> };

/** Changes what is sent of a variant. Throws NOT_FOUND, TAKEN, CONFLICT, VALIDATION. */
export async function changeVariant(
  { db, events }: Deps,
  { id, ifVersion, body }: Changing,
): Promise<contract.OwnProduct> {
  const productId = await productOf(db, "variants", id);
  return events.write((trx, publish) =>
    changeHeld(trx, publish, { id: productId, ifVersion }, async (held) => {
      const row = heldPart(held.variants, "variants", id);
      const { values, price = row.price, sku, grams, imageId } = body;
      const { compareAt = row.compare_at } = body;
      const names = namesOf(held.product.options);
      if (values) checkValues(names, values, others(held, id));
      checkPrices(price, compareAt);
      checkImage(held, imageId ?? null);
      await store.updateVariant(trx, id, {
        price,
        compare_at: compareAt,
        ...(values ? variantText(names, values) : {}),
        ...(sku === undefined ? {} : { sku: sku || null }),
        ...(grams === undefined ? {} : { grams }),
        ...(imageId === undefined ? {} : { image_id: imageId }),
      });
      return optionsNow(trx, held);
    }),
  );
}

/** Deletes a variant, and takes it out of carts; with the last one nobody sees the product any more. Throws NOT_FOUND, CONFLICT. */
export async function deleteVariant(
  { db, events }: Deps,
  { id, ifVersion }: Changed,
): Promise<contract.OwnProduct> {
  const productId = await productOf(db, "variants", id);
  return events.write((trx, publish) =>
    changeHeld(trx, publish, { id: productId, ifVersion }, async (held) => {
      heldPart(held.variants, "variants", id);
      await store.deleteVariant(trx, id);
      const isLast = held.variants.length === 1;
      return { ...(await optionsNow(trx, held)), ...(isLast ? { published_at: null } : {}) };
    }),
  );
}

/** The options of a product once its variants are others. */
async function optionsNow(trx: Trx, { product }: Held): Promise<store.ProductChanges> {
  const names = namesOf(product.options);
  const variants = await store.listVariants(trx, product.id);
  const values = variants.map(({ selected_options: selected }) => valuesOf(names, selected));
  return { options: JSON.stringify(optionsOf(names, values)) };
}

/** The values of all variants but one. */
const others = ({ product, variants }: Held, id?: number): string[][] =>
  variants
    .filter((variant) => variant.id !== id)
    .map(({ selected_options: selected }) => valuesOf(namesOf(product.options), selected));

function checkValues(names: string[], values: string[], known: readonly string[][]): void {
  if (names.length === 0 && values.length === 0 && known.length > 0) {
    throw new AppError("TAKEN", contract.onlyOneKind, { fields: { values: contract.onlyOneKind } });
  }
  if (values.length !== names.length) {
    throw refused("values", `Say one value for each of: ${names.join(", ") || "no option"}.`);
  }
  if (known.some((other) => sameness(other) === sameness(values))) {
    const text = contract.variantTaken;
    throw new AppError("TAKEN", text, { fields: { values: text } });
  }
}

function checkPrices(price: number, compareAt: number | null): void {
  if (compareAt === null || compareAt > price) return;
  throw refused("compareAt", "The price before must be higher than the price.");
}

function checkImage({ images }: Held, imageId: number | null): void {
  if (imageId === null || images.some(({ id }) => id === imageId)) return;
  throw refused("imageId", "Choose one of the product's pictures.");
}

const refused = (field: string, text: string) =>
  new AppError("VALIDATION", text, { fields: { [field]: text } });
