import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

export type PhotoRow = {
  position: number;
  file_id: string;
  alt: string;
  width: number;
  height: number;
  animated: boolean;
};

/** The photos of row `h` of hoots as JSON; null if there are none. */
export const photosJson: RawBuilder<unknown> = sql`(
  select json_agg(json_build_object(
    'position', ph.position, 'file_id', ph.file_id, 'alt', ph.alt,
    'width', f.width, 'height', f.height, 'animated', f.animated) order by ph.position)
  from hoot_photos ph join files f on f.id = ph.file_id where ph.hoot_id = h.id)`;

type NewPhoto = { hootId: string; position: number; fileId: string; alt: string };

export const insertPhoto = (trx: Trx, { hootId, position, fileId, alt }: NewPhoto) =>
  trx
    .insertInto("hoot_photos")
    .values({ hoot_id: hootId, position, file_id: fileId, alt })
    .execute();

export const updatePhotoAlt = (trx: Trx, { hootId, position, alt }: Omit<NewPhoto, "fileId">) =>
  trx
    .updateTable("hoot_photos")
    .set({ alt })
    .where("hoot_id", "=", hootId)
    .where("position", "=", position)
    .execute();

/** Deletes photos of a hoot; returns the IDs of their files. */
export async function deletePhotos(
  trx: Trx,
  hootId: string,
  positions: readonly number[],
): Promise<string[]> {
  const rows = await trx
    .deleteFrom("hoot_photos")
    .where("hoot_id", "=", hootId)
    .where("position", "in", positions)
    .returning("file_id")
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function listPhotoFiles(db: Db, hootId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("hoot_photos")
    .select("file_id")
    .where("hoot_id", "=", hootId)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** Deletes the photos of all hoots of a person. */
export const deletePhotosOf = (trx: Trx, authorId: string) =>
  sql`
    delete from hoot_photos p using hoots h
    where h.id = p.hoot_id and ${isAuthor({ userId: authorId }, "h")}`.execute(trx);
