import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { avatarsOf, newPeople, startUploads } from "./halfway-uploads.ts";
import { type ServerProcess, kill, readiness, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire, type Wire } from "./wire.ts";

export type TermReport = testUser.Losses & {
  acknowledged: number;
  /** Requests that got an error response. */
  rejected: number;
  /** Requests on an open connection that got no response. */
  cut: number;
  /** Posts that were saved but not acknowledged. */
  unacknowledged: string[];
  /** Requests on a new connection that arrived as the port closed and were never read. */
  tooLate: number;
  readsAnswered: number;
  /** Uploads in progress at the signal: the status of each, and how many exist after a restart. */
  uploads: { statuses: number[]; saved: number };
  /** Status of `/api/ready` right after the signal, on a new connection, and the delay. */
  readiness: number | "not listening";
  readinessMs: number;
  code: number | null;
  drainMs: number;
  /** Exit status of a server that got a second SIGTERM while it waited for an upload, and the delay. */
  secondSignal: { code: number | null; ms: number };
};

const posters = 20;
const readers = 180;
const uploads = 5;
/** Delay of the second halves; by then no new connection is accepted. */
const laterMs = 500;
/** A second signal within one second counts as the same one, forwarded by npm. */
const againMs = 1_200;

type Reads = { answered: number; cut: number; tooLate: number };
type Load = {
  results: testUser.PostResults;
  reads: Reads;
  over: Promise<void>;
};

/** Sends SIGTERM twice within a second during posts, reads and uploads: nothing acknowledged is lost, no request is cut. */
export async function termUnderLoad({ loadMs }: { loadMs: number }): Promise<TermReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-term-"));
  let server = await startServer({ DATA_DIR: folder });
  try {
    const people = await newPeople(server, uploads);
    const load = startLoad(server, await testUser.signIn(server));
    // Browsers open connections in advance; a silent one must not delay the shutdown.
    const silent = connect(server.port, "127.0.0.1").on("error", () => undefined);
    await wait(loadMs);
    await untilAllAnswered(load);
    const halfway = await startUploads(server, people);
    const began = performance.now();
    server.signal("SIGTERM");
    const status = await changedReadiness(server);
    const readinessMs = performance.now() - began;
    server.signal("SIGTERM");
    await wait(laterMs);
    const statuses = await halfway.finish();
    const { code } = await server.ended;
    const drainMs = performance.now() - began;
    await load.over;
    silent.destroy();
    server = await startServer({ DATA_DIR: folder });
    const { results, reads } = load;
    const hoots = await testUser.readAll(server);
    const saved = new Set(hoots.map(({ title }) => title));
    const avatars = await avatarsOf(server, halfway);
    return {
      ...testUser.lossesIn(hoots, results.acknowledged),
      acknowledged: results.acknowledged.size,
      rejected: [...results.rejected.values()].reduce((sum, count) => sum + count, 0),
      cut: results.cut + reads.cut,
      unacknowledged: results.unanswered
        .filter(({ title }) => saved.has(title))
        .map(({ title }) => title),
      tooLate: results.unanswered.length - results.cut + reads.tooLate,
      readsAnswered: reads.answered,
      uploads: { statuses, saved: avatars },
      readiness: status,
      readinessMs,
      code,
      drainMs,
      secondSignal: await signalTwice(server),
    };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that has just started answers its first requests late, on a busy machine later than it drains. */
async function untilAllAnswered({ results, reads }: Load): Promise<void> {
  while (results.acknowledged.size < posters || reads.answered < readers) await wait(10);
}

/** Sends a second SIGTERM to a server that waits for an upload, which ends it at once. */
async function signalTwice(server: ServerProcess): Promise<TermReport["secondSignal"]> {
  const { finish } = await startUploads(server, await newPeople(server, 1));
  server.signal("SIGTERM");
  await wait(againMs);
  server.signal("SIGTERM");
  const began = performance.now();
  const { code } = await server.ended;
  const ms = performance.now() - began;
  await finish();
  return { code, ms };
}

/** The first status of `/api/ready` other than 200. */
async function changedReadiness({ address }: ServerProcess): Promise<number | "not listening"> {
  for (;;) {
    const status = await readiness(address);
    if (status !== 200) return status ?? "not listening";
  }
}

function startLoad({ port }: ServerProcess, token: string): Load {
  const results = testUser.newResults();
  const reads: Reads = { answered: 0, cut: 0, tooLate: 0 };
  const posting = openWire(port, posters);
  const reading = openWire(port, readers);
  let next = 0;
  const poster = async () => {
    while (results.unsent === 0) {
      next += 1;
      await testUser.post(posting, token, testUser.draftOf(`Hoot ${next} under load`), results);
    }
  };
  const run = async () => {
    const posts = Array.from({ length: posters }, poster);
    const guests = Array.from({ length: readers }, () => read(reading, reads));
    await Promise.all([...posts, ...guests]);
    posting.close();
    reading.close();
  };
  return { results, reads, over: run() };
}

/** Reads the list repeatedly as a guest until the port is closed. */
async function read(wire: Wire, reads: Reads): Promise<void> {
  for (;;) {
    const result = await wire.send("GET", "/api/hoots/paginated");
    if (result.is === "unsent") return;
    if (result.is === "answered") reads.answered += 1;
    else if (result.reused) reads.cut += 1;
    else reads.tooLate += 1;
  }
}
