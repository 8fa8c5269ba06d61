import { parentPort, workerData } from "node:worker_threads";
import { openWire } from "./wire.ts";

type LoadRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};
/** Requests that are sent in turn on all connections, as fast as they are answered. */
export type Load = { port: number; connections: number; requests: LoadRequest[] };
/** Responses by status; THROTTLED is the shop's 200 without data, 0 is no response. */
export type Loaded = Record<string, number>;

// Runs in its own thread, so that it does not slow down measurements on the main thread.
if (parentPort) {
  const port = parentPort;
  let over = false;
  port.once("message", () => (over = true));
  port.postMessage(await send(workerData as Load, () => over));
}

async function send({ port, connections, requests }: Load, isOver: () => boolean) {
  const wire = openWire(port, connections);
  const statuses: Loaded = {};
  let next = 0;
  const repeat = async () => {
    while (!isOver()) {
      const request = requests[next++ % requests.length];
      if (!request) return;
      const { method = "GET", path, headers, body } = request;
      const result = await wire.send(method, path, headers, body);
      const status =
        result.is !== "answered"
          ? "0"
          : result.body.includes('"THROTTLED"')
            ? "THROTTLED"
            : String(result.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  wire.close();
  return statuses;
}
