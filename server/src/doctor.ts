import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "../migrations/index.ts";
import { listSnapshots } from "./backup/service.ts";
import { FolderInUse, lockFolder } from "./db/lock.ts";
import { openDatabase, pendingMigrations } from "./db/open.ts";
import { forwarding } from "./doctor-forwarding.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { diskFolder, openBlobs } from "./files/open-blobs.ts";
import { describeS3, readS3Address } from "./files/s3-address.ts";
import type { Schema } from "./schema.ts";
import { knownToken } from "./shop/settings.ts";
import { readWidgets } from "./widgets/settings.ts";

/** One thing that was looked at. `wrong` stops the house or puts people at risk; `note` is worth knowing. */
export type Finding = { about: string; is: "fine" | "note" | "wrong"; words: string };

const fine = (about: string, words: string): Finding => ({ about, is: "fine", words });
const note = (about: string, words: string): Finding => ({ about, is: "note", words });
const wrong = (about: string, words: string): Finding => ({ about, is: "wrong", words });

/** Tells what is configured and what is wrong, without changing anything. Secrets are not shown. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  const node = Number(process.versions.node.split(".")[0]);
  const runtime =
    node >= 24
      ? fine("Node", process.versions.node)
      : wrong("Node", `${process.versions.node}; 24 is needed. Start with npm, which brings it.`);
  let env: Env;
  try {
    env = readEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [runtime, wrong("environment", error.message)];
  }
  return [
    runtime,
    fine("PUBLIC_URL", env.publicUrl),
    folder(env),
    await database(env),
    await snapshots(env),
    await files(env),
    mail(env),
    secret(env),
    env.giphyApiKey
      ? fine("GIFs", "GIPHY, by GIPHY_API_KEY")
      : note("GIFs", "the built-in set; GIPHY_API_KEY is not set"),
    widgets(env),
    shop(env),
    limits(env),
    transport(env),
    forwarding(env),
  ];
}

const isLocal = (url: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/.test(new URL(url).hostname);

function folder({ dataDir }: Env): Finding {
  if (!existsSync(dataDir)) return note("DATA_DIR", `${dataDir} will be made on the first start`);
  return isOurs(dataDir)
    ? fine("DATA_DIR", dataDir)
    : wrong("DATA_DIR", `${dataDir} cannot be written`);
}

/** True where this process may read, write and enter a folder. */
function isOurs(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function database(env: Env): Promise<Finding> {
  const { databaseUrl, dataDir, host, port } = env;
  if (databaseUrl) return askDatabase(env, `PostgreSQL at ${new URL(databaseUrl).host}`);
  const words =
    "PGlite in DATA_DIR, for trying and small sites; a power cut can cost the last writes";
  if (!existsSync(join(dataDir, "pglite")))
    return note("database", `${words}; it will be made on the first start`);
  try {
    lockFolder(dataDir).release();
  } catch (error) {
    if (!(error instanceof FolderInUse)) return wrong("database", String(error));
    // The running house is asked instead: two openers of one PGlite lose writes.
    const ready = await fetch(`http://${host}:${port}/api/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    const who = `in use by process ${error.pid ?? "unknown"}`;
    return ready
      ? fine("database", `${words}; ${who}, which is ready`)
      : note("database", `${words}; ${who}, which does not answer on port ${port}`);
  }
  return askDatabase(env, words);
}

async function snapshots({ databaseUrl, dataDir }: Env): Promise<Finding> {
  const backup = "`npx wagabond backup` keeps rows and files elsewhere";
  if (databaseUrl) return note("snapshots", `none are taken of PostgreSQL; ${backup}`);
  const [newest, ...others] = await listSnapshots(dataDir);
  if (!newest) return note("snapshots", `none yet; an open house takes one an hour; ${backup}`);
  const words = `${others.length + 1}, the newest of ${newest.at.toISOString()}; ${backup}`;
  return fine("snapshots", words);
}

async function askDatabase(env: Env, words: string): Promise<Finding> {
  try {
    const { db, close } = await openDatabase<Schema>(env);
    try {
      const pending = await pendingMigrations(db, migrations);
      const state =
        pending.length === 0
          ? "up to date"
          : `${pending.length} migrations wait for the next start`;
      return fine("database", `${words}; ${state}`);
    } finally {
      await close();
    }
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return wrong("database", `${words}: no answer (${reason})`);
  }
}

async function files(env: Env): Promise<Finding> {
  const { filesUrl, dataDir, databaseUrl } = env;
  if (filesUrl === undefined) {
    const folder = diskFolder(dataDir);
    if (existsSync(folder) && !isOurs(folder)) return wrong("files", `${folder} cannot be written`);
    return databaseUrl
      ? note("files", `in ${folder}; several processes on one database need FILES_URL`)
      : fine("files", `in ${folder}`);
  }
  const address = readS3Address(filesUrl);
  const words = describeS3(address);
  const blobs = await openBlobs(env);
  try {
    await blobs.ping();
  } catch (error) {
    return wrong("files", `${words}: no byte can be stored (${reasonOf(error)})`);
  } finally {
    await blobs.close();
  }
  const { endpoint } = address;
  return endpoint?.startsWith("http:") && !isLocal(endpoint)
    ? note("files", `${words}, without https: people's papers travel in the clear`)
    : fine("files", words);
}

/** The innermost words of an error of our own. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reasonOf(error.cause) : error.message) : String(error);

function mail({ mailUrl, mailFrom, dataDir, publicUrl }: Env): Finding {
  if (mailUrl) return fine("mail", `through ${new URL(mailUrl).host}, from ${mailFrom}`);
  const words = `into ${join(dataDir, "outbox")}; MAIL_URL is not set`;
  return isLocal(publicUrl)
    ? note("mail", words)
    : wrong("mail", `${words}, so nobody gets a letter`);
}

function secret({ sessionSecret, databaseUrl }: Env): Finding {
  if (sessionSecret) return fine("SESSION_SECRET", "given");
  const words = "made once in DATA_DIR";
  return databaseUrl
    ? note("SESSION_SECRET", `${words}; several processes on one database need the same one`)
    : fine("SESSION_SECRET", words);
}

function widgets(env: Env): Finding {
  try {
    const settings = readWidgets(env);
    if (!settings) return note("widgets", "links of our own; WIDGETS_FILE is not set");
    const places = settings.widgets.map(({ place }) => place).join(", ") || "none";
    return fine("widgets", `${places}; their scripts run on ${settings.origin}`);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return wrong("widgets", error.message);
  }
}

/** The token is public: clients of the shop send it from any browser. */
function shop(env: Env): Finding {
  const { shopifyUrl, publicUrl } = env;
  if (shopifyUrl) return fine("shop", `Shopify at ${new URL(shopifyUrl).host}`);
  const token = knownToken(env);
  const words = `our own, for any client of the Storefront API, at ${publicUrl}/storefront/api/2025-01/graphql`;
  return token
    ? fine("shop", `${words}; public token ${token}`)
    : note("shop", `${words}; its public token will be made on the first start`);
}

function limits({ rateLimits, publicUrl }: Env): Finding {
  if (rateLimits) return fine("RATE_LIMITS", "on");
  return isLocal(publicUrl)
    ? note("RATE_LIMITS", "off, for tests alone")
    : wrong("RATE_LIMITS", "off while PUBLIC_URL is not local; passwords can be guessed");
}

function transport({ publicUrl, trustProxy }: Env): Finding {
  const proxies =
    trustProxy.length > 0
      ? `X-Forwarded-For is believed from ${trustProxy.join(", ")}`
      : "no proxy is trusted";
  if (isLocal(publicUrl) || publicUrl.startsWith("https:")) return fine("transport", proxies);
  return wrong("transport", `PUBLIC_URL is not https; passwords travel in the clear; ${proxies}`);
}
