import pg from "pg";
import { AppError } from "#contracts/kernel/errors.ts";
import { createComment, createHoot, getHoot } from "#contracts/community/hoots.ts";
import type { ServerProcess } from "./server-process.ts";
import { inMs } from "./latency.ts";
import * as testUser from "./test-user.ts";
import { middleAndMost } from "./two-servers-pages.ts";
import { type Check, callAt, pairsOf, type Cluster } from "./two-servers-cluster.ts";

const tries = 100;
const maxDelayMs = 1_000;
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

/** A guest reads a new, uncached hoot on another server; and the number of comments never goes down. */
export async function guestReads({ servers, readUrl = "" }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("The cluster is empty.");
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
    let requested = began;
    while (!(await isThere(there, _id)) && requested - began < giveUpMs)
      requested = performance.now();
    times.push(requested - began);
    for (let again = 0; again < 3; again += 1) {
      if (!(await isThere(there, _id))) faults.push("a hoot disappeared for a guest");
    }
  }
  over = true;
  const backwards = (await Promise.all(watching)).reduce((sum, times) => sum + times, 0);
  if (backwards > 0) faults.push(`a guest saw fewer comments than before, ${backwards} times`);
  const [middle, most] = middleAndMost(times);
  if (most > maxDelayMs) faults.push(`a guest saw a write only after ${inMs(most)}`);
  const answered = (await transactionsAt(readUrl)) - before;
  if (answered === 0) faults.push("the replica was never used");
  return {
    name: "guests with a replica",
    figures: `${tries} writes visible on another server ${inMs(middle)} later (at most ${inMs(most)}); ${answered} reads on the replica`,
    faults,
  };
}

/** Number of times a guest saw fewer comments than before. */
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

/** A member sees their own write in the next read, on every server. */
export async function ownReads({ servers }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("The cluster is empty.");
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
    name: "members' own writes",
    figures: `${tries} writes, each read at once on ${servers.length} servers, ${missed} missing`,
    faults: missed > 0 ? [`${missed} own writes were missing`] : [],
  };
}

/** Number of committed transactions; on a replica these are reads. */
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
