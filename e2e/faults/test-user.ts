import { randomUUID } from "node:crypto";
import { logIn } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { type Hoot, pageHoots } from "#contracts/community/hoots.ts";
import { pageSizeMax } from "#contracts/kernel/paging.ts";
import { demoEmail, demoPassword } from "../../server/seeds/seed.ts";
import type { ServerAddress } from "./server-process.ts";
import type { Wire } from "./wire.ts";

/** A hoot to post; its key makes a retry of the same post safe. */
export type Draft = { title: string; text: string; key: string };

/** Results of posts: acknowledged with an ID, rejected with a status, or without a response. */
export type PostResults = {
  acknowledged: Map<string, Draft>;
  rejected: Map<number, number>;
  /** Posts whose connection broke after they were sent. */
  unanswered: Draft[];
  /** Number of those on a reused connection. */
  cut: number;
  /** Number of posts that were not sent because the port was closed. */
  unsent: number;
};

const clientOf = (address: string) =>
  makeClient({ fetch: (path, init) => fetch(address + path, init) });

export const signIn = ({ address }: ServerAddress): Promise<string> =>
  clientOf(address)(logIn, { body: { email: demoEmail, password: demoPassword } });

export const newResults = (): PostResults => ({
  acknowledged: new Map(),
  rejected: new Map(),
  unanswered: [],
  cut: 0,
  unsent: 0,
});

const paragraph = "We slept at the pass, the dogs in the boot, and nobody minded. ";

export function draftOf(title: string): Draft {
  return {
    title,
    text: `${title}. ${paragraph.repeat(1 + (title.length % 7))}`,
    key: randomUUID(),
  };
}

/** Posts one hoot and records the result. */
export async function post(
  wire: Wire,
  token: string,
  draft: Draft,
  results: PostResults,
): Promise<boolean> {
  const { title, text, key } = draft;
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": key };
  const result = await wire.send("POST", "/api/hoots", headers, { title, text });
  if (result.is === "unsent") results.unsent += 1;
  else if (result.is === "broken") {
    results.unanswered.push(draft);
    if (result.reused) results.cut += 1;
  } else if (result.status === 201) results.acknowledged.set(idIn(result.body), draft);
  else results.rejected.set(result.status, (results.rejected.get(result.status) ?? 0) + 1);
  return result.is === "answered" && result.status === 201;
}

function idIn(body: string): string {
  const response: unknown = JSON.parse(body);
  const id =
    response && typeof response === "object" && "_id" in response ? response._id : undefined;
  if (typeof id !== "string") throw new Error("A hoot was acknowledged without an ID.");
  return id;
}

/** Every hoot of the server, read page by page as a guest. */
export async function readAll({ address }: ServerAddress): Promise<Hoot[]> {
  const call = clientOf(address);
  const hoots: Hoot[] = [];
  for (;;) {
    const before = hoots.at(-1)?._id;
    const query = { limit: String(pageSizeMax), ...(before ? { before } : {}) };
    const { data, hasMore } = await call(pageHoots, { query });
    hoots.push(...data);
    if (!hasMore) return hoots;
  }
}

export type Losses = { lost: string[]; torn: string[]; doubled: string[] };

/** Compares the hoots of a server with those it acknowledged. */
export function lossesIn(hoots: Hoot[], acknowledged: ReadonlyMap<string, Draft>): Losses {
  const byId = new Map(hoots.map((hoot) => [hoot._id, hoot]));
  const seen = new Set<string>();
  const doubled: string[] = [];
  for (const { title } of hoots) {
    if (seen.has(title)) doubled.push(title);
    seen.add(title);
  }
  const lost: string[] = [];
  const torn: string[] = [];
  for (const [id, draft] of acknowledged) {
    const hoot = byId.get(id);
    if (!hoot) lost.push(id);
    else if (hoot.title !== draft.title || hoot.text !== draft.text.trim()) torn.push(id);
  }
  return { lost, torn, doubled };
}
