import { endlessStatement } from "./endless-statement.ts";
import { inMs } from "./latency.ts";
import { faultsIn, type Outcome, seconds, timesIn } from "./outcome.ts";
import { workerTerminated } from "./worker-terminated.ts";

const healthMs = 200;
const drainMs = 10_000;
/** Two statements in a row that each take their 5 s, and the folder opened again; the rest is for a busy machine. */
const brokenOffMs = 15_000;

export async function workersTerminated(rounds: number): Promise<Outcome> {
  const { lost, torn, doubled, acknowledged, refused, backMs } = await workerTerminated(rounds);
  const others = Object.keys(refused).filter((status) => status !== "503");
  return {
    figures: `${rounds} workers ended, ${acknowledged} acknowledged, ${lost.length} lost, ${refused[503] ?? 0} answered 503 and sent again; acknowledged again after ${timesIn(backMs)}`,
    faults: faultsIn({
      [`${lost.length} acknowledged hoots are lost`]: lost.length > 0,
      [`${torn.length} hoots differ from what was sent`]: torn.length > 0,
      [`${doubled.length} hoots are there twice`]: doubled.length > 0,
      [`posts were refused with ${others.join()}`]: others.length > 0,
    }),
  };
}

export async function statementsEndless(databaseUrl?: string): Promise<Outcome> {
  const report = await endlessStatement(databaseUrl);
  const { health, cached, endless, searches, wasRed, isReady, after, stopped } = report;
  const statuses = (answers: readonly { status: number }[]) =>
    [...new Set(answers.map(({ status }) => status))].join();
  const slowest = Math.max(...endless.map(({ ms }) => ms));
  return {
    figures: `health's p99 ${inMs(health.p99)}, a cached list's ${inMs(cached.p99)}; statements without an end were answered ${statuses(endless)} after ${seconds(slowest)} at most, searches of 32 kB ${statuses(searches)}; told to stop, it ended with ${stopped.code} after ${seconds(stopped.ms)}`,
    faults: faultsIn({
      [`health was answered ${Object.keys(health.statuses).join()}`]:
        Object.keys(health.statuses).join() !== "200",
      [`health's p99 is ${inMs(health.p99)}`]: health.p99 > healthMs,
      [`the cached list was answered ${Object.keys(cached.statuses).join()}`]:
        Object.keys(cached.statuses).join() !== "200",
      [`endless statements were answered ${statuses(endless)}`]: statuses(endless) !== "503",
      "they were not told when to come again": endless.some(({ retryAfter }) => !retryAfter),
      [`they took ${seconds(slowest)}`]: slowest > brokenOffMs,
      // PostgreSQL has other connections.
      "readiness did not say so": databaseUrl === undefined && !wasRed,
      "it was not ready in the end": !isReady,
      [`a post afterwards was answered ${after.status}`]: after.status !== 201,
      [`told to stop, it ended with ${stopped.code}`]: stopped.code !== 0,
      [`it took ${seconds(stopped.ms)} to stop`]: stopped.ms > drainMs,
    }),
  };
}
