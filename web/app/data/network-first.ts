import { stalledForMs, stallMs } from "./copies.ts";

type Attempt<T> = {
  /** Asks the server; rejects without a network. */
  network: () => Promise<T>;
  /** The saved copy, if there is one; called with whether the network failed rather than stalled. */
  saved: (isDown: boolean) => Promise<T | undefined>;
  /** False for an answer of a gateway whose server is away. */
  isUseful: (answer: T) => boolean;
};

export type Result<T> = { is: "network" | "saved"; answer: T };

/** A network that was too slow isn't waited for again for a while. */
export type Stall = { until: number };

type Clock = { now: () => number; wait: (ms: number) => Promise<void> };

/**
 * The server's answer, or the saved copy where there is no network or it stalls. Where there is no copy, a slow network
 * is waited for. Rejects where there is neither.
 */
export async function networkFirst<T>(
  { network, saved, isUseful }: Attempt<T>,
  stall: Stall,
  { now, wait }: Clock,
): Promise<Result<T>> {
  const fromNetwork = network().then((answer): Result<T> => {
    stall.until = 0;
    return { is: "network", answer };
  });
  const timeoutMs = stall.until > now() ? 0 : stallMs;
  const first = await Promise.race([
    fromNetwork.catch(() => undefined),
    wait(timeoutMs).then(() => "stalled" as const),
  ]);
  if (first !== "stalled" && first && isUseful(first.answer)) return first;
  const copy = await saved(first !== "stalled");
  if (copy === undefined) return fromNetwork;
  if (first === "stalled" && timeoutMs > 0) stall.until = now() + stalledForMs;
  return { is: "saved", answer: copy };
}
