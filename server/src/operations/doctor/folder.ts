import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { Env } from "../../platform/env.ts";
import { type Finding, fine, note, reasonOf, wrong } from "./finding.ts";

export function checkFolder({ dataDir }: Env): Finding {
  if (!existsSync(dataDir)) return note("DATA_DIR", `${dataDir} will be made on the first start`);
  return isOurs(dataDir)
    ? fine("DATA_DIR", dataDir)
    : wrong("DATA_DIR", `${dataDir} cannot be written`);
}

/** True where this process may read, write and enter a folder. */
export function isOurs(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const MB = 1024 * 1024;
/** Below the first, uploads are refused soon and PGlite stands still; below the second, somebody should know. */
const free = { least: 256 * MB, low: 2_048 * MB };
const inodes = { least: 1_000, low: 10_000 };

/** How full a disk is. Some file systems have no fixed number of inodes; they say 0 of 0. */
export type Space = { bytes: number; inodes: number; inodesInAll: number };

/** The disk of DATA_DIR, or of the folder it will be made in. */
export function checkDisk({ dataDir }: Env): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    const { bavail, bsize, ffree, files } = statfsSync(folder);
    return judgeSpace({ bytes: bavail * bsize, inodes: ffree, inodesInAll: files });
  } catch (error) {
    return note("disk", `how much is free at ${folder} cannot be told (${reasonOf(error)})`);
  }
}

export function judgeSpace({ bytes, inodes: left, inodesInAll }: Space): Finding {
  const counts = inodesInAll > 0;
  const text = [
    bytes < 10 * 1024 * MB
      ? `${Math.floor(bytes / MB)} MB free`
      : `${Math.floor(bytes / MB / 1024)} GB free`,
    ...(counts ? [`${left} inodes`] : []),
  ].join(", ");
  if (bytes < free.least || (counts && left < inodes.least)) {
    return wrong("disk", `${text}: uploads are refused or soon will be, and PGlite stops`);
  }
  if (bytes < free.low || (counts && left < inodes.low)) return note("disk", `${text}, not much`);
  return fine("disk", text);
}
