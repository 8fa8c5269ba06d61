import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/testing/postgres.ts";

const root = join(import.meta.dirname, "../..");
const pollMs = 20;
const startMs = 240_000;

export type Ending = {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  ms: number;
};

/** The address of a server or of a proxy. */
export type ServerAddress = { address: string };

/** A server as an operator runs it: a separate process, accessed only by its address. */
export type ServerProcess = ServerAddress & {
  port: number;
  pid: number;
  /** Milliseconds from start to readiness. */
  readyMs: number;
  signal: (name: NodeJS.Signals) => void;
  ended: Promise<Ending>;
};

type Variables = Record<string, string>;
type Who = { uid?: number; gid?: number };

const usual = { RATE_LIMITS: "off", LOG_LEVEL: "warn", NODE_ENV: "production" };

/** The outbox folders of the servers of this run. */
export const outboxFolders = new Set<string>();

type Started = { process: ChildProcess; ended: Promise<Ending> };

/** A demo database for a new folder; creating one takes longer than many tests. Set by the tests. */
const preparedFolder = process.env["PREPARED_DATABASE"];

/** Copies the prepared database, if any, into a folder that has none. */
export function layDatabase({ DATA_DIR, DATABASE_URL, DEMO }: Variables): void {
  if (!preparedFolder || !DATA_DIR || DATABASE_URL || DEMO === "off") return;
  const folder = join(DATA_DIR, "pglite");
  if (!existsSync(folder)) cpSync(preparedFolder, folder, { recursive: true });
}

/** Runs the program with these variables and, but for a shared compile cache, without the caller's environment. */
function run(variables: Variables, who: Who = {}): Started {
  const began = performance.now();
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(root, "server/src/main.ts")], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...usual, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    ...who,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (part: Buffer) => (stdout += part.toString()));
  child.stderr.on("data", (part: Buffer) => (stderr += part.toString()));
  const ended = once(child, "close").then((): Ending => ({
    code: child.exitCode,
    signal: child.signalCode,
    stdout,
    stderr,
    ms: performance.now() - began,
  }));
  return { process: child, ended };
}

/** Runs the program until it exits, for starts that are expected to fail. */
export const runToItsEnd = (variables: Variables, who?: Who): Promise<Ending> =>
  run({ PORT: "0", ...variables }, who).ended;

/** Starts a server, optionally on a given port, and waits until it is ready. If it exits instead, throws with its error output. */
export async function startServer(variables: Variables, at?: number): Promise<ServerProcess> {
  const began = performance.now();
  const port = at ?? (await freePort());
  layDatabase(variables);
  outboxFolders.add(join(variables["DATA_DIR"] ?? join(root, "data"), "outbox"));
  const started = run({ PORT: String(port), ...variables });
  const { process: child, ended } = started;
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, started, began + startMs);
  return {
    address,
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    signal: (name) => void child.kill(name),
    ended,
  };
}

async function untilReady(address: string, { process: child, ended }: Started, giveUpAt: number) {
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server did not start: ${(await ended).stderr.trim()}`);
    }
    if (performance.now() > giveUpAt) {
      child.kill("SIGKILL");
      throw new Error("The server was not ready in time.");
    }
    await wait(pollMs);
  }
}

/** The status of `/api/ready`; undefined for no response. */
export async function readiness(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${address}/api/ready`, { headers: { connection: "close" } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

export const isReady = async (address: string) => (await readiness(address)) === 200;

export async function kill(server: ServerProcess): Promise<Ending> {
  server.signal("SIGKILL");
  return server.ended;
}
