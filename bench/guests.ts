import { fork } from "node:child_process";
import { get } from "node:http";
import { join } from "node:path";
import autocannon from "autocannon";
import { cpuSeconds } from "./cpu.ts";
import type { Answer, Listening } from "./rival.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

type Instance = { address: string; pid: number };
type Plan = { rounds: number; seconds: number };
export type Page = {
  path: string;
  /** Undefined without a target. */
  limit?: number;
  encoding: "br" | "gzip" | "identity";
  /** Additional headers, such as authorization. */
  headers?: Record<string, string>;
  connections?: number;
};

export const pages: readonly Page[] = [
  { path: "/api/hoots/paginated", limit: 0.7, encoding: "br" },
  { path: "/", limit: 0.7, encoding: "br" },
  { path: "/allposts", limit: 0.7, encoding: "br" },
];
export const answers: readonly Page[] = [
  { path: "/documents/USA/Mexico", limit: 0.7, encoding: "br" },
  { path: "/api/documents/USA/Mexico", limit: 0.7, encoding: "br" },
];
export const goods: readonly Page[] = [{ path: "/marketplace", limit: 0.7, encoding: "br" }];
export const encodings: readonly Page[] = [
  { path: "/api/hoots/paginated", limit: 0.7, encoding: "gzip" },
  { path: "/api/hoots/paginated", limit: 0.7, encoding: "identity" },
];

const usualConnections = 50;
const hopByHop = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Reads by guests, compared with a bare `node:http` server that sends the same bytes. */
export async function guests(server: Instance, page: Page, plan: Plan): Promise<Row> {
  const { path, encoding } = page;
  const headers = { "accept-encoding": encoding, ...page.headers };
  const load = { path, headers, connections: page.connections ?? usualConnections };
  const answer = await read(server.address + path, headers);
  const rival = await startRival(answer);
  const ours: Figures[] = [];
  const its: Figures[] = [];
  try {
    for (const seconds of [1, ...Array.from({ length: plan.rounds }, () => plan.seconds)]) {
      ours.push(await fire(server, load, seconds));
      its.push(await fire(rival, load, seconds));
    }
  } finally {
    rival.end();
  }
  // The first round warms both up.
  const ratios = ours
    .slice(1)
    .map(({ rate }, round) => rate / (its[round + 1]?.rate ?? Number.NaN));
  const rateOf = (figures: Figures[]) => median(figures.slice(1).map(({ rate }) => rate));
  const cpuOf = (figures: Figures[]) => median(figures.slice(1).map(({ cpuMicros }) => cpuMicros));
  return {
    name: `guests: ${path}, ${encoding}, ${Buffer.from(answer.body, "base64").length} bytes`,
    ours: `${rateOf(ours).toFixed(0)}/s`,
    beside: `${rateOf(its).toFixed(0)}/s bare node:http`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    ...(page.limit !== undefined && { limit: { is: "at least", ratio: page.limit } }),
    note: `CPU an answer: ${cpuOf(ours).toFixed(0)} µs beside ${cpuOf(its).toFixed(0)} µs, ratio ${(cpuOf(its) / cpuOf(ours)).toFixed(2)}`,
  };
}

type Figures = { rate: number; cpuMicros: number };
type Load = { path: string; headers: Record<string, string>; connections: number };

async function fire(
  { address, pid }: Instance,
  { path, headers, connections }: Load,
  seconds: number,
): Promise<Figures> {
  const before = cpuSeconds(pid);
  const url = address + path;
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  const total = result.requests.total;
  return { rate: total / result.duration, cpuMicros: ((cpuSeconds(pid) - before) / total) * 1e6 };
}

async function startRival(answer: Answer): Promise<Instance & { end: () => void }> {
  const child = fork(join(import.meta.dirname, "rival.ts"));
  child.send(answer);
  const port = await new Promise<number>((resolve) =>
    child.once("message", (message: Listening) => resolve(message.port)),
  );
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    end: () => child.disconnect(),
  };
}

/** The raw response, still compressed. */
export function read(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode !== 200) {
          return reject(new Error(`${url} answers ${response.statusCode}.`));
        }
        const own = Object.entries(response.headers).flatMap(([name, value]) =>
          hopByHop.has(name) || value === undefined ? [] : [[name, String(value)]],
        );
        resolve({
          headers: Object.fromEntries(own),
          body: Buffer.concat(parts).toString("base64"),
        });
      });
    });
    request.once("error", reject);
  });
}
