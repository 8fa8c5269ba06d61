import { AppError } from "#contracts/kernel/errors.ts";
import type { AdminProduct } from "#contracts/commerce/shop-admin.ts";
import type { Publish } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { presentProduct } from "./admin-present.ts";
import * as store from "./admin-store.ts";

/** A product with its rows, locked until the transaction ends. */
export type LockedProduct = {
  product: store.ProductRow;
  variants: store.VariantRow[];
  images: store.ImageRow[];
};

async function findAll(db: Db, id: number): Promise<LockedProduct | undefined> {
  const product = await store.findProduct(db, id);
  if (!product) return undefined;
  const variants = await store.listVariants(db, id);
  return { product, variants, images: await store.listImages(db, id) };
}

/** The current product. Throws NOT_FOUND. */
export async function currentProduct(db: Db, id: number): Promise<AdminProduct> {
  const all = await findAll(db, id);
  if (!all) throw productNotFound();
  return presentProduct(all);
}

/** Locks a product for a change. Throws NOT_FOUND, and CONFLICT where `ifVersion` is stale. */
export async function lockProductForChange(
  trx: Trx,
  id: number,
  ifVersion: number | undefined,
  isToGo = false,
): Promise<LockedProduct> {
  await store.lockProduct(trx, id, isToGo);
  const locked = await findAll(trx, id);
  if (!locked) throw productNotFound();
  const stale = "Someone else changed this product. Review it and try again.";
  await rejectStale(ifVersion, locked.product, stale, () => presentProduct(locked));
  return locked;
}

type Change = { id: number; ifVersion: number | undefined };
type Work = (locked: LockedProduct) => Promise<store.ProductChanges | void>;

/**
 * Changes a product or its parts: columns returned by `work` are written, and the change is published. Throws
 * like the lock.
 */
export async function changeLocked(
  trx: Trx,
  publish: Publish,
  { id, ifVersion }: Change,
  work: Work,
): Promise<AdminProduct> {
  const changes = await work(await lockProductForChange(trx, id, ifVersion));
  await store.updateProduct(trx, id, changes ?? {});
  publish({ what: "product.changed", productId: `${id}` });
  return currentProduct(trx, id);
}

type PartName = "variants" | "product_images";

/** The product of a variant or picture. Throws NOT_FOUND. */
export async function productOf(db: Db, table: PartName, id: number): Promise<number> {
  const productId = await store.findProductOf(db, table, id);
  if (productId === undefined) throw partNotFound(table);
  return productId;
}

/** A part of a locked product. Throws NOT_FOUND where it was deleted. */
export function lockedPart<Row extends { id: number }>(
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
    table === "variants"
      ? "This variant doesn't exist."
      : "This photo doesn't exist. It may have been deleted.",
  );

const productNotFound = () => new AppError("NOT_FOUND", "This product doesn't exist.");
