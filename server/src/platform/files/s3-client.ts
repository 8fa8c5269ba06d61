import { createHash } from "node:crypto";
import { type DeleteObjectsCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Address } from "./s3-address.ts";

/** Timeouts in milliseconds. */
export type Patience = {
  connect: number;
  /** Until a response starts. */
  answer: number;
  /** For a put with all attempts. */
  put: number;
  /** Between two chunks of a response. */
  piece: number;
  /** Pause before the second attempt of a put; twice that before the third. */
  pause: number;
};

export const usualPatience: Patience = {
  connect: 3_000,
  answer: 5_000,
  put: 60_000,
  piece: 15_000,
  pause: 200,
};
export const attempts = 3;

/** A client for the store at a URL. */
export function connect(
  address: Omit<S3Address, "bucket" | "prefix">,
  patience: Patience,
): S3Client {
  const { endpoint, region, pathStyle, credentials } = address;
  const silent = () => undefined;
  // A slow reader holds its connection.
  const agent = { maxSockets: 512 };
  return new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    retryMode: "standard",
    // Other stores reject or don't support trailing checksums and 100-continue.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** Sends Content-MD5, which several stores require for deletions. */
export function sumBody({ middlewareStack }: DeleteObjectsCommand): void {
  middlewareStack.add(
    (next) => (args) => {
      const { request } = args;
      if (isWritten(request)) {
        request.headers["content-md5"] = createHash("md5").update(request.body).digest("base64");
      }
      return next(args);
    },
    { step: "build", priority: "low", name: "sumBody" },
  );
}

type Written = { headers: Record<string, string>; body: string | Uint8Array };

const isWritten = (request: unknown): request is Written =>
  typeof request === "object" &&
  request !== null &&
  "headers" in request &&
  "body" in request &&
  (typeof request.body === "string" || request.body instanceof Uint8Array);
