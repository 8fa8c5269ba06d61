import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cursorMax, searchLimits } from "#contracts/commerce/storefront-limits.ts";
import { onPostgres } from "../../../testing/engine.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { queryStorefront, variantOf } from "../../../testing/storefront.ts";
import { placesOfTexts } from "../../../testing/storefront-texts.ts";
import { nastyTexts } from "../../../testing/text-fields.ts";
import { inputCharactersMax, inputItemsMax } from "./limits.ts";

let server: TestServer;
let schema: GraphQLSchema;
let cartId: string;
let merchandiseId: string;
beforeAll(async () => {
  // On PostgreSQL the database is the judge: it ends a statement after one second, and the response is 503.
  server = await testServer({ statementMs: onPostgres ? 1_000 : undefined });
  const { data } = await ask(getIntrospectionQuery());
  // oxlint-disable-next-line no-unsafe-type-assertion -- what the query asks for
  schema = buildClientSchema(data as unknown as IntrospectionQuery);
  merchandiseId = await variantOf(server, "conformance-low-stock");
  const made = await ask(
    "mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }",
    { lines: [{ merchandiseId }] },
  );
  cartId = String(Object(made.data?.["cartCreate"]).cart.id);
});
afterAll(() => server.close());

const ask = (query: string, variables: object = {}) => queryStorefront(server, query, variables);

const places = () => placesOfTexts(schema, { cartId, merchandiseId });

test("every text input of the schema has a limit in its description", () => {
  const all = places();
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(({ limit }) => !(limit > 0)).map(({ path }) => path)).toEqual([]);
  const { products } = schema.getQueryType()?.getFields() ?? {};
  const query = products?.args.find(({ name }) => name === "query");
  expect(query?.description).toMatch(/At most 2000 characters\. .*100, 20 in each other.*200/);
});

test("a text of the maximum length in any field is processed without an internal error", async () => {
  let turn = 0;
  for (const { path, limit, request } of places()) {
    const nasty = nastyTexts(limit);
    for (let count = 0; count < 2; count += 1) {
      const text = nasty[(turn += 1) % nasty.length] ?? "";
      const { status, ...answer } = await ask(...request(text));
      expect([path, text.slice(0, 20), status < 500 || answer]).toEqual([
        path,
        text.slice(0, 20),
        true,
      ]);
      const errors = JSON.stringify(answer.errors ?? []);
      expect([path, errors]).toEqual([
        path,
        expect.not.stringMatching(
          /Internal|at most \d+ characters|not defined|never used|Cannot query/,
        ),
      ]);
    }
  }
});

test("a text one character longer, in any field, is 400 and names the field and the limit", async () => {
  for (const { path, limit, request } of places()) {
    const { status, errors, ...rest } = await ask(...request("x".repeat(limit + 1)));
    expect([path, status, errors?.[0]?.message]).toEqual([
      path,
      400,
      `${path} can have at most ${limit} characters.`,
    ]);
    expect(Object.keys(rest)).toEqual([]);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "MAX_INPUT_SIZE_EXCEEDED",
      argument: path,
    });
  }
});

test("the same holds for what stands in the document, and for what a variable is without a value", async () => {
  const long = "x".repeat(searchLimits.characters + 1);
  const rejected = {
    status: 400,
    errors: [{ message: "products.query can have at most 2000 characters." }],
  };
  expect(await ask(`{ products(first: 1, query: "${long}") { nodes { id } } }`)).toMatchObject(
    rejected,
  );
  expect(
    await ask(`query ($q: String = "${long}") { products(first: 1, query: $q) { nodes { id } } }`),
  ).toMatchObject(rejected);
  expect(
    await ask(
      `{ ...A } fragment A on QueryRoot { products(first: 1, query: "${long}") { nodes { id } } }`,
    ),
  ).toMatchObject(rejected);
  const id = `gid://shopify/Product/1?${"x".repeat(10_000)}`;
  expect(await ask(`{ node(id: "${id}") { id } }`)).toMatchObject({
    status: 400,
    errors: [{ message: "node.id can have at most 255 characters." }],
  });
});

describe("all texts and lists of a request together", () => {
  const change =
    "cartAttributesUpdate(cartId: $id, attributes: $attributes) { userErrors { code } }";
  const often = (count: number, attributes: object[]) => {
    const names = Array.from({ length: count }, (_, n) => `a${n}: ${change}`).join(" ");
    return ask(`mutation ($id: ID!, $attributes: [AttributeInput!]!) { ${names} }`, {
      id: cartId,
      attributes,
    });
  };

  test("a variable counts with all its texts wherever it is used", async () => {
    const attributes = Array.from({ length: 3 }, (_, n) => ({
      key: `k${n}`,
      value: "x".repeat(9_000),
    }));
    expect((await often(9, attributes)).status).toBe(200);
    expect(await often(10, attributes)).toMatchObject({
      status: 400,
      errors: [
        {
          message: `The texts of a request can have at most ${inputCharactersMax} characters together.`,
        },
      ],
    });
  });

  test("and with all items of its lists", async () => {
    const attributes = Array.from({ length: 10 }, (_, n) => ({ key: `k${n}`, value: "x" }));
    const lines = Array.from({ length: 250 }, () => ({ merchandiseId, attributes }));
    const add = "cartLinesAdd(cartId: $id, lines: $lines) { userErrors { code } }";
    const names = Array.from({ length: 10 }, (_, n) => `a${n}: ${add}`).join(" ");
    const { status, errors } = await ask(
      `mutation ($id: ID!, $lines: [CartLineInput!]!) { ${names} }`,
      { id: cartId, lines },
    );
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining(`at most ${inputItemsMax} items`),
    ]);
  });

  test("choices are held against the products of a list only so often", async () => {
    const options = Array.from({ length: 250 }, (_, n) => ({ name: `n${n}`, value: "x" }));
    const names = Array.from(
      { length: 30 },
      (_, n) => `a${n}: variantBySelectedOptions(selectedOptions: $o) { id }`,
    );
    const query = (fields: string) =>
      `query ($o: [SelectedOptionInput!]!) { products(first: 250) { nodes { ${fields} } } }`;
    expect(await ask(query(names[0] ?? ""), { o: options })).toMatchObject({
      status: 200,
      data: {},
    });
    expect(await ask(query(names.join(" ")), { o: options })).toMatchObject({
      errors: [{ extensions: { code: "MAX_COMPLEXITY_EXCEEDED" } }],
    });
  });
});

test("a cursor of any product is shorter than the limit", async () => {
  const title = "漢".repeat(200);
  await sql`update products set title = ${title}, vendor = ${"漢".repeat(60)} where handle = 'conformance-low-stock'`.execute(
    server.db,
  );
  const query =
    "query ($after: String) { products(first: 1, reverse: true, sortKey: TITLE, after: $after) { nodes { title } pageInfo { endCursor } } }";
  const { data } = await ask(query);
  const { nodes, pageInfo } = Object(data?.["products"]);
  expect(nodes).toEqual([{ title }]);
  expect(pageInfo.endCursor.length).toBeLessThan(cursorMax);
  expect((await ask(query, { after: pageInfo.endCursor })).errors).toBeUndefined();
});
