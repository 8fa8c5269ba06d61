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
import { keptPages } from "./two-servers-pages.ts";
import { guestsBehind, ownReads } from "./two-servers-replica.ts";
import { limitsTogether, startedOnce } from "./two-servers-start.ts";
import { type Check, openCluster, type Cluster } from "./two-servers-cluster.ts";

export type Plan = {
  databaseUrl: string;
  /** A read replica of it. */
  readUrl?: string | undefined;
  servers: number;
  /** How often each is restarted. */
  rounds: number;
  proxy: ProxyKind;
};

const pauseMs = 1_000;

/**
 * Two or more servers on one PostgreSQL and one S3 store: they start at the same moment on an empty database, what is
 * done at one door holds at the others, and each is restarted in turn while people are busy at the proxy before them.
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
    const looks = [
      endpoints.sessions,
      endpoints.files,
      endpoints.carts,
      endpoints.sameKey,
      mails,
      keptPages,
      liveUpdates,
    ];
    if (readUrl) looks.push(guestsBehind, ownReads);
    for (const look of looks) checks.push(await look(cluster));
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
    const restarts = `${rounds * servers.length} one after the other behind ${kind}`;
    const checks: Check[] = [{ name: "restarts", figures: restarts, faults: [] }];
    for (const workload of under) checks.push(await workload.judge());
    return checks;
  } finally {
    await proxy.stop();
  }
}
