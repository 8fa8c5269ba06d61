import { createHash } from "node:crypto";
import { AppError } from "#contracts/kernel/errors.ts";
import { sql, type Transaction } from "kysely";

/** An attempt of a retryable write: the caller, the `Idempotency-Key`, the call and the body. */
export type Attempt = { ownerId: string; key: string | undefined; call: string; body: unknown };

/**
 * Runs the work of an attempt once: the response is stored in the same transaction, so a retry after a lost response
 * gets it and creates no second row. A concurrent retry waits on the row's unique key. Throws IDEMPOTENCY_MISMATCH if
 * the key was used for a different request. Keys are kept for 24 hours.
 */
export async function once<S, T>(
  trx: Transaction<S>,
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const { ownerId, key, call, body } = attempt;
  if (key === undefined) return work();
  const hash = createHash("sha256").update(JSON.stringify(body)).digest();
  const inserted = await sql`
    insert into idempotent_answers (owner_id, key, call, body_hash) values (${ownerId}, ${key}, ${call}, ${hash})
    on conflict (owner_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, answer = null, created_at = now()
      where idempotent_answers.created_at < now() - interval '24 hours'
    returning 1`.execute(trx);
  if (inserted.rows.length === 0) return earlierAnswer<S, T>(trx, ownerId, key, call, hash);
  const answer = await work();
  await sql`
    update idempotent_answers set answer = ${JSON.stringify(answer)}::jsonb
    where owner_id = ${ownerId} and key = ${key}`.execute(trx);
  return answer;
}

async function earlierAnswer<S, T>(
  trx: Transaction<S>,
  ownerId: string,
  key: string,
  call: string,
  hash: Buffer,
): Promise<T> {
  const { rows } = await sql<{ call: string; body_hash: Uint8Array; answer: T }>`
    select call, body_hash, answer from idempotent_answers
    where owner_id = ${ownerId} and key = ${key}`.execute(trx);
  const earlier = rows[0];
  if (!earlier || earlier.call !== call || !hash.equals(earlier.body_hash)) {
    throw new AppError(
      "IDEMPOTENCY_MISMATCH",
      "This Idempotency-Key was already used for a different request.",
    );
  }
  return earlier.answer;
}

/** Deletes keys older than a day. */
export async function forgetOldAttempts<S>(trx: Transaction<S>): Promise<void> {
  await sql`delete from idempotent_answers where created_at < now() - interval '24 hours'`.execute(
    trx,
  );
}
