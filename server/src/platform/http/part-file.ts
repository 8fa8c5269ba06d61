import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FilePart } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { calendarBytesMax, pdfBytesMax, pictureBytesMax } from "#contracts/kernel/files.ts";
import { numberText } from "#format/numbers.ts";
import { leaveReserve } from "../files/reserve.ts";
import { labelOf, type ReceivedFile } from "../files/received.ts";
import { isCalendar, isZip, sniff } from "../files/sniff.ts";

type Part = {
  name: string;
  part: FilePart;
  fileName: string;
  stream: Readable;
  /** The path of the file. */
  path: string;
};

const headBytes = 64;
/** The disk is looked at again after so many bytes of a large file. */
const step = 4 * 1024 * 1024;

/**
 * Writes one file part to disk while it is counted and hashed; its type follows from its first bytes. Undefined
 * if no file was chosen in the form. Throws FILE_TYPE, FILE_TOO_LARGE, FILE_CORRUPT (empty), STORAGE_FULL.
 */
export async function writePart({
  name,
  part,
  fileName,
  stream,
  path,
}: Part): Promise<ReceivedFile | undefined> {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    let bytesMax = part.bytesMax ?? pdfBytesMax;
    for await (const chunk of chunks) {
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk]).subarray(0, headBytes);
        if (head.length === headBytes) bytesMax = limitOf(head, name, part);
      }
      const before = bytes;
      bytes += chunk.length;
      // Others write at the same time.
      if (part.bytesMax !== undefined && Math.floor(before / step) < Math.floor(bytes / step))
        await leaveReserve(dirname(path));
      if (bytes > bytesMax) throw tooLarge(name, part, bytesMax);
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(stream, counted, createWriteStream(path, { mode: 0o600 }));
  if (bytes === 0 && fileName === "") return undefined;
  if (bytes === 0)
    throw errorResponse(
      "FILE_CORRUPT",
      name,
      `${part.label}: this file is empty. Choose another one.`,
    );
  limitOf(head, name, part);
  return { name, label: labelOf(fileName), path, bytes, hash: hash.digest("hex"), head };
}

/** The maximum size of a file with these first bytes. Throws FILE_TYPE if its type is not accepted. */
function limitOf(head: Uint8Array, name: string, { kinds, label, bytesMax }: FilePart): number {
  if (kinds.includes("zip")) {
    if (isZip(head)) return bytesMax ?? pdfBytesMax;
    const isAlso = kinds.includes("calendar");
    if (isAlso && isCalendar(head)) return calendarBytesMax;
    const text = `${label} must be a ZIP ${isAlso ? "or calendar (.ics) " : ""}file.`;
    throw errorResponse("FILE_TYPE", name, text);
  }
  const type = sniff(head);
  const kind = type === "pdf" ? "pdf" : "picture";
  if (type === undefined || !kinds.includes(kind)) {
    const text = kinds.includes("pdf")
      ? `${label} must be a PDF, PNG, GIF, JPEG or WebP file.`
      : `${label} must be a PNG, GIF, JPEG or WebP image.`;
    throw errorResponse("FILE_TYPE", name, text);
  }
  return kind === "pdf" ? pdfBytesMax : pictureBytesMax;
}

function tooLarge(name: string, { label, kinds }: FilePart, bytesMax: number): AppError {
  const what = bytesMax === pictureBytesMax ? "an image" : "a PDF";
  const limit = kinds.includes("zip") ? "The limit" : `The limit for ${what}`;
  const text = `${label} is too large. ${limit} is ${numberText(bytesMax / 1024 / 1024)} MB.`;
  return errorResponse("FILE_TOO_LARGE", name, text);
}

const errorResponse = (
  code: "FILE_TYPE" | "FILE_TOO_LARGE" | "FILE_CORRUPT",
  name: string,
  text: string,
) => new AppError(code, text, { fields: { [name]: text } });
