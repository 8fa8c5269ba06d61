import type { FastifyBaseLogger } from "fastify";
import type { Events } from "../events.ts";

/** Counts and logs the writes that were answered before another server confirmed them. Returns the count. */
export function countUnconfirmed(
  events: Events,
  log: Pick<FastifyBaseLogger, "warn">,
): () => number {
  let count = 0;
  events.onUnconfirmed(({ servers, error }) => {
    count += 1;
    log.warn(
      { servers, err: error },
      "A write was answered before all other servers confirmed that they applied it.",
    );
  });
  return () => count;
}
