import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { leaveReserve } from "../../platform/files/reserve.ts";
import { makeArchive } from "./make.ts";
import { fromCopy } from "./source.ts";

/** How many are kept: one day, at one per hour. */
export const maxSnapshots = 24;

export const snapshotFolder = (dataDir: string): string => join(dataDir, "snapshots");

/** The name of a snapshot: its start time and the database's write counter. */
const namePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z~([0-9A-F]+-[0-9A-F]+)\.tar$/;

export type Snapshot = { name: string; at: Date; writeMark: string };

/** The snapshots of a server, newest first. Other files, such as an incomplete one, are ignored. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const names = await readdir(snapshotFolder(dataDir)).catch(() => []);
  return names.flatMap(snapshotOf).toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

function snapshotOf(name: string): Snapshot[] {
  const [, day, hour, minute, second, writeMark = ""] = namePattern.exec(name) ?? [];
  if (day === undefined) return [];
  return [{ name, at: new Date(`${day}T${hour}:${minute}:${second}Z`), writeMark }];
}

/**
 * Writes a snapshot of PGlite's rows, running or stopped, and deletes the oldest. The snapshot is complete and synced
 * to disk, or doesn't exist. `writeMark` is the write counter just before. Throws STORAGE_FULL rather than fill the disk.
 */
export async function takeSnapshot(
  dataDir: string,
  writeMark: string,
  now: Date,
): Promise<Snapshot> {
  const time = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const name = `${time}~${writeMark}.tar`;
  await leaveReserve(dataDir);
  await fromCopy({ databaseUrl: undefined, dataDir }, "snapshots", async (source) => {
    await makeArchive({ ...source, blobs: undefined }, join(snapshotFolder(dataDir), name));
    for (const old of (await listSnapshots(dataDir)).slice(maxSnapshots)) {
      await rm(join(snapshotFolder(dataDir), old.name));
    }
  });
  return { name, at: now, writeMark };
}
