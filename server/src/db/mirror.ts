import { constants, copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A clock of files may stand still for so long between two writes. */
const sameTickNs = 50_000_000n;

/**
 * Copies a folder, again and again: `step` copies what was written since the last one, and takes away what is gone.
 * The copy is true to one moment if nothing is written during the last step, which the steps before make short.
 */
export function makeMirror(from: string, to: string): { step: () => Promise<void> } {
  const copied = new Map<string, string>();
  return {
    async step() {
      const began = BigInt(Date.now()) * 1_000_000n;
      const names = await filesIn(from);
      for (const gone of [...copied.keys()].filter((name) => !names.has(name))) {
        await rm(join(to, gone), { force: true });
        copied.delete(gone);
      }
      for (const name of names) await copyOne(name, began);
    },
  };

  async function copyOne(name: string, began: bigint): Promise<void> {
    const source = join(from, name);
    const target = join(to, name);
    const found = await stat(source, { bigint: true }).catch(unlessGone);
    if (!found) return;
    if (found.isDirectory()) return void (await mkdir(target, { recursive: true, mode: 0o700 }));
    const state = `${found.size} ${found.mtimeNs}`;
    if (copied.get(name) === state) return;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Where the file system can, both share their blocks until one is written.
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone);
    const isOld = found.mtimeNs < began - sameTickNs;
    if (isOld) copied.set(name, state);
    else copied.set(name, "young");
  }
}

const filesIn = async (folder: string): Promise<Set<string>> =>
  new Set(await readdir(folder, { recursive: true }));

const unlessGone = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
};
