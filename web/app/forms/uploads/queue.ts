/** Lets at most `most` tasks run at once; the others wait their turn, first come first served. */
export function makeQueue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  // A finished task passes its slot on, so that no later task takes it.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
