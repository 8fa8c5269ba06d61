import { openWire } from "./wire.ts";

/** How long answers took, in milliseconds, and how often each status came; 0 is no answer. */
export type Latency = { p50: number; p99: number; most: number; statuses: Record<number, number> };

type Asked = { method?: string; path: string; headers?: Record<string, string> };

/** Asks the same again and again on so many connections, until it is stopped. */
export function startAsking(port: number, connections: number, { method, path, headers }: Asked) {
  const wire = openWire(port, connections);
  const took: number[] = [];
  const statuses: Record<number, number> = {};
  let over = false;
  const isOver = () => over;
  const ask = async () => {
    while (!isOver()) {
      const began = performance.now();
      const fate = await wire.send(method ?? "GET", path, headers);
      const status = fate.is === "answered" ? fate.status : 0;
      took.push(performance.now() - began);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const work = Promise.all(Array.from({ length: connections }, ask));
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
