/** Runs tasks of a key one after another, whether they fail or not. */
export type Mutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** Concurrent tasks per key. */
  atOnce?: number;
  /** Waiting tasks per key; more are rejected. */
  maxWaiting?: number;
  /** The error of a rejection. */
  overloaded?: () => Error;
};

type Line = { running: number; waiting: (() => void)[] };

/** A mutex by key. Different keys don't wait for each other. */
export function makeMutex({
  atOnce = 1,
  maxWaiting = Number.POSITIVE_INFINITY,
  overloaded = () => new Error("Too many tasks are waiting."),
}: Limits = {}): Mutex {
  const lines = new Map<string, Line>();

  async function enter(key: string): Promise<Line> {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    if (line.running < atOnce) {
      line.running += 1;
      lines.set(key, line);
    } else {
      if (line.waiting.length >= maxWaiting) throw overloaded();
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    return line;
  }

  function leave(key: string, line: Line): void {
    const next = line.waiting.shift();
    // The slot is passed on, so that later tasks can't overtake.
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  }

  return async (key, work) => {
    const line = await enter(key);
    try {
      return await work();
    } finally {
      leave(key, line);
    }
  };
}
