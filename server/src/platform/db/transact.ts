import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { isStalePlan } from "./prepared.ts";

const triesAtMost = 5;
const shortestPauseMs = 10;

/** A deadlock (40P01) or a serialization failure (40001). */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["40P01", "40001"].includes(String(error.code));

/**
 * Runs `work` in a transaction, and again if PostgreSQL aborts it in favor of another. Throws the error of `work`,
 * also if the connection is lost and the rollback fails too.
 */
export async function transact<S, T>(
  db: Kysely<S>,
  work: (trx: Transaction<S>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const failed: { with?: unknown } = {};
    try {
      return await db.transaction().execute((trx) =>
        work(trx).catch((error: unknown) => {
          failed.with = error;
          throw error;
        }),
      );
    } catch (error) {
      const reason = failed.with ?? error;
      if (tries >= triesAtMost || !(isCollision(reason) || isStalePlan(reason))) throw reason;
      await pause(shortestPauseMs * 2 ** tries * (0.5 + Math.random()));
    }
  }
}
