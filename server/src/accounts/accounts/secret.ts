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

const bytesMin = 32;

/**
 * The signing secret: SESSION_SECRET, or random bytes created once in the data folder. Throws if the file
 * is damaged.
 */
export function readSecret({
  sessionSecret,
  dataDir,
}: Pick<Env, "sessionSecret" | "dataDir">): Uint8Array {
  const text = sessionSecret ?? secretInFolder(dataDir);
  return new TextEncoder().encode(text);
}

function secretInFolder(dataDir: string): string {
  const path = join(dataDir, "session-secret");
  const secret = textOf(path) ?? createSecret(path, dataDir);
  if (Buffer.byteLength(secret) < bytesMin) {
    throw new EnvError(
      `${path} is damaged. Delete it to generate a new one; everyone will have to log in again.`,
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

function createSecret(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  const file = openSync(temporary, "w", 0o600);
  try {
    writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // A hard link appears with its whole content, and fails if another process was first.
    linkSync(temporary, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}
