import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getShop } from "#contracts/commerce/shop.ts";
import { buildClientSchema, getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { demoShopToken } from "./settings.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const path = "/storefront/api/2025-01/graphql";
const headers = {
  "content-type": "application/json",
  "x-shopify-storefront-access-token": demoShopToken,
};
const send = (body: string, more: Record<string, string> = {}, at = path) =>
  server.fetch(at, { method: "POST", headers: { ...headers, ...more }, body });

type Answer = {
  data?: Record<string, unknown>;
  errors?: {
    message: string;
    extensions?: { code?: string; problems?: unknown[] };
    path?: unknown;
  }[];
};
async function ask(
  query: unknown,
  variables?: unknown,
): Promise<{ status: number; answer: Answer }> {
  const response = await send(JSON.stringify({ query, variables }));
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return { status: response.status, answer: JSON.parse(await response.text()) };
}

describe("the endpoint", () => {
  test("responds on every version, with and without the suffix, with application/json", async () => {
    for (const at of [
      path,
      "/storefront/api/2024-04/graphql.json",
      "/storefront/api/unstable/graphql",
    ]) {
      for (const accept of ["*/*", "application/graphql-response+json", "text/html"]) {
        const response = await send('{"query":"{ shop { name } }"}', { accept }, at);
        expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
        expect(await response.json()).toMatchObject({ data: { shop: { name: "Wagabond" } } });
      }
    }
  });

  test("rejects a wrong or missing token with 401 in the API's wording", async () => {
    for (const token of ["", "wrong"]) {
      const response = await send('{"query":"{ shop { name } }"}', {
        "x-shopify-storefront-access-token": token,
      });
      expect([response.status, await response.json()]).toEqual([
        401,
        { errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] },
      ]);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  test("allows every origin, with all headers of stock clients", async () => {
    const preflight = await server.fetch(path, {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    const allowed = preflight.headers.get("access-control-allow-headers")?.split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining([
        "accept",
        "accept-language",
        "content-type",
        "x-sdk-variant",
        "x-sdk-variant-source",
        "x-sdk-version",
        "x-shopify-storefront-access-token",
      ]),
    );
    const answer = await send('{"query":"{ shop { name } }"}', {
      origin: "https://elsewhere.example",
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  test("accepts only POST", async () => {
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const response = await server.fetch(`${path}?query={shop{name}}`, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }],
      });
    }
  });

  test("rejects an invalid body", async () => {
    for (const [body, status] of [
      ["{", 400],
      ["", 400],
      ["[]", 400],
      ["null", 400],
      ["7", 400],
      ["{}", 400],
      ['{"query":7}', 400],
      ['{"query":"{ shop { name } }","variables":[]}', 400],
      ['{"query":"{ shop { name } }","operationName":7}', 400],
      [`{"query":"${"x".repeat(300_000)}"}`, 413],
    ] as const) {
      const response = await send(body);
      const answer = await response.json();
      expect([body.slice(0, 50), response.status]).toEqual([body.slice(0, 50), status]);
      expect(answer).toEqual({
        errors: [expect.objectContaining({ message: expect.any(String) })],
      });
    }
    const form = await send("query=1", { "content-type": "application/x-www-form-urlencoded" });
    expect(form.status).toBe(415);
  });

  test("introspection describes what is served", async () => {
    const { answer } = await ask(getIntrospectionQuery());
    // oxlint-disable-next-line no-unsafe-type-assertion -- what the query asks for
    const schema = buildClientSchema(answer.data as never);
    expect(schema.getQueryType()?.getFields()["products"]).toBeDefined();
  });

  test("responses have cache tags, except those with carts", async () => {
    const tagsOf = async (query: string) =>
      (await send(JSON.stringify({ query }))).headers.get("cache-tag");
    expect(await tagsOf("{ products(first: 1) { nodes { id } } }")).toBe("products");
    expect(await tagsOf('{ product(id: "gid://shopify/Product/112") { id } }')).toBe("product:112");
    expect(await tagsOf('{ product(handle: "conformance-sold-out") { id } }')).toMatch(
      /^product:\d+$/,
    );
    expect(await tagsOf('{ node(id: "gid://shopify/ProductVariant/11201") { id } }')).toBe(
      "product:112",
    );
    expect(await tagsOf("{ shop { name } }")).toBe("shop,settings");
    expect(await tagsOf('{ cart(id: "gid://shopify/Cart/x?key=y") { id } }')).toBeNull();
    expect(await tagsOf("mutation { cartCreate { cart { id } } }")).toBeNull();
    expect(await tagsOf("{ products { nodes { id } } }")).toBeNull();
  });
});

describe("invalid requests", () => {
  /** The first error of a rejected request. */
  async function errorResponseOf(query: string, variables: unknown = {}) {
    const { status, answer } = await ask(query, variables);
    expect([status, Object.keys(answer)]).toEqual([200, ["errors"]]);
    const [{ message, extensions } = { message: "", extensions: {} }] = answer.errors ?? [];
    return `${extensions?.code ?? ""} ${message}`;
  }

  test("a request error has no data", async () => {
    expect(await errorResponseOf("{ nonsense }")).toMatch(
      /Cannot query field "nonsense" on type "QueryRoot"/,
    );
    expect(await errorResponseOf("{")).toMatch(/Syntax Error/);
    expect(await errorResponseOf("query A { shop { id } } query B { shop { id } }")).toMatch(
      /operation/,
    );
    expect(await errorResponseOf("subscription { x }")).toMatch(/subscription/i);
    expect(await errorResponseOf("{ products { nodes { id } } }")).toMatch(
      /you must provide one of first or last/,
    );
    expect(await errorResponseOf("{ products(first: 1, last: 1) { nodes { id } } }")).toMatch(
      /both `first` and `last`/,
    );
    expect(await errorResponseOf("{ products(first: 251) { nodes { id } } }")).toMatch(
      /first cannot exceed 250/,
    );
    expect(await errorResponseOf("{ products(first: -1) { nodes { id } } }")).toMatch(
      /first cannot be negative/,
    );
    expect(
      await errorResponseOf(
        "{ products(first: 1) { nodes { variants(first: 999) { nodes { id } } } } }",
      ),
    ).toMatch(/first cannot exceed 250/);
    expect(await errorResponseOf('{ products(first: 1, after: "x") { nodes { id } } }')).toMatch(
      /Invalid cursor/,
    );
    expect(await errorResponseOf("{ product { id } }")).toMatch(/id or handle/);
    expect(await errorResponseOf('{ node(id: "7") { id } }')).toMatch(/Invalid global id '7'/);
    expect(await errorResponseOf('{ node(id: "7") { id } }')).toContain(
      "argumentLiteralsIncompatible",
    );
    expect(await errorResponseOf("{ node(id: 7) { id } }")).toMatch(/Invalid global id '7'/);
  });

  test("invalid variables are rejected in the API's wording", async () => {
    expect(
      await errorResponseOf("query ($first: Int!) { products(first: $first) { nodes { id } } }", {
        first: "x",
      }),
    ).toMatch(/^\w* ?Variable \$first of type Int! was provided invalid value/);
    expect(
      await errorResponseOf("query ($first: Int!) { products(first: $first) { nodes { id } } }"),
    ).toMatch(/^\w* ?Variable \$first of type Int!/);
    expect(
      await errorResponseOf(
        "query ($k: ProductSortKeys) { products(first: 1, sortKey: $k) { nodes { id } } }",
        { k: "NO" },
      ),
    ).toMatch(/^\w* ?Variable \$k of type ProductSortKeys/);
    const add =
      'mutation ($lines: [CartLineInput!]!) { cartLinesAdd(cartId: "gid://shopify/Cart/x?key=y", lines: $lines) { cart { id } } }';
    expect(await errorResponseOf(add, { lines: [{ merchandiseId: "x" }] })).toMatch(
      /^\w* ?Variable \$lines of type \[CartLineInput!\]! was provided invalid value for 0.merchandiseId \(Invalid global id 'x'\)/,
    );
    expect(
      await errorResponseOf(add, {
        lines: [{ merchandiseId: "gid://shopify/ProductVariant/1", surprise: 1 }],
      }),
    ).toMatch(/surprise/);
    const line = { merchandiseId: "gid://shopify/ProductVariant/1" };
    expect(await errorResponseOf(add, { lines: Array.from({ length: 251 }, () => line) })).toMatch(
      /array size of 251/,
    );
    expect(
      await errorResponseOf(add, { lines: Array.from({ length: 251 }, () => line) }),
    ).toContain("MAX_INPUT_SIZE_EXCEEDED");
    expect(
      await errorResponseOf("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
        ids: Array(251).fill("gid://shopify/Product/1"),
      }),
    ).toMatch(/array size of 251/);
  });

  test("undeclared variables are ignored", async () => {
    const { answer } = await ask(
      "query ($a: Int) { products(first: $a) { nodes { __typename } } }",
      {
        a: 1,
        cartId: 7,
        lines: "x",
        __proto__: 1,
      },
    );
    expect(answer.data).toEqual({ products: { nodes: [{ __typename: "Product" }] } });
  });

  test("a cursor of another sort order is rejected, whatever it contains", async () => {
    const query =
      "query ($after: String, $sortKey: ProductSortKeys) { products(first: 2, after: $after, sortKey: $sortKey) { nodes { id } pageInfo { endCursor } } }";
    const { answer } = await ask(query, { sortKey: "TITLE" });
    const cursor = JSON.stringify(answer).match(/"endCursor":"([^"]+)"/)?.[1];
    expect((await ask(query, { sortKey: "TITLE", after: cursor })).answer.errors).toBeUndefined();
    expect(await errorResponseOf(query, { sortKey: "PRICE", after: cursor })).toMatch(
      /Invalid cursor/,
    );
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    for (const parts of [
      ["products/PRICE", "x", 1],
      ["products/PRICE", "1; drop table products", 1],
      ["products/PRICE", "1", 1.5],
      ["products/PRICE", "1", "1"],
      ["products/PRICE", "9".repeat(30), 1],
      ["products/PRICE", 1, 1],
      ["products/PRICE"],
      {},
      null,
      "x",
    ]) {
      expect(await errorResponseOf(query, { sortKey: "PRICE", after: forged(parts) })).toMatch(
        /Invalid cursor/,
      );
    }
    expect(
      await errorResponseOf(query, {
        sortKey: "TITLE",
        after: forged(["products/TITLE", "a\0b", 1]),
      }),
    ).toMatch(/Invalid cursor/);
    const odd = forged(["products/TITLE", "\ud800", 1]);
    expect((await ask(query, { sortKey: "TITLE", after: odd })).status).toBe(200);
    const far = forged(["products/ID", "999999999999999999", 9_007_199_254_740_991]);
    expect((await ask(query, { sortKey: "ID", after: far })).answer.data).toBeDefined();
  });
});

describe("hostile documents", () => {
  const deep = (depth: number) => `${"{ shop ".repeat(depth)}${"}".repeat(depth)}`;
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: shop { name }`).join(" ")} }`;
  const bomb = (levels: number) =>
    Array.from(
      { length: levels },
      (
        _,
        n,
      ) => `fragment F${n} on Product { a: variants(first: 250) { nodes { product { ...F${n + 1} } } }
        b: variants(first: 250) { nodes { product { ...F${n + 1} } } } }`,
    ).join(" ") +
    ` fragment F${levels} on Product { id } { products(first: 250) { nodes { ...F0 } } }`;
  const knot = (count: number) =>
    Array.from(
      { length: count },
      (_, n) =>
        `fragment K${n} on Shop { ${Array.from({ length: count }, (_unused, m) => `...K${m}`).join(" ")} name }`,
    ).join(" ") + " { shop { ...K0 } }";

  test.each([
    ["braces by the thousand", deep(4_000)],
    ["braces by ten thousand", deep(12_000)],
    ["lists in lists", `{ products(first: ${"[".repeat(5_000)}) { nodes { id } } }`],
    ["ten thousand aliases", aliases(10_000)],
    ["as many aliases as are read", aliases(990)],
    ["the same field by the thousand", `{ shop { ${"name ".repeat(999)} } }`],
    [
      "the same field with fields by the hundred",
      `{ products(first: 1) { nodes { ${"variants(first: 1) { nodes { id title } } ".repeat(240)} } } }`,
    ],
    ["directives by the thousand", `{ shop { name ${"@include(if: true) ".repeat(1_500)} } }`],
    ["a fragment in itself", "{ shop { ...A } } fragment A on Shop { name ...A }"],
    [
      "fragments in a circle",
      "{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }",
    ],
    ["fragments that grow", bomb(14)],
    ["fragments all in all", knot(40)],
    [
      "a product in itself",
      `{ products(first: 250) { nodes ${"{ variants(first: 250) { nodes { product ".repeat(5)} { id } ${"} } }".repeat(5)} } }`,
    ],
    [
      "as many lists in each other as may be",
      `{ products(first: 250) { nodes ${"{ variants(first: 250) { nodes { product ".repeat(3)} { id title handle vendor } ${"} } }".repeat(3)} } }`,
    ],
    [
      "everything of everything",
      `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: products(first: 250) { nodes { ${"title description handle vendor ".repeat(20)} variants(first: 250) { nodes { id title sku price { amount } } } } }`).join(" ")} }`,
    ],
    [
      "thousands of variables",
      `query (${Array.from({ length: 1_500 }, (_, n) => `$v${n}: Int`).join(" ")}) { shop { name } }`,
    ],
    [
      "a long list of ids",
      `{ nodes(ids: [${'"gid://shopify/Product/1" '.repeat(2_000)}]) { id } }`,
    ],
    [
      "introspection in circles",
      `{ __schema { types ${"{ fields { type ".repeat(12)} { name } ${"} }".repeat(12)} } }`,
    ],
    ["a byte of nothing", '{ products(first: 1, query: "a\\u0000b") { nodes { id } } }'],
    ["half a pair", '{ product(handle: "\\ud83d") { id } }'],
  ])("%s never cause a server error", async (_, query) => {
    const { status, answer } = await ask(query);
    expect([status, JSON.stringify(answer).slice(0, 300)]).toEqual([
      200,
      expect.not.stringContaining("Internal"),
    ]);
  });

  test("unstorable text is rejected anywhere in variables", async () => {
    for (const text of ["a\0b", "\ud83d"]) {
      const handle = await ask("query ($h: String!) { product(handle: $h) { id } }", { h: text });
      expect(handle.answer).toMatchObject({
        errors: [{ message: expect.stringContaining("U+0000") }],
      });
      const input = { note: "x", attributes: [{ key: "a", value: text }] };
      const cart = await ask(
        "mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }",
        { input },
      );
      expect(cart.answer).toMatchObject({
        errors: [{ message: expect.stringContaining("U+0000") }],
      });
    }
    const smile = await ask("query ($h: String!) { product(handle: $h) { id } }", { h: "😀" });
    expect(smile.answer.data).toEqual({ product: null });
  });

  test("deep JSON, unusual keys and wrong types are client errors", async () => {
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    const nested = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    for (const body of [
      `{"query":${JSON.stringify(query)},"variables":{"ids":${nested}}}`,
      `{"query":${JSON.stringify(query)},"variables":{"ids":{"__proto__":{"a":1},"constructor":{"prototype":{}}}}}`,
      `{"query":${JSON.stringify(query)},"variables":{"__proto__":{"ids":["gid://shopify/Product/1"]}}}`,
      `{"__proto__":{"query":"{ shop { name } }"}}`,
      `{"query":"query ($q: String) { products(first: 1, query: $q) { nodes { id } } }","variables":{"q":{"a":1}}}`,
    ]) {
      const response = await send(body);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ errors: expect.any(Array) });
    }
    expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
  });

  test("every search query is parsed as well as possible", async () => {
    const query = "query ($q: String) { products(first: 250, query: $q) { nodes { id } } }";
    for (const q of [
      "",
      "   ",
      "(((((",
      ")))",
      "'",
      '"',
      "tag:",
      "tag:'",
      ":",
      "a:b:c",
      "AND OR NOT -",
      "- -",
      "title:*",
      "*",
      "%_\\",
      "variants.price:>abc",
      "created_at:>'not a day'",
      "updated_at:<=2026",
      "created_at:>'+275760-09-13'",
      "'; drop table products; --",
      "\u202e😀 ß İ",
      `${"a OR ".repeat(49)}b`,
      `${"(".repeat(20)}a`,
      "x".repeat(2_000),
    ]) {
      const { status, answer } = await ask(query, { q });
      expect([q.slice(0, 30), status, JSON.stringify(answer)]).toEqual([
        q.slice(0, 30),
        200,
        expect.not.stringContaining("Internal"),
      ]);
    }
  });
});

describe("a public shop", () => {
  test("limits an address to 600 requests a minute, separately from pages, with Retry-After", async () => {
    const requested: string[] = [];
    const busy = await testServer({
      env: { rateLimits: true },
      renderPage: async ({ shop }) => {
        requested.push((await shop.shop.fetchInfo()).name);
        return new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
      },
    });
    try {
      expect((await busy.fetch("/marketplace")).status).toBe(200);
      expect(requested).toEqual(["Wagabond"]);
      const ask = () =>
        busy.fetch(path, { method: "POST", headers, body: '{"query":"{ __typename }"}' });
      for (let turn = 1; turn <= 600; turn += 1) expect((await ask()).status).toBe(200);
      const rejected = await ask();
      expect([rejected.status, await rejected.json()]).toEqual([
        429,
        { errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] },
      ]);
      expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(rejected.headers.get("access-control-allow-origin")).toBe("*");
    } finally {
      await busy.close();
    }
  });

  test("counts expensive responses as several requests", async () => {
    const busy = await testServer({ env: { rateLimits: true } });
    try {
      const ids = Array.from({ length: 12 }, () => '"gid://shopify/Cart/unknown"').join(" ");
      const body = JSON.stringify({ query: `{ nodes(ids: [${ids}]) { id } }` });
      const statuses: number[] = [];
      for (let turn = 0; turn < 80; turn += 1)
        statuses.push((await busy.fetch(path, { method: "POST", headers, body })).status);
      expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await busy.close();
    }
  });

  test("has its own stable token outside of the demo", async () => {
    const env = { demo: false, dataDir: mkdtempSync(join(tmpdir(), "wagabond-token-")) };
    const tokens: string[] = [];
    for (let start = 0; start < 2; start += 1) {
      const shop = await testServer({ env });
      const { token } = await shop.call(getShop);
      tokens.push(token);
      for (const [given, status] of [
        [token, 200],
        [demoShopToken, 401],
      ] as const) {
        const sent = { ...headers, "x-shopify-storefront-access-token": given };
        const answer = await shop.fetch(path, {
          method: "POST",
          headers: sent,
          body: '{"query":"{ shop { name } }"}',
        });
        expect(answer.status).toBe(status);
      }
      await shop.close();
    }
    expect(tokens[0]).toBe(tokens[1]);
    rmSync(env.dataDir, { recursive: true, force: true });
  });
});
