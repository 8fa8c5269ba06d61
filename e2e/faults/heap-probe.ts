import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/** The file in `DATA_DIR` with the heap in bytes after the last collection. */
export const heapFile = "heap-after-collection";

// Preloaded into a server: on SIGUSR2 it collects and writes what is left.
const folder = process.env["HEAP_PROBE"];
if (folder !== undefined && isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    collect();
    setImmediate(() => {
      collect();
      const path = join(folder, heapFile);
      writeFileSync(`${path}.new`, String(process.memoryUsage().heapUsed));
      renameSync(`${path}.new`, path);
    });
  });
}
