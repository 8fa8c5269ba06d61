import type { Readable } from "node:stream";
import {
  type AnswerIn,
  type Endpoint,
  idempotencyKeyMax,
  type ParsedInput,
} from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { requestCallback } from "../callbacks.ts";
import { readingAsGuest } from "../db/read-replica.ts";
import type { Upload } from "../files/files.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Api, Session } from "./api.ts";
import { bearerOf } from "./bearer.ts";
import { clientAddress } from "./client-address.ts";
import { encodingFor } from "../cache/encoding.ts";
import { costs } from "./guest-budget.ts";
import { runInTurn } from "./guest-work.ts";
import { parseInput } from "./input.ts";
import { Json } from "./json.ts";
import { registered } from "./registry.ts";
import { withUploads } from "./uploads.ts";

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

/** Staged files by part name: null removes the current file, undefined keeps it. */
type FilesOf<E> = E extends { files: infer F extends NonNullable<Endpoint["files"]> }
  ? {
      files: {
        [N in keyof F]: F[N]["many"] extends true
          ? readonly Upload[]
          : F[N]["required"] extends true
            ? Upload
            : Upload | null | undefined;
      };
    }
  : unknown;

export type HandlerInput<E extends Endpoint> = ParsedInput<E> &
  FilesOf<E> & {
    session: SessionOf<E>;
  } & RequestMeta;

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
    onRequest: async (request) => {
      await api.requirePart?.();
      const session = await callerOf(api, endpoint, request);
      if (session) {
        sessions.set(request, session);
        api.guestWork.noteMember();
      } else {
        await api.guestWork.pace(request);
      }
      if (session && !session.isVerified && endpoint.unverified !== undefined) {
        throw new AppError("NOT_VERIFIED", endpoint.unverified);
      }
      await countTries(api, endpoint, request, session);
    },
    handler: async (request, reply) => {
      const session = sessions.get(request);
      const isGuestsRead = endpoint.method === "GET" && !session;
      const answer = () =>
        withUploads({ ...api, session }, endpoint, request, async ({ body, stage }) => {
          const { params, query } = request;
          const parsed = parseInput(endpoint, { params, query, body });
          const around = {
            ...requestMetaOf(endpoint, request, reply),
            repeated: () => void repeats.add(request),
          };
          const given = { ...parsed, session, ...around, files: await stage() };
          // TypeScript can't follow which of these keys an endpoint declares; the schemas have checked them.
          const input = given as unknown as HandlerInput<E>;
          const value = await (isGuestsRead
            ? readingAsGuest(() => handler(input))
            : handler(input));
          return { value, input };
        });
      const isGuest = request.headers.authorization === undefined;
      const turn = isGuestsRead ? api.guestWork.turnFor(request, costOf(endpoint)) : undefined;
      if (options.cached && isGuest) {
        const { cached: cacheEntry } = options;
        const fill = async () => {
          const { value, input } = await answer();
          const plain = value instanceof Json ? value.plain() : value;
          const body = JSON.stringify(z.parse(endpoint.response, plain));
          const entry = cacheEntry(plain, input);
          const headers = { ...headersOf(endpoint, plain), "cache-tag": entry.tags.join(",") };
          return { body, headers, contentType: "application/json; charset=utf-8", ...entry };
        };
        const key = answerKey(endpoint, request);
        const queryKeys = Object.keys(endpoint.query?.shape ?? {});
        return api.cache.answer(request, reply, { key, queryKeys, fill, turn });
      }
      const { value } = await (endpoint.bytes ? answer() : runInTurn(turn, answer));
      if (endpoint.bytes) return sendBytes(reply, value);
      reply.headers(options.headers ?? {});
      if (value instanceof Json) return sendSerialized(request, reply, value);
      return send(endpoint, reply, value, repeats.has(request));
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

function send<E extends Endpoint>(
  endpoint: E,
  reply: FastifyReply,
  answer: AnswerIn<E>,
  isRepeated: boolean,
) {
  const status = (isRepeated ? endpoint.repeatStatus : undefined) ?? endpoint.status ?? 200;
  const value = z.parse(endpoint.response, answer);
  const goesOn = endpoint.status === 303;
  if (goesOn && value !== null) return reply.redirect(z.parse(z.string(), value), 303);
  reply.code(goesOn ? 200 : status).headers(headersOf(endpoint, answer));
  return sendJson(reply, JSON.stringify(value));
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

/** The response of an endpoint that returns a file. */
export type Bytes = { stream: Readable; headers: Readonly<Record<string, string>> };

function sendBytes(reply: FastifyReply, answer: unknown) {
  const { stream, headers } = answer as Bytes;
  // Also for requests that need no body, such as HEAD.
  reply.raw.once(
    "close",
    requestCallback(() => stream.destroy()),
  );
  return reply.headers(headers).send(stream);
}

function headersOf(endpoint: Endpoint, answer: unknown): Record<string, string> {
  if (!endpoint.versioned) return {};
  const { version } = z.parse(z.object({ version: z.number() }), answer);
  return { etag: `"v${version}"` };
}

async function callerOf(
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (endpoint.session === "none") return undefined;
  const header = request.headers.authorization;
  const token = bearerOf(header);
  const session = token ? await api.sessionOf(token) : undefined;
  const isRejected = session?.suspended !== undefined && !endpoint.forSuspended;
  if (session?.suspended !== undefined && isRejected && endpoint.method !== "GET") {
    throw new AppError("SUSPENDED", session.suspended);
  }
  if (session && !isRejected) {
    if (endpoint.session === "admin" && !session.isAdmin) {
      throw new AppError("ADMIN_ONLY", "Only admins can do this.");
    }
    if (endpoint.session === "moderator" && !session.isModerator) {
      throw new AppError("ADMIN_ONLY", "Only moderators can do this.");
    }
    return session;
  }
  // Every endpoint rejects an invalid token, so that the browser can drop it.
  if (endpoint.session !== "optional" || header !== undefined) {
    throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
  }
  return undefined;
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
