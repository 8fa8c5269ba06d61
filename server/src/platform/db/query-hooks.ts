export type Query = { text: string; values?: unknown[]; name?: string };
export type SendQuery = (query: Query) => Promise<unknown>;

/** Wraps each query of a client: the returned function replaces `send`. */
export type QueryHook = (send: SendQuery) => SendQuery;

/**
 * Adds hooks to the queries of a client, the first one outermost. node-postgres has no such API, so `client.query` is
 * replaced. Queries with callbacks and cursors are sent unchanged.
 */
export function hookQueries(
  client: { query: (...args: never[]) => unknown },
  hooks: readonly QueryHook[],
): void {
  const query = client.query;
  const original = (...args: readonly unknown[]): unknown => Reflect.apply(query, client, args);
  const last: SendQuery = async (one) => original(one);
  const send = hooks.reduceRight((next, hook) => hook(next), last);
  client.query = (...args: readonly unknown[]) => {
    const one = queryOf(args);
    return one ? send(one) : original(...args);
  };
}

function queryOf([first, values, ...others]: readonly unknown[]): Query | undefined {
  if (others.length > 0 || typeof values === "function") return undefined;
  if (typeof first === "string") {
    return Array.isArray(values) ? { text: first, values } : { text: first };
  }
  return isQuery(first) && values === undefined ? first : undefined;
}

/** A cursor has a method `submit`. */
const isQuery = (value: unknown): value is Query =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  !("submit" in value) &&
  !("callback" in value);
