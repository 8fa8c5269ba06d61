/** Every code an error response can carry, with the HTTP status that follows from it. */
export const statusOf = {
  VALIDATION: 400,
  BAD_JSON: 400,
  BAD_MULTIPART: 400,
  UNKNOWN_FIELD: 400,
  TOKEN_INVALID: 400,
  TOO_DEEP: 400,
  SIGN_IN_REQUIRED: 401,
  LOGIN_FAILED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  NOT_YOURS: 403,
  NOT_VERIFIED: 403,
  ADMIN_ONLY: 403,
  PROOF_REQUIRED: 403,
  SCOPE: 403,
  SUSPENDED: 403,
  SIGNUPS_CLOSED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SIGNUP_FAILED: 409,
  TAKEN: 409,
  CONFLICT: 409,
  DUPLICATE: 409,
  IDEMPOTENCY_MISMATCH: 409,
  GONE: 410,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  IMAGE_PIXELS: 413,
  IMAGE_FRAMES: 413,
  QUOTA: 413,
  UNSUPPORTED_MEDIA: 415,
  FILE_TYPE: 422,
  FILE_CORRUPT: 422,
  FILE_UNSAFE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Messages by field name, as a form shows them beside its fields. */
export type FieldErrors = Record<string, string>;

type Details = {
  fields?: FieldErrors | undefined;
  /** The current version of the resource, with CONFLICT. */
  current?: unknown;
  /** What the second step of a log-in is sent with, with SECOND_FACTOR_REQUIRED. */
  ticket?: unknown;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
};

/** The one error class: thrown by services, sent over the wire, thrown again by the client. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly current: unknown;
  readonly ticket: unknown;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = statusOf[code];
    this.fields = details.fields;
    this.current = details.current;
    this.ticket = details.ticket;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(statusOf, code);
