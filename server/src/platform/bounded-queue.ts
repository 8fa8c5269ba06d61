/** Runs a task under a key once there is room. Rejects with `overloaded()` where too many wait under the key. */
export type BoundedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

type Bounds = {
  /** How many tasks of a key run at once. */
  concurrency?: number;
  /** How many more may wait. */
  maxWaiting: number;
  overloaded: () => Error;
};

type Queue = { running: number; waiting: (() => void)[] };

/** A queue by key with a bound. Tasks of different keys don't wait for each other. */
export function makeBoundedQueue({
  concurrency = 1,
  maxWaiting,
  overloaded,
}: Bounds): BoundedQueue {
  const queues = new Map<string, Queue>();

  async function enter(key: string): Promise<Queue> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    if (queue.running < concurrency) {
      queue.running += 1;
      queues.set(key, queue);
    } else {
      if (queue.waiting.length >= maxWaiting) throw overloaded();
      await new Promise<void>((resolve) => queue.waiting.push(resolve));
    }
    return queue;
  }

  function leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    // The slot is handed over, so that no later task takes it first.
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  return async (key, task) => {
    const queue = await enter(key);
    try {
      return await task();
    } finally {
      leave(key, queue);
    }
  };
}
