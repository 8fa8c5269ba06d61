import type { ImportReport } from "#contracts/accounts/archive.ts";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";
import { canRead, isImporter, isOwner } from "./policy.ts";
import type { ArchiveKind } from "./tables.ts";

type Person = { userId: string };

export type ArchiveRow = {
  id: string;
  owner_id: string | null;
  kind: ArchiveKind;
  state: "receiving" | "working" | "ready" | "failed";
  progress: number;
  bytes: number;
  report: ImportReport | null;
  expires_at: Date;
};

const columns = [
  "id",
  "owner_id",
  "kind",
  "state",
  "progress",
  "bytes",
  "report",
  "expires_at",
] as const;

/** A person's archive of a kind, unless it has expired. */
export const findCurrent = (
  db: Db,
  owner: Person,
  kind: ArchiveKind,
): Promise<ArchiveRow | undefined> =>
  db
    .selectFrom("archives")
    .select(columns)
    .where(canRead(owner))
    .where("kind", "=", kind)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();

/** Locks a person's archives until the transaction ends, also where there are none. */
export const lockOwner = (trx: Trx, { userId }: Person) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`archives of ${userId}`}, 0))`.execute(trx);

/** An archive that is worked on, with its owner. */
export const findWork = (db: Db, id: string): Promise<ArchiveRow | undefined> =>
  db
    .selectFrom("archives")
    .select(columns)
    .where("id", "=", id)
    .where("state", "=", "working")
    .where("owner_id", "is not", null)
    .executeTakeFirst();

export const listWorkIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom("archives")
    .select("id")
    .where("state", "=", "working")
    .execute();
  return rows.map(({ id }) => id);
};

export const insertArchive = (
  trx: Trx,
  row: Pick<ArchiveRow, "id" | "kind" | "state" | "bytes" | "expires_at"> & { owner_id: string },
) => trx.insertInto("archives").values(row).execute();

/** Takes a person's archives of a kind, or all of them, from them. Returns their IDs. */
export async function disownArchives(
  trx: Trx,
  owner: Person,
  kind?: ArchiveKind,
): Promise<string[]> {
  const rows = await trx
    .updateTable("archives")
    .set({ owner_id: null })
    .where(isOwner(owner))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "export"))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes an archive that still has its owner; false if it was replaced, or its account is gone. */
export async function updateArchive(
  db: Db,
  id: string,
  changes: Partial<Pick<ArchiveRow, "state" | "progress" | "bytes" | "expires_at">> & {
    report?: ImportReport;
  },
): Promise<boolean> {
  const { report, ...rest } = changes;
  const { numUpdatedRows } = await db
    .updateTable("archives")
    .set({
      ...rest,
      ...(report && { report: sql<ImportReport>`${JSON.stringify(report)}::jsonb` }),
      changed_at: sql`now()`,
    })
    .where("id", "=", id)
    .where("owner_id", "is not", null)
    .where("state", "in", ["receiving", "working"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes archives from their owners that have expired, or whose bytes were never stored. */
export const disownExpired = (db: Db, receivedBefore: Date) =>
  db
    .updateTable("archives")
    .set({ owner_id: null })
    .where("owner_id", "is not", null)
    .where((where) =>
      where.or([
        where("expires_at", "<", sql<Date>`now()`),
        where.and([where("state", "=", "receiving"), where("changed_at", "<", receivedBefore)]),
      ]),
    )
    .execute();

/** Fails work that no process has gone on with since then, so that it can be asked for again. */
export const failStuck = (db: Db, changedBefore: Date, report: ImportReport) =>
  db
    .updateTable("archives")
    .set({ state: "failed", report: sql<ImportReport>`${JSON.stringify(report)}::jsonb` })
    .where("state", "=", "working")
    .where("changed_at", "<", changedBefore)
    .execute();

export const listOrphanIds = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom("archives").select("id").where("owner_id", "is", null).execute();
  return rows.map(({ id }) => id);
};

export const deleteOrphan = (db: Db, id: string) =>
  db.deleteFrom("archives").where("id", "=", id).where("owner_id", "is", null).execute();

export async function listExisting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("archives").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export type ImportedRow = { kind: string; mark: string; thing_id: string };

/** What archives brought into an account, also what was deleted since. */
export const listImported = (db: Db, owner: Person): Promise<ImportedRow[]> =>
  db
    .selectFrom("imported_things")
    .select(["kind", "mark", "thing_id"])
    .where(isImporter(owner))
    .execute();

/** Notes what an archive brought; what was brought before and deleted is replaced. */
export const upsertImported = (trx: Trx, ownerId: string, { kind, mark, thing_id }: ImportedRow) =>
  trx
    .insertInto("imported_things")
    .values({ owner_id: ownerId, kind, mark, thing_id })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "kind", "mark"]).doUpdateSet({ thing_id }),
    )
    .execute();
