import { randomUUID } from "node:crypto";
import { logIn } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { type Hoot, pageHoots } from "#contracts/community/hoots.ts";
import { pageSizeMax } from "#contracts/kernel/paging.ts";
import { demoEmail, demoPassword } from "../../server/seeds/seed.ts";
import type { Door } from "./server-process.ts";
import type { Wire } from "./wire.ts";

/** A hoot somebody wants to post; the key makes a second try of the same post harmless. */
export type Draft = { title: string; text: string; key: string };

/** What became of posts: acknowledged with an id, refused with a status, or without an answer. */
export type Fates = {
  acknowledged: Map<string, Draft>;
  refused: Map<number, number>;
  /** The connection broke after the post was sent. */
  unanswered: Draft[];
  /** How many of these were on a connection that had carried an answer before. */
  cut: number;
  /** Nobody listened any more, so nothing was sent. */
  unsent: number;
};

const clientOf = (address: string) =>
  makeClient({ fetch: (path, init) => fetch(address + path, init) });

export const signIn = ({ address }: Door): Promise<string> =>
  clientOf(address)(logIn, { body: { email: demoEmail, password: demoPassword } });

export const noFates = (): Fates => ({
  acknowledged: new Map(),
  refused: new Map(),
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

/** Posts one hoot and notes what became of it. */
export async function post(
  wire: Wire,
  token: string,
  draft: Draft,
  fates: Fates,
): Promise<boolean> {
  const { title, text, key } = draft;
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": key };
  const fate = await wire.send("POST", "/api/hoots", headers, { title, text });
  if (fate.is === "unsent") fates.unsent += 1;
  else if (fate.is === "broken") {
    fates.unanswered.push(draft);
    if (fate.reused) fates.cut += 1;
  } else if (fate.status === 201) fates.acknowledged.set(idIn(fate.body), draft);
  else fates.refused.set(fate.status, (fates.refused.get(fate.status) ?? 0) + 1);
  return fate.is === "answered" && fate.status === 201;
}

function idIn(body: string): string {
  const answer: unknown = JSON.parse(body);
  const id = answer && typeof answer === "object" && "_id" in answer ? answer._id : undefined;
  if (typeof id !== "string") throw new Error("A hoot was acknowledged without an id.");
  return id;
}

/** Every hoot the server has, read page by page as a guest does. */
export async function readAll({ address }: Door): Promise<Hoot[]> {
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

/** Holds what a server has against what it has acknowledged. */
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
