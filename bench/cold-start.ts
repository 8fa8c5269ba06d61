import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { kill, readiness, startServer } from "../e2e/faults/server-process.ts";
import { freePort } from "../server/testing/postgres.ts";
import { isNumber, startBaseline } from "./baseline.ts";
import { cpuSeconds } from "./cpu.ts";
import { filledDatabase, filledFolder } from "./fill.ts";
import { freshDatabase, inFolder } from "./servers.ts";
import type { OpenRequest } from "./pglite-baseline.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const limitMs = 2_000;
/** PGlite is for small sites. */
const hootsInPglite = 10_000;

type Took = { ms: number; cpuMs: number };

/** Time from process start to readiness, compared with 2 s and with a Node that only listens. */
export async function coldStart(plan: Plan): Promise<Row[]> {
  const rounds = plan.quick ? 3 : 5;
  const count = plan.quick ? 100_000 : 1_000_000;
  const filled = await filledDatabase(await plan.postgres(), "hoots", count);
  const rows: Row[] = [];
  await inFolder(async (folder) => {
    const first = { DATABASE_URL: await freshDatabase(plan, "start"), DEMO: "off" };
    rows.push(await startRow("on PostgreSQL, the very first", join(folder, "first"), first, 1));
    const demo = { DATABASE_URL: await freshDatabase(plan, "start") };
    const there = join(folder, "demo");
    await kill(await startServer({ DATA_DIR: there, ...demo }));
    rows.push(await startRow("on PostgreSQL, the demo data", there, demo, rounds));
    const large = { DATABASE_URL: filled, DEMO: "off" };
    const name = `on PostgreSQL, ${count.toLocaleString("en")} hoots`;
    const row = await startRow(name, join(folder, "large"), large, rounds);
    rows.push({ ...row, limit: { is: "at most", ratio: 1 } });
  });
  rows.push(...(await onPglite(rounds)));
  return rows;
}

/** Compared with a bare PGlite that opens a copy of the same folder. */
const onPglite = (rounds: number): Promise<Row[]> =>
  inFolder(async (folder) => {
    const empty = join(folder, "empty");
    const first = await startRow("on PGlite, the very first", empty, { DEMO: "off" }, 1);
    const filled = join(folder, "filled");
    await filledFolder(filled, hootsInPglite);
    const copy = join(folder, "copy");
    cpSync(join(filled, "pglite"), copy, { recursive: true });
    const name = `on PGlite, ${hootsInPglite.toLocaleString("en")} hoots`;
    const row = await startRow(name, filled, { DEMO: "off" }, rounds);
    const alone: number[] = [];
    for (let round = 0; round < rounds; round += 1) alone.push(await pgliteAlone(copy));
    const its = `a bare PGlite opens the same folder in ${median(alone).toFixed(0)} ms`;
    return [first, { ...row, note: `${row.note}; ${its}` }];
  });

async function pgliteAlone(folder: string): Promise<number> {
  const alone = startBaseline<OpenRequest, number>(
    new URL("./pglite-baseline.ts", import.meta.url),
    isNumber,
  );
  const ms = await alone.request({ folder });
  alone.end();
  return ms;
}

/** Alternates the server and a bare Node; the latter shows how busy the machine was. */
async function startRow(
  where: string,
  dataDir: string,
  variables: Record<string, string>,
  rounds: number,
): Promise<Row> {
  // The compile cache of the first start speeds up the next.
  if (rounds > 1) await server(dataDir, variables);
  const ours: Took[] = [];
  const bare: Took[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await server(dataDir, variables));
    bare.push(await bareNode());
  }
  const of = (side: Took[], what: keyof Took) => median(side.map((took) => took[what])).toFixed(0);
  const ratios = ours.map(({ ms }) => ms / limitMs);
  return {
    name: `start ${where}`,
    ours: `${of(ours, "ms")} ms`,
    beside: `limit ${limitMs} ms`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    note: `CPU ${of(ours, "cpuMs")} ms; a bare node:http takes ${of(bare, "ms")} ms, CPU ${of(bare, "cpuMs")} ms`,
  };
}

async function server(dataDir: string, variables: Record<string, string>): Promise<Took> {
  const started = await startServer({ DATA_DIR: dataDir, ...variables });
  const cpuMs = cpuSeconds(started.pid) * 1000;
  // In order, so that it keeps what it has compiled.
  started.signal("SIGTERM");
  await started.ended;
  return { ms: started.readyMs, cpuMs };
}

const listening = `require("node:http").createServer((_, a) => a.end("ok")).listen(+process.argv[1], "127.0.0.1")`;

async function bareNode(): Promise<Took> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["-e", listening, String(port)], { stdio: "ignore" });
  while ((await readiness(`http://127.0.0.1:${port}`)) !== 200) {
    if (child.exitCode !== null) throw new Error("A bare Node did not start.");
  }
  const took = { ms: performance.now() - began, cpuMs: cpuSeconds(child.pid ?? 0) * 1000 };
  child.kill();
  await once(child, "exit");
  return took;
}
