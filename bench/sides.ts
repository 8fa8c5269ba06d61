import { fork } from "node:child_process";
import { join } from "node:path";
import autocannon from "autocannon";
import { cpuSeconds } from "./cpu.ts";
import { makePgbench } from "./pgbench.ts";
import type { Engine, Script } from "./same-sql.ts";
import type { Request } from "./signed-in-calls.ts";
import type { Done, Go, Task } from "./sql-baseline.ts";

/** Calls per second, and CPU time per call; NaN if unknown. */
export type Figures = { rate: number; cpuMicros: number };
/** One of the two compared sides. */
export type Side = { name: string; run: (seconds: number) => Promise<Figures>; end: () => void };

/** Database connections on either side. */
const connections = 10;
/** Enough that a server on PostgreSQL never waits for clients; PGlite runs one query at a time anyway. */
const readers = { postgres: 20, pglite: 5 };

/** The server over HTTP with this token. */
export function requestedServer(
  { address, pid }: { address: string; pid: number },
  on: Engine["is"],
  requests: readonly Request[],
  token: string,
): Side {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return {
    name: "ours",
    async run(seconds) {
      const before = cpuSeconds(pid);
      const { requests: answered, ...result } = await autocannon({
        url: address,
        connections: readers[on],
        duration: seconds,
        requests: requests.map(({ body, ...request }) => ({
          ...request,
          headers,
          ...(body && { setupRequest: (next: object) => ({ ...next, body: body() }) }),
        })),
      });
      if (result.non2xx > 0 || result.errors > 0) {
        throw new Error(`${result.non2xx} refusals and ${result.errors} errors.`);
      }
      const cpuMicros = ((cpuSeconds(pid) - before) / answered.total) * 1e6;
      return { rate: answered.total / result.duration, cpuMicros };
    },
    end: () => undefined,
  };
}

/** The same SQL in the same order by pgbench. */
export function byPgbench(url: string, scripts: Script[]): Side {
  const { rate, end } = makePgbench(url, connections, scripts);
  const run = async (seconds: number) => ({ rate: await rate(seconds), cpuMicros: Number.NaN });
  return { name: "pgbench", run, end };
}

/** The same SQL by a plain client in a separate process, or by a bare PGlite. */
export async function bySqlAlone(engine: Engine, scripts: Script[]): Promise<Side> {
  const child = fork(join(import.meta.dirname, "sql-baseline.ts"), { serialization: "advanced" });
  const { pid = 0 } = child;
  const answer = <T>() => new Promise<T>((resolve) => child.once("message", resolve));
  const task: Task = { engine, connections, scripts };
  child.send(task);
  await answer();
  return {
    name: engine.is === "pglite" ? "a bare PGlite" : "pg alone",
    async run(seconds) {
      const before = cpuSeconds(pid);
      const go: Go = { seconds };
      child.send(go);
      const { rate, total } = await answer<Done>();
      return { rate, cpuMicros: ((cpuSeconds(pid) - before) / total) * 1e6 };
    },
    end: () => child.disconnect(),
  };
}
