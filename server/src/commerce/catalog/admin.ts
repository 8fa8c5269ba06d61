import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import { sql } from "kysely";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import {
  changeLocked,
  type LockedProduct,
  lockProductForChange,
  currentProduct,
} from "./admin-held.ts";
import {
  carriedOver,
  namesOf,
  optionsOf,
  sameness,
  valuesOf,
  variantText,
} from "./admin-options.ts";
import { presentCard } from "./admin-present.ts";
import * as store from "./admin-store.ts";
import { distinct, handleChoices, paragraphs } from "./admin-text.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Fields = Omit<Body<typeof contract.changeProduct>, "options" | "published">;

/** A page of all products for admins, published or not. */
export async function listOwn(
  db: Db,
  { q = "", limit, before }: ParsedInput<typeof contract.listAdminProducts>["query"],
): Promise<{ data: contract.AdminProductCard[]; hasMore: boolean }> {
  const page = { query: q, limit: limit + 1, before: before && Number(before) };
  const rows = await store.listProducts(db, { ...page, before: page.before || undefined });
  return listPage(rows, limit, presentCard);
}

export const getProduct = (db: Db, id: number): Promise<contract.AdminProduct> =>
  currentProduct(db, id);

/** Creates an unpublished product; a retry with the same `key` returns the first one. Throws TAKEN. */
export function createProduct(
  events: Events,
  session: Session,
  body: Body<typeof contract.createProduct>,
  key: string | undefined,
): Promise<contract.AdminProduct> {
  const attempt = { ownerId: session.userId, key, call: "createProduct", body };
  return events.write(async (trx, publish) => {
    const id = await once(trx, attempt, async () => {
      const made = await insert(trx, body);
      publish({ what: "product.changed", productId: `${made}` });
      return made;
    });
    return currentProduct(trx, id);
  });
}

async function insert(trx: Trx, { options, ...fields }: Body<typeof contract.createProduct>) {
  const row = {
    ...columnsOf(fields),
    title: fields.title,
    options: JSON.stringify(optionsOf(options ?? [], [])),
    published_at: null,
  };
  for (const handle of handleChoices(fields.handle, fields.title, "product")) {
    const made = await store.insertProduct(trx, { ...row, handle });
    if (made) return made.id;
  }
  throw handleTaken();
}

type Changing = {
  id: number;
  body: Body<typeof contract.changeProduct>;
  ifVersion: number | undefined;
};

/** Updates the fields that are sent. Throws NOT_FOUND, TAKEN, VALIDATION, CONFLICT where `ifVersion` is stale. */
export async function changeProduct(
  events: Events,
  { id, body, ifVersion }: Changing,
): Promise<contract.AdminProduct> {
  const { options, published, ...fields } = body;
  try {
    return await events.write((trx, publish) =>
      changeLocked(trx, publish, { id, ifVersion }, async (held) => ({
        ...columnsOf(fields),
        ...(fields.handle === undefined ? {} : { handle: fields.handle }),
        ...(options === undefined ? {} : await rename(trx, held, options ?? [])),
        ...publication(held, published),
      })),
    );
  } catch (error) {
    // The unique index decides between concurrent requests for one handle.
    if (store.isHandleTaken(error)) throw handleTaken();
    throw error;
  }
}

/** The sent fields as columns; cleared ones are ''. */
function columnsOf({ title, description, productType, vendor, tags }: Fields) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined
      ? {}
      : { description: description ?? "", description_html: paragraphs(description ?? "") }),
    ...(productType === undefined ? {} : { product_type: productType ?? "" }),
    ...(vendor === undefined ? {} : { vendor: vendor ?? "" }),
    ...(tags === undefined ? {} : { tags: distinct(tags ?? []) }),
  };
}

/**
 * A published product keeps its publication time; a new one is set by the database's clock, which readers
 * compare with.
 */
function publication({ product, variants }: LockedProduct, published: boolean | undefined) {
  if (published === undefined || published === product.published) return {};
  if (published && variants.length === 0) {
    const message = contract.nothingToBuy;
    throw new AppError("VALIDATION", message, { fields: { published: message } });
  }
  return { published_at: published ? sql<Date>`now()` : null };
}

/** Changes a product's options and its variants' values. Throws VALIDATION where two variants would be equal. */
async function rename(trx: Trx, { product, variants }: LockedProduct, names: string[]) {
  const before = namesOf(product.options);
  const existing = variants.map(({ selected_options: selected }) => valuesOf(before, selected));
  const values = carriedOver(before, names, existing);
  if (new Set(values.map(sameness)).size < values.length) {
    const message = "This would make some variants identical. Delete the duplicates first.";
    throw new AppError("VALIDATION", message, { fields: { options: message } });
  }
  for (const [index, { id }] of variants.entries()) {
    await store.updateVariant(trx, id, variantText(names, values[index] ?? []));
  }
  return { options: JSON.stringify(optionsOf(names, values)) };
}

/** Deletes a product with its pictures and cart lines. Throws NOT_FOUND. */
export function deleteProduct(
  { events, files }: { events: Events; files: Files },
  id: number,
): Promise<{ _id: number }> {
  return events.write(async (trx, publish) => {
    const { images } = await lockProductForChange(trx, id, undefined, true);
    await store.deleteProduct(trx, id);
    await files.drop(
      trx,
      publish,
      images.map(({ file_id: fileId }) => fileId),
    );
    publish({ what: "product.changed", productId: `${id}` });
    return { _id: id };
  });
}

const handleTaken = () =>
  new AppError("TAKEN", contract.handleTaken, { fields: { handle: contract.handleTaken } });
