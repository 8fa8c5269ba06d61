import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AppError } from "#contracts/kernel/errors.ts";
import { animatedGif, photo } from "../../../testing/good-files.ts";
import { hostileFiles } from "../../../testing/hostile-files.ts";
import { paper } from "../../../testing/papers.ts";
import { childrenOf, cpuSecondsOf, parentOf } from "../../../testing/processes.ts";
import { makeWorkbench } from "../../../testing/workbench.ts";
import { openMediaWorker } from "./media-worker.ts";

const patience = { timeout: 60_000 };
/** Longer than a hostile file takes, however little of the processor a machine with other work leaves to it. */
const wallMs = 250_000;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function open(bounds?: Parameters<typeof openMediaWorker>[0]) {
  const mediaWorker = openMediaWorker({ wallMs, ...bounds });
  const bench = await makeWorkbench(mediaWorker);
  ends.push(mediaWorker.stop, bench.clear);
  return { mediaWorker, bench };
}

const small = () => photo({ width: 64, height: 48 });
/** Repeated broken objects, for each of which a parser searches the rest of the file for an end. */
const endless = () => Buffer.from(`%PDF-1.7\n${"1 0 obj } ".repeat(500_000)}\n%%EOF`);
const bomb = () => hostile("a PDF whose objects unpack to 2 GB");

const hostile = (name: string) => {
  const file = hostileFiles.find((file) => file.name === name);
  if (!file) throw new Error(`There is no ${name}.`);
  return file;
};

test("files are worked on one after the other, in the order in which they came", async () => {
  const { mediaWorker } = await open();
  const done: number[] = [];
  const large = await folderWith(await photo({ width: 1600, height: 1200 }));
  const folder = await folderWith(await small());
  const mail = await folderWith(paper());
  const jobs = [
    () => mediaWorker.picture(join(large, "sent"), "jpeg", large),
    () => mediaWorker.picture(join(folder, "sent"), "jpeg", folder),
    () => mediaWorker.pdf(join(mail, "sent")),
    () => mediaWorker.picture(join(folder, "sent"), "jpeg", folder),
  ];
  await Promise.all(jobs.map(async (job, number) => (await job(), done.push(number))));
  expect(done).toEqual([0, 1, 2, 3]);
});

