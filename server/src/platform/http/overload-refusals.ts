import type { FastifyRequest } from "fastify";
import { routeOf } from "./route-of.ts";

/** The interval of the log lines. */
const logMs = 60_000;

export type OverloadRefusals = {
  note: (request: FastifyRequest) => void;
  /** The number since the start, by route. */
  counts: ReadonlyMap<string, number>;
};

/** Counts the requests rejected under overload, and logs one line a minute, as a stack for each would add load. */
export function countOverloadRefusals(
  now: () => number = () => performance.now(),
): OverloadRefusals {
  const counts = new Map<string, number>();
  let sinceLog = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    counts,
    note(request) {
      const route = `${request.method} ${routeOf(request)}`;
      counts.set(route, (counts.get(route) ?? 0) + 1);
      sinceLog += 1;
      if (now() - loggedAt < logMs) return;
      request.log.warn({ refused: sinceLog, route }, "Requests are rejected with OVERLOADED");
      loggedAt = now();
      sinceLog = 0;
    },
  };
}
