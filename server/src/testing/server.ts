import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logIn } from "#contracts/accounts/accounts.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { inject } from "vitest";
import * as z from "zod/mini";
import { demoPassword } from "../../seeds/seed.ts";
import { demo } from "../../seeds/demo/index.ts";
import { type Env, readEnv } from "../platform/env.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import { type Between, type Instance, openInstance } from "../operations/open-instance.ts";
import type { FindPage, RenderPage } from "../platform/pages/pages.ts";
import type { Db } from "../platform/schema.ts";
import { newDatabase } from "./postgres.ts";

export type TestServer = {
  /** The typed client of a guest; answers are held against their schemas. */
  call: Call;
  /** The typed client of a bearer. */
  withToken: (token: string) => Call;
  /** The typed client of a traveler of the demo data, signed in, by key. */
  as: (key: string) => Promise<Call>;
  tokenOf: (key: string) => Promise<string>;
  /** A plain request over the wire. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The mails delivered so far, the oldest first, as their text. Waits until there are `count`. */
  outbox: (count?: number) => Promise<string[]>;
  db: Db;
  database: Instance["database"];
  jobs: Jobs;
  env: Env;
  address: string;
  /** What the start told whoever started it. */
  notices: Instance["notices"];
  close: () => Promise<void>;
};

type Options = {
  env?: Partial<Env>;
  giphyAddress?: string;
  between?: Between;
  /** Milliseconds after which PostgreSQL ends a statement; PGlite has no such limit. */
  statementMs?: number;
  /** Where it opens there are no tables yet: the server makes its own, as any server does at its first start. */
  isNew?: boolean;
  /** What stands for the web room; without it every page is missing. */
  renderPage?: RenderPage;
  /** The site map of those pages. */
  findPage?: FindPage;
};

const outboxTries = 100;

/** A whole server on a database of its own, PGlite or PostgreSQL as the test project says, with the demo data in it. */
export async function testServer({
  env: changes = {},
  giphyAddress,
  between = {},
  isNew = false,
  statementMs,
  renderPage = async () => new Response("", { status: 404 }),
  findPage,
}: Options = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-house-"));
  const defaults = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "silent" });
  const env: Env = { ...defaults, port: 0, ...changes };
  if (env.databaseUrl === undefined) {
    const made = isNew ? undefined : env.demo ? "Demo" : "Empty";
    if (process.env["TEST_DATABASE"] === "postgres") env.databaseUrl = await freshDatabase(made);
    else if (made) layDatabase(env.dataDir, made);
  }
  if (env.databaseUrl !== undefined && statementMs !== undefined) {
    // In the address it outranks what the program itself asks for.
    const url = new URL(env.databaseUrl);
    url.searchParams.set("statement_timeout", `${statementMs}`);
    env.databaseUrl = url.href;
  }
  const parts = { env, renderPage, findPage, between };
  const server = await openInstance(
    giphyAddress === undefined ? parts : { ...parts, giphyAddress },
  );
  const { address } = server;
  const withToken = (token?: string) =>
    makeClient({
      fetch: (path, init) => fetch(address + path, init),
      token: () => token,
      checkAnswer: (endpoint, answer) => z.parse(endpoint.response, answer),
    });
  const call = withToken();
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (key: string) => {
    const token =
      tokens.get(key) ?? call(logIn, { body: { email: emailOf(key), password: demoPassword } });
    tokens.set(key, token);
    return token;
  };
  return {
    call,
    withToken,
    tokenOf,
    as: async (key) => withToken(await tokenOf(key)),
    fetch: (path, init) => fetch(address + path, { redirect: "manual", ...init }),
    outbox: (count = 0) => readOutbox(join(env.dataDir, "outbox"), count),
    db: server.database.db,
    database: server.database,
    jobs: server.jobs,
    env,
    address,
    notices: server.notices,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function emailOf(key: string): string {
  const testUser = demo.demoUsers.find((demoUser) => demoUser.key === key);
  if (!testUser) throw new Error(`Nobody in the village is called ${key}.`);
  return testUser.email;
}

type Made = "Demo" | "Empty";

/** A database of its own on the PostgreSQL of all tests. */
function freshDatabase(made: Made | undefined): Promise<string> {
  const name = `house_${randomBytes(8).toString("hex")}`;
  return newDatabase(inject("postgresUrl"), name, made && inject(`postgres${made}`));
}

/** Puts a database into a folder that has none yet. */
function layDatabase(dataDir: string, made: Made): void {
  const folder = join(dataDir, "pglite");
  if (!existsSync(folder)) cpSync(inject(`pglite${made}`), folder, { recursive: true });
}

async function readOutbox(folder: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < outboxTries; tries += 1) {
    const names = mailsIn(folder);
    if (names.length >= count) return names.map((name) => readFileSync(join(folder, name), "utf8"));
    await wait(50);
  }
  throw new Error(`The outbox has fewer than ${count} mails.`);
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort();
  } catch {
    return [];
  }
}
