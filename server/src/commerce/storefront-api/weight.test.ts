import { getIntrospectionQuery } from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { queryStorefront, variantOf } from "../../../testing/storefront.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (query: string, variables: object = {}) => queryStorefront(server, query, variables);
const under = (names: number, field: string) =>
  Array.from({ length: names }, (_, n) => `a${n}: ${field}`).join(" ");

const tooMuch = { errors: [{ extensions: { code: "MAX_COMPLEXITY_EXCEEDED" } }] };

async function newCart(input: object): Promise<string> {
  const made = await ask(
    "mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }",
    {
      input,
    },
  );
  expect(made).toMatchObject({ data: { cartCreate: { cart: { id: expect.any(String) } } } });
  return String(Object(made.data?.["cartCreate"]).cart.id);
}

test("a request finds a few carts, and not one of them hundreds of times", async () => {
  const id = await newCart({});
  const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  expect(await ask(query, { ids: Array(5).fill(id) })).toMatchObject({
    data: { nodes: [{ id }, { id }, { id }, { id }, { id }] },
  });
  expect(await ask(query, { ids: Array(250).fill(id) })).toMatchObject(tooMuch);
});

test("a request has at most ten cart mutations, and is rejected before any of them", async () => {
  const id = await newCart({ note: "as it was" });
  const change = 'cartNoteUpdate(cartId: $id, note: "changed") { userErrors { message } }';
  const many = await ask(`mutation ($id: ID!) { ${under(11, change)} }`, { id });
  expect(many).toMatchObject(tooMuch);
  const { data } = await ask("query ($id: ID!) { cart(id: $id) { note } }", { id });
  expect(data).toEqual({ cart: { note: "as it was" } });
  const ten = await ask(`mutation ($id: ID!) { ${under(10, change)} }`, { id });
  expect(ten.errors).toBeUndefined();
});

test("the contents of lines count, under each alias", async () => {
  const merchandiseId = await variantOf(server, "conformance-low-stock");
  const carried = (line: number) =>
    Array.from({ length: 250 }, (_, n) => ({ key: `k${n}`, value: `of ${line}` }));
  const lines = [1, 2, 3, 4].map((line) => ({ merchandiseId, attributes: carried(line) }));
  const id = await newCart({ lines });
  const read = (fields: string) =>
    ask(`query ($id: ID!) { cart(id: $id) { lines(first: 250) { nodes { ${fields} } } } }`, { id });
  expect(await read("attributes { key value }")).toMatchObject({
    data: { cart: { lines: { nodes: lines.map(({ attributes }) => ({ attributes })) } } },
  });
  expect(await read(under(65, `attributes { ${under(8, "value")} }`))).toMatchObject(tooMuch);
});

test("the length of IDs is limited, so that no response repeats long input", async () => {
  const id = await newCart({});
  const merchandiseId = `gid://shopify/ProductVariant/1?${"x".repeat(10_000)}`;
  const add =
    "cartLinesAdd(cartId: $id, lines: [{ merchandiseId: $of }]) { userErrors { message } }";
  expect(
    await ask(`mutation ($id: ID!, $of: ID!) { ${add} }`, { id, of: merchandiseId }),
  ).toMatchObject({ status: 400, errors: [{ message: expect.stringContaining("255 char") }] });
});

test("tools can read the whole schema, but not under hundreds of aliases", async () => {
  const whole = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  expect(await ask(whole)).toMatchObject({ data: { __schema: { types: expect.any(Array) } } });
  const fragment = `fragment F on __Field { ${under(40, "name")} }`;
  const again = `{ __schema { types { ${under(20, "fields { ...F }")} } } } ${fragment}`;
  expect(await ask(again)).toMatchObject(tooMuch);
  const often = `{ ${under(20, "__schema { types { fields { ...F } } }")} } ${fragment}`;
  expect(await ask(often)).toMatchObject(tooMuch);
});

test("texts and options of products count, under each alias", async () => {
  const list = (fields: string) => ask(`{ products(first: 250) { nodes { ${fields} } } }`);
  await sql`update products set description_html = repeat('x', 20000), description = repeat('x', 20000)`.execute(
    server.db,
  );
  expect((await list("descriptionHtml description")).errors).toBeUndefined();
  expect(await list(under(60, "descriptionHtml"))).toMatchObject(tooMuch);
  expect(await list(under(60, "description"))).toMatchObject(tooMuch);
  expect((await list(under(60, "description(truncateAt: 90)"))).errors).toBeUndefined();
  const values = Array.from({ length: 100 }, (_, n) => `Kind ${n}`);
  const options = JSON.stringify(["Size", "Color", "Fit"].map((name) => ({ name, values })));
  await sql`update products set options = ${options}::jsonb`.execute(server.db);
  expect((await list("options { name values }")).errors).toBeUndefined();
  expect(await list(under(40, "options { values }"))).toMatchObject(tooMuch);
  expect(await list(under(40, "options { optionValues { name } }"))).toMatchObject(tooMuch);
});
