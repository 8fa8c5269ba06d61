import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from "kysely";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { canRead, isOwner } from "./policy.ts";

export type PetRow = Selectable<Schema["pets"]>;
export type NewPet = Insertable<Schema["pets"]>;
export type PetChanges = Updateable<Schema["pets"]>;

/** The owner's pets, oldest first. */
export const listPets = (db: Db, owner: Viewer): Promise<PetRow[]> =>
  db.selectFrom("pets").selectAll().where(isOwner(owner)).orderBy("id").execute();

/** A pet that a viewer may read. */
export const findPet = (db: Db, id: string, viewer: Viewer): Promise<PetRow | undefined> =>
  db.selectFrom("pets").selectAll().where("id", "=", id).where(canRead(viewer)).executeTakeFirst();

/** A pet with which the caller may do something, locked until the transaction ends. */
export const lockPet = (
  trx: Trx,
  id: string,
  isAllowed: RawBuilder<boolean>,
): Promise<PetRow | undefined> =>
  trx
    .selectFrom("pets")
    .selectAll()
    .where("id", "=", id)
    .where(isAllowed)
    .forUpdate()
    .executeTakeFirst();

export type CardRow = Pick<
  PetRow,
  "id" | "pet_name" | "bio" | "breed" | "species" | "photo_file" | "drawn_photo" | "colour"
>;

export const listCards = (db: Db, owner: Viewer): Promise<CardRow[]> =>
  db
    .selectFrom("pets")
    .select(["id", "pet_name", "bio", "breed", "species", "photo_file", "drawn_photo", "colour"])
    .where(isOwner(owner))
    .orderBy("id")
    .execute();

/** Serializes changes of one owner's pets, so that two requests cannot both take the last free place. */
export const lockPets = (trx: Trx, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`pets of ${ownerId}`}, 0))`.execute(trx);

export async function countPets(db: Db, owner: Viewer): Promise<number> {
  const { pets } = await db
    .selectFrom("pets")
    .select(({ fn }) => fn.countAll<number>().as("pets"))
    .where(isOwner(owner))
    .executeTakeFirstOrThrow();
  return pets;
}

export const insertPet = (trx: Trx, pet: NewPet) => trx.insertInto("pets").values(pet).execute();

export const updatePet = (trx: Trx, id: string, changes: PetChanges) =>
  trx
    .updateTable("pets")
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();

/** The records are deleted by cascade. */
export const deletePet = (trx: Trx, id: string) =>
  trx.deleteFrom("pets").where("id", "=", id).execute();
