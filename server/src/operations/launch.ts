import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Left alone, V8 lets the space for what has just been made grow to 128 MB on a large machine and hardly gives any of
 * it back; a server that reads and writes rows is as fast with 16.
 */
const flag = "--max-semi-space-size=8";

/**
 * Goes on in the same process under the flags of the server, with what Node makes of our sources kept in
 * `DATA_DIR/compiled`, so that the next start need not read them again. That folder is ours alone: who could write
 * there could make us run anything. Returns where that is done already, or this system cannot do it.
 */
export function launch(entry: string, env: NodeJS.ProcessEnv): void {
  const isSet = [...process.execArgv, env["NODE_OPTIONS"] ?? ""].some((given) =>
    given.includes("--max-semi-space-size"),
  );
  // A process that talks to the one that forked it would lose the line to it.
  if (isSet || process.platform === "win32" || process.send) return;
  const compiled = folderOf(env["DATA_DIR"] || "./data");
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, flag, entry], {
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
    ...env,
  });
}

function folderOf(dataDir: string): string | undefined {
  try {
    const folder = join(resolve(dataDir), "compiled");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    // What is wrong with the folder is told by whoever needs it.
    return undefined;
  }
}
