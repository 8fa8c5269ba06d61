import { workerData } from "node:worker_threads";

/** The watchdog's input: its parent process, what the current job may use, and the signal for one that uses more time. */
export type Watch = {
  parent: number;
  /** Bytes of memory of the process, and µs of processor time since its start, in which waiting doesn't count. */
  limits: Float64Array<SharedArrayBuffer>;
  tooLongSignal: NodeJS.Signals;
};

const { parent, limits, tooLongSignal }: Watch = workerData;

// A decoder that uses all memory or never ends blocks its own thread.
setInterval(() => {
  const [mostBytes = 0, mostMicroseconds = 0] = limits;
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) {
    process.kill(process.pid, "SIGKILL");
  } else if (user + system > mostMicroseconds) {
    process.kill(process.pid, tooLongSignal);
  }
}, 4);
