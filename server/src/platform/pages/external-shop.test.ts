import { expect, test } from "vitest";
import { testServer } from "../../../testing/server.ts";
import type { RenderPage } from "./pages.ts";

const renderPage: RenderPage = async () =>
  new Response("<p>page</p>", { headers: { "content-type": "text/html" } });

async function policyWith(shopifyUrl?: string): Promise<Map<string, string>> {
  const shop = shopifyUrl === undefined ? {} : { shopifyUrl, shopifyToken: "token" };
  const server = await testServer({ renderPage, env: shop });
  try {
    const { headers } = await server.fetch("/cart");
    const parts = (headers.get("content-security-policy") ?? "").split("; ");
    return new Map(parts.map((part) => [part.split(" ")[0] ?? "", part]));
  } finally {
    await server.close();
  }
}

test("pages load a Shopify shop and show only its pictures", async () => {
  const shop = "https://my-shop.myshopify.com";
  const [here, there] = [await policyWith(), await policyWith(shop)];
  expect(here.get("connect-src")).toBe("connect-src 'self'");
  expect(there.get("connect-src")).toBe(`connect-src 'self' ${shop}`);
  expect(there.get("img-src")).toBe(`${here.get("img-src")} ${shop} https://cdn.shopify.com`);
  for (const name of ["default-src", "script-src", "frame-src", "form-action", "base-uri"])
    expect(there.get(name)).toBe(here.get(name));
});
