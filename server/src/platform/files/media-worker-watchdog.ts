import { workerData } from "node:worker_threads";

/** The watchdog's input: its parent process, and how many bytes of memory the job may use. */
export type Watch = { parent: number; memory: Float64Array<SharedArrayBuffer> };

const { parent, memory }: Watch = workerData;

// A decoder that uses all memory or never ends blocks its own thread.
setInterval(() => {
  const [most = 0] = memory;
  if (process.memoryUsage.rss() > most || process.ppid !== parent) {
    process.kill(process.pid, "SIGKILL");
  }
}, 4);
