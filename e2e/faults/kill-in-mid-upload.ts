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
import { type Ledger, readLedger } from "../../server/testing/ledger.ts";
import { childrenOf, parentOf } from "../../server/testing/processes.ts";
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
  /** Uploads in progress when the process died, which were retried with the same key. */
  repeated: number;
  /** Acknowledged files that are missing, different or duplicated. */
  faults: string[];
  /** Incomplete files that garbage collection at startup removed. */
  collected: number;
  /** Files that no row names, after garbage collection at startup. */
  unreferenced: string[];
  /** Files left in the upload folder after garbage collection at startup. */
  leftovers: string[];
  /** Media workers that outlived their server. */
  outlived: number;
  /** Row and byte counts at the end. */
  ledger: Ledger;
  restartMs: number[];
};

type Plan = { rounds: number; databaseUrl?: string | undefined };

const graceMs = 3_000;

/**
 * Kills the server repeatedly at random moments while people upload avatars, passports, photos and records, on the same
 * data. After each restart every acknowledged file must be complete, and there must be no other files.
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
      unreferenced: new Set<string>(),
      leftovers: new Set<string>(),
    };
    const restartMs: number[] = [];
    let repeated = 0;
    let outlived = 0;
    let collected = 0;
    for (let round = 1; round <= rounds; round += 1) {
      outlived += await uploadUntilKilled(server, uploaders);
      const before = storedIn(folder);
      server = await startServer(variables);
      const after = new Set(storedIn(folder));
      collected += before.filter((id) => !after.has(id)).length;
      restartMs.push(server.readyMs);
      // Files staged by another process on the same database are kept for an hour.
      if (!databaseUrl) note(found.leftovers, leftovers(folder, server));
      const reviews = await Promise.all(uploaders.map((uploader) => uploader.review(server)));
      note(
        found.faults,
        reviews.flatMap(({ faults }) => faults),
      );
      repeated += reviews.reduce((sum, review) => sum + review.repeated, 0);
      const referenced = new Set(reviews.flatMap(({ fileIds }) => fileIds));
      if (!databaseUrl)
        note(
          found.unreferenced,
          storedIn(folder).filter((id) => !referenced.has(id)),
        );
    }
    server.signal("SIGTERM");
    await server.ended;
    return {
      rounds,
      acknowledged: uploaders.reduce((sum, uploader) => sum + uploader.acknowledged(), 0),
      repeated,
      faults: [...found.faults],
      collected,
      unreferenced: [...found.unreferenced],
      leftovers: [...found.leftovers],
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

/** Returns the number of child processes that outlived the server. */
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
  // Longer than an upload, so that every step of it is hit eventually.
  await wait(randomInt(0, 120));
  const children = childrenOf(server.pid);
  await kill(server);
  const living = () => children.filter((pid) => parentOf(pid) !== undefined).length;
  for (const giveUpAt = Date.now() + graceMs; living() > 0 && Date.now() < giveUpAt;)
    await wait(20);
  return living();
}

/** Everything except the folder of the current process and its two subfolders. */
function leftovers(folder: string, { pid }: ServerProcess): string[] {
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

/** The ledger after all processes have ended and garbage collection has run. */
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
