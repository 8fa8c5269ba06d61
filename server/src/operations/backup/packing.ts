import { createHash } from "node:crypto";
import { closeSync, openSync, rmSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import {
  about,
  type Manifest,
  manifestName,
  partName,
  sealName,
  sha256,
  sumLine,
} from "./manifest.ts";
import { ending, paddingOf, writeHeader } from "./tar.ts";

/** An archive that is being written, under a temporary name until it is complete. */
export type Packing = {
  add: (name: string, bytes: Buffer) => Promise<void>;
  /** Throws if the stream has a different number of bytes than declared. */
  addStream: (name: string, bytes: number, stream: Readable) => Promise<void>;
  /** Ends the archive with its manifest; when this resolves, it is synced to disk under its name. */
  finish: (facts: Omit<Manifest, "sums" | "format">) => Promise<Manifest>;
  /** Removes what was written. */
  abandon: () => Promise<void>;
};

/** Entries per hash list, so that neither writer nor reader holds all of them in memory. */
const linesOfPage = 10_000;

export const partialOf = (path: string): string => `${path}.partial`;

/** Starts an archive that only this user can read. Throws EEXIST if another one is being written there. */
export async function startPacking(path: string, now: Date): Promise<Packing> {
  const partial = partialOf(path);
  const stay = createOrLeave(partial);
  const file = await open(partial, "r+");
  const time = Math.floor(now.getTime() / 1000);
  const sums: Manifest["sums"] = [];
  let lines: string[] = [];

  async function write(name: string, bytes: Buffer): Promise<string> {
    const header = writeHeader({ name, bytes: bytes.length, time });
    await writeAll(file, [header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
    return sha256(bytes);
  }

  async function note(hash: string, name: string): Promise<void> {
    lines.push(sumLine(hash, name));
    if (lines.length >= linesOfPage) await turnPage();
  }

  async function turnPage(): Promise<void> {
    const name = partName("sums", sums.length + 1);
    sums.push({ name, sha256: await write(name, Buffer.from(lines.join(""))) });
    lines = [];
  }

  const add = async (name: string, bytes: Buffer) => note(await write(name, bytes), name);

  async function addStream(name: string, bytes: number, stream: Readable): Promise<void> {
    const hash = createHash("sha256");
    let left = bytes;
    try {
      await writeAll(file, [writeHeader({ name, bytes, time })]);
      for await (const piece of stream as AsyncIterable<Buffer>) {
        left -= piece.length;
        hash.update(piece);
        await writeAll(file, [piece]);
      }
    } finally {
      stream.destroy();
    }
    if (left !== 0) throw new Error(`${name} has ${bytes - left} bytes instead of ${bytes}.`);
    await writeAll(file, [Buffer.alloc(paddingOf(bytes))]);
    await note(hash.digest("hex"), name);
  }

  async function finish(facts: Omit<Manifest, "sums" | "format">): Promise<Manifest> {
    if (lines.length > 0) await turnPage();
    const manifest: Manifest = { format: 1, ...facts, sums };
    const hash = await write(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    await write(sealName, Buffer.from(sumLine(hash, manifestName)));
    await writeAll(file, [ending]);
    await file.sync();
    await file.close();
    await rename(partial, path);
    stay();
    await syncPath(dirname(path));
    return manifest;
  }

  async function abandon(): Promise<void> {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
    stay();
  }

  try {
    await add(about.name, Buffer.from(about.text));
  } catch (error) {
    await abandon();
    throw error;
  }
  return { add, addStream, finish, abandon };
}

const exitStatus = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Creates a file, and deletes it if the process is asked to end, until the returned function is called. No signal comes
 * between the file and the promise to delete it: signals are listened to before, and nothing is awaited. Throws EEXIST.
 */
function createOrLeave(path: string): () => void {
  let isOurs = false;
  const leave = (signal: keyof typeof exitStatus) => {
    if (isOurs) rmSync(path, { force: true });
    process.exit(exitStatus[signal]);
  };
  const stay = () => process.off("SIGINT", leave).off("SIGTERM", leave);
  process.once("SIGINT", leave).once("SIGTERM", leave);
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    stay();
    throw error;
  }
  isOurs = true;
  return stay;
}

async function writeAll(file: FileHandle, parts: Buffer[]): Promise<void> {
  // On a full disk, fewer bytes are written than were passed.
  let rest = parts.filter(({ length }) => length > 0);
  while (rest.length > 0) {
    const { bytesWritten } = await file.writev(rest);
    rest = without(rest, bytesWritten);
  }
}

function without(parts: Buffer[], written: number): Buffer[] {
  let left = written;
  return parts.flatMap((part) => {
    const taken = Math.min(left, part.length);
    left -= taken;
    return taken === part.length ? [] : [part.subarray(taken)];
  });
}

/** Syncs a file, or the entries of a folder, to disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
