import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { AppError } from "#contracts/kernel/errors.ts";
import { type BlobStore, checkedKey } from "./blobs.ts";
import { readS3Address } from "./s3-address.ts";
import { attempts, connect, type Patience, sumBody, usualPatience } from "./s3-client.ts";
import { isMissing, s3Error, s3Unavailable } from "./s3-errors.ts";
import { requestCallback } from "../callbacks.ts";

/** A blob store in an S3-compatible bucket, as FILES_URL specifies. Sends no request yet. */
export function openS3(filesUrl: string, patience: Patience = usualPatience): BlobStore {
  const { bucket, prefix, ...address } = readS3Address(filesUrl);
  const client = connect(address, patience);
  const keyOf = (key: string) => prefix + checkedKey(key);

  async function* list(folder: string, delimiter?: string) {
    const question = { Bucket: bucket, Prefix: `${keyOf(folder)}/`, Delimiter: delimiter };
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({ ...question, ContinuationToken: next });
      const page = await client.send(command).catch(rethrow);
      yield page;
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  async function remove(folder: string): Promise<void> {
    for await (const { Contents = [] } of list(folder)) {
      const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
      if (Objects.length === 0) continue;
      const command = new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects, Quiet: true },
      });
      sumBody(command);
      const { Errors = [] } = await client.send(command).catch(rethrow);
      if (Errors[0]) throw s3Unavailable(new Error(`S3: ${Errors[0].Code ?? "not deleted"}`));
    }
  }

  return {
    async put(key, path, contentType) {
      const { size } = await stat(path);
      const ContentMD5 = await md5Of(path);
      const object = { Bucket: bucket, Key: keyOf(key), ContentType: contentType };
      await putFile(client, { ...object, ContentLength: size, ContentMD5 }, path, patience);
    },
    remove,
    async open(key) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) });
      const answer = await client.send(command).catch(unlessMissing);
      if (!answer) return undefined;
      const { Body: body, ContentLength: bytes } = answer;
      if (!(body instanceof Readable) || bytes === undefined) {
        throw new Error("S3: an answer without a body or a length.");
      }
      return { stream: watched(body, patience.piece), bytes };
    },
    async *folders(under) {
      const above = `${keyOf(under)}/`;
      for await (const { CommonPrefixes = [] } of list(under, "/")) {
        for (const { Prefix } of CommonPrefixes) {
          if (Prefix) yield Prefix.slice(above.length, -1);
        }
      }
    },
    async ping() {
      const command = new PutObjectCommand({ Bucket: bucket, Key: keyOf("ping/ping"), Body: "" });
      await client.send(command).catch(rethrow);
      await remove("ping");
    },
    close: async () => client.destroy(),
  };
}

type NewObject = {
  Bucket: string;
  Key: string;
  ContentType: string;
  ContentLength: number;
  ContentMD5: string;
};

async function md5Of(path: string): Promise<string> {
  const md5 = createHash("md5");
  for await (const bytes of createReadStream(path)) md5.update(bytes);
  return md5.digest("base64");
}

/** Uploads are smaller; archives of accounts may be larger. */
const usualBytes = 16 * 1024 * 1024;

/** The library sends a stream only once, so we retry. */
async function putFile(
  client: S3Client,
  object: NewObject,
  path: string,
  patience: Patience,
): Promise<void> {
  // A large object has a second more for each megabyte.
  const ms = patience.put + Math.max(0, object.ContentLength - usualBytes) / 1_000;
  const deadline = AbortSignal.timeout(ms);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await putOnce(client, object, createReadStream(path), { deadline, ms });
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === "UNAVAILABLE";
      if (!mayPass || attempt === attempts || deadline.aborted) throw error;
      await wait(patience.pause * attempt);
    }
  }
}

async function putOnce(
  client: S3Client,
  object: NewObject,
  bytes: Readable,
  { deadline, ms }: { deadline: AbortSignal; ms: number },
): Promise<void> {
  const unread = new AbortController();
  bytes.once(
    "error",
    requestCallback((error: Error) => unread.abort(error)),
  );
  const limits = { abortSignal: AbortSignal.any([deadline, unread.signal]), requestTimeout: ms };
  try {
    await client.send(new PutObjectCommand({ ...object, Body: bytes }), limits);
  } catch (error) {
    unread.signal.throwIfAborted();
    throw s3Error(error);
  } finally {
    bytes.destroy();
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw s3Error(error);
}

const rethrow = (error: unknown): never => {
  throw s3Error(error);
};

/** The chunks of a response. Fails if the store sends nothing for too long; a slow reader is allowed. */
function watched(body: Readable, pieceMs: number): Readable {
  async function* pieces() {
    const watch = () =>
      setTimeout(
        requestCallback(() => body.destroy(new Error("S3: silent"))),
        pieceMs,
      );
    let timer = watch();
    try {
      for await (const piece of body) {
        clearTimeout(timer);
        yield piece;
        timer = watch();
      }
    } finally {
      clearTimeout(timer);
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  body.on("error", () => undefined);
  stream.once(
    "close",
    requestCallback(() => body.destroy()),
  );
  return stream;
}
