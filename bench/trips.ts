import pg from "pg";
import { signUp } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { fillTrips, listQuery, tripCount, tripQuery } from "./fill-trips.ts";
import { guests } from "./guests.ts";
import { freshDatabase, inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

type Instance = { address: string; pid: number };

const requestsPerRound = 20;

/** A member with many trips, uncached, compared with the same bytes and with the bare query. */
export async function trips(plan: Plan): Promise<Row[]> {
  const url = await freshDatabase(plan, "trips");
  return inServer({ DATABASE_URL: url, DEMO: "off" }, (server) => readTrips(server, url, plan));
}

async function readTrips(server: Instance, url: string, plan: Plan): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { token, ownerId } = await newcomer(server);
    const tripId = await fillTrips(client, ownerId);
    const headers = { authorization: `Bearer ${token}` };
    const calls = [
      {
        path: "/api/plans",
        name: `the list of ${tripCount} trips`,
        query: listQuery,
        values: [ownerId],
      },
      { path: `/api/plans/${tripId}`, name: "a trip", query: tripQuery, values: [ownerId, tripId] },
      {
        path: "/api/calendar",
        name: `the calendar of ${tripCount} trips`,
        query: listQuery,
        values: [ownerId],
      },
    ];
    // A second is too short for lists of this size.
    const longer = { ...plan, seconds: Math.max(plan.seconds, 3) };
    const rows: Row[] = [];
    for (const { path, name, query, values } of calls) {
      console.error(`${name} …`);
      const page = { path, encoding: "identity", headers, connections: 10 } as const;
      rows.push({ ...(await guests(server, page, longer)), name: `${name}, same bytes` });
      const figures = await inTurn(plan.rounds, {
        ours: () => ask(server.address + path, headers),
        beside: () => client.query(query, values),
      });
      rows.push({ name: `${name}, same query`, ...figures });
    }
    return rows;
  } finally {
    await client.end();
  }
}

async function newcomer({ address }: Instance): Promise<{ token: string; ownerId: string }> {
  let token = "";
  const call = makeClient({
    fetch: (path, init) => fetch(address + path, init),
    token: () => token,
  });
  const email = `${crypto.randomUUID()}@example.com`;
  token = await call(signUp, { body: { name: "Bench", email, password: "many-trips-ahead" } });
  return { token, ownerId: (await call(getOwnProfile))._id };
}

async function ask(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
}

type Sides = Record<"ours" | "beside", () => Promise<unknown>>;

/** Milliseconds of sequential calls, alternating with the query, after a warm-up round. */
async function inTurn(rounds: number, { ours, beside }: Sides) {
  await timeOf(ours);
  await timeOf(beside);
  const times: { ours: number; beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({ ours: await timeOf(ours), beside: await timeOf(beside) });
  }
  const ratios = times.map((round) => round.ours / round.beside);
  return {
    ours: `${median(times.map((round) => round.ours)).toFixed(1)} ms`,
    beside: `${median(times.map((round) => round.beside)).toFixed(1)} ms the query alone`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requestsPerRound; request += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}
