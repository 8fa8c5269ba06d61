import { createRequire } from "node:module";
import {
  buildSchema,
  findBreakingChanges,
  graphqlSync,
  getIntrospectionQuery,
  parse,
  validate,
  validateSchema,
} from "graphql";
import { expect, test } from "vitest";
import { documentOf, operationNames } from "../../../../storefront/src/documents.ts";
import { realSchema } from "../../../../storefront/testing/schema.ts";
import { measure } from "./measure.ts";
import { productRoot } from "./product-root.ts";
import { cartRoot } from "./cart-root.ts";
import { storefrontSdl } from "./sdl.ts";

const real = realSchema();
const ours = buildSchema(storefrontSdl);

test("nothing that is served differs from the Storefront API 2025-01", () => {
  expect(validateSchema(ours)).toEqual([]);
  expect(findBreakingChanges(ours, real)).toEqual([]);
});

test("every field of the query and of the mutation has a function behind it, and none more", () => {
  const promised = [ours.getQueryType(), ours.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(Object.keys({ ...productRoot, ...cartRoot }).sort()).toEqual(promised.sort());
});

test("introspection tells what is served", () => {
  const { data, errors } = graphqlSync({ schema: ours, source: getIntrospectionQuery() });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('"kind":"OBJECT","name":"Product"');
  expect(() => measure(parse(getIntrospectionQuery()))).not.toThrow();
});

test.each(operationNames)("our client's document %s can be executed", (name) => {
  const document = parse(documentOf(name));
  expect(validate(ours, document)).toEqual([]);
  expect(() => measure(document)).not.toThrow();
});

type Stock = {
  buildClient: (
    config: object,
    fetchFunction: (url: string, init: { body: string }) => unknown,
  ) => Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
};

const require = createRequire(import.meta.url);

/** Documents that the stock client sends. */
async function stockDocuments(): Promise<string[]> {
  const { buildClient }: Stock = require("shopify-buy");
  const sent = new Set<string>();
  const client = buildClient({ domain: "x", storefrontAccessToken: "x" }, async (_, { body }) => {
    sent.add(JSON.parse(body).query);
    return { json: async () => ({ errors: [] }) };
  });
  for (const resource of ["product", "collection", "shop", "checkout"]) {
    const calls = Object.getPrototypeOf(client[resource]);
    for (const name of Object.getOwnPropertyNames(calls)) {
      if (name === "constructor" || typeof calls[name] !== "function") continue;
      await Promise.resolve()
        .then(() => client[resource]?.[name]?.("a", ["a"]))
        .catch(() => undefined);
    }
  }
  return [...sent];
}

test("every document of the stock client can be executed", async () => {
  const documents = await stockDocuments();
  // Its mutation of attributes comes after that of a note, so it is sent in the tests of carts.
  expect(documents).toHaveLength(22);
  for (const text of documents) {
    const document = parse(text);
    expect(validate(ours, document).map(String)).toEqual([]);
    expect(() => measure(document)).not.toThrow();
  }
});
