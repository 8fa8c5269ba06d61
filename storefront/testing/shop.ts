/** A shop at the wire: the real schema of the Storefront API over a few goods, and faults on purpose. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getOperationAST, graphql, parse } from "graphql";
import { realSchema } from "./schema.ts";
import { makeCarts } from "./carts.ts";
import { type Args, collections, connection, products, shop, variants } from "./products.ts";

export type ShopRequest = {
  url: string;
  headers: IncomingMessage["headers"];
  operation: string;
  variables: Record<string, unknown>;
  /** When the request came and when its answer went, by a clock that only goes up. */
  from: number;
  to: number;
};

/** Stands in for the next answer. True where it did answer; else the shop answers after it. */
export type Fault = (response: ServerResponse) => Promise<boolean> | boolean;

const schema = realSchema();

const byIdOrHandle =
  <Thing extends { id: string; handle: string }>(things: readonly Thing[]) =>
  ({ id, handle }: { id?: string; handle?: string }) =>
    things.find((thing) => (id ? thing.id === id : thing.handle === handle)) ?? null;

/** Of the first one 9 are there; how many of the others, this token may not know. */
const counted = variants.map((variant, place) => ({
  ...variant,
  quantityAvailable: place === 0 ? 9 : null,
}));

type Listed = Args & { reverse?: boolean };

const inOrder = <Thing>(things: readonly Thing[], { reverse, ...args }: Listed) =>
  connection(reverse ? things.toReversed() : things, args);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

export async function openShop() {
  const requests: ShopRequest[] = [];
  const faults: Fault[] = [];
  const { resolvers, forget } = makeCarts();
  const everywhere = { delayMs: 0 };

  const rootValue = {
    shop,
    products: (args: Listed) => inOrder(products, args),
    product: byIdOrHandle(products),
    nodes: ({ ids }: { ids: string[] }) =>
      ids.map(
        (id) => [...products, ...collections, ...counted].find((each) => each.id === id) ?? null,
      ),
    productTypes: () => connection(["home decor", ""], {}),
    productRecommendations: ({ productId }: { productId: string }) =>
      products.some(({ id }) => id === productId) ? products.slice(0, 3) : null,
    collections: (args: Listed) => inOrder(collections, args),
    collection: byIdOrHandle(collections),
    ...resolvers,
  };

  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { query, variables } = JSON.parse(await bodyOf(request));
    const operation = getOperationAST(parse(query))?.name?.value ?? "";
    const { url = "", headers } = request;
    const one = { url, headers, operation, variables, from: performance.now(), to: Infinity };
    requests.push(one);
    if (everywhere.delayMs > 0) await wait(everywhere.delayMs);
    const fault = faults.shift();
    if (!(fault && (await fault(response)))) {
      const result = await graphql({ schema, source: query, rootValue, variableValues: variables });
      // Where there is no data the real shop leaves the key out.
      const { data, ...rest } = result;
      json(response, 200, data ? result : rest);
    }
    one.to = performance.now();
  }

  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/storefront`,
    requests,
    faults,
    everywhere,
    forget,
    operations: () => requests.map(({ operation }) => operation),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): boolean {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
  return true;
}

/** Faults: a response with this body to any request; a late response; none at all. */
export const respondsWith =
  (body: unknown, status = 200, headers?: Record<string, string>): Fault =>
  (response) =>
    json(response, status, body, headers);

/** No response. The connection stays open until the client or the shop closes it. */
export const isSilent: Fault = () => true;

export const late =
  (ms: number): Fault =>
  async () => {
    await wait(ms);
    return false;
  };

export const closesConnection: Fault = (response) => {
  response.destroy();
  return true;
};
