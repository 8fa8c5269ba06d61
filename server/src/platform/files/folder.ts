import { mkdir, mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const workOf = (dataDir: string) => join(dataDir, "files-at-work");

/** Creates this process's folder for files between receipt and storage. */
export async function makeFilesFolder(dataDir: string): Promise<string> {
  const work = workOf(dataDir);
  await mkdir(work, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(work, `${process.pid}-`));
  await mkdir(join(folder, "incoming"), { mode: 0o700 });
  return folder;
}

/** Removes folders of processes that are gone: those not touched since `before`. Touches our own. */
export async function gcFolders(own: string, before: Date): Promise<void> {
  const work = join(own, "..");
  const now = new Date();
  await utimes(join(own, "incoming"), now, now);
  for (const name of await readdir(work).catch(() => [])) {
    const path = join(work, name);
    const incoming = await stat(join(path, "incoming"))
      .catch(() => stat(path))
      .catch(() => undefined);
    if (path !== own && incoming && incoming.mtime < before) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
