import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { openWire } from "./wire.ts";

/** `RANDOM` in the path is replaced by a new value in each request. */
export type RandomFlood = { port: number; connections: number; path: string };
/** Responses by status; 0 is no response. */
export type RandomFlooded = Record<number, number>;

// Runs in its own thread, so that it does not slow down measurements on the main thread.
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
  const send = async () => {
    while (!isOver()) {
      const address = path.replaceAll("RANDOM", randomUUID());
      const result = await wire.send("GET", address, { "accept-encoding": "br" });
      const status = result.is === "answered" ? result.status : 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  wire.close();
  return statuses;
}
