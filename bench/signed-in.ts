import { fork } from "node:child_process";
import { join } from "node:path";
import autocannon from "autocannon";
import { signUp } from "#contracts/accounts.ts";
import { makeClient } from "#contracts/client.ts";
import * as hoots from "../server/src/hoots/service.ts";
import { aboutHoots } from "../server/src/hoots/subject.ts";
import * as talk from "../server/src/talk/service.ts";
import { cpuSeconds } from "./cpu.ts";
import { filledDatabase, idsFrom } from "./fill.ts";
import { inHouse } from "./houses.ts";
import { makePgbench } from "./pgbench.ts";
import type { Plan } from "./plan.ts";
import { type Asking, type Script, scriptOf, withFreshId } from "./same-sql.ts";
import type { Done, Go, Work } from "./sql-alone.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

type House = { address: string; pid: number };
type Request = { method: "GET" | "PUT" | "POST"; path: string; body?: string };
/** One call of somebody who is signed in: what is sent, and what is asked of the database for it. */
type Call = {
  name: string;
  rival: "pg" | "pgbench";
  requests: (hootIds: readonly string[]) => Request[];
  scripts: (asking: Asking, hootIds: readonly string[]) => Promise<Script[]>;
};

const hootCount = 100_000;
/** As many as the house has to its database. */
const connections = 10;
/** Enough that the house never waits for who reads it. */
const readers = 20;
const subjects = 30;
const secret = "a secret of at least thirty-two bytes, for the bench";

const each = <T>(hootIds: readonly string[], work: (id: string) => T): T[] => hootIds.map(work);
const said = { text: "The night ferry has cabins with a window, and nobody minded the dog." };

const calls: readonly Call[] = [
  {
    name: "list",
    rival: "pg",
    requests: () => [{ method: "GET", path: "/api/hoots/paginated?limit=10" }],
    scripts: async (asking) => [
      await scriptOf(asking, (db, session) => hoots.pageHoots(db, session, { limit: 10 })),
    ],
  },
  {
    name: "detail",
    rival: "pg",
    requests: (ids) => each(ids, (id) => ({ method: "GET", path: `/api/hoots/${id}` })),
    scripts: (asking, ids) =>
      inOrder(ids, (id) => scriptOf(asking, (db, session) => hoots.getHoot(db, session, id))),
  },
  {
    name: "like and unlike",
    rival: "pgbench",
    requests: (ids) =>
      ["like", "unlike"].flatMap((what) =>
        each(ids, (id) => ({ method: "PUT", path: `/api/hoots/${id}/${what}` })),
      ),
    scripts: async (asking, ids) => {
      const like = (id: string) =>
        scriptOf(asking, (_db, session, events) => hoots.likeHoot(events, session, id));
      const unlike = (id: string) =>
        scriptOf(asking, (_db, session, events) => hoots.unlikeHoot(events, session, id));
      return [...(await inOrder(ids, like)), ...(await inOrder(ids, unlike))];
    },
  },
  {
    name: "comment",
    rival: "pgbench",
    requests: (ids) =>
      each(ids, (id) => ({
        method: "POST",
        path: `/api/hoots/${id}/comments`,
        body: JSON.stringify(said),
      })),
    scripts: (asking, ids) =>
      inOrder(ids, async (id) => {
        let made = "";
        const script = await scriptOf(asking, async (_db, session, events) => {
          const comment = talk.createComment({ events, subject: aboutHoots }, session, id, said);
          made = (await comment)._id;
        });
        return withFreshId(script, made);
      }),
  },
];

async function inOrder<T>(ids: readonly string[], work: (id: string) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (const id of ids) done.push(await work(id));
  return done;
}

