import { join } from "node:path";
import * as z from "zod/mini";
import type { OpenDatabase } from "../../platform/db/open.ts";
import { CopyRequest } from "./source.ts";

export { keepForBackups, watchBackups } from "./hold.ts";
export { listSnapshots } from "./snapshot.ts";
export { makeSnapshots, snapshotQueue } from "./snapshots.ts";

/** Copies an open database for a backup that asked through the door; undefined where something else was asked. */
export async function copyAsked<S>(
  { copyTo }: Pick<OpenDatabase<S>, "copyTo">,
  dataDir: string,
  asked: unknown,
): Promise<{ copied: true } | undefined> {
  const wanted = z.safeParse(CopyRequest, asked).data;
  if (!wanted || !copyTo) return undefined;
  await copyTo(join(dataDir, wanted.copyDatabase));
  return { copied: true };
}
