import { AppError } from "#contracts/kernel/errors.ts";
import type { OwnProduct } from "#contracts/commerce/shop-admin.ts";
import type { Publish } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { presentProduct } from "./admin-present.ts";
import * as store from "./admin-store.ts";

/** A product with its rows, held until the transaction ends. */
export type Held = {
  product: store.ProductRow;
  variants: store.VariantRow[];
  images: store.ImageRow[];
};

async function findAll(db: Db, id: number): Promise<Held | undefined> {
  const product = await store.findProduct(db, id);
  if (!product) return undefined;
  const variants = await store.listVariants(db, id);
  return { product, variants, images: await store.listImages(db, id) };
}

/** A product as it is now. Throws NOT_FOUND. */
export async function productNow(db: Db, id: number): Promise<OwnProduct> {
  const all = await findAll(db, id);
  if (!all) throw productNotFound();
  return presentProduct(all);
}

/** Holds a product for a change. Throws NOT_FOUND, and CONFLICT where `ifVersion` is stale. */
export async function holdProduct(
  trx: Trx,
  id: number,
  ifVersion: number | undefined,
  isToGo = false,
): Promise<Held> {
  await store.lockProduct(trx, id, isToGo);
  const held = await findAll(trx, id);
  if (!held) throw productNotFound();
  if (ifVersion !== undefined && ifVersion !== held.product.version) {
    const text = "This product was changed elsewhere meanwhile.";
    throw new AppError("CONFLICT", text, { current: presentProduct(held) });
  }
  return held;
}

type Change = { id: number; ifVersion: number | undefined };
type Work = (held: Held) => Promise<store.ProductChanges | void>;

/**
 * Changes a product, or what belongs to it: what `work` answers is written with it, and everybody hears of it.
 * Throws as `holdProduct` does.
 */
export async function changeHeld(
  trx: Trx,
  publish: Publish,
  { id, ifVersion }: Change,
  work: Work,
): Promise<OwnProduct> {
  const changes = await work(await holdProduct(trx, id, ifVersion));
  await store.updateProduct(trx, id, changes ?? {});
  publish({ what: "product.changed", productId: `${id}` });
  return productNow(trx, id);
}

type PartName = "variants" | "product_images";

/** The product of a variant or a picture. Throws NOT_FOUND. */
export async function productOf(db: Db, table: PartName, id: number): Promise<number> {
  const productId = await store.findProductOf(db, table, id);
  if (productId === undefined) throw partNotFound(table);
  return productId;
}

/** A row of a held product. Throws NOT_FOUND where it went meanwhile. */
export function heldPart<Row extends { id: number }>(
  rows: readonly Row[],
  table: PartName,
  id: number,
): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw partNotFound(table);
  return row;
}

export const partNotFound = (table: PartName) =>
  new AppError(
    "NOT_FOUND",
    table === "variants" ? "This variant does not exist." : "This picture does not exist.",
  );

const productNotFound = () => new AppError("NOT_FOUND", "This product does not exist.");
