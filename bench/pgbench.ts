import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres } from "../server/testing/postgres.ts";
import { freshId, type Script } from "./same-sql.ts";

const run = promisify(execFile);

type Pgbench = { rate: (seconds: number) => Promise<number>; end: () => void };

/** Runs pgbench on these scripts in random order; each is one transaction of the server. */
export function makePgbench(url: string, connections: number, scripts: Script[]): Pgbench {
  const bin = findPostgres();
  if (!bin) throw new Error("This machine has no pgbench.");
  const folder = mkdtempSync(join(tmpdir(), "wagabond-pgbench-"));
  const files = scripts.flatMap((script, place) => {
    const path = join(folder, `${place}.sql`);
    writeFileSync(path, textOf(script));
    return ["-f", path];
  });
  const { hostname, port, username, pathname } = new URL(url);
  const to = ["-h", hostname, "-p", port, "-U", username, pathname.slice(1)];
  return {
    async rate(seconds) {
      const how = ["-n", "-M", "extended", "-c", `${connections}`, "-T", `${seconds}`, ...files];
      const env = { ...process.env, PGOPTIONS: "-c jit=off" };
      const { stdout } = await run(join(bin, "pgbench"), [...how, ...to], { env });
      return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const drawn = `('01900000-0000-7000-8000-' || lpad(to_hex(:drawn::bigint), 12, '0'))::uuid`;

const textOf = (script: Script): string =>
  ["\\set drawn random(1, 281474976710655)", ...script.map(statementOf)].join("\n");

/** A statement with inlined values on one line, as pgbench requires. */
function statementOf({ sql, parameters }: Script[number]): string {
  const filled = sql.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = parameters[Number(number) - 1];
    return value === freshId ? drawn : literal(value);
  });
  return `${filled.replaceAll(/\s+/g, " ").trim()};`;
}

/** A colon in it is no pgbench variable, so it stays unchanged. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString("hex")}`);
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (typeof value === "string") return pg.escapeLiteral(value);
  if (!Array.isArray(value)) throw new Error(`pgbench is not sent a ${typeof value}.`);
  return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(",")}}`);
}
