import { requestCallback } from "../callbacks.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  fieldsPerRequest,
  filesPerRequest,
  noImage,
  pdfBytesMax,
} from "#contracts/kernel/files.ts";
import type { FastifyRequest } from "fastify";
import type { ReceivedFile } from "../files/received.ts";
import { leaveReserve } from "../files/reserve.ts";
import { writePart } from "./part-file.ts";

type Parts = NonNullable<Endpoint["files"]>;
type Incoming = Pick<FastifyRequest, "headers" | "raw">;

/** The parts of a multipart body: text by name, files on disk, and the names of files to clear. */
type Received = { fields: Record<string, string>; files: ReceivedFile[]; cleared: string[] };

const textBytesMax = 64 * 1024;
const headerBytes = 64 * 1024;

/** The accepted files by part name, and the maximum size of text in bytes. */
type Reading = { parts: Parts; textBytes?: number | undefined };

export const isMultipart = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

const badMultipart = (message: string) => new AppError("BAD_MULTIPART", message);
const bodyTooLarge = () => new AppError("BODY_TOO_LARGE", "The request body is too large.");
const cutOff = () => badMultipart("The upload was interrupted. Try again.");
const wrong = (name: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [name]: message } });

/**
 * Reads a multipart body, text into memory and files into a temporary folder, and passes it to `work`; the folder is
 * deleted afterwards. Throws the first error: BAD_MULTIPART, BODY_TOO_LARGE, UNKNOWN_FIELD, VALIDATION, STORAGE_FULL, or
 * the error of a file.
 */
export async function withParts<T>(
  request: Incoming,
  { parts, incoming, textBytes = textBytesMax }: Reading & { incoming: string },
  work: (received: Received) => Promise<T>,
): Promise<T> {
  const bytesMax = filesPerRequest * pdfBytesMax + textBytes + headerBytes;
  const bytes = Number(request.headers["content-length"] ?? 0);
  if (bytes > Math.max(bytesMax, largestOf(parts) + headerBytes)) throw bodyTooLarge();
  // Only large files are measured: a small one may replace another.
  await leaveReserve(incoming, largestOf(parts) > pdfBytesMax ? bytes : 0);
  const folder = await mkdtemp(join(incoming, "request-"));
  try {
    return await work(await readParts(request, { parts, textBytes }, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The limit of the largest of these files. */
const largestOf = (parts: Parts): number =>
  Math.max(pdfBytesMax, ...Object.values(parts).map(({ bytesMax = 0 }) => bytesMax));

/** The text parts of a body without files. */
export const readFields = async (request: Incoming): Promise<Record<string, string>> =>
  (await readParts(request, { parts: {}, textBytes: textBytesMax }, "")).fields;

async function readParts(request: Incoming, reading: Reading, folder: string): Promise<Received> {
  const { raw } = request;
  const parser = parserOf(request, reading);
  const parts = makePartCollector(reading, folder);
  const read = new Promise<void>((resolve, reject) => {
    rejectAtLimits(parser, reject);
    parser.on(
      "field",
      requestCallback(
        (name: string | undefined, value: string, _nameCut: boolean, valueCut: boolean) => {
          const error = parts.addField(name, value, valueCut);
          if (error) reject(error);
        },
      ),
    );
    parser.on(
      "file",
      requestCallback((name: string | undefined, stream: Readable, fileName: string) => {
        const added = parts.addFile(name, stream, fileName);
        if (added instanceof AppError) {
          stream.resume();
          return reject(added);
        }
        added.catch(reject);
      }),
    );
    parser.on("finish", resolve);
    const rejectCut = requestCallback(() => {
      if (raw.destroyed && !raw.readableEnded) reject(cutOff());
    });
    raw.on("close", rejectCut);
    raw.on("error", rejectCut);
    // The connection may have broken while the folder was created, before there was a listener.
    rejectCut();
  });
  try {
    raw.pipe(parser);
    await read;
    return await parts.received();
  } catch (error) {
    // The rest of the body is read and discarded, so that the client reads the response.
    raw.unpipe(parser);
    raw.resume();
    parser.destroy();
    await parts.abandon();
    throw error;
  }
}

function rejectAtLimits(parser: BusboyInstance, reject: (error: AppError) => void): void {
  const messages = {
    partsLimit: "The request body has too many parts.",
    fieldsLimit: `The request body has more than ${fieldsPerRequest} fields.`,
    filesLimit: `You can upload up to ${filesPerRequest} files at once.`,
    error: "The request body isn't valid multipart/form-data.",
  };
  for (const [event, message] of Object.entries(messages)) {
    parser.on(
      event,
      requestCallback(() => reject(badMultipart(message))),
    );
  }
}

/** What arrived so far. */
function makePartCollector({ parts, textBytes = textBytesMax }: Reading, folder: string) {
  let text = 0;
  const fields = new Map<string, string>();
  const cleared: string[] = [];
  const written: Promise<ReceivedFile | undefined>[] = [];
  const streams: Readable[] = [];
  const seen = new Set<string>();
  return {
    /** The error that ends the request, if it doesn't fit. */
    addField(name: string | undefined, value: string, isCut: boolean): AppError | undefined {
      if (name === undefined) return badMultipart("Each part of the request body needs a name.");
      text += Buffer.byteLength(value);
      if (isCut || text > textBytes) return bodyTooLarge();
      const file = partOf(parts, name);
      if (file && value !== "" && value !== noImage)
        return wrong(name, `${file.label} must be sent as a file.`);
      if (!file && fields.has(name)) return wrong(name, `${name.slice(0, 100)} was sent twice.`);
      if (file) cleared.push(name);
      else fields.set(name, value);
      return undefined;
    },
    /** Writes a file to the folder. */
    addFile(
      name: string | undefined,
      stream: Readable,
      fileName: string,
    ): Promise<ReceivedFile | undefined> | AppError {
      const part = name === undefined ? undefined : partOf(parts, name);
      if (name === undefined || !part) return unknownPart(name);
      if (seen.has(name) && !part.many) return wrong(name, `${part.label} was sent twice.`);
      seen.add(name);
      const path = join(folder, String(written.length));
      const file = writePart({ name, part, fileName, stream, path });
      written.push(file);
      streams.push(stream);
      return file;
    },
    async received(): Promise<Received> {
      const files = (await Promise.all(written)).filter((file) => file !== undefined);
      return { fields: Object.fromEntries(fields), files, cleared };
    },
    async abandon(): Promise<void> {
      // The parser does not end a part that was cut off; its file would stay open.
      for (const stream of streams) stream.destroy();
      await Promise.allSettled(written);
    },
  };
}

const partOf = (parts: Parts, name: string) =>
  Object.hasOwn(parts, name) ? parts[name] : undefined;

function unknownPart(name = ""): AppError {
  return new AppError("UNKNOWN_FIELD", `Unknown field: ${name.slice(0, 100)}.`, {
    fields: { [name]: "Unknown field." },
  });
}

function parserOf(
  { headers }: Incoming,
  { parts, textBytes = textBytesMax }: Reading,
): BusboyInstance {
  const contentType = headers["content-type"] ?? "";
  try {
    return new Busboy({
      headers: { ...headers, "content-type": contentType },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        files: filesPerRequest,
        fields: fieldsPerRequest,
        parts: filesPerRequest + fieldsPerRequest,
        fieldSize: textBytes,
        fileSize: largestOf(parts) + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw badMultipart("The request body isn't valid multipart/form-data.");
  }
}
