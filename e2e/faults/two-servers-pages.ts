import {
  createComment,
  createHoot,
  getHoot,
  likeHoot,
  unlikeHoot,
} from "#contracts/community/hoots.ts";
import { inMs } from "./latency.ts";
import type { ServerProcess } from "./server-process.ts";
import * as testUser from "./test-user.ts";
import { type Check, callAt, type Cluster } from "./two-servers-cluster.ts";

const tries = 200;
const maxDelayMs = 1_000;
const giveUpMs = 5_000;

/** A write, and a check that a guest sees it on another server. */
type Written = { label: string; isVisible: (there: ServerProcess) => Promise<boolean> };

/**
 * Writes a hoot, a like and a comment in turn, 200 times in all, on one server while the others have cached responses.
 * Measures how soon after the write a guest sees it on another server, and checks that it stays visible.
 */
export async function cachedPages({ servers }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("The cluster is empty.");
  const token = await testUser.signIn(first);
  const hoot = await callAt(first, token)(createHoot, {
    body: { title: "Read on another server", text: "x" },
  });
  const writes = [hooting(token), liking(token, hoot._id), commenting(token, hoot._id)];
  const times: number[] = [];
  const faults: string[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const here = servers[turn % servers.length] ?? first;
    const others = servers.filter((server) => server !== here);
    const write = writes[turn % writes.length];
    if (!write) continue;
    await write.warm(others);
    const { label, isVisible } = await write.at(here, turn);
    const began = performance.now();
    await Promise.all(
      others.map(async (there) => {
        let requested = began;
        while (!(await isVisible(there)) && requested - began < giveUpMs)
          requested = performance.now();
        times.push(requested - began);
        if (!(await isVisible(there))) faults.push(`${label} is not visible, or no longer`);
      }),
    );
  }
  const [middle, most] = middleAndMost(times);
  if (most > maxDelayMs)
    faults.push(`a write was visible on another server only after ${inMs(most)}`);
  return {
    name: "cached pages",
    figures: `${times.length} reads on another server: a hoot, a like or a comment is visible ${inMs(middle)} later (at most ${inMs(most)})`,
    faults,
  };
}

export function middleAndMost(times: readonly number[]): [middle: number, most: number] {
  const sorted = times.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}

type Writing = {
  /** Makes the other servers cache a response that the write invalidates. */
  warm: (others: readonly ServerProcess[]) => Promise<unknown>;
  at: (here: ServerProcess, turn: number) => Promise<Written>;
};

const page = async ({ address }: ServerProcess, path: string) =>
  (await fetch(address + path, { headers: { accept: "text/html" } })).text();

function hooting(token: string): Writing {
  return {
    warm: (others) => Promise.all(others.map((there) => page(there, "/posts"))),
    async at(here, turn) {
      const title = `News of turn ${turn}`;
      await callAt(here, token)(createHoot, { body: { title, text: "x" } });
      const isVisible = async (there: ServerProcess) =>
        (await page(there, "/posts")).includes(title);
      return { label: title, isVisible };
    },
  };
}

const readAsGuest = (there: ServerProcess, id: string) =>
  callAt(there)(getHoot, { params: { id } });
const warmHoot = (id: string) => (others: readonly ServerProcess[]) =>
  Promise.all(others.map((there) => readAsGuest(there, id)));

function liking(token: string, id: string): Writing {
  let isLiked = false;
  return {
    warm: warmHoot(id),
    async at(here) {
      isLiked = !isLiked;
      await callAt(here, token)(isLiked ? likeHoot : unlikeHoot, { params: { id } });
      const expected = isLiked ? 1 : 0;
      const isVisible = async (there: ServerProcess) =>
        (await readAsGuest(there, id)).likeCount === expected;
      return { label: `a ${isLiked ? "like" : "removed like"}`, isVisible };
    },
  };
}

function commenting(token: string, id: string): Writing {
  return {
    warm: warmHoot(id),
    async at(here, turn) {
      const text = `Comment of turn ${turn}`;
      await callAt(here, token)(createComment, { params: { id }, body: { text } });
      const isVisible = async (there: ServerProcess) =>
        (await readAsGuest(there, id)).comments.some((comment) => comment.text === text);
      return { label: text, isVisible };
    },
  };
}
