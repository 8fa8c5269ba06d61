import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { makeTokens } from "../server/src/accounts/accounts/tokens.ts";
import { filledDatabase, idOf } from "./fill.ts";
import { inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const people = 10_000;
/** Everybody within a minute: a rate that leaves a processor of two room for the client and the database. */
const perSecond = 170;
/** Connections of the second run, which is as fast as the server. */
const atOnce = 4;
const limitMs = 50;
/** A new server is still compiling its code. */
const warmUps = 500;
const secret = "the same for the server and for the tokens of the people who like";

type Place = { client: pg.Client; address: string };

/**
 * 10,000 people who like one hoot within a minute: one notification, and how long the slowest of them waits. Then the
 * same people like another one as fast as the server can: with all processors full, the time of a request is the
 * number of connections divided by that rate.
 */
export async function manyLikes(plan: Plan): Promise<Row[]> {
  const count = plan.quick ? 100_000 : 1_000_000;
  const url = await filledDatabase(await plan.postgres(), "hoots", count);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await inServer({ DATABASE_URL: url, DEMO: "off", SESSION_SECRET: secret }, (server) =>
      likeIt({ client, address: server.address }),
    );
  } finally {
    await client.end();
  }
}

async function likeIt(place: Place): Promise<Row[]> {
  const tokens = await makeSessions(place.client);
  const [liked, other] = await newestHoots(place.client);
  await likeAll(place, other?.id ?? "", tokens.slice(0, warmUps));
  await likeAll(place, other?.id ?? "", tokens.slice(0, warmUps), "unlike");
  const times = await likeInTime(place, liked?.id ?? "", tokens);
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = sorted.at(-1) ?? Number.NaN;
  const slow = sorted[Math.floor(sorted.length * 0.999)] ?? Number.NaN;
  const { rows } = await place.client.query<{ actor_count: number }>(
    "select actor_count from notifications where hoot_id = $1 and what = 'like' and comment_id is null",
    [liked?.id],
  );
  const began = performance.now();
  const full = await likeAll(place, other?.id ?? "", tokens);
  const rate = people / ((performance.now() - began) / 1000);
  const all = people.toLocaleString("en");
  return [
    {
      name: `${all} likes of one hoot, the slowest`,
      ours: `${slowest.toFixed(1)} ms`,
      beside: `limit ${limitMs} ms`,
      ratio: slowest / limitMs,
      limit: { is: "at most", ratio: 1 },
      note: `${perSecond} a second: median ${median(times).toFixed(1)} ms, 99.9% within ${slow.toFixed(1)} ms; full: ${rate.toFixed(0)} a second, ${atOnce} at a time, median ${median(full).toFixed(1)} ms, slowest ${Math.max(...full).toFixed(1)} ms`,
    },
    {
      name: `${all} likes of one hoot, notifications`,
      ours: `${rows.length} row`,
      beside: "1 row",
      ratio: rows.length,
      limit: { is: "at most", ratio: 1 },
      note: `by ${rows[0]?.actor_count.toLocaleString("en")} people`,
    },
  ];
}

const newestHoots = async (client: pg.Client): Promise<{ id: string }[]> =>
  (
    await client.query<{ id: string }>(
      // By a member who is not among those who like it.
      `select id from hoots where author_id = ${idOf("person", `${people + 2}::bigint`)}
       and like_count = 0 order by id desc limit 2`,
    )
  ).rows;

/** Accounts and sessions of people who are in the table; returns their tokens. */
async function makeSessions(client: pg.Client): Promise<string[]> {
  const person = idOf("person", "n");
  const all = "generate_series(1, $1::bigint) n";
  await client.query(
    `insert into accounts (id, email, password_hash, verified_at)
     select ${person}, 'person' || n || '@example.com', 'none', now() from ${all} on conflict do nothing`,
    [people],
  );
  const { rows } = await client.query<{ id: string; account: string }>(
    `insert into sessions (id, account_id, device, expires_at)
     select gen_random_uuid(), ${person}, 'Bench', now() + interval '1 day' from ${all}
     returning id, account_id as account`,
    [people],
  );
  await client.query("vacuum analyze accounts, sessions");
  const { issue } = makeTokens(new TextEncoder().encode(secret));
  const tokens: string[] = [];
  for (const { id: jti, account: _id } of rows) {
    tokens.push((await issue({ _id, name: "Bench", jti })).token);
  }
  return tokens;
}

type Verb = "like" | "unlike";

const agent = new Agent({ keepAlive: true });

/** By node:http, as the garbage of `fetch` stops the client for tens of milliseconds. */
function change({ address }: Place, id: string, token: string, verb: Verb): Promise<void> {
  const url = `${address}/api/hoots/${id}/${verb}`;
  const options = { agent, method: "PUT", headers: { authorization: `Bearer ${token}` } };
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      answer.resume().once("error", reject);
      answer.once("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`A like answers ${answer.statusCode}.`));
      });
    })
      .once("error", reject)
      .end();
  });
}

/** Milliseconds of each request, one after the other on each connection. */
async function likeAll(
  place: Place,
  id: string,
  tokens: readonly string[],
  verb: Verb = "like",
): Promise<number[]> {
  const times: number[] = [];
  const waiting = tokens.values();
  const one = async () => {
    for (const token of waiting) {
      const began = performance.now();
      await change(place, id, token, verb);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}

/** Milliseconds of each request from when it was due, whether or not others still run. */
async function likeInTime(place: Place, id: string, tokens: readonly string[]): Promise<number[]> {
  const began = performance.now();
  const all: Promise<number>[] = [];
  for (const [number, token] of tokens.entries()) {
    const due = began + (number * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    all.push(change(place, id, token, "like").then(() => performance.now() - due));
  }
  return Promise.all(all);
}
