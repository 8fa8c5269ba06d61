import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { signUp } from "#contracts/accounts/accounts.ts";
import { pageHoots } from "#contracts/community/hoots.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { buildWhatIsStale } from "../../scripts/build.ts";
import { startPostgres } from "../../server/src/testing/postgres.ts";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import * as testUser from "../faults/test-user.ts";
import { verifyByMail } from "../faults/verify-email.ts";
import { callAt } from "../faults/two-servers-cluster.ts";
import { type Asker, fuzz, type Ground } from "./ffuf.ts";
import { hasProgram, type Scan } from "./programs.ts";
import { sqlmap } from "./sqlmap.ts";
import { targetsOf } from "./targets.ts";
import { wapiti } from "./wapiti.ts";

const usage = `node e2e/scans/run.ts [--only wapiti|ffuf|sqlmap] [--minutes 3] [--limits]
  Starts a house with the demo village, runs those of the three programs that are installed, and prints what they say.
  --minutes: for wapiti and for all of sqlmap together; --limits: with rate limits, as in public`;

const { values: wanted } = parseArgs({
  options: {
    only: { type: "string" },
    minutes: { type: "string", default: "3" },
    limits: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const atMostMs = Number(wanted.minutes) * 60_000;
const sqlmapCalls = 24;

const programs: Record<string, (ground: Ground, askers: Askers) => Promise<Scan[]>> = {
  ffuf: async (ground, { guest, stranger }) => [
    ...(await fuzz(ground, guest)),
    ...(await fuzz(ground, stranger)),
  ],
  wapiti: async (ground, { guest, stranger }) => [
    await wapiti(ground, guest, atMostMs),
    await wapiti(ground, stranger, atMostMs),
  ],
  sqlmap: (ground, { stranger }) => sqlmap(ground, stranger, atMostMs / sqlmapCalls),
};

type Askers = { guest: Asker; stranger: Asker };

/** Somebody's private plan, and two who must not come to see it. */
async function prepare(
  server: ServerProcess,
  folder: string,
): Promise<{ ground: Ground; askers: Askers }> {
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
  const usual = {
    hoots: hoots[0]?._id ?? "",
    plans: plan._id,
    profiles: profile._id,
    profileId: profile._id,
    gallerys: profile._id,
  };
  const targets = await targetsOf(server.address);
  return {
    ground: { address: server.address, folder, targets, usual, secrets: [secret] },
    askers: { guest: { name: "guest" }, stranger: { name: "signed in", token } },
  };
}

/** What the server itself says went wrong: every answer of 500 and above is a line of its log. */
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
    RATE_LIMITS: wanted.limits ? "on" : "off",
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  const { ground, askers } = await prepare(server, folder);
  const began = performance.now();
  const scans = await work(ground, askers);
  server.signal("SIGTERM");
  const { code, stdout, stderr } = await server.ended;
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  for (const { program, what, asked, found } of scans) {
    console.log(
      `${program}  ${what}${asked === undefined ? "" : `, ${asked} requests`}: ${found.length} found`,
    );
    for (const line of found) console.log(`        ${line}`);
  }
  const trouble = troubleIn(`${stdout}\n${stderr}`);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const database = postgres ? "PostgreSQL" : "PGlite";
  console.log(
    `house   ${name} on ${database}, ${minutes} min, ended with ${code}: ${trouble.length} kinds of trouble in its log`,
  );
  for (const line of trouble) console.log(`        ${line}`);
  return trouble.length === 0 && code === 0;
}

async function main(): Promise<number> {
  if (wanted.help) {
    console.log(usage);
    return 0;
  }
  await buildWhatIsStale();
  let isWell = true;
  for (const [name, work] of Object.entries(programs)) {
    if (wanted.only && wanted.only !== name) continue;
    if (hasProgram(name)) isWell = (await scan(name, work)) && isWell;
    else console.log(`${name}  SKIPPED: this machine has none`);
  }
  return isWell ? 0 : 1;
}

process.exit(await main());
