import { type Selectable, sql } from "kysely";
import type { DossierPart } from "#contracts/travel/dossiers.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { belongsToTripsOf } from "../trips/policy.ts";

export type LinkRow = Selectable<Schema["dossier_links"]>;

/** How long a revoked link answers GONE before it is deleted. */
const retentionDays = 365;

/** The links of a trip that were not revoked, newest first. */
export const listLinks = (db: Db, tripId: string): Promise<LinkRow[]> =>
  db
    .selectFrom("dossier_links")
    .selectAll()
    .where("plan_id", "=", tripId)
    .where("revoked_at", "is", null)
    .orderBy("id", "desc")
    .execute();

/** A link by id, revoked or not. */
export const findLink = (db: Db, id: string): Promise<LinkRow | undefined> =>
  db.selectFrom("dossier_links").selectAll().where("id", "=", id).executeTakeFirst();

type NewLink = Pick<LinkRow, "id" | "plan_id" | "pet_id" | "leg_id"> & {
  parts: readonly DossierPart[];
  files: readonly string[];
};

const asJson = <T>(list: readonly T[]) => sql<readonly T[]>`${JSON.stringify(list)}::jsonb`;

export const insertLink = (trx: Trx, { parts, files, ...link }: NewLink) =>
  trx
    .insertInto("dossier_links")
    .values({ ...link, parts: asJson(parts), files: asJson(files) })
    .execute();

/** Revokes a link; false if there was none. */
export async function revokeLink(trx: Trx, tripId: string, id: string): Promise<boolean> {
  const revoked = await trx
    .updateTable("dossier_links")
    .set({ revoked_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes all links to a person's trips because of a password change; returns their number. */
export async function endLinks(trx: Trx, owner: Viewer): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("dossier_links")
    .set({ revoked_at: sql`now()` })
    .where(belongsToTripsOf(owner))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes all active links to sheets of a trip that gets another owner. */
export const endTripLinks = (trx: Trx, tripId: string) =>
  trx
    .updateTable("dossier_links")
    .set({ revoked_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where("revoked_at", "is", null)
    .execute();

/** Deletes links that were revoked a year ago. Expired ones go with their trip, which may still be postponed. */
export const gcLinks = (db: Db) =>
  db
    .deleteFrom("dossier_links")
    .where(sql<boolean>`revoked_at < now() - make_interval(days => ${retentionDays})`)
    .execute();
