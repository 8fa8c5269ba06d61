import type { AnswerOf, Endpoint, InputOf } from "./endpoint.ts";
import { AppError, type FieldErrors, isErrorCode } from "./errors.ts";

export type CallOptions = {
  /** Sends `If-Match`, so that somebody else's change is not overwritten. */
  ifVersion?: number | undefined;
  /** Sends `Idempotency-Key`; the same key again makes no second row. */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Told how much of the body has gone out, from 0 to 1, where files are sent. */
  onProgress?: ((sent: number) => void) | undefined;
};

/** Calls one endpoint. Throws AppError for every error response, also when the network fails (UNAVAILABLE). */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: NoInput extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions]
) => Promise<AnswerOf<E>>;

type NoInput = Record<string, never>;

export type ClientParts = {
  fetch: (
    path: string,
    init: RequestInit,
    onProgress?: (sent: number) => void,
  ) => Promise<Response>;
  /** The bearer token, asked for at each call. */
  token?: () => string | undefined;
  /** Told of every error response before it is thrown, such as a session that ended. */
  onErrorResponse?: (errorResponse: AppError) => void;
  /** Holds every answer against the schema of its endpoint. For tests; browsers start without schemas. */
  checkAnswer?: (endpoint: Endpoint, answer: unknown) => unknown;
};

type AnyInput = CallOptions & {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: Record<string, Blob | readonly Blob[] | null | undefined>;
};

/** The path of a call with its params and query filled in. */
export function pathOf(endpoint: Endpoint, input: Pick<AnyInput, "params" | "query">): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.append(name, `${value}`);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Body and files as parts: null is an empty part, lists and objects are spelled as JSON. */
export function formOf({ body, files = {} }: Pick<AnyInput, "body" | "files">): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    form.append(name, value === null ? "" : spelled(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file === undefined) continue;
    if (file === null) form.append(name, "");
    for (const one of file === null ? [] : [file].flat()) form.append(name, one);
  }
  return form;
}

const spelled = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** Makes the typed client that every side of the server calls the API with. */
export function makeClient(parts: ClientParts): Call {
  const call = async (endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> => {
    const headers = new Headers({ accept: "application/json" });
    const token = endpoint.session === "none" ? undefined : parts.token?.();
    if (token) headers.set("authorization", `Bearer ${token}`);
    if (input.ifVersion !== undefined) headers.set("if-match", `"v${input.ifVersion}"`);
    if (input.key) headers.set("idempotency-key", input.key);
    const init: RequestInit = { method: endpoint.method, headers };
    if (input.signal) init.signal = input.signal;
    if (input.files && Object.values(input.files).some((file) => file !== undefined)) {
      init.body = formOf(input);
    } else if (endpoint.body || endpoint.files) {
      headers.set("content-type", "application/json");
      init.body = JSON.stringify(input.body ?? {});
    }
    const path = pathOf(endpoint, input);
    const response = await reach(() => parts.fetch(path, init, input.onProgress), input.signal);
    if (!response.ok) {
      const errorResponse = await errorResponseOf(response);
      parts.onErrorResponse?.(errorResponse);
      throw errorResponse;
    }
    const answer: unknown = await response.json();
    return parts.checkAnswer ? parts.checkAnswer(endpoint, answer) : answer;
  };
  return call as Call;
}

async function reach(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  try {
    return await send();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new AppError(
      "UNAVAILABLE",
      "Wagabond cannot be reached. Check the connection and try again.",
      {
        cause,
      },
    );
  }
}

async function errorResponseOf(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message, fields, current, requestId } = recordOf(body);
  if (!isErrorCode(code) || typeof message !== "string" || typeof requestId !== "string") {
    return new AppError("INTERNAL", "Something went wrong on our side. Please try again.");
  }
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new AppError(code, message, { fields: wordsOf(fields), current, requestId, retryAfter });
}

// Read by hand, since schemas are no part of what browsers load first.
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const wordsOf = (fields: unknown): FieldErrors | undefined =>
  fields === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(recordOf(fields)).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      );
