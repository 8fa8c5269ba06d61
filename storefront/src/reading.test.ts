import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openShop, respondsWith, type Shop } from "../testing/shop.ts";
import { createStorefront, type Storefront } from "./index.ts";

let wire: Shop;
let shop: Storefront;

beforeAll(async () => {
  wire = await openShop();
});
beforeEach(() => {
  wire.requests.length = 0;
  shop = createStorefront({ url: wire.url, storefrontAccessToken: "token" });
});
afterAll(() => wire.close());

const id = (number: number) => `gid://shopify/Product/${number}`;

describe("a request", () => {
  test("goes to the version's URL with the token, in any language", async () => {
    await shop.shop.fetchInfo();
    expect(wire.requests[0]).toMatchObject({
      url: "/storefront/api/2025-01/graphql",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "accept-language": "*",
        "x-shopify-storefront-access-token": "token",
      },
    });
  });

  test("can have another version, a language and headers", async () => {
    const other = createStorefront({
      url: `${wire.url}/`,
      storefrontAccessToken: "token",
      apiVersion: "2025-04",
      language: "es",
      headers: { "X-Own": "yes" },
    });
    await other.shop.fetchInfo();
    expect(wire.requests[0]).toMatchObject({
      url: "/storefront/api/2025-04/graphql",
      headers: { "accept-language": "es", "x-own": "yes" },
    });
  });

  test("to a domain uses https, however the domain is written", async () => {
    const urls: string[] = [];
    const fetch = (url: string) => {
      urls.push(url);
      return Promise.resolve(Response.json({ data: { shop: { name: "Wagabond" } } }));
    };
    for (const domain of ["a.myshopify.com", "https://a.myshopify.com/"])
      await createStorefront({ domain, storefrontAccessToken: "t", fetch }).shop.fetchInfo();
    const url = "https://a.myshopify.com/api/2025-01/graphql";
    expect(urls).toEqual([url, url]);
  });

  test("needs a URL and a token", () => {
    expect(() => createStorefront({ storefrontAccessToken: "t" })).toThrow(
      "A storefront needs a domain or a url.",
    );
    expect(() => createStorefront({ url: wire.url, storefrontAccessToken: "" })).toThrow(
      "A storefront needs a storefrontAccessToken.",
    );
  });
});

describe("products", () => {
  test("are read to the end, 20 per request, each once", async () => {
    const all = await shop.product.fetchAll();
    expect(new Set(all.map((product) => product.id)).size).toBe(45);
    expect(all).toHaveLength(45);
    const pages = wire.requests.filter(({ operation }) => operation === "products");
    expect(pages.map(({ variables }) => variables["first"])).toEqual([20, 20, 20]);
    expect(pages[0]?.variables).toMatchObject({ sortKey: "ID" });
  });

  test("have all pictures and variants as arrays", async () => {
    const product = await shop.product.fetch(id(7));
    expect(product?.images).toHaveLength(300);
    expect(product?.variants).toHaveLength(260);
    expect(product?.images[299]).toMatchObject({ src: "https://pictures.example/300.webp" });
    expect(product?.variants[0]).toMatchObject({
      available: true,
      price: { amount: "10.5", currencyCode: "USD" },
      priceV2: { amount: "10.5" },
      compareAtPriceV2: null,
    });
  });

  test("stop at the limit without further requests", async () => {
    const few = await shop.product.fetchAll({ limit: 25 });
    expect(few).toHaveLength(25);
    expect(wire.operations().filter((name) => name === "products")).toHaveLength(2);
    wire.requests.length = 0;
    expect(await shop.product.fetchAll({ limit: 3 })).toHaveLength(3);
    expect(wire.requests[0]?.variables).toMatchObject({ first: 3 });
  });

  test("can be iterated with pages on demand", async () => {
    const titles: string[] = [];
    for await (const product of shop.product.each({ first: 3 })) {
      titles.push(product.title);
      if (titles.length === 4) break;
    }
    expect(titles[3]).toBe("Thing 4");
    expect(wire.operations()).toEqual(["products", "products"]);
  });

  test("are read by page in the requested order", async () => {
    const page = await shop.product.fetchPage({ first: 2, sortKey: "TITLE", reverse: true });
    expect(page).toMatchObject({ hasNextPage: true, items: [{ id: id(45) }, { id: id(44) }] });
    expect(wire.requests[0]?.variables).toMatchObject({ sortKey: "TITLE", reverse: true });
    const next = await shop.product.fetchPage({ first: 2, reverse: true, after: page.endCursor });
    expect(next.items[0]?.id).toBe(id(43));
  });

  test("are found by id and handle, and null if unknown", async () => {
    expect((await shop.product.fetch(id(3)))?.handle).toBe("thing-3");
    expect((await shop.product.fetchByHandle("thing-4"))?.id).toBe(id(4));
    expect(await shop.product.fetch(id(999))).toBeNull();
    expect(await shop.product.fetchByHandle("nothing")).toBeNull();
  });

  test("by ids keep their order, with null for unknown ones", async () => {
    const ids = [id(2), id(999), "gid://shopify/Collection/1", id(1)];
    const found = await shop.product.fetchMultiple(ids);
    expect(found.map((product) => product?.title)).toEqual([
      "Thing 2",
      undefined,
      undefined,
      "Thing 1",
    ]);
    expect(found[1]).toBeNull();
    expect(found[2]).toBeNull();
  });

  test("have recommendations, null for an unknown product", async () => {
    expect(await shop.product.fetchRecommendations(id(1))).toHaveLength(3);
    expect(await shop.product.fetchRecommendations(id(999))).toBeNull();
  });

  test("have types and, where permitted, stock", async () => {
    expect(await shop.product.fetchTypes()).toEqual(["home decor", ""]);
    const variant = (number: string) => `gid://shopify/ProductVariant/${number}`;
    const stock = await shop.product.fetchStock(["1001", "1002", "99"].map(variant));
    expect([...stock]).toEqual([[variant("1001"), 9]]);
  });

  test("with a repeating cursor reject instead of looping", async () => {
    const bare = { id: id(1), images: none(), variants: none() };
    const still = respondsWith({
      data: { products: { pageInfo: { hasNextPage: true }, edges: [{ cursor: "x", node: bare }] } },
    });
    wire.faults.push(still, still, still);
    await expect(shop.product.fetchAll()).rejects.toMatchObject({ code: "PAGING" });
    expect(wire.requests).toHaveLength(2);
    wire.faults.length = 0;
    wire.faults.push(
      respondsWith({ data: { products: { ...none(), pageInfo: { hasNextPage: true } } } }),
    );
    await expect(shop.product.fetchAll()).rejects.toMatchObject({ code: "PAGING" });
  });
});

