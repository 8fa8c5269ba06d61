import { FolderInUse, type FolderLock, lockFolder } from "../../../platform/db/lock.ts";
import { FileError } from "../osm/file-error.ts";

/** Locks a folder in DATA_DIR that one command at a time uses. Throws FileError where another one does. */
export function lockAlone(folder: string, work: string): FolderLock {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const who = `Process ${error.pid ?? "unknown"}`;
    throw new FileError(`${who} is already ${work}. Wait until it finishes.`);
  }
}