/** What somebody who is signed in asks for, from PostgreSQL each time, beside the same SQL with nothing around it. */
export async function signedIn(plan: Plan): Promise<Row[]> {
  const url = await filledDatabase(await plan.postgres(), "large", hootCount);
  const settings = { DATABASE_URL: url, DEMO: "off", SESSION_SECRET: secret };
  return inHouse(settings, async (house) => {
    const asking = { url, secret, token: await newcomer(house) };
    const rows: Row[] = [];
    for (const [place, call] of calls.entries()) {
      console.error(`signed in: ${call.name} …`);
      // Of hoots of its own, so that what one call writes is not read by the next.
      const ids = await idsFrom(url, place * subjects + 1, subjects);
      rows.push(await rowOf(house, call, ids, asking, plan));
    }
    return rows;
  });
}

export async function newcomer({ address }: House): Promise<string> {
  const call = makeClient({ fetch: (path, init) => fetch(address + path, init) });
  const email = `${crypto.randomUUID()}@example.com`;
  return call(signUp, { body: { name: "Bench", email, password: "far-down-the-list" } });
}

type Figures = { rate: number; cpuMicros?: number };
type Side = { run: (seconds: number) => Promise<Figures>; end: () => void };

async function rowOf(
  house: House,
  call: Call,
  ids: readonly string[],
  asking: Asking,
  { rounds, seconds }: Pick<Plan, "rounds" | "seconds">,
): Promise<Row> {
  const { rival } = call;
  const scripts = await call.scripts(asking, ids);
  const side = rival === "pg" ? await pgAlone(asking.url, scripts) : pgbench(asking.url, scripts);
  const ours: Figures[] = [];
  const its: Figures[] = [];
  try {
    // The first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      ours.push(await fire(house, call.requests(ids), asking.token, round === 0 ? 1 : seconds));
      its.push(await side.run(round === 0 ? 1 : seconds));
    }
  } finally {
    side.end();
  }
  const ratios = ours.map(({ rate }, round) => rate / (its[round]?.rate ?? Number.NaN)).slice(1);
  const rateOf = (figures: Figures[]) => median(figures.slice(1).map(({ rate }) => rate));
  const cpuOf = (figures: Figures[]) =>
    median(figures.slice(1).map(({ cpuMicros = Number.NaN }) => cpuMicros));
  const itsCpu = cpuOf(its);
  return {
    name: `signed in: ${call.name}, PostgreSQL`,
    ours: `${rateOf(ours).toFixed(0)}/s`,
    beside: `${rateOf(its).toFixed(0)}/s the same SQL by ${rival}`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    wanted: { is: "at least", ratio: 0.5 },
    note: `CPU a call: ${cpuOf(ours).toFixed(0)} µs${Number.isNaN(itsCpu) ? "" : ` beside ${itsCpu.toFixed(0)} µs`}, ${scripts[0]?.length ?? 0} statements`,
  };
}

async function fire(
  { address, pid }: House,
  requests: Request[],
  token: string,
  seconds: number,
): Promise<Figures> {
  const before = cpuSeconds(pid);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const result = await autocannon({
    url: address,
    connections: readers,
    duration: seconds,
    requests: requests.map((request) => ({ ...request, headers })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors.`);
  }
  const { total } = result.requests;
  return { rate: total / result.duration, cpuMicros: ((cpuSeconds(pid) - before) / total) * 1e6 };
}

function pgbench(url: string, scripts: Script[]): Side {
  const { rate, end } = makePgbench(url, connections, scripts);
  return { run: async (seconds) => ({ rate: await rate(seconds) }), end };
}

async function pgAlone(url: string, scripts: Script[]): Promise<Side> {
  const child = fork(join(import.meta.dirname, "sql-alone.ts"), { serialization: "advanced" });
  const answer = <T>() => new Promise<T>((resolve) => child.once("message", resolve));
  const work: Work = { url, connections, scripts };
  child.send(work);
  await answer();
  return {
    async run(seconds) {
      const before = cpuSeconds(child.pid ?? 0);
      const go: Go = { seconds };
      child.send(go);
      const { rate, total } = await answer<Done>();
      return { rate, cpuMicros: ((cpuSeconds(child.pid ?? 0) - before) / total) * 1e6 };
    },
    end: () => child.disconnect(),
  };
}
