import { AppError } from "#contracts/kernel/errors.ts";
import { storageFull } from "./blobs.ts";

// The error names of S3, MinIO and Ceph.
const full = new Set([
  "InsufficientStorage",
  "QuotaExceeded",
  "StorageFull",
  "XMinioAdminBucketQuotaExceeded",
  "XMinioStorageFull",
]);

// Errors below 500 that can be retried.
const passing = new Set([
  "BadDigest",
  "IncompleteBody",
  "OperationAborted",
  "RequestTimeout",
  "SlowDown",
  "Throttling",
  "ThrottlingException",
  "TooManyRequests",
]);

/** The error of a failed S3 call: STORAGE_FULL, UNAVAILABLE, or a plain error if a retry can't help. */
export function s3Error(error: unknown): Error {
  if (error instanceof AppError || isOurs(error)) return error;
  const status = statusOf(error);
  const name = error instanceof Error ? error.name : "";
  // The library's errors contain the request and the whole response, which must not be logged.
  const cause = new Error(`S3: ${[status, nameOf(error)].filter(Boolean).join(" ")}`);
  if (status === 507 || full.has(name)) return storageFull(cause);
  const passes = status === undefined || status === 429 || status >= 500 || passing.has(name);
  return passes ? s3Unavailable(cause) : cause;
}

/** The message to a user while the store is unreachable. */
export const s3Unavailable = (cause: Error): AppError =>
  new AppError("UNAVAILABLE", "Files are temporarily unavailable. Try again in a moment.", {
    retryAfter: 3,
    cause,
  });

/** True if the key is missing, but not if the bucket is. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");

/** The status of the response, or undefined without one. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const { $metadata } = error;
  if (typeof $metadata !== "object" || $metadata === null) return undefined;
  if (!("httpStatusCode" in $metadata)) return undefined;
  return typeof $metadata.httpStatusCode === "number" ? $metadata.httpStatusCode : undefined;
}

const nameOf = (error: unknown) => {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return code ?? (error.name === "Error" ? error.message : error.name);
};

/** No credentials, no region, a bug: no request was sent. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === "CredentialsProviderError" ||
    error.message === "Region is missing" ||
    error instanceof TypeError);
