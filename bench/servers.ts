import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, kill, startServer } from "../e2e/faults/server-process.ts";
import { newDatabase } from "../server/testing/postgres.ts";
import type { Plan } from "./plan.ts";

/** A temporary folder for the duration of `use`. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-bench-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server in its own process and folder for the duration of `use`. */
export const inServer = <T>(
  variables: Record<string, string>,
  use: (server: ServerProcess, folder: string) => Promise<T>,
): Promise<T> =>
  inFolder(async (folder) => {
    const server = await startServer({ DATA_DIR: folder, ...variables });
    try {
      return await use(server, folder);
    } finally {
      await kill(server);
    }
  });

/** A new empty database on the PostgreSQL of this run. */
export const freshDatabase = async (plan: Plan, name: string): Promise<string> =>
  newDatabase(await plan.postgres(), `bench_${name}_${randomBytes(4).toString("hex")}`);
