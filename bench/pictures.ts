import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sniff } from "../server/src/platform/files/sniff.ts";
import { openMediaWorker, type MediaWorker } from "../server/src/platform/files/media-worker.ts";
import { childrenOf } from "../server/testing/processes.ts";
import { cpuSeconds } from "./cpu.ts";
import { memoryOf } from "./memory.ts";
import type { SharpRequest } from "./sharp-baseline.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const limitBytes = 512 * 2 ** 20;

/** The media worker compared with sharp alone on the same photo, and memory of both during twenty uploads. */
export async function pictures({ rounds }: { rounds: number }): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-bench-"));
  const alone = startSharp();
  const mediaWorker = openMediaWorker();
  try {
    const path = join(folder, "photo.jpg");
    await alone.ask({ is: "photo", path, width: 4000, height: 3000 });
    const photos = uploadPaths(folder, "photo");
    for (const photo of photos) copyFileSync(path, photo);
    const hostile = uploadPaths(folder, "hostile");
    await alone.ask({ is: "hostile", paths: hostile });
    const ours = async () => {
      const started = performance.now();
      await mediaWorker.picture(path, "jpeg", folder);
      return performance.now() - started;
    };
    const worker = () => childrenOf(process.pid).find((pid) => pid !== alone.pid) ?? 0;
    const mine = () => taking(worker, ours);
    const beside = (atOnce: boolean) => () =>
      taking(
        () => alone.pid,
        () => alone.ask({ is: "widths", path, folder, atOnce }),
      );
    return [
      await inTurn("one width after the other", rounds, mine, beside(false)),
      await inTurn("all widths at once on all cores", rounds, mine, beside(true)),
      await atOnce("photos of 12 megapixels", mediaWorker, alone.pid, photos),
      await atOnce("hostile files", mediaWorker, alone.pid, hostile),
    ];
  } finally {
    alone.end();
    await mediaWorker.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Took = { ms: number; cpuMs: number };

/** Alternates both sides; the first round is a warm-up. */
async function inTurn(
  how: string,
  rounds: number,
  ours: () => Promise<Took>,
  its: () => Promise<Took>,
): Promise<Row> {
  const pairs: { our: Took; other: Took }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    pairs.push({ our: await ours(), other: await its() });
  }
  const counted = pairs.slice(1);
  const ratios = counted.map(({ our, other }) => our.ms / other.ms);
  // A round in which a new process took over can't be compared.
  const timed = counted.filter(({ our, other }) => our.cpuMs > 0 && other.cpuMs > 0);
  const cpuRatios = timed.map(({ our, other }) => our.cpuMs / other.cpuMs);
  const cpuOf = (side: "our" | "other") => median(timed.map((pair) => pair[side].cpuMs));
  return {
    name: "pictures: a 12-megapixel JPEG to three widths",
    ours: `${median(counted.map(({ our }) => our.ms)).toFixed(0)} ms`,
    beside: `${median(counted.map(({ other }) => other.ms)).toFixed(0)} ms sharp alone, ${how}`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    limit: { is: "at most", ratio: 1.2 },
    note: `CPU: ${cpuOf("our").toFixed(0)} ms beside ${cpuOf("other").toFixed(0)} ms, ratio ${median(cpuRatios).toFixed(2)}; ours on one core and at low priority`,
  };
}

/** Wall time and processor time of a task. */
async function taking(pid: () => number, work: () => Promise<number>): Promise<Took> {
  const before = cpuSeconds(pid());
  const ms = await work();
  return { ms, cpuMs: (cpuSeconds(pid()) - before) * 1000 };
}

/** Passes twenty files at once; returns the peak memory of both processes. */
async function atOnce(
  what: string,
  mediaWorker: MediaWorker,
  alone: number,
  paths: string[],
): Promise<Row> {
  let peak = 0;
  let besides = 0;
  const look = setInterval(() => {
    const workers = childrenOf(process.pid).filter((pid) => pid !== alone);
    const own = process.memoryUsage.rss();
    const theirs = workers.reduce((sum, pid) => sum + memoryOf(pid), 0);
    if (own + theirs > peak) [peak, besides] = [own + theirs, theirs];
  }, 10);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  const fates = await Promise.allSettled(
    paths.map((path) => {
      const kind = sniff(readFileSync(path));
      if (kind === undefined) throw new Error(`${path} is no file for the media worker.`);
      return kind === "pdf"
        ? mediaWorker.pdf(path)
        : mediaWorker.picture(path, kind, dirname(path));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  clearInterval(look);
  const taken = fates.filter(({ status }) => status === "fulfilled").length;
  return {
    name: `pictures: memory while ${paths.length} ${what} come at once`,
    ours: `${megabytes(peak)} MB`,
    beside: `limit ${megabytes(limitBytes)} MB`,
    ratio: peak / limitBytes,
    limit: { is: "at most", ratio: 1 },
    note: `${megabytes(besides)} MB of it the media worker; ${seconds.toFixed(1)} s, ${taken} taken; the asking process was held up ${(delay.percentile(99) / 1e6).toFixed(0)} ms at p99`,
  };
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** Twenty files, each in its own folder. */
const uploadPaths = (folder: string, name: string): string[] =>
  Array.from({ length: 20 }, (_, number) => {
    const own = join(folder, `${name}-${number}`);
    mkdirSync(own);
    return join(own, "sent");
  });

/** A process that only uses sharp. */
export function startSharp() {
  const child = fork(join(import.meta.dirname, "sharp-baseline.ts"));
  return {
    pid: child.pid ?? 0,
    async ask(request: SharpRequest): Promise<number> {
      child.send(request);
      const [ms]: unknown[] = await once(child, "message");
      return Number(ms);
    },
    end: () => child.disconnect(),
  };
}
