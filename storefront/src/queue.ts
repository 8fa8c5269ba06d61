/** Takes turns: what concerns one cart is done one after another, in the order it was asked for. */
export type TakeTurn = <Result>(
  cartId: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** The part of a cart's id that stays the same with its secret key and without. */
const cartKey = (cartId: string): string => cartId.split("?")[0] ?? cartId;

/** Work that failed does not stop what waits behind it; work whose signal ends before its turn is never begun. */
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
      // Who gave up waiting is told so at once.
      const leave = () => reject(signal.reason);
      signal.addEventListener("abort", leave);
      if (signal.aborted) leave();
      turn.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  };
}
