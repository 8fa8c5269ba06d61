import { startReplica } from "../../server/testing/postgres.ts";
import { onPostgres, type Outcome } from "./outcome.ts";
import { hasProxy, type ProxyKind } from "./proxy.ts";
import { twoServers } from "./two-servers.ts";

type Options = { proxy: ProxyKind; servers: number; rounds: number; replica: boolean };

/** Several servers behind a proxy, with or without a read replica: one line per check that must hold on all of them. */
export async function serversTogether({
  proxy,
  servers,
  rounds,
  replica,
}: Options): Promise<Outcome> {
  if (!hasProxy(proxy)) return { figures: `SKIPPED: ${proxy} is not installed`, faults: [] };
  return onPostgres(async (databaseUrl) => {
    const copy = replica ? await startReplica(databaseUrl) : undefined;
    try {
      const plan = { databaseUrl, readUrl: copy?.url, servers, rounds, proxy };
      const checks = await twoServers(plan);
      return {
        figures: `${servers} servers behind ${proxy}${replica ? ", with a read replica" : ""}`,
        lines: checks.map(({ name, figures, faults }) => ({
          held: faults.length === 0,
          text: `${name}: ${figures}`,
        })),
        faults: checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
      };
    } finally {
      await copy?.stop();
    }
  });
}
