import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: nobody in particular, anybody (known if signed in), signed-in people, admins. */
export type SessionNeed = "none" | "optional" | "required" | "admin";

/** Characters of an `Idempotency-Key`. */
export const idempotencyKeyMax = 200;

/** How often one caller may call: `times` in `seconds`, counted per address block, per account, or both apart. */
export type Rate = { times: number; seconds: number; per: "address" | "account" };

/** A file that may come as a part of a multipart body. */
export type FilePart = {
  /** How it is called in messages, such as "Photo". */
  readonly label: string;
  readonly kinds: readonly ("picture" | "pdf")[];
  /** Who may see it afterwards: everybody, or its owner alone. */
  readonly visibility: "public" | "private";
  /** Without it the call is refused. */
  readonly required?: boolean;
  /** Several parts of this name may come in one request. */
  readonly many?: boolean;
};

/** One call that browser and server may make to each other; the first argument of both sides. */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  /** One sentence for the reader of the API page. */
  readonly summary: string;
  readonly session: SessionNeed;
  /** The call reaches other people, so the caller's email must be verified; this is said to whose is not. */
  readonly unverified?: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** A body as somebody could send it, for the API page. */
  readonly example?: unknown;
  /**
   * Files by part name. The call then takes `multipart/form-data` besides JSON: parts are coerced by the
   * schema of the body, an empty part (in JSON: null) clears.
   */
  readonly files?: Readonly<Record<string, FilePart>>;
  readonly response: z.ZodMiniType;
  /** The status of success, 200 if not named. 303 answers without a body; the answer is the Location, or null for a plain 200. */
  readonly status?: 200 | 201 | 303;
  /** Further encodings of the body besides JSON. */
  readonly accepts?: "form";
  /** The answer is the bytes of a file of one of these media types, not JSON. */
  readonly bytes?: readonly string[];
  /** What the data of each event says, where the bytes are a stream of events. */
  readonly event?: z.ZodMiniType;
  /** The answer has `version`, sent as ETag "v<n>"; `If-Match` is honoured on writes. */
  readonly versioned?: boolean;
  /** `Idempotency-Key` is honoured: a retry makes no second row. */
  readonly idempotent?: boolean;
  readonly limits?: { readonly bodyBytes?: number; readonly rates?: readonly Rate[] };
};

/** Declares one endpoint. Keeps the literal types, so that both sides know its path, params and answer. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type PartIn<E, K extends string> =
  E extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.input<S> } : unknown;

type PartOut<E, K extends string> =
  E extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.output<S> } : unknown;

/** What a caller passes, before parsing. */
export type InputOf<E> = PartIn<E, "params"> & QueryIn<E> & PartIn<E, "body"> & FilesIn<E>;

/** Files by part name; null takes away what is there. */
type FilesIn<E> = E extends { files: infer F extends Record<string, FilePart> }
  ? { files?: { [N in keyof F]?: (F[N]["many"] extends true ? readonly Blob[] : Blob) | null } }
  : unknown;

/** Query values travel as text; the client takes numbers too and spells them. */
type QueryIn<E> = E extends { query: infer S extends z.ZodMiniObject }
  ? Partial<z.input<S>> extends z.input<S>
    ? { query?: Spelled<z.input<S>> }
    : { query: Spelled<z.input<S>> }
  : unknown;
type Spelled<T> = {
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
