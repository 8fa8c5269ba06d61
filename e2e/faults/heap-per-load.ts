import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HeapReport } from "./heap-per-load-server.ts";
import { layDatabase } from "./server-process.ts";

/**
 * Loads each page of the site map, a mail and a PDF up to five times `loads` times, without the response cache, and
 * measures what each load leaves in the heap.
 */
export async function heapPerLoad(loads: number): Promise<HeapReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-heap-"));
  layDatabase({ DATA_DIR: folder });
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = fork(new URL("./heap-per-load-server.ts", import.meta.url), {
    execArgv: ["--expose-gc"],
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      DATA_DIR: folder,
      LOADS: String(loads),
    },
  });
  try {
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`The measured server ended with ${code}.`);
    });
    const [report]: HeapReport[] = await Promise.race([once(child, "message"), ended]);
    if (!report) throw new Error("The measured server reported nothing.");
    return report;
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}
