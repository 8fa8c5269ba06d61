import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the folder; the message names it. */
export class FolderInUse extends Error {
  readonly pid: number | undefined;
  constructor(dataDir: string, pid: number | undefined) {
    super(
      `DATA_DIR ${dataDir} is in use by process ${pid ?? "unknown"}. Stop it first, or choose another DATA_DIR.`,
    );
    this.pid = pid;
  }
}

export type FolderLock = { release: () => void };

/**
 * Locks the folder for this process before anything in it is opened. It is a kernel lock on a SQLite file, which ends
 * with the process, so there are no stale locks.
 */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holder = join(dataDir, "lock.pid");
  const lock = new DatabaseSync(join(dataDir, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new FolderInUse(dataDir, holderOf(dataDir));
  }
  writeFileSync(holder, `${process.pid}\n`);
  return {
    release() {
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}

/** True while any process holds the folder. Doesn't take the lock. */
export function isFolderLocked(dataDir: string): boolean {
  const path = join(dataDir, "lock.sqlite");
  if (!existsSync(path)) return false;
  const lock = new DatabaseSync(path, { timeout: 0, readOnly: true });
  try {
    lock.exec("SELECT count(*) FROM sqlite_master");
    return false;
  } catch (error) {
    if (!/locked/.test(String(error))) throw error;
    return true;
  } finally {
    lock.close();
  }
}

/**
 * Throws FolderInUse for a locked folder before anything large is loaded. Other problems are reported when it is
 * opened.
 */
export function rejectHeldFolder(dataDir: string): void {
  let isHeld = false;
  try {
    isHeld = isFolderLocked(dataDir);
  } catch {
    return;
  }
  if (isHeld) throw new FolderInUse(dataDir, holderOf(dataDir));
}

/** The process recorded as the holder of a folder. */
export function holderOf(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, "lock.pid"), "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