const none = () => ({ pageInfo: { hasNextPage: false }, edges: [] });

describe("collections", () => {
  test("are read to the end without products", async () => {
    const all = await shop.collection.fetchAll({ first: 1 });
    expect(all.map(({ handle }) => handle)).toEqual(["everything", "few"]);
    expect(all[0]).not.toHaveProperty("products");
    expect(wire.operations()).toEqual(["collections", "collections"]);
    expect(await shop.collection.fetchPage({ first: 1 })).toMatchObject({ hasNextPage: true });
  });

  test("have their first 20 products and tell whether there are more", async () => {
    const [everything, few] = await shop.collection.fetchAllWithProducts();
    expect(everything?.products).toHaveLength(20);
    expect(everything?.hasMoreProducts).toBe(true);
    expect(few?.products).toHaveLength(3);
    expect(few?.hasMoreProducts).toBe(false);
  });

  test("have as many products as requested, or all", async () => {
    const first = "gid://shopify/Collection/1";
    const some = await shop.collection.fetchWithProducts(first, { products: 7 });
    expect(some?.products).toHaveLength(7);
    const all = await shop.collection.fetchByHandle("everything", { products: Infinity });
    expect(all?.products).toHaveLength(45);
    expect(all?.hasMoreProducts).toBe(false);
    expect(all?.products[6]?.images).toHaveLength(300);
  });

  test("are found by id, and null if unknown", async () => {
    expect((await shop.collection.fetch("gid://shopify/Collection/2"))?.handle).toBe("few");
    expect(await shop.collection.fetch("gid://shopify/Collection/9")).toBeNull();
    expect(await shop.collection.fetchWithProducts("gid://shopify/Collection/9")).toBeNull();
    expect(await shop.collection.fetchByHandle("nothing")).toBeNull();
    expect(await shop.collection.fetchProductPage("gid://shopify/Collection/9")).toBeNull();
  });

  test("have pages of products", async () => {
    const page = await shop.collection.fetchProductPage("gid://shopify/Collection/1", { first: 4 });
    expect(page?.items).toHaveLength(4);
    expect(page?.hasNextPage).toBe(true);
  });
});

test("the shop has its details and policies", async () => {
  expect(await shop.shop.fetchInfo()).toMatchObject({
    name: "Wagabond",
    primaryDomain: { host: "shop.example" },
    paymentSettings: { enabledPresentmentCurrencies: ["USD"] },
  });
  expect(await shop.shop.fetchPolicies()).toMatchObject({
    privacyPolicy: { title: "privacy" },
    refundPolicy: null,
  });
});
