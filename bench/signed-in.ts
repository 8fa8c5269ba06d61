import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { signUp } from "#contracts/accounts/accounts.ts";
import { type Call as Client, makeClient } from "#contracts/kernel/client.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { verifyByMail } from "../e2e/faults/verify-email.ts";
import { filledDatabase, filledFolder, idsFrom } from "./fill.ts";
import { inFolder, inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import { type Engine, makeRecorder, type Script } from "./same-sql.ts";
import { byPgbench, bySqlAlone, type Figures, requestedServer, type Side } from "./sides.ts";
import { addRelations } from "./relations.ts";
import { busyCalls, type Call, calls, type Subjects } from "./signed-in-calls.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

type Instance = { address: string; pid: number };

const subjectsPerCall = 30;
const trips = 20;
/** Seconds; a new server is still compiling its code. */
const warmUp = 2;
const mostRounds = 5;
/** PGlite answers only a few per second. */
const shortestOnPglite = 2;
/** PGlite is for small sites. */
const hootsInPglite = 10_000;
const secret = randomBytes(32).toString("hex");
const settings = { DEMO: "off", SESSION_SECRET: secret };

/** Calls of logged-in people, uncached on PostgreSQL, compared with the same SQL by a plain client. */
export async function signedIn(plan: Plan): Promise<Row[]> {
  const count = plan.quick ? 100_000 : 1_000_000;
  const url = await filledDatabase(await plan.postgres(), "hoots", count);
  return inServer({ DATABASE_URL: url, ...settings }, async (server) => {
    const engine: Engine = { is: "postgres", url };
    const { token, tripIds } = await newcomer(server);
    const hootIds = await idsFrom(url, subjectsPerCall * calls.length);
    const rows = await rowsOf(
      plan,
      calls,
      { server, token, subjects: { hootIds, tripIds } },
      engine,
    );
    const busy = await newcomer(server);
    await addRelations(url, busy.token);
    const target = { server, token: busy.token, subjects: { hootIds, tripIds } };
    return [...rows, ...(await rowsOf(plan, busyCalls, target, engine))];
  });
}

/** The same on PGlite, compared with a copy of its folder. */
export const signedInOnPglite = (plan: Plan): Promise<Row[]> =>
  inFolder(async (folder) => {
    const own = join(folder, "server");
    const hootIds = await filledFolder(own, hootsInPglite);
    const person = await inServer({ ...settings, DATA_DIR: own }, newcomer);
    const engine: Engine = { is: "pglite", folder: join(folder, "copy") };
    cpSync(join(own, "pglite"), engine.folder, { recursive: true });
    return inServer({ ...settings, DATA_DIR: own }, (server) => {
      const subjects = { hootIds, tripIds: person.tripIds };
      const longer = { ...plan, seconds: Math.max(plan.seconds, shortestOnPglite) };
      return rowsOf(longer, calls, { server, token: person.token, subjects }, engine);
    });
  });

type Target = { server: Instance; token: string; subjects: Subjects };

async function rowsOf(
  plan: Plan,
  all: readonly Call[],
  target: Target,
  engine: Engine,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, call] of all.entries()) {
    // Separate hoots, so that calls don't affect each other.
    const from = index * subjectsPerCall;
    const hootIds = target.subjects.hootIds.slice(from, from + subjectsPerCall);
    const subjects = { ...target.subjects, hootIds };
    rows.push(await rowOf(plan, call, { ...target, subjects }, engine));
  }
  return rows;
}

async function rowOf(plan: Plan, call: Call, target: Target, engine: Engine): Promise<Row> {
  const { server, token, subjects } = target;
  const asks = call.asks(subjects);
  const scripts = await scriptsOf(call, target, engine);
  const ours = requestedServer(
    server,
    engine.is,
    asks.map(({ request }) => request),
    token,
  );
  const isPgbench = call.writes && engine.is === "postgres";
  const rival = isPgbench ? byPgbench(engine.url, scripts) : await bySqlAlone(engine, scripts);
  const kind = engine.is === "postgres" ? "PostgreSQL" : "PGlite";
  try {
    return {
      name: `signed in: ${call.name}, ${kind}`,
      ...(await compared(plan, ours, rival)),
      ...(call.limit !== undefined && { limit: { is: "at least", ratio: call.limit } }),
    };
  } finally {
    rival.end();
  }
}

async function scriptsOf(call: Call, target: Target, engine: Engine): Promise<Script[]> {
  const recorder = await makeRecorder(engine, { secret, token: target.token });
  try {
    const scripts: Script[] = [];
    for (const { work } of call.asks(target.subjects)) {
      scripts.push(await recorder.scriptOf(work, call.writes));
    }
    return scripts;
  } finally {
    await recorder.close();
  }
}

/** Alternates both sides; the first round is a warm-up. */
async function compared({ rounds, seconds }: Plan, ours: Side, its: Side) {
  const pairs: { our: Figures; other: Figures }[] = [];
  for (let round = 0; round <= Math.min(rounds, mostRounds); round += 1) {
    const length = round === 0 ? warmUp : seconds;
    pairs.push({ our: await ours.run(length), other: await its.run(length) });
  }
  const counted = pairs.slice(1);
  const ratios = counted.map(({ our, other }) => our.rate / other.rate);
  const middle = (side: "our" | "other", what: keyof Figures) =>
    median(counted.map((pair) => pair[side][what]));
  const itsCpu = middle("other", "cpuMicros");
  const beside = Number.isNaN(itsCpu) ? "" : ` beside ${itsCpu.toFixed(0)} µs`;
  return {
    ours: `${middle("our", "rate").toFixed(0)}/s`,
    beside: `${middle("other", "rate").toFixed(0)}/s the same SQL by ${its.name}`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    note: `CPU a call: ${middle("our", "cpuMicros").toFixed(0)} µs${beside}`,
  };
}

/** A new user with a few trips. */
async function newcomer({ address }: Instance): Promise<{ token: string; tripIds: string[] }> {
  let token = "";
  const call: Client = makeClient({
    fetch: (path, init) => fetch(address + path, init),
    token: () => token,
  });
  const email = `${crypto.randomUUID()}@example.com`;
  token = await call(signUp, { body: { name: "Bench", email, password: "far-down-the-list" } });
  await verifyByMail({ address }, email);
  const tripIds: string[] = [];
  for (let trip = 1; trip <= trips; trip += 1) {
    const body = { destination: `Town ${trip}`, month: "May", day: trip, year: 2027 } as const;
    tripIds.push((await call(createTrip, { body }))._id);
  }
  return { token, tripIds };
}
