import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema } from "graphql";

const file = new URL("storefront-2025-01.graphql", import.meta.url);

/** Shopify's schema of the Storefront API 2025-01 as its introspection gives it, without descriptions. */
export function realSchema(): GraphQLSchema {
  return buildSchema(readFileSync(file, "utf8"));
}
