import { createStorefront } from "#storefront/index.ts";
import type { CostReport } from "../src/commerce/storefront-api/request-error.ts";
import { demoShopToken } from "../src/commerce/storefront-api/settings.ts";
import type { TestServer } from "./server.ts";

/** Sends one request to the embedded storefront and returns status and body. */
export async function queryStorefront(
  server: Pick<TestServer, "fetch">,
  query: string,
  variables: object = {},
): Promise<{
  status: number;
  data?: Record<string, unknown>;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
  extensions?: { cost: CostReport };
}> {
  const answer = await server.fetch("/storefront/api/2025-01/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-shopify-storefront-access-token": demoShopToken,
    },
    body: JSON.stringify({ query, variables }),
  });
  return { ...(await answer.json()), status: answer.status };
}

/** Our own client for it. */
export const ownClient = ({ address }: Pick<TestServer, "address">) =>
  createStorefront({ url: `${address}/storefront`, storefrontAccessToken: demoShopToken });

/** The global id of the first variant of a product of the demo shop. */
export async function variantOf({ db }: Pick<TestServer, "db">, handle: string): Promise<string> {
  const { id } = await db
    .selectFrom("variants as v")
    .innerJoin("products as p", "p.id", "v.product_id")
    .select("v.id")
    .where("p.handle", "=", handle)
    .orderBy("v.position")
    .limit(1)
    .executeTakeFirstOrThrow();
  return `gid://shopify/ProductVariant/${id}`;
}
