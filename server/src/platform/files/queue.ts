import { overloaded } from "./media-worker.ts";

/** Runs one person's work after what they asked for before. Throws OVERLOADED where too much of it waits. */
export type InTurn = <T>(ownerId: string, work: () => Promise<T>) => Promise<T>;

/** Gives each person one place in a line that all share, so that nobody's many files keep others waiting. */
export function makeFairQueue(waitingMax: number): InTurn {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return async (ownerId, work) => {
    const line = lines.get(ownerId) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= waitingMax) throw overloaded();
    lines.set(ownerId, line);
    line.waiting += 1;
    const mine = line.last.then(work, work);
    line.last = mine;
    try {
      return await mine;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(ownerId);
    }
  };
}
