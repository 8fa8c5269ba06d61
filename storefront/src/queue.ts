/** Serializes requests for one cart in call order. */
export type TakeTurn = <Result>(
  cartId: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** The part of a cart's id that is the same with and without its key. */
const cartKey = (cartId: string): string => cartId.split("?")[0] ?? cartId;

/** A failed task does not stop the next; a task aborted before its turn is not started. */
export function makeTurns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return (cartId, work, signal) => {
    const key = cartKey(cartId);
    const turn = (last.get(key) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return work();
    });
    const over = turn.catch(() => {});
    last.set(key, over);
    void over.then(() => last.get(key) === over && last.delete(key));
    if (!signal) return turn;
    return new Promise((resolve, reject) => {
      // An aborted caller is rejected at once.
      const leave = () => reject(signal.reason);
      signal.addEventListener("abort", leave);
      if (signal.aborted) leave();
      turn.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  };
}
