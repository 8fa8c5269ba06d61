import { afterAll, beforeAll, expect, test } from "vitest";
import { searchLimitsOfRequest } from "#contracts/commerce/storefront-limits.ts";
import { onPostgres } from "../../../testing/engine.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { queryStorefront } from "../../../testing/storefront.ts";

let server: TestServer;
beforeAll(async () => {
  // On PostgreSQL the statement timeout of one second decides, and the response is 503.
  server = await testServer({ statementMs: onPostgres ? 1_000 : undefined });
});
afterAll(() => server.close());

const ask = (query: string, variables: object = {}) => queryStorefront(server, query, variables);

const search = (field: string, q: string, sortKey = "RELEVANCE") =>
  ask(
    `query ($q: String) { ${field}(first: 250, query: $q, sortKey: ${sortKey}) { nodes { id } } }`,
    { q },
  );

test.each(["products", "collections"])(
  "%s: 16,000 words in one term are refused, and everybody else is answered",
  async (field) => {
    expect(await search(field, "a.".repeat(16_000))).toMatchObject({
      status: 400,
      errors: [{ message: `${field}.query can have at most 2000 characters.` }],
    });
    expect((await server.fetch("/api/health")).status).toBe(200);
    expect((await search(field, "bed")).status).toBe(200);
  },
);

test("30,000 values under 30 aliases are rejected", async () => {
  const q = `product_type:${"a,".repeat(30_000)}`;
  const names = Array.from(
    { length: 30 },
    (_, n) => `a${n}: products(first: 250, query: $q) { nodes { id } }`,
  );
  expect(await ask(`query ($q: String) { ${names.join(" ")} }`, { q })).toMatchObject({
    status: 400,
    errors: [{ message: "products.query can have at most 2000 characters." }],
  });
});

test.each([
  ["terms", "a ".repeat(100)],
  ["terms that are begun", "a* ".repeat(100)],
  ["terms of which any will do", Array(50).fill("a").join(" OR ")],
  ["terms that are not to be", "-a ".repeat(50)],
  ["terms with long words", Array(99).fill("abcdefghijklmnopqrs").join(" ")],
  ["words in one term", "a.".repeat(200)],
  ["words in the title", `title:${"a.".repeat(200)}`],
  ["words of titles", "title:a* ".repeat(100)],
  ["tags", "tag:a* ".repeat(100)],
  ["tags that are not to be", "tag_not:a ".repeat(100)],
  ["values between commas", `product_type:${"a,".repeat(199)}`],
  ["prices", "variants.price:>1 ".repeat(100)],
  ["prices to the cent", "variants.price:10.50 ".repeat(90)],
  ["prices that are not to be", "-variants.price:10 ".repeat(50)],
  ["moments", "created_at:>2026 ".repeat(100)],
  ["parentheses in each other", `${"(".repeat(20)}a`],
  ["negations in each other", `${"-".repeat(20)}a`],
  ["signs", "%_\\".repeat(666)],
  ["pictures", "😀".repeat(1_000)],
  ["marks on one letter", `a${"\u0301".repeat(1_999)}`],
])("as many %s as may be are searched for within a second of statement time", async (_, q) => {
  for (const field of ["products", "collections"]) {
    for (const sortKey of ["ID", "RELEVANCE"]) {
      const { status, errors } = await search(field, q, sortKey);
      expect([field, sortKey, status, errors]).toEqual([field, sortKey, 200, undefined]);
    }
  }
});

test.each([
  ["100 terms, operators and parentheses", "a ".repeat(101)],
  ["200 words and values", `tag:${"a,".repeat(201)}`],
  ["200 words and values", "a.".repeat(201)],
  ["20 parentheses and negations in each other", `${"(".repeat(21)}a`],
  ["20 parentheses and negations in each other", `${"NOT ".repeat(21)}a`],
])("more than %s are 400 and the answer says so", async (limit, q) => {
  expect(await search("products", q)).toMatchObject({
    status: 400,
    errors: [{ message: `products.query can have at most ${limit}.` }],
  });
});

/** The same search under many aliases. */
const under = (count: number, q: string) => {
  const names = Array.from(
    { length: count },
    (_, n) => `a${n}: products(first: 250, query: $q) { nodes { id } }`,
  );
  return ask(`query ($q: String) { ${names.join(" ")} }`, { q });
};

test.each([
  ["characters", "x".repeat(searchLimitsOfRequest.characters / 10)],
  ["terms, operators and parentheses", "a ".repeat(searchLimitsOfRequest.parts / 10)],
  ["words and values", `tag:${"a,".repeat(searchLimitsOfRequest.values / 10 - 1)}a`],
])(
  "all searches of a request have so many %s together, under as many names as they like",
  async (what, q) => {
    expect(await under(10, q)).toMatchObject({ status: 200, data: {} });
    const { status, errors } = await under(11, q);
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(
        new RegExp(`The queries of a request can have at most \\d+ ${what} together`),
      ),
    ]);
  },
);

test("a search in a fragment counts wherever the fragment is named", async () => {
  const q = "a ".repeat(100);
  const fragment = (name: string) =>
    `fragment ${name} on QueryRoot { ${name}: products(first: 1, query: $q) { nodes { id } } }`;
  const many = ["A", "B", "C", "D"];
  const searchFor = (names: string[]) =>
    ask(
      `query ($q: String) { ${names.map((name) => `...${name}`).join(" ")} } ${names.map(fragment).join(" ")}`,
      { q },
    );
  expect((await searchFor(many.slice(0, 3))).status).toBe(200);
  expect((await searchFor(many)).status).toBe(400);
});
