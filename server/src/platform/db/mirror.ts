import { existsSync, readdirSync, statSync } from "node:fs";
import { constants, copyFile, mkdir, rm } from "node:fs/promises";
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
      await makeFolder(to);
      const began = BigInt(Date.now()) * 1_000_000n;
      // At once, and not one after the other in turns with all else, since in the last step others wait.
      const names = new Set(readdirSync(from, { recursive: true, encoding: "utf8" }));
      for (const gone of [...copied.keys()].filter((name) => !names.has(name))) {
        await rm(join(to, gone), { recursive: true, force: true });
        copied.delete(gone);
      }
      for (const name of names) {
        const copying = copyOne(name, began);
        if (copying) await copying;
      }
    },
  };

  /** Undefined where nothing is to be done. */
  function copyOne(name: string, began: bigint): Promise<void> | undefined {
    const found = statSync(join(from, name), { bigint: true, throwIfNoEntry: false });
    if (!found) return undefined;
    const state = `${found.size} ${found.mtimeNs}`;
    if (copied.get(name) === state) return undefined;
    const isOld = found.mtimeNs < began - sameTickNs;
    copied.set(name, isOld ? state : "young");
    return found.isDirectory() ? makeFolder(join(to, name)) : copy(name);
  }

  async function copy(name: string): Promise<void> {
    const target = join(to, name);
    await makeFolder(dirname(target));
    // Where the file system can, both share their blocks until one is written.
    await copyFile(join(from, name), target, constants.COPYFILE_FICLONE).catch(unlessGone);
    if (!existsSync(to)) throw new Error(`${to} is gone.`);
  }
}

/** Not with those above it: where whoever asked for the copy is gone, and its folder with them, nothing is made anew. */
const makeFolder = async (path: string): Promise<void> => {
  await mkdir(path, { mode: 0o700 }).catch(unlessThere);
};

const unlessThere = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
  throw error;
};

const unlessGone = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
};
