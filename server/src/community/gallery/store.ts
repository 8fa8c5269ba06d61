import { sql } from "kysely";
import { idsNextTo } from "../../platform/db/random-key.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { isOwner as isPetOwner } from "../../travel/pets/policy.ts";
import type { Moderating, ViewerId } from "../../accounts/relations/policy.ts";
import { canFind, canRead, isOwner } from "./policy.ts";

export type PhotoRow = {
  id: string;
  file_id: string | null;
  drawn: string | null;
  caption: string;
  alt: string;
  pet_id: string | null;
  pet_name: string | null;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  /** Null for a drawing. */
  animated: boolean | null;
  hidden: boolean;
};

/** All photos of a person that a viewer may open, newest first. */
export const listPhotos = (db: Db, profileId: string, viewer: Moderating): Promise<PhotoRow[]> =>
  db
    .selectFrom("gallery_photos as g")
    .leftJoin("files as f", "f.id", "g.file_id")
    .leftJoin("pets as p", "p.id", "g.pet_id")
    .select(["g.id", "g.file_id", "g.drawn", "g.caption", "g.alt", "g.pet_id"])
    .select(["p.pet_name", "f.width", "f.height", "f.thumbhash", "f.animated"])
    .where(isOwner({ userId: profileId }, "g"))
    .select(sql<boolean>`g.hidden_at is not null`.as("hidden"))
    .where(canRead(viewer))
    .orderBy("g.id", "desc")
    .execute();

/** Locks a profile against deletion until the transaction ends. False if there is none. */
export const lockProfile = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom("profiles")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/** Locks a pet of an owner against deletion until the transaction ends. False if they have no such pet. */
export const lockPet = async (trx: Trx, id: string, ownerId: string): Promise<boolean> =>
  (await trx
    .selectFrom("pets")
    .select("id")
    .where("id", "=", id)
    .where(isPetOwner({ userId: ownerId }))
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

type NewPhoto = {
  id: string;
  profile_id: string;
  file_id: string;
  caption: string;
  alt: string;
  pet_id: string | null;
};

export const insertPhotos = (trx: Trx, photos: readonly NewPhoto[]) =>
  trx.insertInto("gallery_photos").values(photos).execute();

/** Identifies a photo by its own id, its file, or its drawing. */
export type PhotoName = { id: string } | { file_id: string } | { drawn: string };

/** A photo of one gallery, locked until the transaction ends; the newer one where a drawing occurs twice. */
export const findPhotoForChange = (trx: Trx, profileId: string, name: PhotoName) =>
  trx
    .selectFrom("gallery_photos")
    .select(["id", "file_id"])
    .where(isOwner({ userId: profileId }))
    .where((where) => where.and(name))
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

type PhotoChanges = Partial<Pick<NewPhoto, "caption" | "alt" | "pet_id">>;

export const updatePhoto = (trx: Trx, id: string, changes: PhotoChanges) =>
  trx.updateTable("gallery_photos").set(changes).where("id", "=", id).execute();

export const deletePhoto = (trx: Trx, id: string) =>
  trx.deleteFrom("gallery_photos").where("id", "=", id).execute();

export type BestyRow = {
  id: string;
  file_id: string | null;
  drawn: string | null;
  alt: string;
  profile_id: string;
  username: string;
  avatar: string | null;
  pet_name: string | null;
  animated: boolean | null;
};

export async function listRandomPhotos(
  db: Db,
  randomKeys: readonly number[],
  viewer: ViewerId,
): Promise<BestyRow[]> {
  const { rows } = await sql<BestyRow>`
    with selected as (${idsNextTo("gallery_photos", randomKeys, canFind(viewer))})
    select g.id, g.file_id, g.drawn, g.alt, g.profile_id, o.username, o.avatar, p.pet_name, f.animated
    from selected s join gallery_photos g on g.id = s.id
      join profiles o on o.id = g.profile_id left join pets p on p.id = g.pet_id
      left join files f on f.id = g.file_id
    where o.hidden_at is null`.execute(db);
  return rows;
}
