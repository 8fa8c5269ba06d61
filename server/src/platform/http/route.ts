import {
  type AnswerIn,
  type Endpoint,
  idempotencyKeyMax,
  type ParsedInput,
} from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { readingAsGuest } from "../db/read-replica.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Api, Session } from "./api.ts";
import { bearerOf } from "./bearer.ts";
import { sendBytes } from "./bytes.ts";
import { callerOf } from "./caller.ts";
import { clientAddress } from "./client-address.ts";
import { encodingFor } from "../cache/encoding.ts";
import { costs } from "./work-budget.ts";
import type { Turn } from "./work-turns.ts";
import { parseInput } from "./input.ts";
import { Json } from "./json.ts";
import { registered } from "./registry.ts";
import { hasSecret } from "./secret-address.ts";
import { type FileOf, type Given, withUploads } from "./uploads.ts";

type SessionOf<E extends Endpoint> = E["session"] extends "required" | "moderator" | "admin"
  ? Session
  : E["session"] extends "optional"
    ? Session | undefined
    : undefined;

/** Further data of a request for handlers. */
export type RequestMeta = {
  /** The address block the request came from, for limits. */
  address: string;
  userAgent: string;
  /** A page's form was posted, so the response must be a page. */
  isForm: boolean;
  /** The version in `If-Match`; undefined if any matches, 0 if none can. */
  ifVersion: number | undefined;
  /** The `Idempotency-Key`. */
  key: string | undefined;
  /** The caller reconnects (`Last-Event-ID`), and may have missed events. */
  isAgain: boolean;
  /** The `Cookie` header. Cookies identify a browser, never a user. */
  cookies: string | undefined;
  /** Sends a `Set-Cookie` header with the response. */
  setCookie: (cookie: string) => void;
  /** The row was there before, so that `repeatStatus` is answered. */
  repeated: () => void;
};

/** Staged files by part name: null removes the current file, undefined keeps it. Of a PDF that is only read, its text; others as received. */
type FilesOf<E> = E extends { files: infer F extends NonNullable<Endpoint["files"]> }
  ? {
      files: {
        [N in keyof F]: FileOf<F[N]>;
      };
    }
  : unknown;

export type HandlerInput<E extends Endpoint> = ParsedInput<E> &
  FilesOf<E> & { session: SessionOf<E> } & RequestMeta;

type Options<E extends Endpoint> = {
  /** The cache tags of guests' responses. */
  cached?: (
    answer: AnswerIn<E>,
    input: HandlerInput<E>,
  ) => { tags: readonly string[]; seconds?: number };
  /** Further headers of a successful response. */
  headers?: Readonly<Record<string, string>>;
};

const jsonBytes = 64 * 1024;
const smallRequest = 16 * 1024;

/** Registers one endpoint: session, limits, parsing, status and response. */
export function route<const E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<AnswerIn<E> | Json<AnswerIn<E>>> | AnswerIn<E>,
  options: Options<E> = {},
): void {
  registered(api.app, endpoint);
  const sessions = new WeakMap<FastifyRequest, Session>();
  const repeats = new WeakSet<FastifyRequest>();
  api.app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit:
      endpoint.limits?.bodyBytes ?? (endpoint.body || endpoint.files ? jsonBytes : smallRequest),
    // Before the body is read, so that unauthorized callers cause little work.
    onRequest: async (request, reply) => {
      const token =
        endpoint.session === "none" ? undefined : bearerOf(request.headers.authorization);
      const isLong = endpoint.bytes !== undefined;
      if (token === undefined) await api.fairWork.pace(request);
      else await api.fairWork.paceCaller(request, reply, { token, isLong });
      await api.requirePart?.();
      const session = await callerOf(api, endpoint, request);
      if (session) sessions.set(request, session);
      if (session && !session.isVerified && endpoint.unverified !== undefined) {
        throw new AppError("NOT_VERIFIED", endpoint.unverified);
      }
      if (endpoint.proof && !session?.hasProof) {
        throw new AppError("PROOF_REQUIRED", "Confirm that it's you to continue.");
      }
      await countTries(api, endpoint, request, session);
    },
    handler: async (request, reply) => {
      const session = sessions.get(request);
      const isGuestsRead = endpoint.method === "GET" && !session;
      const read = async ({ body, stage }: Given) => {
        const { params, query } = request;
        const parsed = parseInput(endpoint, { params, query, body });
        const around = {
          ...requestMetaOf(endpoint, request, reply),
          repeated: () => void repeats.add(request),
        };
        const given = { ...parsed, session, ...around, files: await stage() };
        // TypeScript can't follow which of these keys an endpoint declares; the schemas have checked them.
        const input = given as unknown as HandlerInput<E>;
        const value = await (isGuestsRead ? readingAsGuest(() => handler(input)) : handler(input));
        return { value, input, text: textOf(endpoint, value) };
      };
      // A body may take minutes to arrive, before its turn.
      const answer = (turn?: Turn) =>
        withUploads({ ...api, session }, endpoint, request, (given) =>
          turn ? turn.run(() => read(given)) : read(given),
        );
      const isGuest = request.headers.authorization === undefined;
      const turn =
        session || isGuestsRead
          ? api.fairWork.turnFor(request, costOf(endpoint), session?.userId)
          : undefined;
      if (options.cached && isGuest && !hasSecret(request.url)) {
        const { cached: cacheEntry } = options;
        const fill = async () => {
          const { value, input, text } = await answer();
          const plain = value instanceof Json ? value.plain() : value;
          const body = text ?? JSON.stringify(z.parse(endpoint.response, plain));
          const entry = cacheEntry(plain, input);
          const headers = { ...headersOf(endpoint, plain), "cache-tag": entry.tags.join(",") };
          return { body, headers, contentType: "application/json; charset=utf-8", ...entry };
        };
        const key = answerKey(endpoint, request);
        const queryKeys = Object.keys(endpoint.query?.shape ?? {});
        return api.cache.answer(request, reply, { key, queryKeys, fill, turn });
      }
      await turn?.charge();
      const { value, text } = await answer(turn);
      if (endpoint.bytes) return sendBytes(request, reply, value);
      reply.headers(options.headers ?? {});
      if (value instanceof Json) return sendSerialized(request, reply, value);
      return send(endpoint, reply, { value, text, isRepeated: repeats.has(request) });
    },
  });
}

