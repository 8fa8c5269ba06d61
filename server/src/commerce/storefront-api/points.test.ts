import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { queryStorefront } from "../../../testing/storefront.ts";
import { pointsAheadMax, shopAllowance } from "./limits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { rateLimits: true } });
});
afterAll(() => server.close());

const ask = (query: string, variables: object = {}) => queryStorefront(server, query, variables);
const requested = async (query: string, variables: object = {}) => {
  const { extensions } = await ask(query, variables);
  return extensions?.cost.requestedQueryCost;
};

test("a response reports its cost and the points that are left", async () => {
  const { extensions } = await ask("{ products(first: 2) { nodes { id title } } }");
  expect(extensions).toEqual({
    cost: {
      requestedQueryCost: 3,
      actualQueryCost: expect.any(Number),
      throttleStatus: {
        maximumAvailable: shopAllowance.points,
        currentlyAvailable: expect.any(Number),
        restoreRate: shopAllowance.perSecond,
      },
    },
  });
  expect(extensions?.cost.actualQueryCost).toBeLessThanOrEqual(3);
});

const terms = "a b c";
test.each([
  ["a scalar", "{ shop { name } }", 1],
  ["items", "{ products(first: 10) { nodes { id } } }", 11],
  ["the last items", "{ products(last: 10) { nodes { id } } }", 11],
  ["edges", "{ products(first: 10) { edges { cursor node { id } } } }", 21],
  [
    "lists in lists",
    "{ products(first: 10) { nodes { variants(first: 5) { nodes { id } } } } }",
    1 + 10 * (1 + 1 + 5),
  ],
  [
    "aliases",
    "{ a: products(first: 10) { nodes { id } } b: products(first: 10) { nodes { id } } }",
    22,
  ],
  [
    "a fragment, as often as it is used",
    "{ a: products(first: 10) { ...F } b: products(first: 10) { ...F } } fragment F on ProductConnection { nodes { id } }",
    22,
  ],
  [
    "an inline fragment",
    "{ products(first: 10) { ... on ProductConnection { nodes { id } } } }",
    11,
  ],
  ["a search", `{ products(first: 1, query: "${terms}") { nodes { id } } }`, 2 + 3 * 10 + 3 * 5],
  [
    "a search under aliases",
    `{ a: products(first: 1, query: "${terms}") { nodes { id } } b: products(first: 1, query: "${terms}") { nodes { id } } }`,
    2 * (2 + 45),
  ],
  ["a mutation", "mutation { cartCreate { cart { id } } }", 12],
])("the calculated cost counts %s", async (_, query, cost) => {
  expect(await requested(query)).toBe(cost);
});

test("variables count like literals, and so do their defaults", async () => {
  const query =
    "query ($n: Int = 7, $q: String) { products(first: $n, query: $q) { nodes { id } } }";
  expect(await requested(query)).toBe(8);
  expect(await requested(query, { n: 20 })).toBe(21);
  expect(await requested(query, { n: 20, q: terms })).toBe(21 + 45);
});

test("a cart is read and changed often without being throttled", async () => {
  const lines = "cart { id lines(first: 250) { nodes { id quantity } } }";
  const { data } = await ask(`mutation { cartCreate { ${lines} } }`);
  const id = /gid:[^"]+/.exec(JSON.stringify(data))?.[0];
  const change = `mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "soon") { ${lines} } }`;
  for (let n = 0; n < 20; n += 1) expect((await ask(change, { id })).errors).toBeUndefined();
});

test("beyond its points an address is throttled as Shopify does it, and others aren't", async () => {
  const search = Array(50).fill("hound").join(" ");
  const query = `query ($q: String) { ${["a", "b", "c"].map((name) => `${name}: products(first: 20, query: $q) { nodes { id } }`).join(" ")} }`;
  let last = await ask(query, { q: search });
  expect(last.extensions?.cost.actualQueryCost).toBeGreaterThan(pointsAheadMax);
  for (let n = 0; n < 100 && !last.errors; n += 1) last = await ask(query, { q: search });
  expect(last).toEqual({
    status: 200,
    errors: [
      expect.objectContaining({
        message: "Throttled",
        extensions: expect.objectContaining({ code: "THROTTLED" }),
      }),
    ],
    extensions: {
      cost: {
        requestedQueryCost: expect.any(Number),
        actualQueryCost: null,
        throttleStatus: {
          maximumAvailable: shopAllowance.points,
          currentlyAvailable: expect.any(Number),
          restoreRate: shopAllowance.perSecond,
        },
      },
    },
  });
  expect((await server.fetch("/api/shop")).status).toBe(200);
});
