import { createHash } from "node:crypto";
import { AppError } from "#contracts/kernel/errors.ts";
import { sql, type Transaction } from "kysely";

/** One try of a write that may be retried: who tries, the `Idempotency-Key`, which call, what was sent. */
export type Attempt = { ownerId: string; key: string | undefined; call: string; body: unknown };

/**
 * Does the work of an attempt once: the answer is stored in the work's own transaction, so a retry
 * after a lost answer gets that answer and makes no second row. A retry that comes while the first
 * is under way waits for it on the row's unique key.
 * Throws IDEMPOTENCY_MISMATCH where the key was used for something else. Keys live for 24 h.
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

/** Forgets keys older than a day. */
export async function forgetOldAttempts<S>(trx: Transaction<S>): Promise<void> {
  await sql`delete from idempotent_answers where created_at < now() - interval '24 hours'`.execute(
    trx,
  );
}
