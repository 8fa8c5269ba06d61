import type { Endpoint, FilePart } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { noImage, type PdfText } from "#contracts/kernel/files.ts";
import type { FastifyRequest } from "fastify";
import type { Upload } from "../files/files.ts";
import type { ReceivedFile } from "../files/received.ts";
import type { Api, Session } from "./api.ts";
import { isMultipart, withParts } from "./multipart.ts";
import { coerceParts } from "./parts.ts";

type Parts = NonNullable<Endpoint["files"]>;

/** Files by part name: a list if several are allowed, null to clear one; their text, or as received, where the contract has that. */
export type Uploads = Record<string, Upload | readonly Upload[] | PdfText | ReceivedFile | null>;

/** What a handler gets of a part: null removes the current file, undefined keeps it. */
export type FileOf<P extends FilePart> = P["isReceived"] extends true
  ? ReceivedFile
  : P["isReadOnly"] extends true
    ? PdfText
    : P["many"] extends true
      ? readonly Upload[]
      : P["required"] extends true
        ? Upload
        : Upload | null | undefined;

/** The sender, and a check that their session is still valid. */
type Caller = Pick<Api, "files" | "sessionOf"> & { session: Session | undefined };

export type Given = { body: unknown; stage: () => Promise<Uploads> };

/**
 * Passes the body of an endpoint with files to `work`, from JSON or multipart. `stage` validates and stores the files, and
 * is called once everything else is valid; files that are not attached afterwards are removed.
 */
export async function withUploads<T>(
  { files, session, sessionOf }: Caller,
  endpoint: Endpoint,
  request: FastifyRequest,
  work: (given: Given) => Promise<T>,
): Promise<T> {
  const parts = endpoint.files;
  if (!parts) return work({ body: request.body, stage: async () => ({}) });
  if (!isMultipart(request)) {
    const { body, cleared } = clearedIn(request.body, parts);
    return work({ body, stage: async () => stageNone(parts, cleared) });
  }
  const { incoming } = files;
  const textBytes = endpoint.limits?.bodyBytes;
  return withParts(request, { parts, incoming, textBytes }, async (received) => {
    const staged: Upload[] = [];
    const stage = async () => {
      // The body may have taken minutes to arrive.
      const current = session && (await sessionOf(session.token));
      if (session && current?.suspended !== undefined) {
        throw new AppError("SUSPENDED", current.suspended);
      }
      if (session && !current) {
        throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
      }
      const uploads = stageNone(parts, received.cleared, received.files);
      for (const file of received.files) {
        const part = parts[file.name];
        if (!part || !session) continue;
        if (part.isReceived) {
          uploads[file.name] = file;
          continue;
        }
        if (part.isReadOnly) {
          uploads[file.name] = await ofField(part, file, () =>
            files.readText(session.userId, file.path),
          );
          continue;
        }
        const upload = await ofField(part, file, () => files.stage(session.userId, part, file));
        staged.push(upload);
        const others = uploads[file.name];
        uploads[file.name] = Array.isArray(others) ? [...others, upload] : upload;
      }
      return uploads;
    };
    try {
      return await work({ body: coerceParts(endpoint.body, received.fields), stage });
    } finally {
      await files.release(staged);
    }
  });
}

/** The error of a file is an error of its field. */
async function ofField<T>(part: FilePart, file: ReceivedFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const text = `${part.label}: ${error.message}`;
    throw new AppError(error.code, text, { fields: { [file.name]: error.message } });
  }
}

/** The uploads before anything is stored. Throws VALIDATION if a required file is missing. */
function stageNone(
  parts: Parts,
  cleared: readonly string[],
  sent: readonly ReceivedFile[] = [],
): Uploads {
  const uploads: Uploads = {};
  for (const [name, { label, required, many }] of Object.entries(parts)) {
    const isSent = sent.some((file) => file.name === name);
    if (required && !isSent) {
      const text = `${label} is required.`;
      throw new AppError("VALIDATION", text, { fields: { [name]: text } });
    }
    if (many) uploads[name] = [];
    else if (cleared.includes(name) && !isSent) uploads[name] = null;
  }
  return uploads;
}

/** In JSON, null clears a file; files cannot be sent. */
function clearedIn(body: unknown, parts: Parts): { body: unknown; cleared: string[] } {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return { body, cleared: [] };
  const rest: [string, unknown][] = [];
  const cleared: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(parts, name)) rest.push([name, value]);
    else if (value === null || value === "" || value === noImage) cleared.push(name);
    else {
      const text = `${parts[name]?.label} must be sent as a file.`;
      throw new AppError("VALIDATION", text, { fields: { [name]: text } });
    }
  }
  // Not by assignment, which treats the key `__proto__` specially.
  return { body: Object.fromEntries(rest), cleared };
}
