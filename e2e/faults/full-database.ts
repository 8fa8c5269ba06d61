import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mountDisk, unmount } from "./full-disk.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire, type Wire } from "./wire.ts";

export type FullDatabaseReport = testUser.Losses & {
  acknowledged: number;
  /** Posts by status while the disk was full; 0 is no response. */
  statuses: Record<number, number>;
  /** Whether hoots could be read then, and the status of `/api/health`. */
  readable: boolean;
  health: number;
  /** The same process accepted posts again once there was space, without a restart. */
  recovered: boolean;
  /** A post was accepted after a restart. */
  posts: boolean;
};

const diskMegabytes = 400;
/** Enough posts to fill existing pages first. */
const tries = 600;

/** A PGlite server with a full disk. Undefined if no small disk can be mounted. */
export async function fullDatabase(): Promise<FullDatabaseReport | undefined> {
  const folder = mountDisk(diskMegabytes);
  if (folder === undefined) return undefined;
  const variables = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  let server: ServerProcess | undefined;
  const results = testUser.newResults();
  try {
    server = await startServer(variables);
    const token = await testUser.signIn(server);
    const wire = openWire(server.port, 4);
    for (let turn = 0; turn < 20; turn += 1) await post(wire, token, results);
    const ballast = join(folder, "ballast");
    fillUp(folder, ballast);
    const during = testUser.newResults();
    for (let turn = 0; turn < tries && rejected(during) < 5; turn += 1) {
      await post(wire, token, during);
    }
    const list = await wire.send("GET", "/api/hoots/paginated?limit=50");
    const alive = await wire.send("GET", "/api/health");
    rmSync(ballast);
    const recovered = await post(wire, token, results);
    wire.close();
    server = await again(server, variables);
    const later = openWire(server.port, 1);
    const posts = await post(later, await testUser.signIn(server), results);
    later.close();
    const acknowledged = new Map([...results.acknowledged, ...during.acknowledged]);
    return {
      ...testUser.lossesIn(await testUser.readAll(server), acknowledged),
      acknowledged: acknowledged.size,
      statuses: statusesOf(during),
      readable: list.is === "answered" && list.status === 200,
      health: alive.is === "answered" ? alive.status : 0,
      recovered: recovered && (await isReady(server.address)),
      posts,
    };
  } finally {
    if (server) await kill(server);
    unmount(folder);
  }
}

let number = 0;
const post = (wire: Wire, token: string, results: testUser.PostResults) =>
  testUser.post(wire, token, testUser.draftOf(`Hoot ${(number += 1)} on a full disk`), results);

function statusesOf(results: testUser.PostResults): Record<number, number> {
  const all: [number, number][] = [
    [201, results.acknowledged.size],
    ...results.rejected,
    [0, unanswered(results)],
  ];
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

const unanswered = (results: testUser.PostResults) => results.unanswered.length + results.unsent;
const rejected = (results: testUser.PostResults) =>
  [...results.rejected.values()].reduce((sum, count) => sum + count, unanswered(results));

/** Uses all free space. */
function fillUp(folder: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
}

async function again(server: ServerProcess, variables: Record<string, string>) {
  server.signal("SIGTERM");
  await server.ended;
  return startServer(variables);
}
