/** A fake Shopify server: it proxies an embedded shop under its own URL and token, and fails on purpose. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A fault instead of a response. `broken` closes the connection, `html` is an error page. */
export type Fault =
  | { is: "slow"; ms: number }
  | { is: "failing"; status: number }
  | { is: "broken" }
  | { is: "html" }
  | { is: "throttled" }
  | { is: "refusing"; code: string; message: string };

export type ShopifyServer = {
  /** Its origin, as SHOPIFY_STORE_DOMAIN takes it. */
  url: string;
  token: string;
  /** The received operations, oldest first. */
  requests: string[];
  /** Sets the fault, optionally only for these operations; undefined removes it. */
  setFault: (fault: Fault | undefined, ...operations: string[]) => void;
  close: () => Promise<void>;
};

type Behind = {
  /** The origin of a server with an embedded shop. */
  server: string;
  /** The public token of that shop. */
  token: string;
};

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers":
    "Content-Type, Accept, Accept-Language, X-Shopify-Storefront-Access-Token",
};

/** Starts it in front of a server. */
export async function openShopify(behind: Behind): Promise<ShopifyServer> {
  const token = "token-of-the-shop";
  const requests: string[] = [];
  let now: { fault: Fault | undefined; operations: string[] } = {
    fault: undefined,
    operations: [],
  };

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (request.method === "OPTIONS") return end(response, 204, "");
    const body = await bodyOf(request);
    if (!/^\/api\/[^/]+\/graphql/.test(path)) return pass(request, path, body, response);
    if (request.headers["x-shopify-storefront-access-token"] !== token)
      return json(response, 401, {
        errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }],
      });
    const operation = operationIn(body);
    requests.push(operation);
    const { fault, operations } = now;
    const isMeant = operations.length === 0 || operations.includes(operation);
    if (fault && isMeant && (await handleFault(fault, operation, response))) return;
    request.headers["x-shopify-storefront-access-token"] = behind.token;
    await pass(request, `/storefront${path}`, body, response);
  }

  /** The upstream response with its URL replaced by this one. */
  async function pass(
    request: IncomingMessage,
    path: string,
    body: string,
    response: ServerResponse,
  ): Promise<void> {
    const { headers, method = "GET" } = request;
    const passed = new Headers();
    for (const name of ["content-type", "accept", "x-shopify-storefront-access-token"]) {
      const value = headers[name];
      if (typeof value === "string") passed.set(name, value);
    }
    const answered = await fetch(behind.server + path, {
      method,
      headers: passed,
      redirect: "manual",
      ...(method === "POST" ? { body } : {}),
    });
    const type = answered.headers.get("content-type") ?? "text/plain";
    const bytes = Buffer.from(await answered.arrayBuffer());
    const isText = /json|html/.test(type);
    const content = isText ? bytes.toString().replaceAll(behind.server, here()) : bytes;
    end(response, answered.status, content, type);
  }

  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const here = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: here(),
    token,
    requests,
    setFault: (fault, ...operations) => {
      now = { fault, operations };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** The first field of a document, such as `cartLinesAdd`. */
function operationIn(body: string): string {
  const { query }: { query?: unknown } = Object(JSON.parse(body));
  const fields = (typeof query === "string" ? query : "").replace(
    /^[\s\S]*?\b(query|mutation)\b[^{]*\{/,
    "",
  );
  return /\w+/.exec(fields)?.[0] ?? "";
}

const page = "<!doctype html><title>Something went wrong</title><h1>Something went wrong</h1>";

/** Applies the fault. False if the response still follows, only delayed. */
async function handleFault(
  fault: Fault,
  operation: string,
  response: ServerResponse,
): Promise<boolean> {
  switch (fault.is) {
    case "slow":
      await wait(fault.ms);
      return false;
    case "broken":
      response.destroy();
      return true;
    case "failing":
      end(response, fault.status, page, "text/html");
      return true;
    case "html":
      end(response, 200, page, "text/html");
      return true;
    case "throttled":
      json(response, 429, {
        errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
      });
      return true;
    case "refusing": {
      const { code, message } = fault;
      const rejection = {
        cart: null,
        userErrors: [{ code, field: ["lines"], message }],
        warnings: [],
      };
      json(response, 200, { data: { [operation]: rejection } });
      return true;
    }
  }
}

const json = (response: ServerResponse, status: number, body: object): void =>
  end(response, status, JSON.stringify(body), "application/json");

function end(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = "text/plain",
): void {
  response.writeHead(status, { ...cors, "content-type": type });
  response.end(body);
}
