import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import tar from "tar-stream";
import { startPacking } from "../server/src/operations/backup/packing.ts";
import { bytesOf, readArchive, type Reader } from "../server/src/operations/backup/unpacking.ts";
import { makeAdmissionStore } from "../server/src/platform/cache/admission-store.ts";
import { makeBudget, usualAllowance } from "../server/src/platform/http/work-budget.ts";
import { makeTurns } from "../server/src/platform/http/work-turns.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

/** Parts that are our own, each beside the library or the simpler way that would do its work. */
export async function ownParts(plan: Plan): Promise<Row[]> {
  return [
    missesOf("popular pages alone", plan, 0),
    missesOf("popular pages in a flood", plan, 0.5),
    lookups(plan),
    await charges(plan),
    await waits(plan),
    await damages(plan),
  ];
}

const maxBytes = 96 * 1024 * 1024;
/** A rendered page with its compressed copies. */
const pageBytes = 80_000;
const popularPages = 3_000;

type Cache = {
  get: (key: string) => number | undefined;
  set: (key: string, value: number) => void;
};

const ourCache = (): Cache =>
  makeAdmissionStore<number>({ maxBytes, sizeOf: (bytes) => bytes, onRemove: () => undefined });
const lruCache = (): Cache => {
  const cache = new LRUCache<string, number>({ maxSize: maxBytes, sizeCalculation: (n) => n });
  return { get: (key) => cache.get(key), set: (key, value) => void cache.set(key, value) };
};

/** Popular pages by Zipf's law; `flood` is the share of requests for pages that are requested once. */
function* requests(count: number, flood: number): Generator<{ key: string; isPopular: boolean }> {
  const weights = Array.from({ length: popularPages }, (_, rank) => 1 / (rank + 1) ** 0.9);
  const limits: number[] = [];
  for (const weight of weights) limits.push((limits.at(-1) ?? 0) + weight);
  const total = limits.at(-1) ?? 0;
  for (let number = 0; number < count; number += 1) {
    const isPopular = Math.random() >= flood;
    const drawn = Math.random() * total;
    const rank = isPopular ? limits.findIndex((limit) => limit >= drawn) : number;
    yield { key: `/${isPopular ? "page" : "once"}/${rank}`, isPopular };
  }
}

/** How many popular pages have to be rendered: with the least recently used evicted, to ours. */
function missesOf(name: string, { rounds, quick }: Plan, flood: number): Row {
  const figures = Array.from({ length: rounds }, () => {
    const caches = [ourCache(), lruCache()];
    const misses = [0, 0];
    for (const { key, isPopular } of requests(quick ? 100_000 : 300_000, flood)) {
      for (const [which, cache] of caches.entries()) {
        if (cache.get(key) !== undefined) continue;
        if (isPopular) misses[which] = (misses[which] ?? 0) + 1;
        cache.set(key, pageBytes);
      }
    }
    return misses;
  });
  return rowOf(`cache misses: ${name}`, figures, { unit: "", atLeast: 1.1 });
}

const rowOf = (
  name: string,
  figures: readonly number[][],
  { unit, atLeast }: { unit: string; atLeast?: number },
): Row => {
  const ratios = figures.map(([ours = 0, other = 0]) => other / ours);
  const of = (side: 0 | 1) => `${median(figures.map((each) => each[side] ?? 0)).toFixed(1)}${unit}`;
  return {
    name,
    ours: of(0),
    beside: of(1),
    ratio: median(ratios),
    spread: spreadOf(ratios),
    ...(atLeast !== undefined && { limit: { is: "at least", ratio: atLeast } }),
  };
};

function microsecondsOf(count: number, work: () => void): number {
  const began = performance.now();
  for (let turn = 0; turn < count; turn += 1) work();
  return ((performance.now() - began) * 1_000) / count;
}

function lookups({ rounds }: Plan): Row {
  const keys = Array.from({ length: 1_000 }, (_, rank) => `/page/${rank}`);
  const caches = [ourCache(), lruCache()];
  for (const cache of caches) for (const key of keys) cache.set(key, pageBytes);
  const figures = Array.from({ length: rounds + 1 }, () =>
    caches.map((cache) => microsecondsOf(300, () => keys.forEach((key) => cache.get(key))) / 1_000),
  );
  return rowOf("cache lookup", figures.slice(1), { unit: " µs" });
}

