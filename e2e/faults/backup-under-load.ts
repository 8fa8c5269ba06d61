import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withRequests, wagabond } from "../../server/src/operations/backup/backup.testing.ts";
import { type Ledger, readLedger } from "../../server/testing/ledger.ts";
import { newDatabase } from "../../server/testing/postgres.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { avatarSender, passportSender, photoSender } from "./uploader.ts";
import { openWire } from "./wire.ts";

export type BackupReport = testUser.Losses & {
  rounds: number;
  /** Hoots acknowledged before a backup started, and files uploaded during it. */
  acknowledged: number;
  uploads: number;
  /** Output of commands that failed. */
  failed: string[];
  /** Row and byte counts of the restored sites. */
  ledgers: Omit<Ledger, "unkept" | "atWork">[];
  /** Damaged archives that were accepted, or that left files behind. */
  accepted: string[];
  bytes: number;
  backupMs: number[];
  restoreMs: number[];
  /** The slowest post before and during a backup. */
  slowestMs: { before: number; during: number };
};

type Plan = { rounds: number; damages: number; databaseUrl?: string | undefined };

/** The counts that must match after a restore. Released files are left to garbage collection at the first start. */
export const restored = ({ unkept: _unkept, atWork: _atWork, ...ledger }: Ledger) => ledger;

const writers = 3;
const usualMs = 1_000;

/**
 * Backs up a server under load, and restores it to an empty target. Everything that was acknowledged before must be
 * there, and every file complete. Then the archive is damaged in one place, repeatedly: no damaged archive may be
 * accepted or leave files behind.
 */
export async function backupUnderLoad({
  rounds,
  damages,
  databaseUrl,
}: Plan): Promise<BackupReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-backup-"));
  const variables = variablesOf(join(folder, "server"), databaseUrl);
  const report: BackupReport = {
    rounds,
    lost: [],
    torn: [],
    doubled: [],
    failed: [],
    ledgers: [],
    accepted: [],
    acknowledged: 0,
    uploads: 0,
    bytes: 0,
    backupMs: [],
    restoreMs: [],
    slowestMs: { before: 0, during: 0 },
  };
  const server = await startServer(variables);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const file = join(folder, `${round}.tar`);
      const acknowledged = await backUpUnderLoad(server, variables, file, report);
      report.bytes = statSync(file).size;
      await restoreElsewhere(folder, file, databaseUrl, acknowledged, report);
      report.accepted.push(...(await damaged(folder, file, damages)));
    }
    return report;
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

const variablesOf = (dataDir: string, databaseUrl?: string) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Returns what was acknowledged before the backup started. */
async function backUpUnderLoad(
  server: ServerProcess,
  variables: Record<string, string>,
  file: string,
  report: BackupReport,
): Promise<Map<string, testUser.Draft>> {
  const token = await testUser.signIn(server);
  const wire = openWire(server.port, writers);
  const results = testUser.newResults();
  const uploaders = await Promise.all(
    [avatarSender, passportSender, photoSender].map((make) => make(server)),
  );
  const load = { isOver: false };
  const times: { begun: number; ms: number }[] = [];
  const writer = async (number: number) => {
    for (let n = 1; !load.isOver; n += 1) {
      const begun = performance.now();
      await testUser.post(wire, token, testUser.draftOf(`${file} ${number} ${n}`), results);
      times.push({ begun, ms: performance.now() - begun });
      await wait(5);
    }
  };
  const working = [
    ...Array.from({ length: writers }, (_, number) => writer(number)),
    ...uploaders.map(async (uploader) => {
      while (!load.isOver) await uploader.send(server);
    }),
  ];
  await wait(usualMs);
  const before = new Map(results.acknowledged);
  const began = performance.now();
  const result = await wagabond(variables, "backup", file);
  report.backupMs.push(performance.now() - began);
  load.isOver = true;
  await Promise.all(working);
  wire.close();
  if (result.code !== 0) report.failed.push(result.output);
  report.acknowledged += before.size;
  report.uploads += uploaders.reduce((sum, uploader) => sum + uploader.acknowledged(), 0);
  const slowest = (some: typeof times) => Math.max(0, ...some.map(({ ms }) => ms));
  const { slowestMs } = report;
  const isBefore = ({ begun, ms }: { begun: number; ms: number }) => begun + ms < began;
  slowestMs.before = Math.max(slowestMs.before, slowest(times.filter(isBefore)));
  slowestMs.during = Math.max(slowestMs.during, slowest(times.filter((time) => !isBefore(time))));
  return before;
}

async function restoreElsewhere(
  folder: string,
  file: string,
  databaseUrl: string | undefined,
  acknowledged: ReadonlyMap<string, testUser.Draft>,
  report: BackupReport,
): Promise<void> {
  const dataDir = join(folder, "restored");
  const elsewhere = databaseUrl && (await newDatabase(databaseUrl, `restored_${Date.now()}`));
  const variables = variablesOf(dataDir, elsewhere);
  const began = performance.now();
  const result = await wagabond(variables, "restore", file);
  report.restoreMs.push(performance.now() - began);
  if (result.code !== 0) return void report.failed.push(result.output);
  const ledger = await withRequests({ dataDir, databaseUrl: elsewhere }, (db) =>
    readLedger(db, dataDir),
  );
  report.ledgers.push(restored(ledger));
  const server = await startServer(variables);
  const losses = testUser.lossesIn(await testUser.readAll(server), acknowledged);
  await kill(server);
  rmSync(dataDir, { recursive: true, force: true });
  for (const what of ["lost", "torn", "doubled"] as const) report[what].push(...losses[what]);
}

/** Restores truncated archives and archives with one flipped bit. Returns what was accepted. */
async function damaged(folder: string, file: string, times: number): Promise<string[]> {
  const whole = readFileSync(file);
  const broken = join(folder, "broken.tar");
  const place = join(folder, "never");
  const accepted: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const at = randomInt(whole.length);
    const bytes = Buffer.from(n % 2 === 0 ? whole : whole.subarray(0, at));
    if (n % 2 === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
    writeFileSync(broken, bytes);
    const { code } = await wagabond({ DATA_DIR: place }, "restore", broken);
    const what = n % 2 === 0 ? `a flipped bit at ${at}` : `a truncation at ${at}`;
    if (code !== 1) accepted.push(`${what} ended with ${code}`);
    if (existsSync(place)) accepted.push(`${what} left files behind`);
  }
  return accepted;
}
