/** Keeps a service that has failed several times in a row from being asked for a while. */
export type Breaker = {
  /** Milliseconds until it may be asked again; 0 where it may now. */
  wait: () => number;
  succeeded: () => void;
  failed: () => void;
};

type Options = { failures: number; restMs: number; now?: () => number };

export function makeBreaker({ failures, restMs, now = () => performance.now() }: Options): Breaker {
  let inARow = 0;
  let restsUntil = 0;
  return {
    wait: () => Math.max(0, restsUntil - now()),
    succeeded() {
      inARow = 0;
      restsUntil = 0;
    },
    failed() {
      inARow += 1;
      // After a rest, one more failure is enough for the next one.
      if (inARow >= failures) restsUntil = now() + restMs;
    },
  };
}
