import type { Agreement } from "#contracts/accounts/agreements.ts";
import { agreedKinds } from "#contracts/kernel/settings.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { currentTextNumbers } from "../../platform/settings/service.ts";

/** Records that a new account agreed to the texts that apply now, in the transaction that creates it. */
export async function recordAgreements(trx: Trx, accountId: string, at: Date): Promise<void> {
  const numbers = await currentTextNumbers(trx);
  const rows = agreedKinds.map((kind) => ({
    account_id: accountId,
    kind,
    number: numbers[kind],
    agreed_at: at,
  }));
  await trx.insertInto("account_agreements").values(rows).execute();
}

/** The texts that the caller agreed to. */
export async function listAgreements(db: Db, { userId }: Session): Promise<Agreement[]> {
  const rows = await db
    .selectFrom("account_agreements as a")
    .leftJoin("site_texts as t", (join) =>
      join.onRef("t.kind", "=", "a.kind").onRef("t.number", "=", "a.number"),
    )
    .select(["a.kind", "a.number", "a.agreed_at", "t.published_at"])
    .where("a.account_id", "=", userId)
    .orderBy("a.agreed_at")
    .orderBy("a.kind", "desc")
    .execute();
  return rows.map(({ kind, number, agreed_at, published_at }) => ({
    kind,
    number,
    publishedAt: published_at?.toISOString() ?? null,
    agreedAt: agreed_at.toISOString(),
  }));
}
