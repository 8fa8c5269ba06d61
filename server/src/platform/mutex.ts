/** Runs work under a key once the work before it under that key is done, whatever came of it. */
export type Mutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** How much may run under a key at a time. */
  atOnce?: number;
  /** How much more may wait under a key; what comes above that is rejected. */
  maxWaiting?: number;
  /** The error of a rejection. */
  overloaded?: () => Error;
};

type Line = { running: number; waiting: (() => void)[] };

/** A mutex by key. Work under different keys does not wait for each other. */
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
    // The place is handed over, so that nobody who comes later slips in.
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
