import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Publish, Events } from "../../platform/events.ts";
import type { Files, Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { changeLocked, lockedPart, currentProduct, productOf } from "./admin-held.ts";
import * as store from "./admin-store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Deps = { db: Db; events: Events; files: Files };
type Changed = { id: number; ifVersion: number | undefined };
type Adding = Changed & {
  body: Body<typeof contract.addImage>;
  upload: Upload;
  key: string | undefined;
};

/**
 * Adds a picture to a product; a retry with the same `key` adds none. Throws NOT_FOUND, CONFLICT, VALIDATION,
 * QUOTA.
 */
export function addImage(
  { events, files }: Deps,
  session: Session,
  { id, ifVersion, body, upload, key }: Adding,
): Promise<contract.AdminProduct> {
  const sent = { id, ...body, files: { image: [upload.hash] } };
  const attempt = { ownerId: session.userId, key, call: "addImage", body: sent };
  return events.write(async (trx, publish) => {
    await once(trx, attempt, async () => {
      await changeLocked(trx, publish, { id, ifVersion }, async ({ images }) => {
        if (images.length >= contract.imagesMax) {
          const text = `A product can have up to ${contract.imagesMax} photos.`;
          throw new AppError("VALIDATION", text, { fields: { image: text } });
        }
        await files.attach(trx, session.userId, [upload]);
        await store.insertImage(trx, {
          product_id: id,
          position: Math.max(-1, ...images.map(({ position }) => position)) + 1,
          path: upload.url,
          file_id: upload.id,
          alt: body.alt ?? "",
          width: upload.width ?? 1,
          height: upload.height ?? 1,
        });
      });
      return id;
    });
    return currentProduct(trx, id);
  });
}

/** Reorders a product's pictures. Throws NOT_FOUND, CONFLICT, and VALIDATION unless all are listed once. */
export function orderImages(
  events: Events,
  { id, ifVersion, ids }: Changed & { ids: readonly number[] },
): Promise<contract.AdminProduct> {
  return events.write((trx, publish) =>
    changeLocked(trx, publish, { id, ifVersion }, async ({ images }) => {
      const isWhole =
        ids.length === images.length && images.every((image) => ids.includes(image.id));
      if (!isWhole) {
        const text = "List every photo of the product exactly once.";
        throw new AppError("VALIDATION", text, { fields: { ids: text } });
      }
      for (const [position, imageId] of ids.entries()) {
        await store.updateImage(trx, imageId, { position });
      }
    }),
  );
}

/** Sets the alternative text of a picture. Throws NOT_FOUND, CONFLICT. */
export async function changeImage(
  { db, events }: Deps,
  { id, ifVersion, body }: Changed & { body: Body<typeof contract.changeImage> },
): Promise<contract.AdminProduct> {
  const productId = await productOf(db, "product_images", id);
  return events.write((trx, publish) =>
    changeLocked(trx, publish, { id: productId, ifVersion }, async ({ images }) => {
      lockedPart(images, "product_images", id);
      if (body.alt !== undefined) await store.updateImage(trx, id, { alt: body.alt ?? "" });
    }),
  );
}

/** Deletes a picture and its uploaded bytes. Throws NOT_FOUND, CONFLICT. */
export async function deleteImage(
  { db, events, files }: Deps,
  { id, ifVersion }: Changed,
): Promise<contract.AdminProduct> {
  const productId = await productOf(db, "product_images", id);
  return events.write((trx, publish) =>
    changeLocked(trx, publish, { id: productId, ifVersion }, async ({ images }) => {
      const { file_id: fileId } = lockedPart(images, "product_images", id);
      await store.deleteImage(trx, id);
      await files.drop(trx, publish, [fileId]);
    }),
  );
}

/**
 * Transfers an account's product pictures to another admin before the account is deleted; without one they
 * are deleted too.
 */
export async function handOnPictures(
  trx: Trx,
  { id: from, heirId: to }: { id: string; heirId: string | undefined },
  publish: Publish,
): Promise<void> {
  if (to !== undefined) return store.updatePictureOwner(trx, from, to);
  for (const productId of await store.deleteImagesOf(trx, from)) {
    publish({ what: "product.changed", productId: `${productId}` });
  }
}
