import { join } from "node:path";
import * as z from "zod/mini";
import type { OpenDatabase } from "../../platform/db/open.ts";
import { CopyRequest } from "./source.ts";

export { deferRemovals as keepForBackups, watchBackups } from "./hold.ts";
export { listSnapshots } from "./snapshot.ts";
export { makeSnapshots, snapshotQueue } from "./snapshots.ts";

/** Copies an open database for a backup that requests it on the control socket; undefined for other requests. */
export async function copyOnRequest<S>(
  { copyTo }: Pick<OpenDatabase<S>, "copyTo">,
  dataDir: string,
  request: unknown,
): Promise<{ copied: true; asOf: string } | undefined> {
  const copyRequest = z.safeParse(CopyRequest, request).data;
  if (!copyRequest || !copyTo) return undefined;
  const asOf = await copyTo(join(dataDir, copyRequest.copyDatabase));
  return { copied: true, asOf: asOf.toISOString() };
}