/** A token bucket beside the library that limits routes, whose windows are fixed. */
async function charges({ rounds }: Plan): Promise<Row> {
  const { points, perSecond } = usualAllowance;
  const keys = Array.from({ length: 1_000 }, (_, number) => `192.0.2.${number}`);
  const budget = makeBudget();
  const limiter = new RateLimiterMemory({ points, duration: points / perSecond });
  const figures: number[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = microsecondsOf(20, () => keys.forEach((key) => budget.charge(key, 1))) / 1_000;
    const began = performance.now();
    for (let turn = 0; turn < 20; turn += 1) {
      for (const key of keys) await limiter.consume(key, 1);
    }
    figures.push([ours, (performance.now() - began) / 20]);
  }
  return rowOf("charge of a budget", figures.slice(1), { unit: " µs" });
}

const floodConnections = 90;
const jobMs = 3;

/** What a person waits beside a flood: fair, and in the order of arrival. */
async function waits({ rounds }: Plan): Promise<Row> {
  const figures: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push([await waitBesideFlood("flood"), await waitBesideFlood("everybody")]);
  }
  return rowOf("wait beside 90 connections", figures, { unit: " ms", atLeast: 5 });
}

async function waitBesideFlood(floodKey: string): Promise<number> {
  const turns = makeTurns({ waitingPerKey: 150 });
  const personKey = floodKey === "everybody" ? floodKey : "person";
  const flood = new AbortController();
  // The timers of turns don't keep a process alive.
  const alive = setInterval(() => undefined, 1_000);
  const connections = Array.from({ length: floodConnections }, async () => {
    while (!flood.signal.aborted) await turns.inTurn(floodKey, busy).catch(() => wait(10));
  });
  const times: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const began = performance.now();
    if (personKey === floodKey) await turns.inTurn(personKey, busy);
    else await turns.first(personKey, busy);
    times.push(performance.now() - began);
  }
  flood.abort();
  await Promise.all(connections);
  clearInterval(alive);
  return median(times);
}

/** A response that takes the processor. */
async function busy(): Promise<void> {
  await wait(0);
  const until = performance.now() + jobMs;
  while (performance.now() < until);
}

const entries = 20;
const entryBytes = 500;
const damagesPerRound = 100;

/** An archive with one bit changed, many times: how often a reader doesn't notice. */
async function damages({ rounds }: Plan): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-bench-"));
  try {
    const path = join(folder, "archive.tar");
    await writeArchive(path);
    const whole = readFileSync(path);
    const contents = await contentsByLibrary(whole);
    const tried = rounds * damagesPerRound;
    let [ours, other] = [0, 0];
    for (let turn = 0; turn < tried; turn += 1) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(Math.random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (turn % 8));
      writeFileSync(path, bytes);
      if (await readArchive(path, reader).catch(() => undefined)) ours += 1;
      if ((await contentsByLibrary(bytes).catch(() => "")) === contents) other += 1;
    }
    const note = `ratio: the share of ${tried} changed bits that tar-stream doesn't notice`;
    const name = "changed bits of an archive, unnoticed";
    return { name, ours: `${ours}`, beside: `${other}`, ratio: other / tried, note };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const reader: Reader = {
  rows: async (_table, entry) => void (await bytesOf(entry)),
  file: async (_key, entry) => void (await bytesOf(entry)),
};

async function writeArchive(path: string): Promise<void> {
  const packing = await startPacking(path, new Date(0));
  for (let number = 1; number <= entries; number += 1) {
    const bytes = Buffer.alloc(entryBytes, number);
    await packing.add(`files/public/${randomUUID()}/640.webp`, bytes);
  }
  await packing.finish({
    holds: "whole",
    madeAt: new Date(0).toISOString(),
    migrations: [],
    tables: [],
    sequences: [],
    files: { count: entries, bytes: entries * entryBytes, damaged: [] },
  });
}

/** Names and bytes of all entries, which the hashes of an archive cover. */
async function contentsByLibrary(bytes: Buffer): Promise<string> {
  const extract = tar.extract();
  extract.end(bytes);
  const read: string[] = [];
  for await (const entry of extract) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(Buffer.from(piece as Uint8Array));
    read.push(entry.header.name, Buffer.concat(pieces).toString("latin1"));
  }
  return read.join("\0");
}