/** The key of the parsed input: unknown keys and other spellings of a value do not change it. */
function answerKey(endpoint: Endpoint, { params, query, body }: FastifyRequest): string {
  const { params: path, query: declared } = parseInput(endpoint, { params, query, body });
  return `${endpoint.method} ${endpoint.path} ${JSON.stringify([path, declared])}`;
}

const costOf = ({ query }: Endpoint): number =>
  query && "q" in query.shape ? costs.search : costs.query;

/** The JSON of a response, which is part of the work. Undefined for files, and for what is serialized already. */
const textOf = <E extends Endpoint>(endpoint: E, value: AnswerIn<E> | Json<AnswerIn<E>>) =>
  endpoint.bytes || value instanceof Json
    ? undefined
    : JSON.stringify(z.parse(endpoint.response, value));

function send<E extends Endpoint>(
  endpoint: E,
  reply: FastifyReply,
  {
    value,
    text,
    isRepeated,
  }: { value: AnswerIn<E>; text: string | undefined; isRepeated: boolean },
) {
  const status = (isRepeated ? endpoint.repeatStatus : undefined) ?? endpoint.status ?? 200;
  const goesOn = endpoint.status === 303;
  if (goesOn && value !== null) return reply.redirect(z.parse(z.string(), value), 303);
  reply.code(goesOn ? 200 : status).headers(headersOf(endpoint, value));
  return sendJson(reply, text ?? "null");
}

/** Compresses what is cached, once; compressing each answer anew would cost more than sending it. */
async function sendSerialized<T>(request: FastifyRequest, reply: FastifyReply, answer: Json<T>) {
  if (!answer.isCached) return sendJson(reply, answer.bytes);
  const encoding = encodingFor(answer.bytes.length, request.headers["accept-encoding"]);
  reply.header("vary", "Accept-Encoding, Authorization");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return sendJson(reply, await answer.bytesIn(encoding));
}

const sendJson = (reply: FastifyReply, body: string | Buffer) =>
  reply
    .header("cache-control", "private, no-store")
    .type("application/json; charset=utf-8")
    .send(body);

function headersOf(endpoint: Endpoint, answer: unknown): Record<string, string> {
  if (!endpoint.versioned) return {};
  const { version } = z.parse(z.object({ version: z.number() }), answer);
  return { etag: `"v${version}"` };
}

async function countTries(
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  session?: Session,
) {
  const name = `${endpoint.method} ${endpoint.path}`;
  for (const rate of endpoint.limits?.rates ?? []) {
    const key = rate.per === "account" && session ? session.userId : clientAddress(request);
    await api.limiter(name, key, rate);
  }
}

const isKey = (key: string) => key.length <= idempotencyKeyMax && /^[\x21-\x7e]+$/.test(key);

function requestMetaOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<RequestMeta, "repeated"> {
  const key = request.headers["idempotency-key"];
  if (endpoint.idempotent && key !== undefined && !isKey(String(key))) {
    const message = `Idempotency-Key must be 1 to ${idempotencyKeyMax} visible ASCII characters.`;
    throw new AppError("VALIDATION", message, {
      fields: { "idempotency-key": `1 to ${idempotencyKeyMax} visible ASCII characters.` },
    });
  }
  return {
    address: clientAddress(request),
    userAgent: request.headers["user-agent"] ?? "",
    isForm: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
      request.headers["content-type"] ?? "",
    ),
    ifVersion: expectedVersion(request.headers["if-match"]),
    key: typeof key === "string" ? key : undefined,
    isAgain: request.headers["last-event-id"] !== undefined,
    cookies: request.headers.cookie,
    setCookie: (cookie) => void reply.header("set-cookie", cookie),
  };
}

function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  return Number(/^"v(\d{1,9})"$/.exec(ifMatch.trim())?.[1] ?? 0);
}
