import { workerData } from "node:worker_threads";

/** The watchdog's input: its parent process, and how many bytes of memory the job may use. */
export type Watch = { parent: number; memory: Float64Array<SharedArrayBuffer> };

const { parent, memory }: Watch = workerData;

// A decoder that takes all memory, or runs without an end, does not come to listen on its own thread.
setInterval(() => {
  const [most = 0] = memory;
  if (process.memoryUsage.rss() > most || process.ppid !== parent) {
    process.kill(process.pid, "SIGKILL");
  }
}, 4);
