import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mountDisk, unmount } from "./full-disk.ts";
import { type ServerProcess, isReady, kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire, type Wire } from "./wire.ts";

export type FullDatabaseReport = testUser.Losses & {
  acknowledged: number;
  /** What came of posts while there was no room: how often each status; 0 is no answer. */
  statuses: Record<number, number>;
  /** Whether hoots could be read then, and what `/api/health` said. */
  readable: boolean;
  health: number;
  /** The same process took posts again once there was room; else it had to be started again. */
  recovered: boolean;
  /** A post was taken after a restart. */
  posts: boolean;
};

const diskMegabytes = 400;
/** Rows fill the pages that there are first. */
const tries = 600;

/** A server on PGlite whose whole disk is full. Undefined where no disk can be had for it. */
export async function fullDatabase(): Promise<FullDatabaseReport | undefined> {
  const folder = mountDisk(diskMegabytes);
  if (folder === undefined) return undefined;
  const variables = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  let server = await startServer(variables);
  const fates = testUser.noFates();
  try {
    const token = await testUser.signIn(server);
    const wire = openWire(server.port, 4);
    for (let turn = 0; turn < 20; turn += 1) await post(wire, token, fates);
    const ballast = join(folder, "ballast");
    fillUp(folder, ballast);
    const during = testUser.noFates();
    for (let turn = 0; turn < tries && refused(during) < 5; turn += 1) {
      await post(wire, token, during);
    }
    const list = await wire.send("GET", "/api/hoots/paginated?limit=50");
    const alive = await wire.send("GET", "/api/health");
    rmSync(ballast);
    const recovered = await post(wire, token, fates);
    wire.close();
    server = await again(server, variables);
    const later = openWire(server.port, 1);
    const posts = await post(later, await testUser.signIn(server), fates);
    later.close();
    const acknowledged = new Map([...fates.acknowledged, ...during.acknowledged]);
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
    await kill(server);
    unmount(folder);
  }
}

let number = 0;
const post = (wire: Wire, token: string, fates: testUser.Fates) =>
  testUser.post(wire, token, testUser.draftOf(`Hoot ${(number += 1)} on a full disk`), fates);

function statusesOf(fates: testUser.Fates): Record<number, number> {
  const all: [number, number][] = [
    [201, fates.acknowledged.size],
    ...fates.refused,
    [0, unanswered(fates)],
  ];
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

const unanswered = (fates: testUser.Fates) => fates.unanswered.length + fates.unsent;
const refused = (fates: testUser.Fates) =>
  [...fates.refused.values()].reduce((sum, count) => sum + count, unanswered(fates));

/** Takes all the room that is left. */
function fillUp(folder: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
}

async function again(server: ServerProcess, variables: Record<string, string>) {
  server.signal("SIGTERM");
  await server.ended;
  return startServer(variables);
}
