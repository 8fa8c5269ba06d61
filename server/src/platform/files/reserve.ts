import { statfs } from "node:fs/promises";
import { storageFull } from "./blobs.ts";

/** The disk space that files leave free, in bytes, or as a share of a small disk. */
const reserve = { bytes: 128 * 1024 * 1024, share: 0.05 };

type Disk = { bsize: number; blocks: number; bavail: number };

/** True if files would use the space that PGlite needs on the same disk. */
export const isNearlyFull = ({ bsize, blocks, bavail }: Disk, bytes = 0): boolean =>
  bavail * bsize - bytes < Math.min(reserve.bytes, blocks * bsize * reserve.share);

/** Throws STORAGE_FULL if the disk of a folder is nearly full, or would be with `bytes` more. */
export async function leaveReserve(folder: string, bytes = 0): Promise<void> {
  if (isNearlyFull(await statfs(folder), bytes))
    throw storageFull(new Error("The disk is nearly full."));
}
