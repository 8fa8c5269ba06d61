/** Circuit breaker: blocks calls to a service for a while after several failures in a row. */
export type Breaker = {
  /** Milliseconds until the next call is allowed; 0 if it is allowed now. */
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
      // After a pause, one more failure starts the next pause.
      if (inARow >= failures) restsUntil = now() + restMs;
    },
  };
}
