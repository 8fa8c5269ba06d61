import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ProxyKind, startProxy } from "./proxy.ts";
import * as testUser from "./test-user.ts";
import * as endpoints from "./two-servers-endpoints.ts";
import * as workload from "./two-servers-workload.ts";
import { mails } from "./two-servers-emails.ts";
import { liveUpdates } from "./two-servers-live.ts";
import { cachedPages } from "./two-servers-pages.ts";
import { guestReads, ownReads } from "./two-servers-replica.ts";
import { limitsTogether, startedOnce } from "./two-servers-start.ts";
import { type Check, openCluster, type Cluster } from "./two-servers-cluster.ts";

export type Plan = {
  databaseUrl: string;
  /** A read replica of it. */
  readUrl?: string | undefined;
  servers: number;
  /** Number of restarts per server. */
  rounds: number;
  proxy: ProxyKind;
};

const pauseMs = 1_000;

/**
 * Two or more servers with one PostgreSQL and one S3 store. They start together on an empty database, actions on one
 * must be visible on the others, and each is restarted in turn under load through a proxy.
 */
export async function twoServers({
  databaseUrl,
  readUrl,
  servers,
  rounds,
  proxy,
}: Plan): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-two-"));
  const plan = { databaseUrl, readUrl, count: servers, folder };
  const cluster = await openCluster(plan, { RATE_LIMITS: "on" });
  try {
    const checks = [await startedOnce(cluster), await limitsTogether(cluster)];
    await cluster.reopen({ RATE_LIMITS: "off" });
    const steps = [
      endpoints.sessions,
      endpoints.files,
      endpoints.carts,
      endpoints.sameKey,
      mails,
      cachedPages,
      liveUpdates,
    ];
    if (readUrl) steps.push(guestReads, ownReads);
    for (const step of steps) checks.push(await step(cluster));
    return [...checks, ...(await rollingRestart(cluster, rounds, join(folder, "proxy"), proxy))];
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rollingRestart(
  cluster: Cluster,
  rounds: number,
  folder: string,
  kind: ProxyKind,
): Promise<Check[]> {
  const { servers } = cluster;
  const proxy = await startProxy(
    kind,
    folder,
    servers.map(({ port }) => port),
  );
  try {
    const token = await testUser.signIn(proxy);
    const under = [
      await workload.posting(proxy, cluster, token),
      workload.reading(proxy),
      await workload.uploading(proxy, cluster),
      await workload.shopping(proxy, cluster),
      workload.writing(proxy, cluster),
    ];
    let over = false;
    const work = Promise.all(under.map((workload) => workload.work(() => over)));
    for (let turn = 0; turn < rounds * servers.length; turn += 1) {
      await wait(pauseMs);
      await cluster.replace(turn % servers.length);
    }
    await wait(pauseMs);
    over = true;
    await work;
    const restarts = `${rounds * servers.length} in turn behind ${kind}`;
    const checks: Check[] = [{ name: "restarts", figures: restarts, faults: [] }];
    for (const workload of under) checks.push(await workload.judge());
    return checks;
  } finally {
    await proxy.stop();
  }
}
