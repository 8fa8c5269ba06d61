import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Env, EnvError } from "../../platform/env.ts";

const leastBytes = 32;

/** What signs tokens: SESSION_SECRET, or random bytes made once in the data folder. */
export function readSecret({
  sessionSecret,
  dataDir,
}: Pick<Env, "sessionSecret" | "dataDir">): Uint8Array {
  const text = sessionSecret ?? secretIn(dataDir);
  return new TextEncoder().encode(text);
}

function secretIn(dataDir: string): string {
  const path = join(dataDir, "session-secret");
  const secret = textOf(path) ?? madeAt(path, dataDir);
  if (Buffer.byteLength(secret) < leastBytes) {
    throw new EnvError(
      `${path} is damaged. Delete it to have a new one made; everybody then logs in again.`,
    );
  }
  return secret;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function madeAt(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${path}.${process.pid}`;
  const file = openSync(aside, "w", 0o600);
  try {
    writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // A link appears whole, and only where no other process was first.
    linkSync(aside, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}
