import type { SiteTextKind } from "#contracts/kernel/settings.ts";
import { type Selectable, sql, type Updateable } from "kysely";
import { isOwner } from "../files/policy.ts";
import type { Db, Schema, Trx } from "../schema.ts";

export type SettingsRow = Selectable<Schema["site_settings"]>;
export type TextRow = Selectable<Schema["site_texts"]>;

/** Undefined until an admin saves settings for the first time. */
export const findSettings = (db: Db): Promise<SettingsRow | undefined> =>
  db.selectFrom("site_settings").selectAll().executeTakeFirst();

/** Locks the settings until the transaction ends; the first lock creates their row. */
export async function lockSettings(trx: Trx): Promise<SettingsRow> {
  await sql`insert into site_settings default values on conflict do nothing`.execute(trx);
  return trx.selectFrom("site_settings").selectAll().forUpdate().executeTakeFirstOrThrow();
}

export const updateSettings = (
  trx: Trx,
  { categories, ...changes }: Omit<Updateable<Schema["site_settings"]>, "version">,
) =>
  trx
    .updateTable("site_settings")
    .set(changes)
    .set({
      ...(categories !== undefined && {
        categories: sql`${JSON.stringify(categories)}::jsonb`,
      }),
      version: sql`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .execute();

/** The newest version of each text that was published. */
export const listCurrentTexts = (db: Db): Promise<TextRow[]> =>
  db
    .selectFrom("site_texts")
    .distinctOn("kind")
    .selectAll()
    .orderBy("kind")
    .orderBy("number", "desc")
    .execute();

export const findText = (
  db: Db,
  kind: SiteTextKind,
  number: number,
): Promise<TextRow | undefined> =>
  db
    .selectFrom("site_texts")
    .selectAll()
    .where("kind", "=", kind)
    .where("number", "=", number)
    .executeTakeFirst();

export const insertText = (trx: Trx, row: Pick<TextRow, "kind" | "number" | "text">) =>
  trx.insertInto("site_texts").values(row).execute();

/** Gives a logo to another account. */
export const updateLogoOwner = (trx: Trx, from: string, to: string) =>
  trx
    .updateTable("files")
    .set({ owner_id: to })
    .where(isOwner({ userId: from }))
    .where("id", "in", trx.selectFrom("site_settings").select("logo_file"))
    .execute();

/** True where the logo belonged to this account. */
export async function clearLogoOf(trx: Trx, ownerId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("site_settings")
    .set({ logo_file: null, version: sql`version + 1` })
    .where(
      "logo_file",
      "in",
      trx
        .selectFrom("files")
        .select("id")
        .where(isOwner({ userId: ownerId })),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
