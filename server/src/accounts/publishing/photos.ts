import { type HootPhoto, type HootPhotoName, hootPhotos } from "#contracts/community/hoots.ts";
import { type RawBuilder, sql } from "kysely";
import type { Publish } from "../../platform/events.ts";
import type { FileChange } from "../../platform/files/changes.ts";
import { type Files, urlOf } from "../../platform/files/files.ts";
import type { Db, Trx } from "../../platform/schema.ts";

/** Uploaded photos: null removes the current one, undefined keeps it. */
export type Photos = Record<HootPhotoName, FileChange>;
/** Alternative texts; null and '' clear one. */
export type PhotoAlts = Partial<Record<`${HootPhotoName}Alt`, string | null | undefined>>;

/** A table of posts' photos, and its column with the ID of the post. Both are named in code alone. */
export type PhotoTable = { table: string; post: string };

export type PhotoRow = {
  position: number;
  file_id: string;
  alt: string;
  width: number;
  height: number;
  animated: boolean;
};

export const hasPhoto = (photos: Photos): boolean => Object.values(photos).some(Boolean);

/** The photos of a post as JSON, by a reference to its ID such as `h.id`; null if there are none. */
export const photosJson = ({ table, post }: PhotoTable, id: string): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object(
    'position', ph.position, 'file_id', ph.file_id, 'alt', ph.alt,
    'width', f.width, 'height', f.height, 'animated', f.animated) order by ph.position)
  from ${sql.table(table)} ph join files f on f.id = ph.file_id
  where ${sql.ref(`ph.${post}`)} = ${sql.ref(id)})`;

type Target = {
  files: Files;
  publish: Publish;
  ownerId: string;
  photoTable: PhotoTable;
  postId: string;
};

/** Adds, replaces and removes photos of a post. The text of a replaced photo does not carry over. Throws QUOTA. */
export async function changePhotos(
  trx: Trx,
  { files, publish, ownerId, photoTable, postId }: Target,
  { photos, alts }: { photos: Photos; alts: PhotoAlts },
): Promise<void> {
  const table = sql.table(photoTable.table);
  const post = sql.ref(photoTable.post);
  const slots = hootPhotos.map(({ file, alt }, index) => ({
    position: index + 1,
    change: photos[file],
    alt: alts[alt],
  }));
  // Replaced files are dropped first, so that a full quota does not prevent replacing.
  const replaced = slots.filter(({ change }) => change !== undefined);
  if (replaced.length > 0) {
    const positions = replaced.map(({ position }) => position);
    const { rows } = await sql<{ file_id: string }>`
      delete from ${table} where ${post} = ${postId} and position in (${sql.join(positions)})
      returning file_id`.execute(trx);
    const dropped = rows.map(({ file_id }) => file_id);
    await files.drop(trx, publish, dropped);
    await files.attach(
      trx,
      ownerId,
      replaced.map(({ change }) => change),
    );
  }
  for (const { position, change, alt } of slots) {
    if (change)
      await sql`
        insert into ${table} (${post}, position, file_id, alt)
        values (${postId}, ${position}, ${change.id}, ${alt ?? ""})`.execute(trx);
    else if (change === undefined && alt !== undefined)
      await sql`
        update ${table} set alt = ${alt ?? ""}
        where ${post} = ${postId} and position = ${position}`.execute(trx);
  }
}

/** The IDs of the files of a post's photos. */
export async function listPhotoFiles(
  db: Db,
  { table, post }: PhotoTable,
  postId: string,
): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from ${sql.table(table)} where ${sql.ref(post)} = ${postId}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** The photos of a post in order; undefined if there are none. */
export const presentPhotos = (rows: readonly PhotoRow[] | null): HootPhoto[] | undefined =>
  rows?.flatMap(({ position, file_id, ...row }) => {
    const slot = hootPhotos[position - 1];
    return slot ? [{ name: slot.file, url: urlOf("public", file_id), ...row }] : [];
  });
