import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { openWire } from "./wire.ts";

/** Who asks, what for, and how many at a time. */
export type Flood = { port: number; connections: number; path: string; authorization: string };
/** What became of them: answers by status, how connections broke, and error responses that did not say when to come again. */
export type Flooded = {
  statuses: Record<number, number>;
  broken: Record<string, number>;
  untold: number;
};

// A thread of its own, so that its work does not lengthen the answers that others measure.
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
  const flooded: Flooded = { statuses: {}, broken: {}, untold: 0 };
  const count = <Key extends string | number>(kinds: Record<Key, number>, kind: Key) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  const ask = async () => {
    while (!isOver()) {
      const fate = await wire.send("GET", path, { authorization });
      if (fate.is !== "answered") {
        count(flooded.broken, fate.is === "broken" ? fate.why : "refused");
        continue;
      }
      const { status, retryAfter } = fate;
      count(flooded.statuses, status);
      if (status !== 503) continue;
      if (retryAfter === undefined) flooded.untold += 1;
      // Sooner than they are told to, and not all at the same moment.
      await wait(Math.random() * Number(retryAfter ?? 0) * 1_000);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  wire.close();
  return flooded;
}
