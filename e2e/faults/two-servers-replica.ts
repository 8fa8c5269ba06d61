import pg from "pg";
import { AppError } from "#contracts/kernel/errors.ts";
import { createComment, createHoot, getHoot } from "#contracts/community/hoots.ts";
import type { ServerProcess } from "./server-process.ts";
import { inMs } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { middleAndMost } from "./two-servers-pages.ts";
import { type Check, callAt, pairsOf, type Cluster } from "./two-servers-cluster.ts";

const tries = 100;
const lateMs = 1_000;
const giveUpMs = 5_000;

const isThere = async (server: ServerProcess, id: string, token?: string): Promise<boolean> => {
  try {
    await callAt(server, token)(getHoot, { params: { id } });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false;
    throw error;
  }
};

/** A guest opens at another door, where nothing of it is kept, what was just written at one; and comments never get fewer. */
export async function guestsBehind({ servers, readUrl = "" }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("There is no house.");
  const token = await testUser.signIn(first);
  const before = await transactionsAt(readUrl);
  const watched = await callAt(first, token)(createHoot, {
    body: { title: "Talked about", text: "x" },
  });
  const times: number[] = [];
  const faults: string[] = [];
  let over = false;
  const watching = servers.map((server) => neverFewer(server, watched._id, () => over));
  const pairs = pairsOf(servers);
  for (let turn = 0; turn < tries; turn += 1) {
    const [here, there] = pairs[turn % pairs.length] ?? [first, first];
    const params = { id: watched._id };
    await callAt(here, token)(createComment, { params, body: { text: `Comment ${turn}` } });
    const { _id } = await callAt(here, token)(createHoot, {
      body: { title: `For a guest ${turn}`, text: "x" },
    });
    const began = performance.now();
    let asked = began;
    while (!(await isThere(there, _id)) && asked - began < giveUpMs) asked = performance.now();
    times.push(asked - began);
    for (let again = 0; again < 3; again += 1) {
      if (!(await isThere(there, _id))) faults.push("what a guest had seen was gone again");
    }
  }
  over = true;
  const backwards = (await Promise.all(watching)).reduce((sum, times) => sum + times, 0);
  if (backwards > 0) faults.push(`a guest saw fewer comments than before, ${backwards} times`);
  const [middle, most] = middleAndMost(times);
  if (most > lateMs) faults.push(`a guest saw a write only after ${inMs(most)}`);
  const answered = (await transactionsAt(readUrl)) - before;
  if (answered === 0) faults.push("the replica was never asked");
  return {
    name: "guests behind a replica",
    figures: `${tries} writes seen at another door by who asks ${inMs(middle)} later (at most ${inMs(most)}); ${answered} reads at the replica`,
    faults,
  };
}

/** How often a guest who looks again and again saw fewer comments than the time before. */
async function neverFewer(
  server: ServerProcess,
  id: string,
  isOver: () => boolean,
): Promise<number> {
  let most = 0;
  let backwards = 0;
  while (!isOver()) {
    const { comments } = await callAt(server)(getHoot, { params: { id } });
    if (comments.length < most) backwards += 1;
    most = comments.length;
  }
  return backwards;
}

/** Who is signed in sees their own write with the next read, at the same door and at any other. */
export async function ownReads({ servers }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("There is no house.");
  const token = await testUser.signIn(first);
  let missed = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    const here = servers[turn % servers.length] ?? first;
    const { _id } = await callAt(here, token)(createHoot, {
      body: { title: `My own ${turn}`, text: "x" },
    });
    const seen = await Promise.all(servers.map((server) => isThere(server, _id, token)));
    missed += seen.filter((is) => !is).length;
  }
  return {
    name: "a person's own reads",
    figures: `${tries} writes, each read at once at ${servers.length} doors, ${missed} missing`,
    faults: missed > 0 ? [`${missed} own writes were missing`] : [],
  };
}

/** Commits a server counts; on a replica, reads. */
async function transactionsAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      "select xact_commit::int as count from pg_stat_database where datname = current_database()",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