test("a stranger's drawing is not opened, though one of our own was just before", async () => {
  const { mediaWorker, bench } = await open();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="90" height="90"/></svg>`;
  expect((await mediaWorker.drawing(svg)).subarray(1, 4).toString()).toBe("PNG");
  const folder = await folderWith(Buffer.from(svg));
  const opened = mediaWorker.picture(join(folder, "sent"), "png", folder);
  await expect(opened).rejects.toMatchObject({ code: "FILE_CORRUPT" });
  expect((await bench.picture(await small())).width).toBe(48);
});

test("a file that brings the process down does not hurt the next one", async () => {
  const { bench } = await open();
  const bad = bench.send(bomb());
  const good = bench.picture(await small());
  expect((await bad).fate).toBe("FILE_UNSAFE");
  expect((await good).width).toBe(48);
  await expect(bench.pdf(paper())).resolves.toBeUndefined();
});

test("a file that takes too much processor time is given up, and the next one is not", async () => {
  const { bench } = await open({ cpuMs: 3_000 });
  await expect(bench.pdf(endless())).rejects.toMatchObject({
    code: "FILE_UNSAFE",
    message: expect.stringContaining("too complex"),
  });
  await expect(bench.pdf(paper())).resolves.toBeUndefined();
});

test("the processor time of the files before doesn't count for a file", async () => {
  const { bench } = await open({ cpuMs: 3_000 });
  const large = await photo({ width: 2_400, height: 1_800 });
  for (let sent = 0; sent < 15; sent += 1) await bench.picture(large);
  await expect(bench.pdf(paper())).resolves.toBeUndefined();
});

describe.skipIf(process.platform !== "linux")("a machine that has no time", () => {
  /** Stops the process of each of these tries as soon as it runs. */
  async function stopped(tries: number, work: Promise<unknown>) {
    const pids = new Set<number>();
    while (pids.size < tries) {
      const isNew = () => childrenOf(process.pid).some((pid) => !pids.has(pid));
      await vi.waitUntil(isNew, patience);
      for (const pid of childrenOf(process.pid)) {
        process.kill(pid, "SIGSTOP");
        pids.add(pid);
      }
    }
    return work;
  }

  test("a good file is tried again, behind the files that waited for it", async () => {
    const { mediaWorker } = await open({ wallMs: 40_000 });
    const first = join(await folderWith(paper()), "sent");
    const second = await folderWith(await small());
    const done: string[] = [];
    const jobs = [
      mediaWorker.pdf(first).then(() => done.push("the first")),
      mediaWorker.picture(join(second, "sent"), "jpeg", second).then(() => done.push("the second")),
    ];
    await stopped(1, Promise.all(jobs));
    expect(done).toEqual(["the second", "the first"]);
  });

  test("a good file is to be sent again after two tries, and is never called a bad one", async () => {
    const { bench } = await open({ wallMs: 2_000 });
    for (const send of [() => bench.pdf(paper()), async () => bench.picture(await small())]) {
      const refused = { code: "OVERLOADED", status: 503, retryAfter: 10 };
      await expect(stopped(2, send())).rejects.toMatchObject(refused);
    }
  });

  test("a good file that waits longer than it may use the processor is accepted", async () => {
    const { bench } = await open({ cpuMs: 3_000 });
    const sent = bench.pdf(paper());
    await vi.waitUntil(() => childrenOf(process.pid).length > 0, patience);
    const [worker = 0] = childrenOf(process.pid);
    process.kill(worker, "SIGSTOP");
    setTimeout(() => process.kill(worker, "SIGCONT"), 4_000);
    await expect(sent).resolves.toBeUndefined();
  });

  test("a hostile file is found out while others use the processor", async () => {
    for (let core = 0; core < availableParallelism(); core += 1) {
      const busy = spawn(process.execPath, ["-e", "for (;;);"]);
      ends.push(async () => void busy.kill("SIGKILL"));
    }
    const { bench } = await open({ cpuMs: 3_000 });
    await expect(bench.pdf(endless())).rejects.toMatchObject({ code: "FILE_UNSAFE" });
    await expect(bench.pdf(paper())).resolves.toBeUndefined();
  });
});

test("when the queue is full, the next request gets Retry-After", async () => {
  const { mediaWorker } = await open({ waitingMax: 2 });
  const folder = await folderWith(await small());
  const send = () => mediaWorker.picture(join(folder, "sent"), "jpeg", folder);
  // The first is being worked on, two wait.
  const taken = [send(), send(), send()];
  await expect(send()).rejects.toMatchObject({ code: "OVERLOADED", retryAfter: 10 });
  await expect(Promise.all(taken)).resolves.toHaveLength(3);
});

test("a media worker that closes refuses what waits and what comes, and leaves no process", async () => {
  const { mediaWorker, bench } = await open();
  const bytes = await animatedGif(1200, 900);
  const jobs = [1, 2, 3].map(() => bench.picture(bytes).catch((error: AppError) => error.code));
  await expect.poll(() => childrenOf(process.pid).length).toBe(1);
  await mediaWorker.stop();
  expect(await Promise.all(jobs)).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
  await expect(bench.picture(bytes)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(childrenOf(process.pid)).toEqual([]);
});

test("ten bombs at once are all refused while the server goes on", async () => {
  const { bench } = await open();
  const names = [
    "a PNG of 256 megapixels",
    "a GIF of 10,000 frames",
    "a JPEG of ten thousand scans",
    "a moving WebP whose frames together are too many pixels",
    "a PDF packed a hundred times over",
  ];
  const bombs = Array.from({ length: 10 }, (_, index) => hostile(names[index % 4] ?? ""));
  bombs[5] = hostile(names[4] ?? "");
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 5);
  const fates = await Promise.all(bombs.map((bomb) => bench.send(bomb)));
  clearInterval(clock);
  for (const [index, { fate }] of fates.entries()) {
    expect(bombs[index]?.expect).toContain(fate);
  }
  expect(ticks).toBeGreaterThan(20);
});

test("a folder that is not there is our mistake, not the sender's", async () => {
  const { mediaWorker } = await open();
  const folder = await folderWith(await small());
  const path = join(folder, "sent");
  const missing = join(folder, "missing");
  await expect(mediaWorker.picture(missing, "jpeg", folder)).rejects.toMatchObject({
    code: "ENOENT",
  });
  await expect(mediaWorker.picture(path, "jpeg", missing)).rejects.toMatchObject({
    code: "ENOENT",
  });
  await expect(mediaWorker.picture(path, "jpeg", folder)).resolves.toMatchObject({ width: 48 });
});

async function folderWith(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wagabond-workshop-"));
  ends.push(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "sent"), bytes);
  return folder;
}

/** Only Linux shows other processes in the file system. */
const elsewhere = process.platform !== "linux";

test.skipIf(elsewhere)(
  "the process knows no secret, steps back for others, and goes when it is idle",
  async () => {
    process.env["SESSION_SECRET_FOR_THIS_TEST"] = "nobody may know";
    ends.push(async () => void delete process.env["SESSION_SECRET_FOR_THIS_TEST"]);
    const { bench } = await open({ restMs: 300 });
    await bench.picture(await small());
    const [pid = 0] = childrenOf(process.pid);
    expect(readFileSync(`/proc/${pid}/environ`, "latin1")).not.toContain("nobody may know");
    expect(getPriority(pid)).toBeGreaterThanOrEqual(Math.max(getPriority(), 1));
    await expect.poll(() => childrenOf(process.pid)).toEqual([]);
    await expect(bench.picture(await small())).resolves.toMatchObject({ width: 48 });
  },
);

test.skipIf(elsewhere)("the process ends with the server, however that ends", async () => {
  const { server, mediaWorker } = await startServer(paper());
  server.kill("SIGKILL");
  await expect.poll(() => parentOf(mediaWorker)).toBe(undefined);
});

test.skipIf(elsewhere)(
  "the process ends with the server even where it is so deep in work that it hears nothing",
  async () => {
    const { server, mediaWorker } = await startServer(endless());
    await expect.poll(() => cpuSecondsOf(mediaWorker)).toBeGreaterThan(1);
    server.kill("SIGKILL");
    await expect.poll(() => parentOf(mediaWorker)).toBe(undefined);
  },
);

/** A process with a media worker that has been given a PDF. */
async function startServer(bytes: Buffer) {
  const path = join(await folderWith(bytes), "sent");
  const server = spawn(process.execPath, ["--input-type=module", "-e", serverOf(path)]);
  ends.push(async () => void server.kill("SIGKILL"));
  await expect.poll(() => childrenOf(server.pid ?? 0).length).toBe(1);
  const [mediaWorker = 0] = childrenOf(server.pid ?? 0);
  return { server, mediaWorker };
}

const serverOf = (path: string) => `
  import { openMediaWorker } from "${new URL("media-worker.ts", import.meta.url).href}";
  setInterval(() => {}, 1000);
  await openMediaWorker().pdf(${JSON.stringify(path)});
`;
