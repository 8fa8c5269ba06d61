import { readFileSync } from "node:fs";
import { getOperationAST, parse, specifiedRules, validate, visit } from "graphql";
import { expect, test } from "vitest";
import { storefrontTypes, typesFile } from "../../tools/make-storefront-types.ts";
import { realSchema } from "../testing/schema.ts";
import { documentOf, operationNames } from "./documents.ts";

const schema = realSchema();

test.each(operationNames)("%s is valid in the Storefront API 2025-01", (name) => {
  const document = parse(documentOf(name));
  expect(validate(schema, document, specifiedRules)).toEqual([]);
  expect(getOperationAST(document)?.name?.value).toBe(name);
});

test("every cart mutation requests cart, user errors and warnings, except warnings of notes", () => {
  const mutations = operationNames.filter((name) => documentOf(name).startsWith("mutation"));
  expect(mutations).toHaveLength(11);
  for (const name of mutations) {
    const requested = new Set<string>();
    visit(parse(documentOf(name)), { Field: ({ name }) => void requested.add(name.value) });
    expect(requested).toContain("cart");
    expect(requested).toContain("userErrors");
    expect(requested.has("warnings")).toBe(name !== "cartNoteUpdate");
  }
});

test("the committed types are up to date; `node tools/make-storefront-types.ts` regenerates them", async () => {
  expect(readFileSync(typesFile, "utf8")).toBe(await storefrontTypes(schema));
});
