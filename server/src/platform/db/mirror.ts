import { existsSync, readdirSync, statSync } from "node:fs";
import { constants, copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** File timestamps may have this resolution. */
const sameTickNs = 50_000_000n;

/**
 * Copies a folder incrementally: `step` copies what changed since the last one and removes what is gone. The copy is
 * consistent if nothing is written during the last step, which earlier steps make short.
 */
export function makeMirror(from: string, to: string): { step: () => Promise<void> } {
  const copied = new Map<string, string>();
  return {
    async step() {
      await makeFolder(to);
      const began = BigInt(Date.now()) * 1_000_000n;
      // Synchronous, because queries wait during the last step.
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

  /** Undefined if there is nothing to do. */
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
    // If the file system supports it, both share blocks until one is written.
    await copyFile(join(from, name), target, constants.COPYFILE_FICLONE).catch(unlessGone);
    if (!existsSync(to)) throw new Error(`${to} is gone.`);
  }
}

/** Not recursive: if the requesting process is gone with its folder, nothing is created again. */
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
