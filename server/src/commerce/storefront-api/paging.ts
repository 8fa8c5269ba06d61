import {
  fits,
  type KeysetCursor,
  type Sorting,
  type KeysetPage,
} from "../../platform/db/keyset-page.ts";
import { pageMax } from "./limits.ts";
import { RequestError } from "./request-error.ts";

/** Arguments of every connection. */
export type PageArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
};

export type Edge<Node> = { cursor: string; node: Node };
export type Connection<Node> = {
  edges: Edge<Node>[];
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** Page size and direction. Throws RequestError in the API's wording. */
function countOf({ first, last }: PageArgs): Pick<KeysetPage, "count" | "fromEnd"> {
  if (first != null && last != null) {
    throw new RequestError("providing both `first` and `last` is not supported");
  }
  const count = last ?? first;
  const name = last == null ? "first" : "last";
  if (count == null) throw new RequestError("you must provide one of first or last");
  if (count < 0) throw new RequestError(`${name} cannot be negative`);
  if (count > pageMax) throw new RequestError(`${name} cannot exceed ${pageMax}`);
  return { count, fromEnd: last != null };
}

/** The page requested by a connection's arguments; `order` identifies the list and its sort key. */
export const keysetPageOf = (args: PageArgs, order: string, as: Sorting["as"]): KeysetPage => ({
  ...countOf(args),
  after: args.after == null ? undefined : readCursor(order, as, args.after),
  before: args.before == null ? undefined : readCursor(order, as, args.before),
});

/**
 * Builds the connection of a fetched page. `found` is in list order with one extra item if there are more in
 * that direction.
 */
export function connectionOf<Item, Node>(
  found: readonly Item[],
  { count, fromEnd, after, before }: KeysetPage,
  edgeOf: (item: Item) => Edge<Node>,
): Connection<Node> {
  const isMore = found.length > count;
  const shown = fromEnd ? found.slice(Math.max(0, found.length - count)) : found.slice(0, count);
  const edges = shown.map(edgeOf);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: fromEnd ? before !== undefined : isMore,
      hasPreviousPage: fromEnd ? isMore : after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const cursorError = () => new RequestError("Invalid cursor for current pagination sort.");

/** An opaque cursor: sort order, sort value, and id as a tie-breaker. */
export const cursorFor = (order: string, { value, id }: KeysetCursor): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString("base64url");

function readCursor(order: string, as: Sorting["as"], cursor: string): KeysetCursor {
  const [name, value, id] = partsOf(cursor);
  if (name !== order || typeof value !== "string" || !Number.isSafeInteger(id)) {
    throw cursorError();
  }
  const read = { value, id: Number(id) };
  if (!fits({ as }, read)) throw cursorError();
  return read;
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Connection of a list in memory; `idOf` identifies its items. */
export function connectionInMemory<Item>(
  items: readonly Item[],
  args: PageArgs,
  idOf: (item: Item) => string,
): Connection<Item> {
  const keysetPage = keysetPageOf(args, "list", "text");
  const list = args.reverse ? items.toReversed() : items;
  const indexOf = ({ value }: KeysetCursor) => {
    const index = list.findIndex((item) => idOf(item) === value);
    if (index < 0) throw cursorError();
    return index;
  };
  const from = keysetPage.after ? indexOf(keysetPage.after) + 1 : 0;
  const to = keysetPage.before ? indexOf(keysetPage.before) : list.length;
  const inside = list.slice(from, Math.max(from, to));
  const { count, fromEnd } = keysetPage;
  const found = fromEnd
    ? inside.slice(Math.max(0, inside.length - count - 1))
    : inside.slice(0, count + 1);
  return connectionOf(found, keysetPage, (node) => ({
    cursor: cursorFor("list", { value: idOf(node), id: 0 }),
    node,
  }));
}
