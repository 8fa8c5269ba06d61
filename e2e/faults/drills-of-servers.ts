import { startReplica } from "../../server/src/testing/postgres.ts";
import { onPostgres, type Outcome } from "./outcome.ts";
import { hasProxy, type ProxyKind } from "./proxy.ts";
import { twoServers } from "./two-servers.ts";

type Wanted = { proxy: ProxyKind; servers: number; rounds: number; replica: boolean };

/** Several servers behind a proxy, with or without a read replica: one line for each thing that must be the same at all doors. */
export async function serversTogether({
  proxy,
  servers,
  rounds,
  replica,
}: Wanted): Promise<Outcome> {
  if (!hasProxy(proxy)) return { figures: `SKIPPED: this machine has no ${proxy}`, faults: [] };
  return onPostgres(async (databaseUrl) => {
    const copy = replica ? await startReplica(databaseUrl) : undefined;
    try {
      const plan = { databaseUrl, readUrl: copy?.url, servers, rounds, proxy };
      const checks = await twoServers(plan);
      return {
        figures: `${servers} houses behind ${proxy}${replica ? ", with a read replica" : ""}`,
        lines: checks.map(({ name, figures, faults }) => ({
          held: faults.length === 0,
          words: `${name}: ${figures}`,
        })),
        faults: checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
      };
    } finally {
      await copy?.stop();
    }
  });
}
