import { setTimeout as wait } from "node:timers/promises";
import { openWire } from "./wire.ts";

/** Response times in milliseconds, and responses by status; 0 is no response. */
export type Latency = { p50: number; p99: number; most: number; statuses: Record<number, number> };

type LoadRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  pauseMs?: number;
};

/** Repeats a request on the given number of connections until stopped. */
export function startRequests(
  port: number,
  connections: number,
  { method, path, headers, pauseMs = 0 }: LoadRequest,
) {
  const wire = openWire(port, connections);
  const took: number[] = [];
  const statuses: Record<number, number> = {};
  let over = false;
  const isOver = () => over;
  const send = async () => {
    while (!isOver()) {
      const began = performance.now();
      const result = await wire.send(method ?? "GET", path, headers);
      const status = result.is === "answered" ? result.status : 0;
      took.push(performance.now() - began);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  const work = Promise.all(Array.from({ length: connections }, send));
  return {
    statuses,
    async stop(): Promise<Latency> {
      over = true;
      await work;
      wire.close();
      const sorted = took.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      return { p50: at(0.5), p99: at(0.99), most: at(1), statuses };
    },
  };
}

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
