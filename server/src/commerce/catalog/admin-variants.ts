import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import {
  changeLocked,
  type LockedProduct,
  lockedPart,
  currentProduct,
  productOf,
} from "./admin-held.ts";
import { namesOf, optionsOf, sameness, valuesOf, variantText } from "./admin-options.ts";
import * as store from "./admin-store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Deps = { db: Db; events: Events };
type Changed = { id: number; ifVersion: number | undefined };
type Adding = Changed & { body: Body<typeof contract.addVariant>; key: string | undefined };

/** Adds a variant; a retry with the same `key` adds none. Throws NOT_FOUND, TAKEN, CONFLICT, VALIDATION. */
export function addVariant(
  events: Events,
  session: Session,
  { id, ifVersion, body, key }: Adding,
): Promise<contract.AdminProduct> {
  const attempt = { ownerId: session.userId, key, call: "addVariant", body: { id, ...body } };
  return events.write(async (trx, publish) => {
    await once(trx, attempt, async () => {
      await changeLocked(trx, publish, { id, ifVersion }, (locked) => insert(trx, locked, body));
      return id;
    });
    return currentProduct(trx, id);
  });
}

async function insert(
  trx: Trx,
  locked: LockedProduct,
  body: Adding["body"],
): Promise<store.ProductChanges> {
  const { product, variants } = locked;
  if (variants.length >= contract.variantsMax) {
    throw validationError("values", `A product can have up to ${contract.variantsMax} variants.`);
  }
  const names = namesOf(product.options);
  const { values = [], price, compareAt = null, sku, grams = null, imageId = null } = body;
  checkValues(names, values, others(locked));
  checkPrices(price, compareAt);
  checkImage(locked, imageId);
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
  return { options: JSON.stringify(optionsOf(names, [...others(locked), values])) };
}

type Changing = Changed & { body: Body<typeof contract.changeVariant> };

/** Updates the fields of a variant that are sent. Throws NOT_FOUND, TAKEN, CONFLICT, VALIDATION. */
export async function changeVariant(
  { db, events }: Deps,
  { id, ifVersion, body }: Changing,
): Promise<contract.AdminProduct> {
  const productId = await productOf(db, "variants", id);
  return events.write((trx, publish) =>
    changeLocked(trx, publish, { id: productId, ifVersion }, async (locked) => {
      const row = lockedPart(locked.variants, "variants", id);
      const { values, price = row.price, sku, grams, imageId } = body;
      const { compareAt = row.compare_at } = body;
      const names = namesOf(locked.product.options);
      if (values) checkValues(names, values, others(locked, id));
      checkPrices(price, compareAt);
      checkImage(locked, imageId ?? null);
      await store.updateVariant(trx, id, {
        price,
        compare_at: compareAt,
        ...(values ? variantText(names, values) : {}),
        ...(sku === undefined ? {} : { sku: sku || null }),
        ...(grams === undefined ? {} : { grams }),
        ...(imageId === undefined ? {} : { image_id: imageId }),
      });
      return optionsNow(trx, locked);
    }),
  );
}

/** Deletes a variant and its cart lines; without variants a product is not shown. Throws NOT_FOUND, CONFLICT. */
export async function deleteVariant(
  { db, events }: Deps,
  { id, ifVersion }: Changed,
): Promise<contract.AdminProduct> {
  const productId = await productOf(db, "variants", id);
  return events.write((trx, publish) =>
    changeLocked(trx, publish, { id: productId, ifVersion }, async (locked) => {
      lockedPart(locked.variants, "variants", id);
      await store.deleteVariant(trx, id);
      const isLast = locked.variants.length === 1;
      return { ...(await optionsNow(trx, locked)), ...(isLast ? { published_at: null } : {}) };
    }),
  );
}

/** A product's options after a change of its variants. */
async function optionsNow(trx: Trx, { product }: LockedProduct): Promise<store.ProductChanges> {
  const names = namesOf(product.options);
  const variants = await store.listVariants(trx, product.id);
  const values = variants.map(({ selected_options: selected }) => valuesOf(names, selected));
  return { options: JSON.stringify(optionsOf(names, values)) };
}

/** The values of all variants except one. */
const others = ({ product, variants }: LockedProduct, id?: number): string[][] =>
  variants
    .filter((variant) => variant.id !== id)
    .map(({ selected_options: selected }) => valuesOf(namesOf(product.options), selected));

function checkValues(names: string[], values: string[], existing: readonly string[][]): void {
  if (names.length === 0 && values.length === 0 && existing.length > 0) {
    throw new AppError("TAKEN", contract.onlyOneKind, { fields: { values: contract.onlyOneKind } });
  }
  if (values.length !== names.length) {
    throw validationError(
      "values",
      `Enter one value for each option: ${names.join(", ") || "none"}.`,
    );
  }
  if (existing.some((other) => sameness(other) === sameness(values))) {
    const text = contract.variantTaken;
    throw new AppError("TAKEN", text, { fields: { values: text } });
  }
}

function checkPrices(price: number, compareAt: number | null): void {
  if (compareAt === null || compareAt > price) return;
  throw validationError("compareAt", "Compare-at price must be higher than the price.");
}

function checkImage({ images }: LockedProduct, imageId: number | null): void {
  if (imageId === null || images.some(({ id }) => id === imageId)) return;
  throw validationError("imageId", "Choose one of the product's photos.");
}

const validationError = (field: string, text: string) =>
  new AppError("VALIDATION", text, { fields: { [field]: text } });
