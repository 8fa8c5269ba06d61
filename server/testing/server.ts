import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deletionDays, logIn } from "#contracts/accounts/accounts.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { inject } from "vitest";
import * as z from "zod/mini";
import { demoPassword } from "../seeds/seed.ts";
import { demo } from "../seeds/demo/index.ts";
import { type Env, readEnv } from "../src/platform/env.ts";
import { openMediaWorker } from "../src/platform/files/media-worker.ts";
import type { Jobs } from "../src/platform/jobs/jobs.ts";
import type { Between } from "../src/operations/open-storage.ts";
import { type Instance, openInstance } from "../src/operations/open-instance.ts";
import type { FindPage, RenderPage } from "../src/platform/pages/pages.ts";
import type { Db } from "../src/platform/schema.ts";
import { newDatabase } from "./postgres.ts";

export type TestServer = {
  /** The typed client of a guest; responses are validated. */
  call: Call;
  /** The typed client with a token. */
  withToken: (token: string) => Call;
  /** The typed client of a demo user, by key. */
  as: (key: string) => Promise<Call>;
  tokenOf: (key: string) => Promise<string>;
  /** A plain request over the wire. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The text of the delivered emails, oldest first. Waits until there are `count`. */
  outbox: (count?: number) => Promise<string[]>;
  db: Db;
  database: Instance["database"];
  jobs: Jobs;
  env: Env;
  address: string;
  /** The lines printed at the start. */
  notices: Instance["notices"];
  /** Removes deleted accounts, as 14 days later. */
  removeClosed: (now?: Date) => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  env?: Partial<Env>;
  giphyAddress?: string;
  /** Push services may be at addresses of this machine. */
  localPush?: boolean;
  /** The same of webhooks. */
  localWebhooks?: boolean;
  between?: Between;
  /** The statement timeout in milliseconds. */
  statementMs?: number | undefined;
  /** Starts with an empty database and runs all migrations. */
  isNew?: boolean;
  /** Replaces the web pages; without it, every page is missing. */
  renderPage?: RenderPage;
  /** The routes of those pages. */
  findPage?: FindPage;
  /** Its media worker ends with it. */
  ownMediaWorker?: boolean;
};

/** One for all servers of a test process; it ends with it. */
const sharedMediaWorker = { ...openMediaWorker(), stop: async () => undefined };

const dayMs = 24 * 60 * 60 * 1000;

/** A minute: only a mail that never comes takes it. */
const outboxTries = 1_200;

/** A complete server with demo data on its own database, PGlite or PostgreSQL depending on the test project. */
export async function testServer({
  env: changes = {},
  giphyAddress,
  localPush = false,
  localWebhooks = false,
  between = {},
  isNew = false,
  statementMs,
  renderPage = async () => new Response("", { status: 404 }),
  findPage,
  ownMediaWorker = false,
}: Options = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-server-"));
  const defaults = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "silent" });
  const env: Env = { ...defaults, port: 0, ...changes };
  if (env.databaseUrl === undefined) {
    const made = isNew ? undefined : env.demo ? "Demo" : "Empty";
    if (process.env["TEST_DATABASE"] === "postgres") env.databaseUrl = await freshDatabase(made);
    else if (made) layDatabase(env.dataDir, made);
  }
  const mediaWorker = ownMediaWorker ? openMediaWorker() : sharedMediaWorker;
  const local = { localPush, localWebhooks };
  const parts = { env, renderPage, findPage, between, ...local, statementMs, mediaWorker };
  const server = await openInstance(
    giphyAddress === undefined ? parts : { ...parts, giphyAddress },
  );
  const { address } = server;
  const withToken = (token?: string) =>
    makeClient({
      fetch: (path, init) => fetchAgain(address + path, init),
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
    fetch: (path, init) => fetchAgain(address + path, { redirect: "manual", ...init }),
    outbox: (count = 0) => readOutbox(join(env.dataDir, "outbox"), count),
    db: server.database.db,
    database: server.database,
    jobs: server.jobs,
    env,
    address,
    notices: server.notices,
    removeClosed: (now = new Date(Date.now() + (deletionDays + 1) * dayMs)) =>
      server.removeClosed(now),
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function emailOf(key: string): string {
  const testUser = demo.demoUsers.find((demoUser) => demoUser.key === key);
  if (!testUser) throw new Error(`No demo person is called ${key}.`);
  return testUser.email;
}

type Made = "Demo" | "Empty";

/** A separate database on the shared PostgreSQL, a copy of a prepared one; several servers may use it. */
export function freshDatabase(made: Made | undefined): Promise<string> {
  const name = `house_${randomBytes(8).toString("hex")}`;
  return newDatabase(inject("postgresUrl"), name, made && inject(`postgres${made}`));
}

/** Copies a database into an empty folder. */
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

/** Like a browser, reads again where a connection that was idle for long on a busy machine is closed meanwhile. */
async function fetchAgain(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isReset = cause instanceof Error && "code" in cause && cause.code === "ECONNRESET";
    if (isReset && (init.method ?? "GET") === "GET") return fetch(url, init);
    throw error;
  }
}
