import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { avatarsOf, startUploads } from "./halfway-uploads.ts";
import { type ServerProcess, kill, readiness, startServer } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { openWire, type Wire } from "./wire.ts";

export type TermReport = testUser.Losses & {
  acknowledged: number;
  /** Answered with an error response. */
  refused: number;
  /** Requests on an open connection that got no answer. */
  cut: number;
  /** Posts that were kept, but whose author was not told. */
  untold: string[];
  /** Requests on a new connection that came as the door closed, and were never read. */
  tooLate: number;
  readsAnswered: number;
  /** Uploads that were halfway at the signal: how each was answered, and how many are there after a restart. */
  uploads: { statuses: number[]; kept: number };
  /** What `/api/ready` said in the moment after the signal, on a new connection, and how long after it. */
  readiness: number | "nobody listens";
  readinessMs: number;
  code: number | null;
  drainMs: number;
  /** How a server ended that was told twice, the second time while it waited for somebody, and how long after that. */
  impatient: { code: number | null; ms: number };
};

const posters = 20;
const readers = 180;
const uploads = 5;
/** The halves come so long after the signal; by then nobody else is let in. */
const laterMs = 500;
/** A signal within a second is the same one, forwarded by npm. */
const againMs = 1_200;

type Reads = { answered: number; cut: number; tooLate: number };
type Load = {
  fates: testUser.Fates;
  reads: Reads;
  over: Promise<void>;
};

/** SIGTERM, twice within a second, while many post, read and send files: nothing acknowledged is lost, nobody is cut off. */
export async function termUnderLoad({ loadMs }: { loadMs: number }): Promise<TermReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-term-"));
  let server = await startServer({ DATA_DIR: folder });
  try {
    const load = startLoad(server, await testUser.signIn(server));
    // A browser opens connections ahead of need; one that says nothing may not hold up the end.
    const silent = connect(server.port, "127.0.0.1").on("error", () => undefined);
    await wait(loadMs);
    const halfway = await startUploads(server, uploads);
    const began = performance.now();
    server.signal("SIGTERM");
    const said = await changedReadiness(server);
    const readinessMs = performance.now() - began;
    server.signal("SIGTERM");
    await wait(laterMs);
    const statuses = await halfway.finish();
    const { code } = await server.ended;
    const drainMs = performance.now() - began;
    await load.over;
    silent.destroy();
    server = await startServer({ DATA_DIR: folder });
    const { fates, reads } = load;
    const hoots = await testUser.readAll(server);
    const kept = new Set(hoots.map(({ title }) => title));
    const avatars = await avatarsOf(server, halfway);
    return {
      ...testUser.lossesIn(hoots, fates.acknowledged),
      acknowledged: fates.acknowledged.size,
      refused: [...fates.refused.values()].reduce((sum, count) => sum + count, 0),
      cut: fates.cut + reads.cut,
      untold: fates.unanswered.filter(({ title }) => kept.has(title)).map(({ title }) => title),
      tooLate: fates.unanswered.length - fates.cut + reads.tooLate,
      readsAnswered: reads.answered,
      uploads: { statuses, kept: avatars },
      readiness: said,
      readinessMs,
      code,
      drainMs,
      impatient: await tellTwice(server),
    };
  } finally {
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that waits for somebody's upload when the second signal comes, which is one too many. */
async function tellTwice(server: ServerProcess): Promise<TermReport["impatient"]> {
  const { finish } = await startUploads(server, 1);
  server.signal("SIGTERM");
  await wait(againMs);
  server.signal("SIGTERM");
  const began = performance.now();
  const { code } = await server.ended;
  const ms = performance.now() - began;
  await finish();
  return { code, ms };
}

/** Readiness as soon as it is no longer green. */
async function changedReadiness({ address }: ServerProcess): Promise<number | "nobody listens"> {
  for (;;) {
    const status = await readiness(address);
    if (status !== 200) return status ?? "nobody listens";
  }
}

function startLoad({ port }: ServerProcess, token: string): Load {
  const fates = testUser.noFates();
  const reads: Reads = { answered: 0, cut: 0, tooLate: 0 };
  const posting = openWire(port, posters);
  const reading = openWire(port, readers);
  let next = 0;
  const poster = async () => {
    while (fates.unsent === 0) {
      next += 1;
      await testUser.post(posting, token, testUser.draftOf(`Hoot ${next} under load`), fates);
    }
  };
  const run = async () => {
    const posts = Array.from({ length: posters }, poster);
    const guests = Array.from({ length: readers }, () => read(reading, reads));
    await Promise.all([...posts, ...guests]);
    posting.close();
    reading.close();
  };
  return { fates, reads, over: run() };
}

/** Reads the list over and over, as guests do, until nobody listens. */
async function read(wire: Wire, reads: Reads): Promise<void> {
  for (;;) {
    const fate = await wire.send("GET", "/api/hoots/paginated");
    if (fate.is === "unsent") return;
    if (fate.is === "answered") reads.answered += 1;
    else if (fate.reused) reads.cut += 1;
    else reads.tooLate += 1;
  }
}
