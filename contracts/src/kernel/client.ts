import type { AnswerOf, Endpoint, InputOf } from "./endpoint.ts";
import { AppError, type FieldErrors, isErrorCode } from "./errors.ts";

export type CallOptions = {
  /** Sends `If-Match`, so that a concurrent change is not overwritten. */
  ifVersion?: number | undefined;
  /** Sends `Idempotency-Key`: a retry with the same key creates no second row. */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called during an upload with the fraction sent, from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  /** For a client that stores a write which it can't send, to send it later. */
  offline?: OfflineNote | undefined;
};

/** What a person sees of a write that waits for the network, and how they edit it. */
export type OfflineNote = {
  /** Names it: "Comment on “Ferry to Patmos”". */
  label: string;
  /** Writes of one target are sent in order; one that failed holds back the later ones. */
  target: string;
  /** The page that shows what is written. */
  page: string;
  /** The part of the page that shows it, of those with several. */
  section?: string;
  /** What the page shows of it at once. */
  show?: unknown;
  /** The draft that its form opens with again. */
  draft?: { key: string; value: unknown } | undefined;
  /**
   * The fields that change a new thing by `PUT <path>/<id>`. With them it can be edited although the server may have it.
   */
  editFields?: readonly string[];
  /** The ID of the queued write that was edited. */
  replaces?: string | undefined;
  /**
   * What it changes, as it was before. Where another change came first that left these fields as they were, it is sent
   * over that one.
   */
  base?: WriteBase | undefined;
  /**
   * For a change that has no typed text, such as a move: it is dropped where what it changes is gone, and where it is
   * rejected, this body is sent.
   */
  otherwise?: Readonly<Record<string, unknown>> | undefined;
};

/** Fields by name, of a resource or of one element of a list of it. */
export type WriteBase = {
  fields: Readonly<Record<string, unknown>>;
  within?: { list: string; id: string } | undefined;
};

/** Calls one endpoint. Throws AppError for every error response, and with code UNAVAILABLE if the network fails. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: NoInput extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions]
) => Promise<AnswerOf<E>>;

type NoInput = Record<string, never>;

export type ClientOptions = {
  fetch: (
    path: string,
    init: RequestInit,
    onProgress?: (sent: number) => void,
    offline?: OfflineNote,
  ) => Promise<Response>;
  /** Returns the bearer token; read on each call. */
  token?: () => string | undefined;
  /** Called with every error response before it is thrown, for example to end the session. */
  onErrorResponse?: (errorResponse: AppError) => void;
  /** Validates every response against its endpoint's schema. For tests; browsers load without schemas. */
  checkAnswer?: (endpoint: Endpoint, answer: unknown) => unknown;
};

type AnyInput = CallOptions & {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: Record<string, Blob | readonly Blob[] | null | undefined>;
};

/** The path of a call with params and query filled in. */
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

/** Body and files as multipart form data: null becomes an empty part, arrays and objects become JSON. */
export function formOf({ body, files = {} }: Pick<AnyInput, "body" | "files">): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    form.append(name, value === null ? "" : serialized(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file === undefined) continue;
    if (file === null) form.append(name, "");
    for (const part of file === null ? [] : [file].flat()) form.append(name, part);
  }
  return form;
}

const serialized = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** Creates the typed API client that browser, server-side rendering, tests and scripts use. */
export function makeClient(options: ClientOptions): Call {
  const call = async (endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> => {
    const headers = new Headers({ accept: "application/json" });
    const token = endpoint.session === "none" ? undefined : options.token?.();
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
    const response = await sendRequest(
      () =>
        options.fetch(path, init, input.onProgress, endpoint.queued ? input.offline : undefined),
      input.signal,
    );
    if (!response.ok) {
      const errorResponse = await errorResponseOf(response);
      options.onErrorResponse?.(errorResponse);
      throw errorResponse;
    }
    const answer: unknown = await response.json();
    return options.checkAnswer ? options.checkAnswer(endpoint, answer) : answer;
  };
  return call as Call;
}

async function sendRequest(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  try {
    return await send();
  } catch (cause) {
    if (signal?.aborted || cause instanceof AppError) throw cause;
    throw new AppError(
      "UNAVAILABLE",
      "Can't reach the site. Check your connection and try again.",
      {
        cause,
      },
    );
  }
}

async function errorResponseOf(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message, fields, current, ticket, requestId } = recordOf(body);
  if (!isErrorCode(code) || typeof message !== "string" || typeof requestId !== "string") {
    return new AppError("INTERNAL", "Something went wrong on our end. Try again.");
  }
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new AppError(code, message, {
    fields: fieldErrorsOf(fields),
    current,
    ticket,
    requestId,
    retryAfter,
  });
}

// Validated by hand, since schemas are not part of the first load.
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const fieldErrorsOf = (fields: unknown): FieldErrors | undefined =>
  fields === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(recordOf(fields)).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      );
