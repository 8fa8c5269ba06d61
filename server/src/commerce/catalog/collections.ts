import { AppError } from "#contracts/kernel/errors.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import * as contract from "#contracts/commerce/collections.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { handleChoices, paragraphs } from "./admin-text.ts";
import * as store from "./collection-admin-store.ts";

type NewCollection = ParsedInput<typeof contract.createCollection>["body"];
type Fields = ParsedInput<typeof contract.changeCollection>["body"];
type Change = { id: number; body: Fields; ifVersion: number | undefined };

/** A page of collections for admins, newest first. */
export async function listAdminCollections(
  db: Db,
  { before, limit }: ParsedInput<typeof contract.listCollections>["query"],
): Promise<{ data: contract.CollectionCard[]; hasMore: boolean }> {
  const page = { before: before === undefined ? undefined : Number(before), limit: limit + 1 };
  const rows = await store.listCollections(db, page);
  return listPage(rows, limit, ({ id, ...rest }) => ({ _id: id, ...rest }));
}

/** The collection with its products. Throws NOT_FOUND. */
export async function getAdminCollection(db: Db, id: number): Promise<contract.AdminCollection> {
  const row = await store.findCollection(db, id);
  if (!row) throw new AppError("NOT_FOUND", "This collection doesn't exist.");
  return presentCollection(row, await store.listProducts(db, id));
}

/** Creates a collection; a retry with the same `key` returns the first one. Throws TAKEN, VALIDATION. */
export function createCollection(
  events: Events,
  session: Session,
  body: NewCollection,
  key: string | undefined,
): Promise<contract.AdminCollection> {
  const attempt = { ownerId: session.userId, key, call: "createCollection", body };
  return events.write(async (trx, publish) => {
    const id = await once(trx, attempt, async () => {
      const created = await insert(trx, body);
      publish({ what: "collection.changed", collectionId: `${created}` });
      return created;
    });
    return getAdminCollection(trx, id);
  });
}

async function insert(trx: Trx, { products = [], ...fields }: NewCollection): Promise<number> {
  const row = { ...columnsOf(fields), title: fields.title };
  for (const handle of handleChoices(fields.handle, fields.title, "collection")) {
    const created = await store.insertCollection(trx, { ...row, handle });
    if (!created) continue;
    await setProducts(trx, created.id, products);
    return created.id;
  }
  throw handleTaken();
}

/** Updates the fields that are sent. Throws NOT_FOUND, TAKEN, VALIDATION, CONFLICT where `ifVersion` is stale. */
export async function changeCollection(
  events: Events,
  { id, body: { products, ...fields }, ifVersion }: Change,
): Promise<contract.AdminCollection> {
  try {
    return await events.write(async (trx, publish) => {
      await store.lockCollection(trx, id);
      const before = await getAdminCollection(trx, id);
      const stale = "Someone else changed this collection. Review it and try again.";
      await rejectStale(ifVersion, before, stale, () => before);
      if (products) await setProducts(trx, id, products);
      const { handle } = fields;
      await store.updateCollection(trx, id, {
        ...columnsOf(fields),
        ...(handle === undefined ? {} : { handle }),
      });
      publish({ what: "collection.changed", collectionId: `${id}` });
      return getAdminCollection(trx, id);
    });
  } catch (error) {
    // The unique index decides between concurrent requests for one handle.
    if (store.isHandleTaken(error)) throw handleTaken();
    throw error;
  }
}

/** Deletes a collection, not its products. Throws NOT_FOUND. */
export const deleteCollection = (events: Events, id: number): Promise<{ _id: number }> =>
  events.write(async (trx, publish) => {
    if (!(await store.deleteCollection(trx, id)))
      throw new AppError("NOT_FOUND", "This collection doesn't exist.");
    publish({ what: "collection.changed", collectionId: `${id}` });
    return { _id: id };
  });

async function setProducts(trx: Trx, id: number, products: readonly number[]): Promise<void> {
  // A locked product cannot be deleted before this transaction ends.
  if ((await store.lockProducts(trx, products)) < products.length) {
    const text = contract.productsGone;
    throw new AppError("VALIDATION", text, { fields: { products: text } });
  }
  await store.setProducts(trx, id, products);
}

const columnsOf = ({ title, description }: Pick<Fields, "title" | "description">) => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined
    ? {}
    : { description: description ?? "", description_html: paragraphs(description ?? "") }),
});

const presentCollection = (
  row: store.AdminCollectionRow,
  products: readonly store.CollectionProductRow[],
): contract.AdminCollection => ({
  _id: row.id,
  handle: row.handle,
  title: row.title,
  description: row.description,
  image:
    row.image_path ?? products.find(({ image, published }) => published && image)?.image ?? null,
  products: products.map(({ id, ...rest }) => ({ _id: id, ...rest })),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

const handleTaken = () => {
  const text = contract.collectionHandleTaken;
  return new AppError("TAKEN", text, { fields: { handle: text } });
};
