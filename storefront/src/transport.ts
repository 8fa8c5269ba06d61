/** HTTP transport: URL, timeout and retries. */
import { documentOf, type OperationName } from "./documents.ts";
import {
  type GraphQLErrors,
  StorefrontError,
  unknownMutationError,
  unknownQueryError,
} from "./failures.ts";
import type { Operations } from "./wire.ts";

/** Connection to a shop. Give `domain`, or `url` if the API is not at `https://{domain}/api`. */
export type StorefrontConfig = {
  /** For example `my-shop.myshopify.com`. */
  domain?: string;
  /** Prefix of `/api/{version}/graphql`, such as `http://localhost:3000/storefront`. */
  url?: string;
  /** The public access token of the Storefront API. */
  storefrontAccessToken: string;
  /** `2025-01` by default, the version the operations are tested against. */
  apiVersion?: string;
  /** Language of texts, such as `es` or `en-GB`; the shop's by default. */
  language?: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
  /** Timeout of a request including its retry; 10 s by default. */
  timeoutMs?: number;
  /** Delay of a query's only retry without Retry-After; 300 ms by default. */
  retryAfterMs?: number;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** Options of one call: `signal` aborts it, `timeoutMs` overrides the config's. */
export type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

export type Answer<Name extends OperationName> = {
  data?: { [Field in keyof Operations[Name]["result"]]?: Operations[Name]["result"][Field] } | null;
  errors?: GraphQLErrors;
};

/** Sends one operation. Rejects with a `StorefrontError`, or with the abort reason. */
export type Execute = <Name extends OperationName>(
  name: Name,
  variables: Operations[Name]["variables"],
  call?: CallOptions,
) => Promise<Answer<Name>>;

/** Longest `Retry-After` that is waited for. */
const longestWaitMs = 5_000;

type Try =
  | { is: "answered"; answer: object; again: boolean; waitMs: number | undefined }
  | { is: "failed"; error: StorefrontError; again: boolean; waitMs: number | undefined };

/** The API's URL. Throws without domain and URL. */
export function endpointOf({ domain, url, apiVersion = "2025-01" }: StorefrontConfig): string {
  const host = domain?.replace(/^https?:\/\//, "");
  const base = (url ?? (host ? `https://${host}` : "")).replace(/\/+$/, "");
  if (base === "") throw new Error("A storefront needs a domain or a url.");
  return `${base}/api/${apiVersion}/graphql`;
}

const retryCodes = new Set(["THROTTLED", "INTERNAL_SERVER_ERROR"]);

const isThrottled = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some((error: { extensions?: { code?: unknown } } | null) =>
    retryCodes.has(String(error?.extensions?.code)),
  );

function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

const isObject = (body: unknown): body is { data?: unknown; errors?: unknown } =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** A GraphQL body counts regardless of status and content type. */
async function readAnswer(response: Response, unknown: string): Promise<Try> {
  const { status } = response;
  const text = await response.text();
  const waitMs = waitOf(response);
  const busy = status === 429 || status === 430;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (isObject(body) && (response.ok || "data" in body || "errors" in body)) {
    const again = busy || status >= 500 || isThrottled(body.errors);
    return { is: "answered", answer: body, again, waitMs };
  }
  const code = busy ? "THROTTLED" : response.ok ? "MALFORMED" : "HTTP";
  const again = busy || response.ok || status >= 500;
  return { is: "failed", error: new StorefrontError(code, unknown, { status }), again, waitMs };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}

/** Creates the function that sends operations: queries with one retry, mutations without. */
export function makeExecute(config: StorefrontConfig): Execute {
  const url = endpointOf(config);
  if (!config.storefrontAccessToken) throw new Error("A storefront needs a storefrontAccessToken.");
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json",
    "Accept-Language": config.language ?? "*",
    "X-Shopify-Storefront-Access-Token": config.storefrontAccessToken,
    ...config.headers,
  };

  return async (name, variables, call = {}) => {
    const query = documentOf(name);
    const mutates = query.startsWith("mutation");
    const unknown = mutates ? unknownMutationError(name) : unknownQueryError;
    const body = JSON.stringify({ query, variables });
    const timeoutMs = call.timeoutMs ?? config.timeoutMs ?? 10_000;
    call.signal?.throwIfAborted();
    // Not `AbortSignal.timeout`, whose timer would hold the caller until it ends.
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), timeoutMs);
    const deadline = ending.signal;
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    const dueAt = Date.now() + timeoutMs;

    const attempt = async (): Promise<Try> => {
      // A browser's fetch throws when called as a method of another object.
      const send = config.fetch ?? globalThis.fetch;
      try {
        return await readAnswer(
          await send(url, { method: "POST", headers, body, signal }),
          unknown,
        );
      } catch (cause) {
        call.signal?.throwIfAborted();
        const error = deadline.aborted
          ? new StorefrontError("TIMEOUT", `The shop didn't respond within ${timeoutMs} ms.`, {
              cause,
            })
          : new StorefrontError("NETWORK", unknown, { cause });
        return { is: "failed", error, again: !deadline.aborted, waitMs: undefined };
      }
    };

    try {
      let outcome = await attempt();
      const waitMs = outcome.waitMs ?? config.retryAfterMs ?? 300;
      // Waiting past the deadline would turn a response into a timeout.
      if (!mutates && outcome.again && waitMs <= longestWaitMs && Date.now() + waitMs < dueAt) {
        await pause(waitMs, signal);
        call.signal?.throwIfAborted();
        outcome = await attempt();
      }
      if (outcome.is === "failed") throw outcome.error;
      return outcome.answer;
    } finally {
      clearTimeout(timer);
    }
  };
}
