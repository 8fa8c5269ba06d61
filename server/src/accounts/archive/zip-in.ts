import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { archiveEntriesMax } from "#contracts/accounts/archive.ts";
import { numberText } from "#format/numbers.ts";
import { pathPattern } from "./manifest.ts";

/** Why an archive is not read. The text is for the person who sent it. */
export class ArchiveProblem extends Error {}

/** Bytes of all files of an archive when they are unpacked. */
const unpackedMax = 2 * 1024 * 1024 * 1024;
/** How much smaller a file may be packed. Text of people is a tenth or a twentieth; only a bomb is far below. */
const ratioMax = 300;
const ratioFrom = 1024 * 1024;

export type ZipIn = {
  /** The paths of all files, with their sizes. */
  sizes: ReadonlyMap<string, number>;
  /** The bytes of a file, checked while they are read: its stream fails with ArchiveProblem for wrong ones. */
  read: (path: string) => AsyncIterable<Buffer>;
  close: () => void;
};

/**
 * Opens an uploaded ZIP archive, and checks its list of files before one is read. Throws ArchiveProblem for what an
 * archive of ours never has: links, passwords, names that leave a folder, two files of one name, too many or too large
 * files.
 */
export async function openZip(path: string): Promise<ZipIn> {
  const { size } = await stat(path);
  const zip = await yauzl
    .openPromise(path, { autoClose: false, strictFileNames: true })
    .catch(() => {
      throw new ArchiveProblem("This is not a ZIP file, or it is damaged.");
    });
  try {
    const entries = await entriesOf(zip, size);
    return {
      sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
      read: (name) => checked(zip, entries.get(name), name),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: yauzl.ZipFile, fileSize: number): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > archiveEntriesMax) throw tooMany();
  const entries = new Map<string, yauzl.Entry>();
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of eachEntry(zip)) {
    if (names.size >= archiveEntriesMax) throw tooMany();
    rejectUnsafe(entry);
    const name = entry.fileName;
    if (names.has(name.toLowerCase()))
      throw new ArchiveProblem(`It has two files of one name: ${shown(name)}.`);
    names.add(name.toLowerCase());
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Entries that overlap unpack the same bytes many times.
    if (packed > fileSize) throw new ArchiveProblem("Its files overlap.");
    if (unpacked > unpackedMax || isBomb(entry))
      throw new ArchiveProblem("It is too large when it is unpacked.");
    if (!name.endsWith("/")) entries.set(name, entry);
  }
  return entries;
}

/** Entries one after another. What the library rejects, such as a name with "..", is a problem of the archive. */
async function* eachEntry(zip: yauzl.ZipFile): AsyncIterable<yauzl.Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    const text = error instanceof Error ? error.message : "";
    const isName = /path|file ?name|characters/i.test(text);
    throw new ArchiveProblem(
      isName ? "It has a file with an unsafe name." : "Its list of files is damaged.",
    );
  }
}

const [typeMask, fileType, folderType] = [0o170000, 0o100000, 0o040000];

function rejectUnsafe(entry: yauzl.Entry): void {
  const name = entry.fileName;
  const isFolder = name.endsWith("/");
  if (!pathPattern.test(isFolder ? name.slice(0, -1) : name))
    throw new ArchiveProblem(`It has a file with an unsafe name: ${shown(name)}.`);
  if (entry.isEncrypted()) throw new ArchiveProblem("It has a password. Remove it first.");
  const type = (entry.externalFileAttributes >>> 16) & typeMask;
  if (type !== 0 && type !== fileType && !(isFolder && type === folderType))
    throw new ArchiveProblem(`It has a link or a device: ${shown(name)}.`);
  if (isFolder && entry.uncompressedSize > 0)
    throw new ArchiveProblem(`It has a folder with bytes: ${shown(name)}.`);
  if (!entry.canDecodeFileData())
    throw new ArchiveProblem(`It is packed in a way that we can't read: ${shown(name)}.`);
}

const isBomb = ({ uncompressedSize, compressedSize }: yauzl.Entry): boolean =>
  uncompressedSize > ratioFrom && uncompressedSize > compressedSize * ratioMax;

const tooMany = () =>
  new ArchiveProblem(`It has more than ${numberText(archiveEntriesMax)} files.`);

/** A name from an archive in a message. */
export const shown = (name: string): string => name.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 100);

async function* checked(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry | undefined,
  name: string,
): AsyncIterable<Buffer> {
  if (!entry) throw new ArchiveProblem(`It has no file ${shown(name)}.`);
  const damaged = () => new ArchiveProblem(`A file in it is damaged: ${shown(name)}.`);
  let sum = 0;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) throw damaged();
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    // Ours, or of the disk.
    if (error instanceof ArchiveProblem || (error instanceof Error && "syscall" in error))
      throw error;
    throw damaged();
  }
  if (sum !== entry.crc32) throw damaged();
}
