import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const root = "/dev/shm";
const prefix = "wagabond-tests-";
/** The databases and files of a whole run take about half of that. */
const neededBytes = 8 * 2 ** 30;

/** A folder in memory for what tests write, removed when this process ends; undefined where memory is short. */
export function makeMemoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  removeLeftovers();
  const folder = mkdtempSync(join(root, `${prefix}${process.pid}-`));
  // Like /tmp: PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(root);
    return bavail * bsize >= neededBytes && process.availableMemory() >= neededBytes;
  } catch {
    return false;
  }
}

/** Runs that were killed left their folders. */
function removeLeftovers(): void {
  for (const name of readdirSync(root).filter((each) => each.startsWith(prefix))) {
    const [pid] = name.slice(prefix.length).split("-");
    if (!isRunning(Number(pid))) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
