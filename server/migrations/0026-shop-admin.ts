import { type Kysely, sql } from "kysely";

/** Versions of collections and policies, the text that a policy was written in, and what admins know of a gift card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table collections add column version integer not null default 1`.execute(db);
  // Null where the body was not written by an admin.
  await sql`alter table shop_policies add column version integer not null default 1,
    add column source text`.execute(db);
  // The first amount of older cards is not known.
  await sql`alter table gift_cards add column amount integer,
    add column note text not null default '', add column deactivated_at timestamptz`.execute(db);
}
