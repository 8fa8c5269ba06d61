import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import pg from "pg";

export type TestPostgres = {
  url: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
  /** Stops the server; `resume` restarts it with its data on the same port. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
};

type Settings = Record<string, string>;

/** The folder of initdb and postgres, if installed. */
export function findPostgres(): string | undefined {
  const named = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "initdb"));
  const root = "/usr/lib/postgresql";
  const packaged = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(root, version, "bin", "initdb"))
    : [];
  const initdb = [...named, ...packaged].find((path) => existsSync(path));
  return initdb && dirname(realpathSync(initdb));
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. */
const asUnprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Nobody waits for a vacuum of hundreds of small databases that are soon deleted. */
const forTests: Settings = { autovacuum: "off" };

/** Starts PostgreSQL in a new folder; undefined if it isn't installed. */
export async function startPostgres(
  settings: Settings = forTests,
): Promise<TestPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "wagabond-pg-"));
  if (asUnprivileged.uid !== undefined) chownSync(folder, asUnprivileged.uid, asUnprivileged.gid);
  const cluster = join(folder, "cluster");
  const initdb = ["-D", cluster, "-U", "wagabond", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
  execFileSync(join(bin, "initdb"), initdb, { ...asUnprivileged, stdio: "ignore", cwd: folder });
  return serve(bin, folder, settings);
}

/** A replica of the PostgreSQL at `url`, started from a copy. */
export async function startReplica(url: string): Promise<TestPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error("This machine has no PostgreSQL.");
  const folder = mkdtempSync(join(tmpdir(), "wagabond-pg-"));
  if (asUnprivileged.uid !== undefined) chownSync(folder, asUnprivileged.uid, asUnprivileged.gid);
  const copy = ["-D", join(folder, "cluster"), "-d", url, "-R", "-X", "stream", "-c", "fast"];
  execFileSync(join(bin, "pg_basebackup"), copy, {
    ...asUnprivileged,
    stdio: "ignore",
    cwd: folder,
  });
  return serve(bin, folder, forTests);
}

async function serve(bin: string, folder: string, more: Settings): Promise<TestPostgres> {
  const cluster = join(folder, "cluster");
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // The data need not survive the machine.
    fsync: "off",
    full_page_writes: "off",
    max_connections: "200",
    ...more,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const url = `postgres://wagabond@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const server = spawn(join(bin, "postgres"), ["-D", cluster, "-p", String(port), ...options], {
      ...asUnprivileged,
      stdio: "ignore",
      cwd: folder,
    });
    const ended = new Promise((resolve) => server.once("exit", resolve));
    await untilAnswers(url, server);
    return { server, ended };
  };
  let running = await start();
  const halt = async () => {
    running.server.kill("SIGINT");
    await running.ended;
  };
  return {
    url,
    halt,
    async resume() {
      running = await start();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("PostgreSQL does not answer.");
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(),
      );
    });
  });
}

/** Creates a database on the server of `url`: empty, or a copy of an unused database. */
export async function newDatabase(url: string, name: string, copyOf?: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const from = copyOf === undefined ? "" : ` template ${pg.escapeIdentifier(copyOf)}`;
  await client.query(`create database ${pg.escapeIdentifier(name)}${from}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
