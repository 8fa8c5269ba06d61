import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: anyone, anonymously; anyone, identified if logged in; logged-in users; moderators and admins; admins. */
export type SessionNeed = "none" | "optional" | "required" | "moderator" | "admin";

/** Characters of an `Idempotency-Key`. */
export const idempotencyKeyMax = 200;

/** Rate limit: `times` calls in `seconds` per address block, or per account. */
export type Rate = { times: number; seconds: number; per: "address" | "account" };

/** A file part of a multipart body. */
export type FilePart = {
  /** Name of the file in messages, such as "Photo". */
  readonly label: string;
  readonly kinds: readonly ("picture" | "pdf" | "zip" | "calendar")[];
  /** Who may read it: everyone, or only its owner. */
  readonly visibility: "public" | "private";
  /** Whether a request without it is rejected. */
  readonly required?: boolean;
  /** Whether only the text of a PDF is read, and the file isn't stored. */
  readonly isReadOnly?: true;
  /** Whether the handler gets the file as it was received: neither checked nor stored, and gone after the response. */
  readonly isReceived?: true;
  /** Its size in bytes, in place of the limit of its kind. */
  readonly bytesMax?: number;
  /** Whether a request may contain several parts of this name. */
  readonly many?: boolean;
};

/** The contract of one API call; the first argument of `route()` on the server and `call()` in the client. */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly session: SessionNeed;
  /** Callers must have logged in, or proved again who they are, within the last ten minutes. */
  readonly proof?: true;
  /**
   * What access tokens are good for where method and path don't say: `read` for a POST that only reads, `never` for what
   * belongs to a browser or to the safety of the account.
   */
  readonly tokens?: "read" | "never";
  /** Error for callers whose email is unverified, for calls that reach other people. */
  readonly unverified?: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** A body as a client could send it, for the API page. */
  readonly example?: unknown;
  /**
   * Files by part name. With files, the call accepts `multipart/form-data` besides JSON: text parts are
   * coerced by the body's schema; an empty part (null in JSON) clears.
   */
  readonly files?: Readonly<Record<string, FilePart>>;
  readonly response: z.ZodMiniType;
  /** Status of success, 200 by default. A 303 has no body; the response is its Location, or null for a plain 200. */
  readonly status?: 200 | 201 | 202 | 303;
  /** Status where a row was there before, in place of `status`. The handler tells by `repeated()`. */
  readonly repeatStatus?: 200;
  /** Suspended people may call it. */
  readonly forSuspended?: true;
  /** Body encodings besides JSON. */
  readonly accepts?: "form";
  /** Media types of the response where it is a file and not JSON. */
  readonly bytes?: readonly string[];
  /** Schema of each event's data where the response is an event stream. */
  readonly event?: z.ZodMiniType;
  /** The response has `version`, sent as ETag "v<n>"; writes honor `If-Match`. */
  readonly versioned?: boolean;
  /** Writes honor `Idempotency-Key`: a retry creates no second row. */
  readonly idempotent?: boolean;
  /** A client without a network may store it, and send it later. */
  readonly queued?: true;
  readonly limits?: { readonly bodyBytes?: number; readonly rates?: readonly Rate[] };
};

/** Declares one endpoint and keeps its literal types, from which params, query, body and response are inferred. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type PartIn<E, K extends string> =
  E extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.input<S> } : unknown;

type PartOut<E, K extends string> =
  E extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.output<S> } : unknown;

/** What a caller passes, before parsing. */
export type InputOf<E> = PartIn<E, "params"> & QueryIn<E> & PartIn<E, "body"> & FilesIn<E>;

/** Files by part name; null removes the stored one. */
type FilesIn<E> = E extends { files: infer F extends Record<string, FilePart> }
  ? { files?: { [N in keyof F]?: (F[N]["many"] extends true ? readonly Blob[] : Blob) | null } }
  : unknown;

/** Query values are strings on the wire; the client accepts numbers too. */
type QueryIn<E> = E extends { query: infer S extends z.ZodMiniObject }
  ? Partial<z.input<S>> extends z.input<S>
    ? { query?: QueryValues<z.input<S>> }
    : { query: QueryValues<z.input<S>> }
  : unknown;
type QueryValues<T> = {
  [K in keyof T]:
    | T[K]
    | (string extends T[K] ? number : never)
    | (undefined extends T[K] ? number | undefined : never);
};

/** What a handler receives, after parsing. */
export type ParsedInput<E> = PartOut<E, "params"> & PartOut<E, "query"> & PartOut<E, "body">;

/** What a handler returns, before the response schema filters it. */
export type AnswerIn<E extends Endpoint> = z.input<E["response"]>;

/** What the caller receives. */
export type AnswerOf<E extends Endpoint> = z.output<E["response"]>;
