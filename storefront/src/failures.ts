/** What goes wrong, and the words for it. */

/** The top-level errors of a GraphQL answer as they come: a list, or a sentence. */
export type GraphQLErrors =
  | string
  | readonly { message: string; extensions?: Record<string, unknown>; path?: unknown }[];

/**
 * `NETWORK`: no answer came. `TIMEOUT`: none came in time. `THROTTLED`: the shop asks for patience. `HTTP`: an answer
 * of another status than 200 that is not GraphQL's. `MALFORMED`: an answer that cannot be read. `PAGING`: a list that
 * says it goes on and does not.
 */
export type FailureCode = "NETWORK" | "TIMEOUT" | "THROTTLED" | "HTTP" | "MALFORMED" | "PAGING";

/** The way to the shop failed; what the shop itself refuses comes as it refused it (`readFailure` reads both). */
export class StorefrontError extends Error {
  readonly code: FailureCode;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(code: FailureCode, message: string, more: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = "StorefrontError";
    this.code = code;
    this.status = more.status;
  }
}

/** What is said where the shop says nothing. */
export const unknownQueryError = "an unknown error has occurred.";

export const unknownMutationError = (mutation: string): string =>
  `The ${mutation} mutation failed due to an unknown error.`;

/** What a rejected call came to. `code` is a `FailureCode`, a code of the checkout, or GraphQL's `extensions.code`. */
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
 * Reads whatever a call of this client rejected with: a `StorefrontError`, an `Error` whose message is the JSON of
 * GraphQL errors, a plain list of errors, or a sentence.
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
