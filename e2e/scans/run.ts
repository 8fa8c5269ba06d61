import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { signUp } from "#contracts/accounts/accounts.ts";
import { pageHoots } from "#contracts/community/hoots.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import * as testUser from "../faults/test-user.ts";
import { verifyByMail } from "../faults/verify-email.ts";
import { callAt } from "../faults/two-servers-cluster.ts";
import { type Client, fuzz, type Site } from "./ffuf.ts";
import { hasProgram, type Scan } from "./programs.ts";
import { sqlmap } from "./sqlmap.ts";
import { targetsOf } from "./targets.ts";
import { wapiti } from "./wapiti.ts";

const usage = `node e2e/scans/run.ts [--only wapiti|ffuf|sqlmap] [--minutes 3] [--limits]
  Starts a server with the demo data, runs those of the three programs that are installed, and prints their reports.
  --minutes: limit for wapiti and for the whole sqlmap run; --limits: turns rate limits on`;

const { values: args } = parseArgs({
  options: {
    only: { type: "string" },
    minutes: { type: "string", default: "3" },
    limits: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const atMostMs = Number(args.minutes) * 60_000;
const sqlmapCalls = 24;

const programs: Record<string, (site: Site, clients: Clients) => Promise<Scan[]>> = {
  ffuf: async (site, { guest, stranger }) => [
    ...(await fuzz(site, guest)),
    ...(await fuzz(site, stranger)),
  ],
  wapiti: async (site, { guest, stranger }) => [
    await wapiti(site, guest, atMostMs),
    await wapiti(site, stranger, atMostMs),
  ],
  sqlmap: (site, { stranger }) => sqlmap(site, stranger, atMostMs / sqlmapCalls),
};

type Clients = { guest: Client; stranger: Client };

/** A private trip, and two clients that must not see it. */
async function prepare(
  server: ServerProcess,
  folder: string,
): Promise<{ site: Site; clients: Clients }> {
  const secret = `secret${crypto.randomUUID().replaceAll("-", "")}`;
  const dana = callAt(server, await testUser.signIn(server));
  const plan = await dana(createTrip, { body: { destination: "Lima", notes: secret } });
  const { data: hoots } = await callAt(server)(pageHoots, { query: { limit: "1" } });
  const profile = await dana(getOwnProfile);
  const body = {
    name: "A stranger",
    email: `scan-${secret}@example.com`,
    password: "nine patient geese",
  };
  const token = await callAt(server)(signUp, { body });
  await verifyByMail(server, body.email);
  const examples = {
    hoots: hoots[0]?._id ?? "",
    plans: plan._id,
    profiles: profile._id,
    profileId: profile._id,
    gallerys: profile._id,
  };
  const targets = await targetsOf(server.address);
  return {
    site: { address: server.address, folder, targets, examples, secrets: [secret] },
    clients: { guest: { name: "guest" }, stranger: { name: "member", token } },
  };
}

/** Errors in the server log: every response with status 500 or above is a line of it. */
function troubleIn(log: string): string[] {
  const counts = new Map<string, number>();
  for (const line of log.split("\n")) {
    if (
      !/"level":(?:50|60)/.test(line) &&
      !/^\s*(?:Error|TypeError|RangeError|Uncaught)/.test(line)
    )
      continue;
    const text = line.replace(/.*"err":/, "").slice(0, 300);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return Array.from(counts, ([text, times]) => `${times} × ${text}`);
}

async function scan(name: string, work: (typeof programs)[string]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-scan-"));
  const postgres = name === "sqlmap" ? await startPostgres() : undefined;
  const server = await startServer({
    DATA_DIR: join(folder, "data"),
    RATE_LIMITS: args.limits ? "on" : "off",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  const { site, clients } = await prepare(server, folder);
  const began = performance.now();
  const scans = await work(site, clients);
  server.signal("SIGTERM");
  const { code, stdout, stderr } = await server.ended;
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  for (const { program, what, requests, found } of scans) {
    console.log(
      `${program}  ${what}${requests === undefined ? "" : `, ${requests} requests`}: ${found.length} found`,
    );
    for (const line of found) console.log(`        ${line}`);
  }
  const trouble = troubleIn(`${stdout}\n${stderr}`);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const database = postgres ? "PostgreSQL" : "PGlite";
  console.log(
    `server  ${name} on ${database}, ${minutes} min, ended with ${code}: ${trouble.length} kinds of errors in its log`,
  );
  for (const line of trouble) console.log(`        ${line}`);
  return trouble.length === 0 && code === 0;
}

async function main(): Promise<number> {
  if (args.help) {
    console.log(usage);
    return 0;
  }
  await buildWhatIsStale();
  let isWell = true;
  for (const [name, work] of Object.entries(programs)) {
    if (args.only && args.only !== name) continue;
    if (hasProgram(name)) isWell = (await scan(name, work)) && isWell;
    else console.log(`${name}  SKIPPED: not installed`);
  }
  return isWell ? 0 : 1;
}

process.exit(await main());
