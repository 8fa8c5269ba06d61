import { randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../server/src/platform/db/open.ts";
import { openDisk } from "../../server/src/platform/files/disk.ts";
import { diskFolder } from "../../server/src/platform/files/open-blobs.ts";
import { gcFiles } from "../../server/src/platform/files/gc.ts";
import type { Schema } from "../../server/src/platform/schema.ts";
import { type Ledger, readLedger } from "../../server/src/testing/ledger.ts";
import { childrenOf, parentOf } from "../../server/src/testing/processes.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import {
  avatarSender,
  passportSender,
  photoSender,
  recordSender,
  type Uploader,
} from "./uploader.ts";

export type UploadKillReport = {
  rounds: number;
  acknowledged: number;
  /** Uploads that were under way when the process died, and were sent again with the same key. */
  repeated: number;
  /** What was acknowledged and is not there, or is not what was sent; what is there twice. */
  faults: string[];
  /** Half-done files that garbage collection at the start removed. */
  swept: number;
  /** Bytes of files that nobody's things refer to, after garbage collection at the start. */
  strays: string[];
  /** What lay where requests are received, after garbage collection at the start. */
  leftAtWork: string[];
  /** Processes for pictures that outlived their server. */
  outlived: number;
  /** Rows and bytes, counted up in the end. */
  ledger: Ledger;
  restartMs: number[];
};

type Plan = { rounds: number; databaseUrl?: string | undefined };

const graceMs = 3_000;

/**
 * Kills the server at random moments while people send avatars, passports, photos and pets, over and over, on the same
 * data. After each restart every acknowledged file must be there with all its bytes, and nothing else.
 */
export async function killInMidUpload({ rounds, databaseUrl }: Plan): Promise<UploadKillReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-kill-"));
  const variables = {
    DATA_DIR: folder,
    DEMO: "off",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  let server = await startServer(variables);
  try {
    const makers = [avatarSender, passportSender, photoSender, recordSender, photoSender];
    const uploaders = await Promise.all(makers.map((make) => make(server)));
    const found = {
      faults: new Set<string>(),
      strays: new Set<string>(),
      leftAtWork: new Set<string>(),
    };
    const restartMs: number[] = [];
    let repeated = 0;
    let outlived = 0;
    let swept = 0;
    for (let round = 1; round <= rounds; round += 1) {
      outlived += await uploadUntilKilled(server, uploaders);
      const before = storedIn(folder);
      server = await startServer(variables);
      const after = new Set(storedIn(folder));
      swept += before.filter((id) => !after.has(id)).length;
      restartMs.push(server.readyMs);
      // What another process of the same database staged is left alone for an hour.
      if (!databaseUrl) note(found.leftAtWork, leftAtWork(folder, server));
      const reviews = await Promise.all(uploaders.map((uploader) => uploader.review(server)));
      note(
        found.faults,
        reviews.flatMap(({ faults }) => faults),
      );
      repeated += reviews.reduce((sum, review) => sum + review.repeated, 0);
      const known = new Set(reviews.flatMap(({ fileIds }) => fileIds));
      if (!databaseUrl)
        note(
          found.strays,
          storedIn(folder).filter((id) => !known.has(id)),
        );
    }
    server.signal("SIGTERM");
    await server.ended;
    return {
      rounds,
      acknowledged: uploaders.reduce((sum, uploader) => sum + uploader.acknowledged(), 0),
      repeated,
      faults: [...found.faults],
      swept,
      strays: [...found.strays],
      leftAtWork: [...found.leftAtWork],
      outlived,
      ledger: await countUp(folder, databaseUrl),
      restartMs,
    };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

const note = (all: Set<string>, some: readonly string[]) => some.forEach((one) => all.add(one));

/** Answers how many processes outlived the one that was killed. */
async function uploadUntilKilled(server: ServerProcess, uploaders: Uploader[]): Promise<number> {
  const enough = randomInt(1, 16);
  let answered = 0;
  let dying: Promise<number> | undefined;
  const senders = uploaders.map(async (uploader) => {
    while (await uploader.send(server)) {
      answered += 1;
      if (answered >= enough) dying ??= die(server);
    }
  });
  await Promise.all(senders);
  return (await dying) ?? 0;
}

async function die(server: ServerProcess): Promise<number> {
  // Longer than an upload takes, so that every step of one is hit now and then.
  await wait(randomInt(0, 120));
  const children = childrenOf(server.pid);
  await kill(server);
  const living = () => children.filter((pid) => parentOf(pid) !== undefined).length;
  for (const giveUpAt = Date.now() + graceMs; living() > 0 && Date.now() < giveUpAt;)
    await wait(20);
  return living();
}

/** All but the folder of the process that is there now, and its two rooms. */
function leftAtWork(folder: string, { pid }: ServerProcess): string[] {
  const work = join(folder, "files-at-work");
  const own = new RegExp(`^${pid}-[^/]+(?:/(?:incoming|made))?$`);
  return readdirSync(work, { recursive: true })
    .map(String)
    .filter((name) => !own.test(name));
}

const storedIn = (folder: string): string[] =>
  ["public", "private"].flatMap((visibility) => {
    try {
      return readdirSync(join(diskFolder(folder), visibility));
    } catch {
      return [];
    }
  });

/** The ledger when nobody is at work any more and garbage collection has come by. */
export async function countUp(dataDir: string, databaseUrl: string | undefined): Promise<Ledger> {
  const { db, close } = await openDatabase<Schema>({ dataDir, databaseUrl });
  try {
    if (databaseUrl) {
      const soon = new Date(Date.now() + 60_000);
      await gcFiles({ db, blobs: openDisk(diskFolder(dataDir)), folder: dataDir }, soon);
      rmSync(join(dataDir, "files-at-work"), { recursive: true, force: true });
    }
    return await readLedger(db, dataDir);
  } finally {
    await close();
  }
}
