import { endlessStatement } from "./endless-statement.ts";
import { inMs } from "./latency.ts";
import { faultsIn, type Outcome, seconds, timesIn } from "./outcome.ts";
import { workerTerminated } from "./worker-terminated.ts";

const healthMs = 200;
const drainMs = 10_000;
/** Two statements in a row that each take 5 s, and opening the folder again; the rest allows for a busy machine. */
const canceledMs = 15_000;

export async function workersTerminated(rounds: number): Promise<Outcome> {
  const { lost, torn, doubled, acknowledged, rejected, backMs } = await workerTerminated(rounds);
  const others = Object.keys(rejected).filter((status) => status !== "503");
  return {
    figures: `${rounds} workers ended, ${acknowledged} acknowledged, ${lost.length} lost, ${rejected[503] ?? 0} rejected with 503 and retried; acknowledged again after ${timesIn(backMs)}`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length} hoots differ from what was sent`]: torn.length > 0,
      [`${doubled.length} hoots are duplicated`]: doubled.length > 0,
      [`posts were rejected with ${others.join()}`]: others.length > 0,
    }),
  };
}

export async function statementsEndless(databaseUrl?: string): Promise<Outcome> {
  const report = await endlessStatement(databaseUrl);
  const { health, cached, endless, searches, wasNotReady, isReady, after, stopped } = report;
  const statuses = (responses: readonly { status: number }[]) =>
    [...new Set(responses.map(({ status }) => status))].join();
  const slowest = Math.max(...endless.map(({ ms }) => ms));
  return {
    figures: `health's p99 ${inMs(health.p99)}, a cached list's ${inMs(cached.p99)}; endless statements got ${statuses(endless)} after ${seconds(slowest)} at most, searches of 32 kB ${statuses(searches)}; after SIGTERM it exited with ${stopped.code} after ${seconds(stopped.ms)}`,
    faults: faultsIn({
      [`health got ${Object.keys(health.statuses).join()}`]:
        Object.keys(health.statuses).join() !== "200",
      [`health's p99 is ${inMs(health.p99)}`]: health.p99 > healthMs,
      [`the cached list got ${Object.keys(cached.statuses).join()}`]:
        Object.keys(cached.statuses).join() !== "200",
      [`endless statements got ${statuses(endless)}`]: statuses(endless) !== "503",
      "their responses had no Retry-After": endless.some(({ retryAfter }) => !retryAfter),
      [`they took ${seconds(slowest)}`]: slowest > canceledMs,
      // PostgreSQL has other connections, so the server stays ready.
      "the server stayed ready": databaseUrl === undefined && !wasNotReady,
      "it was not ready in the end": !isReady,
      [`a post afterwards got ${after.status}`]: after.status !== 201,
      [`after SIGTERM it exited with ${stopped.code}`]: stopped.code !== 0,
      [`it took ${seconds(stopped.ms)} to stop`]: stopped.ms > drainMs,
    }),
  };
}
