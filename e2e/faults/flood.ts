import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { openWire } from "./wire.ts";

/** A load: target, headers and number of connections. */
export type Flood = { port: number; connections: number; path: string; authorization: string };
/** Responses by status, broken connections by reason, and 503 responses without Retry-After. */
export type Flooded = {
  statuses: Record<number, number>;
  broken: Record<string, number>;
  withoutRetryAfter: number;
};

// Runs in its own thread, so that it does not slow down measurements on the main thread.
if (parentPort) {
  const port = parentPort;
  let over = false;
  port.once("message", () => (over = true));
  port.postMessage(await flood(workerData as Flood, () => over));
}

async function flood(
  { port, connections, path, authorization }: Flood,
  isOver: () => boolean,
): Promise<Flooded> {
  const wire = openWire(port, connections);
  const flooded: Flooded = { statuses: {}, broken: {}, withoutRetryAfter: 0 };
  const count = <Key extends string | number>(kinds: Record<Key, number>, kind: Key) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  const send = async () => {
    while (!isOver()) {
      const result = await wire.send("GET", path, { authorization });
      if (result.is !== "answered") {
        count(flooded.broken, result.is === "broken" ? result.why : "refused");
        continue;
      }
      const { status, retryAfter } = result;
      count(flooded.statuses, status);
      if (status !== 503) continue;
      if (retryAfter === undefined) flooded.withoutRetryAfter += 1;
      // Retries earlier than Retry-After, and not all at once.
      await wait(Math.random() * Number(retryAfter ?? 0) * 1_000);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  wire.close();
  return flooded;
}
