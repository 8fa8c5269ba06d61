import { signUp } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { verifyByMail } from "../e2e/faults/verify-email.ts";
import { filledDatabase, idBefore } from "./fill.ts";
import { addRelations } from "./relations.ts";
import { inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";

/** A server with many hoots in PostgreSQL, and a logged-in user with many blocks and follows. */
export type Place = {
  name: string;
  count: number;
  url: string;
  address: string;
  token: string;
  hootId: string;
};

/** One call; `turn` is unique, so that the cache has no response. */
export type Ask = (
  place: Place,
  turn: number,
) => { method?: "GET" | "PUT" | "POST"; path: string; body?: unknown; signedIn?: boolean };

export const limit = 10;

/** Runs `use` with a server that has this many hoots. */
export async function inPlace<T>(
  plan: Plan,
  count: number,
  use: (place: Place) => Promise<T>,
): Promise<T> {
  const url = await filledDatabase(await plan.postgres(), "hoots", count);
  return inServer({ DATABASE_URL: url, DEMO: "off" }, async ({ address }) => {
    const call = makeClient({ fetch: (path, init) => fetch(address + path, init) });
    const email = `${crypto.randomUUID()}@example.com`;
    const token = await call(signUp, {
      body: { name: "Bench", email, password: "far-down-the-list" },
    });
    await verifyByMail({ address }, email);
    await addRelations(url, token);
    const hootId = (await idBefore(url, 50, limit)) ?? "";
    return use({ name: `${count.toLocaleString("en")} hoots`, count, url, address, token, hootId });
  });
}

let turns = 0;

/** Milliseconds of sequential calls. */
export async function timesOf(ask: Ask, place: Place, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    turns += 1;
    const { method = "GET", path, body, signedIn = method !== "GET" } = ask(place, turns);
    const headers = new Headers();
    if (signedIn) headers.set("authorization", `Bearer ${place.token}`);
    if (body !== undefined) headers.set("content-type", "application/json");
    const sent = body === undefined ? null : JSON.stringify(body);
    const began = performance.now();
    const answer = await fetch(place.address + path, { method, headers, body: sent });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}.`);
  }
  return times;
}
