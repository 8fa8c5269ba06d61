import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire } from "./wire.ts";

type TimedResponse = { status: number; ms: number };
export type HangReport = {
  /** Responses to posts while the table was locked, and to reads. */
  posts: TimedResponse[];
  reads: TimedResponse[];
  /** The same after the lock was released. */
  after: TimedResponse[];
  /** Backends that still waited for a lock after that. */
  waiting: number;
};

/** Fewer than the pool has connections, and far more. */
const few = 5;
const many = 40;
const settleMs = 500;

/** Locks the hoots table while clients post and read. */
export async function statementHang(databaseUrl: string): Promise<HangReport[]> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-hang-"));
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const holder = new pg.Client({ connectionString: databaseUrl });
  try {
    await holder.connect();
    const token = await testUser.signIn(server);
    const reports: HangReport[] = [];
    for (const posters of [few, many]) reports.push(await hang(server, token, holder, posters));
    return reports;
  } finally {
    await holder.end();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hang(
  server: ServerProcess,
  token: string,
  holder: pg.Client,
  posters: number,
): Promise<HangReport> {
  const wire = openWire(server.port, many * 2);
  const timed = async (method: string, path: string, body?: unknown): Promise<TimedResponse> => {
    const began = performance.now();
    const result = await wire.send(method, path, { authorization: `Bearer ${token}` }, body);
    return { status: result.is === "answered" ? result.status : 0, ms: performance.now() - began };
  };
  const post = (n: number) => timed("POST", "/api/hoots", { title: `Hung ${n}`, text: "x" });
  const read = () => timed("GET", "/api/profiles/me");

  await holder.query("begin");
  await holder.query("lock table hoots in exclusive mode");
  const posting = Array.from({ length: posters }, (_, n) => post(n));
  await wait(settleMs);
  const reads: TimedResponse[] = [];
  let over = false;
  const isOver = () => over;
  const reading = (async () => {
    while (!isOver()) reads.push(await read());
  })();
  const posts = await Promise.all(posting);
  over = true;
  await reading;
  await holder.query("rollback");
  const after = await Promise.all([...Array.from({ length: few }, (_, n) => post(n)), read()]);
  const { rows } = await holder.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
  );
  wire.close();
  return { posts, reads, after, waiting: rows[0]?.waiting ?? 0 };
}
