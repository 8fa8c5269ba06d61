import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import * as z from "zod/mini";
import {
  type EntryKind,
  format,
  kindOf,
  Manifest,
  manifestName,
  sha256,
  sumLine,
} from "./manifest.ts";
import { blockBytes, ending, paddingOf, readHeader } from "./tar.ts";
import { BackupError, damaged } from "./errors.ts";

/** An entry whose bytes are read once, before the next entry. */
export type Entry = { name: string; bytes: number; body: AsyncIterable<Buffer> };

/** Callbacks for the entries of an archive, called in its order. */
export type Reader = {
  rows: (table: string, entry: Entry) => Promise<void>;
  file: (key: string, entry: Entry) => Promise<void>;
};

const pieceBytes = 256 * 1024;
/** Row parts, hash lists and the manifest are held in memory. */
const heldBytesMax = 64 * 1024 * 1024;

/**
 * Reads an archive from end to end, checks every byte against its hashes and returns its manifest. Throws BackupError
 * if a bit differs from what was written; the entries read before may then be wrong too.
 */
export async function readArchive(path: string, reader: Reader): Promise<Manifest> {
  const file = await open(path).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new BackupError(`${path} can't be read (${code}).`);
  });
  try {
    return await readAll(path, file, reader);
  } finally {
    await file.close();
  }
}

async function readAll(path: string, file: FileHandle, reader: Reader): Promise<Manifest> {
  const tape = makeTape(file, () => damaged(path, "it's incomplete"));
  const found: Manifest["sums"] = [];
  let lines: string[] = [];
  let manifest: { text: string; hash: string } | undefined;
  let files = { count: 0, bytes: 0 };

  for (let n = 0; ; n += 1) {
    const block = await tape.take(blockBytes);
    const header = readHeader(block);
    const kind = header && kindOf(header.name);
    if (n === 0 && kind?.is !== "about") throw new BackupError(`${path} isn't a Wagabond backup.`);
    if (!header || !kind) throw damaged(path, `the data after entry ${n} isn't a valid entry`);
    const { name, bytes } = header;
    if (manifest && kind.is !== "seal") throw damaged(path, `${name} comes after the manifest`);
    const hash = createHash("sha256");
    const entry = { name, bytes, body: tape.pieces(bytes, hash) };
    const text = await take(entry, kind, reader, path);
    await drained(entry.body);
    await tape.zeros(paddingOf(bytes), () =>
      damaged(path, `${name} is followed by unexpected data`),
    );
    const digest = hash.digest("hex");
    if (kind.is === "sums") {
      if (text !== lines.join(""))
        throw damaged(path, `the files listed in ${name} don't match their hashes`);
      found.push({ name, sha256: digest });
      lines = [];
    } else if (kind.is === "manifest") {
      manifest = { text, hash: digest };
    } else if (kind.is === "seal") {
      if (!manifest || text !== sumLine(manifest.hash, manifestName))
        throw damaged(path, "the manifest doesn't match its hash");
      await tape.end(() => damaged(path, "there's extra data after the end"));
      return checked(path, manifest.text, { found, lines, files });
    } else {
      if (kind.is === "about") checkAbout(path, text);
      if (kind.is === "file") files = { count: files.count + 1, bytes: files.bytes + bytes };
      lines.push(sumLine(digest, name));
    }
  }
}

/** The text of an entry that is held in memory; rows and files go to the reader. */
async function take(entry: Entry, kind: EntryKind, reader: Reader, path: string): Promise<string> {
  if (kind.is === "file") return reader.file(kind.key, entry).then(() => "");
  if (entry.bytes > heldBytesMax) throw damaged(path, `${entry.name} is too large`);
  if (kind.is === "rows") return reader.rows(kind.table, entry).then(() => "");
  return (await bytesOf(entry)).toString("utf8");
}

function checkAbout(path: string, text: string): void {
  const [, other] = /, format (\d+)\./.exec(text) ?? [];
  if (other === undefined) throw damaged(path, "its first entry isn't valid");
  if (Number(other) === format) return;
  throw new BackupError(
    `${path} uses format ${other}, and this version reads format ${format}. Restore it with the version that made it, or a newer one.`,
  );
}

type Seen = {
  found: Manifest["sums"];
  lines: string[];
  files: { count: number; bytes: number };
};

function checked(path: string, text: string, { found, lines, files }: Seen): Manifest {
  const manifest = z.safeParse(Manifest, jsonOf(text)).data;
  if (!manifest) throw damaged(path, "its manifest isn't valid");
  const isSame = JSON.stringify(manifest.sums) === JSON.stringify(found);
  if (!isSame || lines.length > 0) throw damaged(path, "its hashes don't match the manifest");
  if (manifest.files.count !== files.count || manifest.files.bytes !== files.bytes)
    throw damaged(path, "its files don't match the manifest");
  return manifest;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All bytes of an entry. */
export async function bytesOf({ body }: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function drained(body: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of body) void piece;
}

/** Identifies an archive: the hash of its manifest. */
export const fingerprintOf = (manifest: Manifest): string =>
  sha256(JSON.stringify(manifest)).slice(0, 32);

type Tape = {
  take: (bytes: number) => Promise<Buffer>;
  /** The next bytes in pieces; the caller must read them to the end. */
  pieces: (bytes: number, hash: Hash) => AsyncIterable<Buffer>;
  zeros: (bytes: number, otherwise: () => Error) => Promise<void>;
  end: (otherwise: () => Error) => Promise<void>;
};

/** Reads a file sequentially. */
function makeTape(file: FileHandle, cutOff: () => Error): Tape {
  let pending: Buffer = Buffer.alloc(0);

  async function next(atMost: number): Promise<Buffer> {
    if (pending.length === 0) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(pieceBytes));
      if (bytesRead === 0) throw cutOff();
      pending = buffer.subarray(0, bytesRead);
    }
    const piece = pending.subarray(0, atMost);
    pending = pending.subarray(piece.length);
    return piece;
  }

  async function take(bytes: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = bytes; left > 0; left -= pieces.at(-1)?.length ?? 0) {
      pieces.push(await next(left));
    }
    return Buffer.concat(pieces);
  }

  async function zeros(bytes: number, otherwise: () => Error): Promise<void> {
    if ((await take(bytes)).some((byte) => byte !== 0)) throw otherwise();
  }

  return {
    take,
    zeros,
    async *pieces(bytes, hash) {
      for (let left = bytes; left > 0;) {
        const piece = await next(left);
        left -= piece.length;
        hash.update(piece);
        yield piece;
      }
    },
    async end(otherwise) {
      await zeros(ending.length, otherwise);
      if (pending.length > 0 || (await file.read(Buffer.alloc(1))).bytesRead > 0) throw otherwise();
    },
  };
}
