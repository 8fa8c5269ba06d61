/** Failures and their messages. */

/** Top-level errors of a GraphQL response as received: a list, or a sentence. */
export type GraphQLErrors =
  | string
  | readonly { message: string; extensions?: Record<string, unknown>; path?: unknown }[];

/**
 * `NETWORK`: no response. `TIMEOUT`: none in time. `THROTTLED`: rate limited. `HTTP`: a status other than 200
 * without a GraphQL body. `MALFORMED`: an unreadable response. `PAGING`: a list that claims to continue and
 * does not.
 */
export type FailureCode = "NETWORK" | "TIMEOUT" | "THROTTLED" | "HTTP" | "MALFORMED" | "PAGING";

/**
 * The request failed in transport; errors of the shop itself are rejected as received (`readFailure` reads
 * both).
 */
export class StorefrontError extends Error {
  readonly code: FailureCode;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(code: FailureCode, message: string, more: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = "StorefrontError";
    this.code = code;
    this.status = more.status;
  }
}

/** Message where the shop gives none. */
export const unknownQueryError = "an unknown error has occurred.";

export const unknownMutationError = (mutation: string): string =>
  `The ${mutation} mutation failed due to an unknown error.`;

/** A failure in one shape. `code` is a `FailureCode`, a checkout error code, or GraphQL's `extensions.code`. */
export type Failure = { message: string; code: string | undefined; messages: string[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function codeOf(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  if (typeof error["code"] === "string") return error["code"];
  return isRecord(error["extensions"]) ? codeOf(error["extensions"]) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads any rejection of this client: a `StorefrontError`, an `Error` with GraphQL errors as JSON, a list of
 * errors, or a sentence.
 */
export function readFailure(caught: unknown): Failure {
  const errors = caught instanceof Error ? parsed(caught.message) : caught;
  if (typeof errors === "string" && errors !== "")
    return { message: errors, code: undefined, messages: [errors] };
  if (Array.isArray(errors) && errors.length > 0) {
    const messages = errors.map((error: unknown) =>
      isRecord(error) && typeof error["message"] === "string" ? error["message"] : String(error),
    );
    const code = errors.map(codeOf).find((each) => each !== undefined);
    return { message: messages.join(" "), code, messages };
  }
  const message =
    caught instanceof Error && caught.message !== "" ? caught.message : unknownQueryError;
  return { message, code: codeOf(caught), messages: [message] };
}
