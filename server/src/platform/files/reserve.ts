import { statfs } from "node:fs/promises";
import { storageFull } from "./blobs.ts";

/** What files leave free of a disk, in bytes, or as a share of a small one. */
const reserve = { bytes: 128 * 1024 * 1024, share: 0.05 };

type Disk = { bsize: number; blocks: number; bavail: number };

/** True where files would take what a database on the same disk needs to go on: PGlite stands still without it. */
export const isNearlyFull = ({ bsize, blocks, bavail }: Disk): boolean =>
  bavail * bsize < Math.min(reserve.bytes, blocks * bsize * reserve.share);

/** Throws STORAGE_FULL where the disk of a folder is nearly full. */
export async function leaveReserve(folder: string): Promise<void> {
  if (isNearlyFull(await statfs(folder))) throw storageFull(new Error("The disk is nearly full."));
}
