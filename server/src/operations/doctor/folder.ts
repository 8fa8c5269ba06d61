import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { Env } from "../../platform/env.ts";
import { type Finding, fine, note, reasonOf, wrong } from "./finding.ts";

export function checkFolder({ dataDir }: Env): Finding {
  if (!existsSync(dataDir)) return note("DATA_DIR", `${dataDir} will be created on first start`);
  return isOurs(dataDir)
    ? fine("DATA_DIR", dataDir)
    : wrong("DATA_DIR", `${dataDir} is not writable`);
}

/** True if this process can read, write and enter a folder. */
export function isOurs(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const MB = 1024 * 1024;
/** Below `least`, uploads fail and PGlite stops; below `low`, the operator gets a note. */
const free = { least: 256 * MB, low: 2_048 * MB };
const inodes = { least: 1_000, low: 10_000 };

/** Free space. A file system without a fixed number of inodes reports 0 of 0. */
export type Space = { bytes: number; inodes: number; inodesInAll: number };

/** Checks the disk of DATA_DIR, or of the folder it will be created in. */
export function checkDisk({ dataDir }: Env): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    const { bavail, bsize, ffree, files } = statfsSync(folder);
    return judgeSpace({ bytes: bavail * bsize, inodes: ffree, inodesInAll: files });
  } catch (error) {
    return note("disk", `can't read the free space of ${folder} (${reasonOf(error)})`);
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
    return wrong("disk", `${text}: too little for uploads and for PGlite`);
  }
  if (bytes < free.low || (counts && left < inodes.low))
    return note("disk", `${text}, which is low`);
  return fine("disk", text);
}
