import { type RawBuilder, sql } from "kysely";
import type { ClosingHooks, HiddenFileQuery } from "./feature.ts";
import { isOwner as isFileOwner } from "./files/policy.ts";
import type { Viewer } from "./policy.ts";

/**
 * Hides the rows of a person whose account is deleted but can still come back. The time of the deletion in `hidden_at`
 * marks them, so that what moderators hid stays hidden.
 */
export const closingOf = (
  table: string,
  isOwn: (viewer: { userId: string }) => RawBuilder<boolean>,
): ClosingHooks => ({
  hide: (trx, { id, at }) =>
    sql`update ${sql.table(table)} set hidden_at = ${at}
      where ${isOwn({ userId: id })} and hidden_at is null`.execute(trx),
  show: (trx, { id, at }) =>
    sql`update ${sql.table(table)} set hidden_at = null
      where ${isOwn({ userId: id })} and hidden_at = ${at}`.execute(trx),
});

/**
 * Hides the public files in a column of a table while the account of their owner is deleted but can still come back. It
 * reads the table only for files of such accounts, as every picture that is served asks.
 */
export const closedFilesOf =
  (
    table: string,
    column: string,
    isOwn: (viewer: Viewer, alias: string) => RawBuilder<boolean>,
  ): HiddenFileQuery =>
  (fileId) =>
    sql`
    select a.deletion_asked_at as hidden_at from files f
    join accounts a on ${isFileOwner({ userId: sql.ref("a.id") }, "f")}
    where f.id = ${fileId} and a.deletion_asked_at is not null and exists (
      select from ${sql.table(table)} t
      where ${isOwn({ userId: sql.ref("a.id") }, "t")} and t.${sql.ref(column)} = f.id)`;
