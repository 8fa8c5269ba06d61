import type { WebhookEvent } from "#contracts/accounts/webhooks.ts";
import type { Db, Trx } from "../../platform/schema.ts";

const listed = ["id", "url", "events", "created_at", "failing_since", "disabled_at"] as const;

export type WebhookRow = {
  id: string;
  url: string;
  events: WebhookEvent[];
  created_at: Date;
  failing_since: Date | null;
  disabled_at: Date | null;
};

export const listWebhooks = (db: Db, accountId: string): Promise<WebhookRow[]> =>
  db
    .selectFrom("webhooks")
    .select(listed)
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();

export const findWebhook = (
  db: Db,
  accountId: string,
  id: string,
): Promise<WebhookRow | undefined> =>
  db
    .selectFrom("webhooks")
    .select(listed)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();

type NewWebhook = Pick<WebhookRow, "id" | "url" | "events"> & {
  account_id: string;
  secret: Buffer;
};

export const insertWebhook = (trx: Trx, webhook: NewWebhook): Promise<WebhookRow> =>
  trx.insertInto("webhooks").values(webhook).returning(listed).executeTakeFirstOrThrow();

export const updateWebhook = (
  db: Db,
  accountId: string,
  id: string,
  changes: Partial<Omit<WebhookRow, "id" | "created_at">>,
): Promise<WebhookRow | undefined> =>
  db
    .updateTable("webhooks")
    .set(changes)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning(listed)
    .executeTakeFirst();

/** Returns its URL; undefined where there is no such webhook. */
export async function deleteWebhook(
  trx: Trx,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("url")
    .executeTakeFirst();
  return row?.url;
}

/** Returns their URLs. */
export async function deleteWebhooks(trx: Trx, accountId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom("webhooks")
    .where("account_id", "=", accountId)
    .returning("url")
    .execute();
  return rows.map(({ url }) => url);
}
