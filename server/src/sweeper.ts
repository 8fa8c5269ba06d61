import type { FastifyBaseLogger } from "fastify";
import { sweepExpired } from "./accounts/service.ts";
import { forgetOldAttempts } from "./db/once.ts";
import type { Db } from "./schema.ts";

const everyMs = 60 * 60 * 1000;

/** Forgets once an hour what has run out: sessions, mailed links, idempotency keys. */
export function startSweeper(db: Db, log: FastifyBaseLogger): { stop: () => void } {
  const sweep = async () => {
    await sweepExpired(db);
    await db.transaction().execute((trx) => forgetOldAttempts(trx));
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, "sweep"));
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
