import type { Queue } from "./queues.ts";

/** A queue with settings for tests. */
export const workload: Queue = {
  name: "workload",
  firstPause: 60,
  longestPause: 600,
  retries: 5,
  lease: 120,
  lookEvery: 60,
  remembered: 3_600,
};
