import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { FileError } from "./file-error.ts";
import { readFields, wholeOf } from "./protobuf.ts";

/** A compressed part of an .osm.pbf file: https://wiki.openstreetmap.org/wiki/PBF_Format. */
export type Blob = {
  kind: string;
  /** Where it starts, with its header, and where its contents do. */
  start: number;
  contentsAt: number;
  size: number;
};

/** Limits of the format. */
const headerBytesMax = 64 * 1024;
const blobBytesMax = 32 * 1024 * 1024;

const unpack = promisify(inflate);

/** Bytes of a file, without the last. */
export type Bytes = { start: number; end: number };

/**
 * The parts of a file in their order, without their contents, or those that start in a part of it, which starts with one.
 * Throws FileError where it is malformed or cut off.
 */
export async function* listBlobs(
  file: FileHandle,
  { start: first, end }: Bytes = { start: 0, end: Infinity },
): AsyncGenerator<Blob> {
  const { size: fileBytes } = await file.stat();
  for (let start = first; start < Math.min(end, fileBytes);) {
    const place = placeOf({ start });
    const length = (await readExactly(file, start, 4, place)).readUInt32BE();
    if (length > headerBytesMax) {
      throw new FileError(`The header of ${place} has ${length} bytes; 65536 are allowed.`);
    }
    const header = await readExactly(file, start + 4, length, place);
    const { kind, size } = inPlace(place, () => headerIn(header));
    if (size > blobBytesMax) {
      throw new FileError(`${upper(place)} has ${size} bytes; ${blobBytesMax} are allowed.`);
    }
    const contentsAt = start + 4 + length;
    if (contentsAt + size > fileBytes) throw cutOff(place);
    // Other kinds are to be skipped.
    if (kind === "OSMHeader" || kind === "OSMData") yield { kind, start, contentsAt, size };
    start = contentsAt + size;
  }
}

function headerIn(bytes: Buffer): { kind: string; size: number } {
  let kind = "";
  let size = -1;
  readFields(bytes, wholeOf(bytes), (tag, field) => {
    if (tag === 1) kind = textIn(bytes, field.range());
    if (tag === 3) size = field.number();
  });
  if (size < 0) throw new Error("it has no size");
  return { kind, size };
}

const textIn = (bytes: Buffer, { start, end }: { start: number; end: number }) =>
  bytes.toString("utf8", start, end);

/** The unpacked contents, not more than the format allows and as many bytes as it declares. Throws FileError. */
export async function readBlob(file: FileHandle, blob: Blob): Promise<Buffer> {
  const place = placeOf(blob);
  const bytes = await readExactly(file, blob.contentsAt, blob.size, place);
  const { raw, packed, declared } = inPlace(place, () => partsOf(bytes));
  if (raw) {
    if (raw.length > blobBytesMax) throw tooLarge(place);
    return raw;
  }
  if (!packed) {
    throw new FileError(
      `${upper(place)} is compressed in a way that isn't supported. Convert the file with: osmium cat FILE -o OTHER.osm.pbf`,
    );
  }
  if (declared > blobBytesMax) throw tooLarge(place);
  const unpacked = await unpack(packed, { maxOutputLength: Math.max(1, declared) }).catch(() => {
    throw new FileError(`${upper(place)} is damaged, or larger than it declares.`);
  });
  if (unpacked.length !== declared) {
    throw new FileError(
      `${upper(place)} has ${unpacked.length} bytes unpacked, but declares ${declared}.`,
    );
  }
  return unpacked;
}

/** How messages name a blob. */
export const placeOf = ({ start }: Pick<Blob, "start">): string => `the blob at byte ${start}`;

function partsOf(bytes: Buffer) {
  let raw: Buffer | undefined;
  let packed: Buffer | undefined;
  let declared = 0;
  readFields(bytes, wholeOf(bytes), (tag, field) => {
    if (tag === 2) declared = field.number();
    if (tag !== 1 && tag !== 3) return;
    const { start, end } = field.range();
    if (tag === 1) raw = bytes.subarray(start, end);
    else packed = bytes.subarray(start, end);
  });
  return { raw, packed, declared };
}

async function readExactly(file: FileHandle, at: number, length: number, place: string) {
  const bytes = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw cutOff(place);
  return bytes;
}

const cutOff = (place: string) => new FileError(`The file is cut off in ${place}.`);
const tooLarge = (place: string) =>
  new FileError(`${upper(place)} unpacks to more than the ${blobBytesMax} bytes that are allowed.`);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Runs a decoder; what it throws becomes a FileError that names the place. */
export function inPlace<T>(place: string, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof FileError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileError(`The file is damaged in ${place}: ${reason}.`);
  }
}
