import { AppError } from "#contracts/kernel/errors.ts";
import { storageFull } from "./blobs.ts";

// The names that S3 itself, MinIO and Ceph have for it.
const full = new Set([
  "InsufficientStorage",
  "QuotaExceeded",
  "StorageFull",
  "XMinioAdminBucketQuotaExceeded",
  "XMinioStorageFull",
]);

// Refusals below 500 that another try may pass.
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

/** What is thrown for a call of S3 that failed: STORAGE_FULL, UNAVAILABLE, or a plain error for what no other try mends. */
export function s3Error(error: unknown): Error {
  if (error instanceof AppError || isOurs(error)) return error;
  const status = statusOf(error);
  const name = error instanceof Error ? error.name : "";
  // The library's errors carry the request and the store's whole answer, which no log is to have.
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

/** True where there are no bytes under a key, and not where the bucket itself is missing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");

/** The status of the answer, or undefined where there was none. */
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
