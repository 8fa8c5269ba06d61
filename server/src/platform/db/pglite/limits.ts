import type pg from "pg";
import { processCallback } from "../../callbacks.ts";
import type { QueryHook } from "../query-hooks.ts";
import { PgliteFailure } from "./handle.ts";
import type { PgliteSocket } from "./socket.ts";

/** As on PostgreSQL (open.ts). */
export type Limits = { statementMs: number; idleInTransactionMs: number };

/** How long the statement timeout is lifted. */
type Lifted = "not" | "for the transaction" | "for the session";

/**
 * PGlite runs on one thread, where PostgreSQL's timers never fire, so session timeouts are applied here. `set local
 * statement_timeout = 0` lifts both, as on PostgreSQL.
 */
export function limitStatements(
  client: Pick<pg.PoolClient, "getTransactionStatus">,
  socket: PgliteSocket,
  limits: Limits,
): QueryHook {
  let lifted: Lifted = "not";
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  const onIdle = processCallback(() =>
    socket.destroy(
      new PgliteFailure("25P03", "terminating connection due to idle-in-transaction timeout"),
    ),
  );

  function settled(): void {
    running -= 1;
    const isOpen = client.getTransactionStatus() !== "I";
    if (!isOpen && lifted === "for the transaction") lifted = "not";
    if (isOpen && running === 0 && lifted === "not") {
      idle = setTimeout(onIdle, limits.idleInTransactionMs);
    }
  }

  socket.once(
    "close",
    processCallback(() => clearTimeout(idle)),
  );
  return (send) => (query) => {
    clearTimeout(idle);
    lifted = liftedAfter(query.text, lifted);
    socket.limitMs = lifted === "not" ? limits.statementMs : 0;
    running += 1;
    const result = send(query);
    result.then(settled, settled);
    return result;
  };
}

function liftedAfter(sql: string, before: Lifted): Lifted {
  if (/^set local statement_timeout = 0$/i.test(sql)) return "for the transaction";
  if (/^set statement_timeout = 0$/i.test(sql)) return "for the session";
  if (/^reset statement_timeout$/i.test(sql)) return "not";
  return before;
}
