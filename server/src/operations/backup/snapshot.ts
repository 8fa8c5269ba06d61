import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { leaveReserve } from "../../platform/files/reserve.ts";
import { makeArchive } from "./make.ts";
import { fromCopy } from "./source.ts";

/** How many are kept: with one an hour, those of a day. */
export const maxSnapshots = 24;

export const snapshotFolder = (dataDir: string): string => join(dataDir, "snapshots");

/** What a snapshot is called: when it was begun, and where the database stood. */
const namePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z~([0-9A-F]+-[0-9A-F]+)\.tar$/;

export type Snapshot = { name: string; at: Date; stand: string };

/** The snapshots of a server, the newest first. What has no such name is none, such as one that was broken off. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const names = await readdir(snapshotFolder(dataDir)).catch(() => []);
  return names.flatMap(snapshotOf).toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

function snapshotOf(name: string): Snapshot[] {
  const [, day, hour, minute, second, stand = ""] = namePattern.exec(name) ?? [];
  if (day === undefined) return [];
  return [{ name, at: new Date(`${day}T${hour}:${minute}:${second}Z`), stand }];
}

/**
 * Writes a snapshot of a PGlite's rows, open or closed, beside the others, and takes away the oldest. It lies on the
 * disk itself, under its name, or not at all. `stand` is where the database stood just before. Throws STORAGE_FULL
 * rather than take the last room.
 */
export async function takeSnapshot(dataDir: string, stand: string, now: Date): Promise<Snapshot> {
  const time = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const name = `${time}~${stand}.tar`;
  await leaveReserve(dataDir);
  await fromCopy({ databaseUrl: undefined, dataDir }, "snapshots", async (source) => {
    await makeArchive({ ...source, blobs: undefined }, join(snapshotFolder(dataDir), name), now);
    for (const old of (await listSnapshots(dataDir)).slice(maxSnapshots)) {
      await rm(join(snapshotFolder(dataDir), old.name));
    }
  });
  return { name, at: now, stand };
}
