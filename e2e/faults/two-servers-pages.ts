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
const lateMs = 1_000;
const giveUpMs = 5_000;

/** What was written, and how a guest sees at another door that it is there. */
type Written = { words: string; isSeen: (there: ServerProcess) => Promise<boolean> };

/**
 * Writes at one door what other doors have kept answers of, 200 times: a hoot, a like and a comment in turns. Measures
 * how long after the write one must ask at another door to see it, and asks again whether what was once new stays so.
 */
export async function keptPages({ servers }: Cluster): Promise<Check> {
  const [first] = servers;
  if (!first) throw new Error("There is no house.");
  const token = await testUser.signIn(first);
  const hoot = await callAt(first, token)(createHoot, {
    body: { title: "Looked at from next door", text: "x" },
  });
  const writes = [hooting(token), liking(token, hoot._id), commenting(token, hoot._id)];
  const times: number[] = [];
  const faults: string[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const here = servers[turn % servers.length] ?? first;
    const others = servers.filter((server) => server !== here);
    const write = writes[turn % writes.length];
    if (!write) continue;
    await write.keep(others);
    const { words, isSeen } = await write.at(here, turn);
    const began = performance.now();
    await Promise.all(
      others.map(async (there) => {
        let asked = began;
        while (!(await isSeen(there)) && asked - began < giveUpMs) asked = performance.now();
        times.push(asked - began);
        if (!(await isSeen(there))) faults.push(`${words} is not seen, or not any more`);
      }),
    );
  }
  const [middle, most] = middleAndMost(times);
  if (most > lateMs) faults.push(`a write was seen next door only after ${inMs(most)}`);
  return {
    name: "kept pages",
    figures: `${times.length} looks at another door: a hoot, a like or a comment is there for who asks ${inMs(middle)} later (at most ${inMs(most)})`,
    faults,
  };
}

export function middleAndMost(times: readonly number[]): [middle: number, most: number] {
  const sorted = times.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}

type Writing = {
  /** Lets the others keep an answer that is about to be old. */
  keep: (others: readonly ServerProcess[]) => Promise<unknown>;
  at: (here: ServerProcess, turn: number) => Promise<Written>;
};

const page = async ({ address }: ServerProcess, path: string) =>
  (await fetch(address + path, { headers: { accept: "text/html" } })).text();

function hooting(token: string): Writing {
  return {
    keep: (others) => Promise.all(others.map((there) => page(there, "/posts"))),
    async at(here, turn) {
      const title = `News of turn ${turn}`;
      await callAt(here, token)(createHoot, { body: { title, text: "x" } });
      const isSeen = async (there: ServerProcess) => (await page(there, "/posts")).includes(title);
      return { words: title, isSeen };
    },
  };
}

const guestsLook = (there: ServerProcess, id: string) => callAt(there)(getHoot, { params: { id } });
const keepHoot = (id: string) => (others: readonly ServerProcess[]) =>
  Promise.all(others.map((there) => guestsLook(there, id)));

function liking(token: string, id: string): Writing {
  let isLiked = false;
  return {
    keep: keepHoot(id),
    async at(here) {
      isLiked = !isLiked;
      await callAt(here, token)(isLiked ? likeHoot : unlikeHoot, { params: { id } });
      const wanted = isLiked ? 1 : 0;
      const isSeen = async (there: ServerProcess) =>
        (await guestsLook(there, id)).likeCount === wanted;
      return { words: `a ${isLiked ? "like" : "like taken back"}`, isSeen };
    },
  };
}

function commenting(token: string, id: string): Writing {
  return {
    keep: keepHoot(id),
    async at(here, turn) {
      const text = `Said in turn ${turn}`;
      await callAt(here, token)(createComment, { params: { id }, body: { text } });
      const isSeen = async (there: ServerProcess) =>
        (await guestsLook(there, id)).comments.some((comment) => comment.text === text);
      return { words: text, isSeen };
    },
  };
}
