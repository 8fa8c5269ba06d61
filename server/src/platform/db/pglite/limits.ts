import type pg from "pg";
import { PgliteFailure } from "./handle.ts";
import type { PgliteSocket } from "./socket.ts";
import { processCallback } from "../../callbacks.ts";

/** As on PostgreSQL (open.ts). */
export type Limits = { statementMs: number; idleInTransactionMs: number };

type Client = Pick<pg.PoolClient, "query" | "getTransactionStatus">;

/**
 * PGlite runs on one thread, where PostgreSQL's own timers never ring: the limits of a session are kept here. They are
 * lifted by the same SQL as on PostgreSQL, `set local statement_timeout = 0`, both at once.
 */
export function limitStatements(client: Client, socket: PgliteSocket, limits: Limits): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  let patience: "none" | "of the transaction" | "of the session" = "none";
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;

  const leftOpen = processCallback(() =>
    socket.destroy(
      new PgliteFailure("25P03", "terminating connection due to idle-in-transaction timeout"),
    ),
  );

  function settled(): void {
    underWay -= 1;
    const isOpen = client.getTransactionStatus() !== "I";
    if (!isOpen && patience === "of the transaction") patience = "none";
    if (isOpen && underWay === 0 && patience === "none") {
      idle = setTimeout(leftOpen, limits.idleInTransactionMs);
    }
  }

  const limited = (...parts: unknown[]) => {
    clearTimeout(idle);
    patience = patienceAfter(parts[0], patience);
    socket.limitMs = patience === "none" ? limits.statementMs : 0;
    underWay += 1;
    const answer = query(...parts) as Promise<unknown>;
    answer.then(settled, settled);
    return answer;
  };
  client.query = limited as typeof client.query;
  socket.once(
    "close",
    processCallback(() => clearTimeout(idle)),
  );
}

function patienceAfter<T extends string>(asked: unknown, before: T) {
  if (typeof asked !== "string") return before;
  if (/^set local statement_timeout = 0$/i.test(asked)) return "of the transaction";
  if (/^set statement_timeout = 0$/i.test(asked)) return "of the session";
  if (/^reset statement_timeout$/i.test(asked)) return "none";
  return before;
}
