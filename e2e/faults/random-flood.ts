import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { openWire } from "./wire.ts";

/** `RANDOM` in the path is another text in each request. */
export type RandomFlood = { port: number; connections: number; path: string };
/** Answers by status; 0 is no answer. */
export type RandomFlooded = Record<number, number>;

// A thread of its own, so that its work does not lengthen the answers that others measure.
if (parentPort) {
  const port = parentPort;
  let over = false;
  port.once("message", () => (over = true));
  port.postMessage(await flood(workerData as RandomFlood, () => over));
}

async function flood(
  { port, connections, path }: RandomFlood,
  isOver: () => boolean,
): Promise<RandomFlooded> {
  const wire = openWire(port, connections);
  const statuses: RandomFlooded = {};
  const ask = async () => {
    while (!isOver()) {
      const address = path.replaceAll("RANDOM", randomUUID());
      const fate = await wire.send("GET", address, { "accept-encoding": "br" });
      const status = fate.is === "answered" ? fate.status : 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  wire.close();
  return statuses;
}
