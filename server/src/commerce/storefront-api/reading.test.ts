import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import { documentOf, operationNames } from "#storefront/documents.ts";
import type { createStorefront } from "#storefront/index.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections as seedCollections } from "../../../seeds/shop/collections.ts";
import { products as seedProducts } from "../../../seeds/shop/index.ts";
import { ownClient } from "../../../testing/storefront.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { stockClient, type StockClient, type StockProduct } from "../../../testing/stock-client.ts";
import { demoShopToken } from "./settings.ts";

let server: TestServer;
let stock: StockClient;
let own: ReturnType<typeof createStorefront>;
/** A product with more pictures and variants than one page holds. */
let bigId: string;
beforeAll(async () => {
  server = await testServer();
  stock = stockClient(server);
  own = ownClient(server);
  bigId = await seedBig();
});
afterAll(() => server.close());

async function seedBig(): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into products (handle, title, options, published_at)
    values ('big', 'Émile''s ÆØÅ collar', '[{"name":"Size","values":["1"]}]', now()) returning id`.execute(
    server.db,
  );
  const id = rows[0]?.id;
  await sql`
    insert into product_images (product_id, position, path, width, height)
    select ${id}, n, '/art/' || n, 100, 100 from generate_series(1, 270) n`.execute(server.db);
  await sql`
    insert into variants (product_id, position, title, price, stock, selected_options)
    select ${id}, n, 'V' || n, 100 + n, 400, jsonb_build_array(jsonb_build_object('name', 'Size', 'value', n::text))
    from generate_series(1, 260) n`.execute(server.db);
  return `gid://shopify/Product/${id}`;
}

const count = () => seedProducts.length + 1;
const idOf = (handle: string) => {
  const product = seedProducts.find((each) => each.handle === handle);
  if (!product) throw new Error(`No product is called ${handle}.`);
  return `gid://shopify/Product/${product.id}`;
};
const [firstCollection] = seedCollections;
const collectionId = `gid://shopify/Collection/${firstCollection?.id}`;

describe("the stock client reads products", () => {
  test("a list is one page of 20 by id, each with all its pictures and variants", async () => {
    const products = await stock.product.fetchAll();
    expect(products).toHaveLength(20);
    const ids = products.map(({ id }) => Number(id.split("/").at(-1)));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    for (const { variants, images, onlineStoreUrl } of products) {
      expect(variants.length).toBeGreaterThan(0);
      expect(images[0]?.src).toMatch(/^http:\/\/localhost:3000\/art\//);
      expect(onlineStoreUrl).toMatch(/^http:\/\/localhost:3000\/product\/\d+$/);
    }
  });

  test("more than a page of pictures and variants is pulled to the end", async () => {
    const product = await stock.product.fetch(bigId);
    expect(product?.variants.map(({ title }) => title)).toEqual(
      Array.from({ length: 260 }, (_, n) => `V${n + 1}`),
    );
    expect(product?.images).toHaveLength(270);
  });

  test("the next page of a list goes on where the last one ended, until there is none", async () => {
    const seen: string[] = [];
    let page = await stock.product.fetchAll(9);
    while (true) {
      seen.push(...page.map(({ id }) => id));
      if (!page.at(-1)?.hasNextPage) break;
      page = (await stock.fetchNextPage(page)).model;
    }
    expect(seen).toHaveLength(count());
    expect(new Set(seen).size).toBe(count());
  });

  test("the next page of images and variants is requested from their product", async () => {
    const product = await stock.product.fetch(idOf("conformance-low-stock"));
    expect(product?.images.at(-1)?.hasNextPage).toBe(false);
    expect(product?.variants.at(-1)?.hasNextPage).toBe(false);
  });

  test("a query, a sort key and the reverse are heard", async () => {
    const dear = await stock.product.fetchQuery({
      first: 250,
      query: "product_type:'home decor'",
      sortKey: "PRICE",
      reverse: true,
    });
    expect(dear.length).toBeGreaterThan(2);
    expect(new Set(dear.map(({ productType }) => productType))).toEqual(new Set(["home decor"]));
    const cheapest = dear.map(({ variants }) =>
      Math.min(...variants.map(({ price }) => Number(price.amount))),
    );
    expect(cheapest).toEqual(cheapest.toSorted((a, b) => b - a));
  });

  test("by id and by handle, and null for what there is not", async () => {
    const id = idOf("conformance-sold-out");
    const product = await stock.product.fetch(id);
    expect(product).toMatchObject({ id, handle: "conformance-sold-out", availableForSale: false });
    expect(await stock.product.fetchByHandle("conformance-sold-out")).toMatchObject({ id });
    expect(await stock.product.fetchByHandle("no-such")).toBeNull();
    expect(await stock.product.fetch("gid://shopify/Product/1999999999")).toBeNull();
    expect(await stock.product.fetch("gid://shopify/Product/99999999999999999999")).toBeNull();
    expect(await stock.product.fetch("gid://shopify/Spaceship/1")).toBeNull();
  });

  test("several come in the order of their ids, with holes if there is none", async () => {
    const ids = [
      idOf("conformance-sold-out"),
      "gid://shopify/Product/1999999999",
      bigId,
      idOf("conformance-low-stock"),
    ];
    const products = await stock.product.fetchMultiple(ids);
    expect(products.map((product) => product && product.id)).toEqual([
      ids[0],
      null,
      ids[2],
      ids[3],
    ]);
  });

  test("an id that is none is a request error", async () => {
    for (const id of [
      "",
      "7",
      "gid://shopify/Product/",
      "gid://shopify/Product/x",
      "gid://other/Product/1",
    ]) {
      await expect(stock.product.fetch(id)).rejects.toMatchObject([
        {
          message: expect.stringMatching(/^Variable \$id of type ID! was provided invalid value/),
          extensions: { problems: [{ explanation: `Invalid global id '${id}'` }] },
        },
      ]);
    }
  });

  test("recommended is what is alike, never the product itself, and nothing beside what there is not", async () => {
    const print = seedProducts.find(({ type }) => type === "home decor");
    const id = `gid://shopify/Product/${print?.id}`;
    const products = (await stock.product.fetchRecommendations(id)) ?? [];
    expect(products.length).toBe(10);
    expect(products.map((product) => product.id)).not.toContain(id);
    expect(products[0]?.productType).toBe("home decor");
    expect(await stock.product.fetchRecommendations("gid://shopify/Product/1999999999")).toBeNull();
  });
});

describe("the stock client reads collections and the shop", () => {
  test("collections in a list, by id and by handle", async () => {
    const all = await stock.collection.fetchAll();
    expect(all.map(({ handle }) => handle).sort()).toEqual(
      seedCollections.map(({ handle }) => handle).sort(),
    );
    const handle = firstCollection?.handle ?? "";
    expect(await stock.collection.fetch(collectionId)).toMatchObject({ id: collectionId, handle });
    expect(await stock.collection.fetchByHandle(handle)).toMatchObject({ id: collectionId });
    expect(await stock.collection.fetchByHandle("no-such")).toBeNull();
    expect(await stock.collection.fetch("gid://shopify/Collection/1999999999")).toBeNull();
    const titles = await stock.collection.fetchQuery({
      first: 50,
      sortKey: "TITLE",
      reverse: true,
    });
    const small = titles.map(({ title }) => title.toLowerCase());
    expect(small).toEqual(small.toSorted().toReversed());
    const [found] = await stock.collection.fetchQuery({
      query: `title:'${firstCollection?.title}'`,
    });
    expect(found).toMatchObject({ handle });
  });

  test("collections with their products, in the order that the shop gave them", async () => {
    const collection = await stock.collection.fetchWithProducts(collectionId, { productsFirst: 3 });
    const handles = firstCollection?.holds.slice(0, 3);
    expect(collection.products.map(({ handle }) => handle)).toEqual(handles);
    const next = (await stock.fetchNextPage(collection.products)).model;
    expect(next[0]?.handle).toBe(firstCollection?.holds[3]);
    const all = await stock.collection.fetchAllWithProducts({ productsFirst: 2 });
    expect(all).toHaveLength(seedCollections.length);
    for (const { products, handle } of all) {
      const holds = seedCollections.find((each) => each.handle === handle)?.holds ?? [];
      expect(products.map((product) => product.handle)).toEqual(holds.slice(0, 2));
    }
  });

  test("the shop and its policies, with addresses that hold everywhere", async () => {
    const info = await stock.shop.fetchInfo();
    expect(info.paymentSettings.enabledPresentmentCurrencies.map(String)).toEqual(["USD"]);
    expect(info).toMatchObject({
      name: "Wagabond",
      moneyFormat: "${{amount}}",
      primaryDomain: { host: "localhost", sslEnabled: false, url: "http://localhost:3000" },
    });
    const policies = await stock.shop.fetchPolicies();
    for (const policy of [policies.privacyPolicy, policies.termsOfService, policies.refundPolicy]) {
      expect(policy).toMatchObject({
        id: expect.stringMatching(/^gid:\/\/shopify\/ShopPolicy\/\d+$/),
        url: expect.stringMatching(
          /^http:\/\/localhost:3000\/marketplace\/policies\/(privacy|terms|refund)$/,
        ),
        body: expect.stringMatching(/<p>/),
      });
    }
  });
});

describe("paging", () => {
  const keys = [
    "BEST_SELLING",
    "CREATED_AT",
    "ID",
    "PRICE",
    "PRODUCT_TYPE",
    "RELEVANCE",
    "TITLE",
    "UPDATED_AT",
    "VENDOR",
  ] as const;

  test.each(keys.flatMap((key) => [[key, false] as const, [key, true] as const]))(
    "by %s (reverse: %s) shows each product once",
    async (sortKey, reverse) => {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await own.product.fetchPage({
          first: 7,
          sortKey,
          reverse,
          ...(after && { after }),
        });
        seen.push(...page.items.map(({ id }) => id));
        after = page.hasNextPage ? (page.endCursor ?? undefined) : undefined;
      } while (after);
      expect(seen).toHaveLength(count());
      expect(new Set(seen).size).toBe(count());
    },
  );

  test("titles are in the order of code points of their small letters", async () => {
    const titles = (await own.product.fetchAll({ sortKey: "TITLE" })).map(({ title }) => title);
    const order = (a: string, b: string) =>
      Buffer.compare(Buffer.from(a.toLowerCase()), Buffer.from(b.toLowerCase()));
    expect(titles).toEqual(titles.toSorted(order));
  });

  test("backwards from the end gives the same list", async () => {
    const query = `query ($last: Int, $before: String) {
      products(last: $last, before: $before, sortKey: TITLE) {
        nodes { id } pageInfo { startCursor hasPreviousPage }
      }
    }`;
    type Page = {
      products: {
        nodes: { id: string }[];
        pageInfo: { startCursor: string | null; hasPreviousPage: boolean };
      };
    };
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { products }: Page = await ask(query, { last: 11, before });
      seen.unshift(...products.nodes.map(({ id }) => id));
      before = products.pageInfo.hasPreviousPage ? products.pageInfo.startCursor : null;
    } while (before);
    const forwards = await own.product.fetchAll({ sortKey: "TITLE" });
    expect(seen).toEqual(forwards.map(({ id }) => id));
  });
});

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const client = createStorefrontApiClient({
    storeDomain: "https://shop.example",
    apiVersion: "2025-01",
    publicAccessToken: demoShopToken,
    // It calls every version old that is not of this year.
    logger: () => undefined,
    customFetchApi: (url, init) =>
      server.fetch(url.replace("https://shop.example", "/storefront"), init),
  });
  const { data, errors } = await client.request<Data>(query, { variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

describe("Shopify's own client", () => {
  test("reads what Hydrogen-like shops ask for", async () => {
    type Found = { product: StockProduct & Record<string, unknown> };
    const { product } = await ask<Found>(
      `query ($handle: String!, $country: CountryCode) @inContext(country: $country, language: EN) {
        product(handle: $handle) {
          id tags totalInventory featuredImage { url } seo { title }
          priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
          variants(first: 1) { nodes { quantityAvailable image { url } } pageInfo { startCursor endCursor } }
          variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "7" }]) { title product { handle } }
        }
      }`,
      { handle: "big", country: "DE" },
    );
    expect(product).toMatchObject({
      id: bigId,
      totalInventory: 104_000,
      featuredImage: { url: "http://localhost:3000/art/1" },
      priceRange: {
        minVariantPrice: { amount: "1.01", currencyCode: "USD" },
        maxVariantPrice: { amount: "3.6" },
      },
      // A variant without a picture of its own looks like the product.
      variants: {
        nodes: [{ quantityAvailable: 400, image: { url: "http://localhost:3000/art/1" } }],
      },
      variantBySelectedOptions: { title: "V7", product: { handle: "big" } },
    });
  });

  const reads: Record<string, Record<string, unknown>> = {
    products: { first: 3, query: "tag:*", sortKey: "PRICE", reverse: true },
    product: { handle: "big" },
    nodes: { ids: [idOf("conformance-low-stock")] },
    productRecommendations: { productId: idOf("conformance-low-stock") },
    productTypes: {},
    variantStock: { ids: ["gid://shopify/ProductVariant/11201"] },
    collections: { first: 2 },
    collectionsWithProducts: { first: 2, productsFirst: 2 },
    collection: { id: collectionId },
    collectionWithProducts: { handle: firstCollection?.handle, productsFirst: 2 },
    collectionProducts: { id: collectionId, first: 2, sortKey: "PRICE" },
    shopInfo: {},
    shopPolicies: {},
  };
  test.each(Object.entries(reads))("reads %s", async (name, variables) => {
    const operation = operationNames.find((operationName) => operationName === name);
    if (!operation) throw new Error(`Nothing is called ${name}.`);
    const data = await ask<Record<string, unknown>>(documentOf(operation), variables);
    for (const found of Object.values(data)) expect(found).toBeTruthy();
  });

  test("finds anything by its id", async () => {
    const ids = [
      bigId,
      collectionId,
      "gid://shopify/Shop/1",
      "gid://shopify/Cart/nobody?key=0",
      "gid://shopify/ProductVariant/11201",
    ];
    const { nodes } = await ask<{ nodes: ({ __typename: string } | null)[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`,
      { ids },
    );
    expect(nodes.map((node) => node && node.__typename)).toEqual([
      "Product",
      "Collection",
      "Shop",
      null,
      "ProductVariant",
    ]);
  });
});

describe("our own client", () => {
  test("reads all there is in one call each", async () => {
    expect(await own.product.fetchAll()).toHaveLength(count());
    const big = await own.product.fetch(bigId);
    expect([big?.variants.length, big?.images.length]).toEqual([260, 270]);
    expect((await own.collection.fetchAllWithProducts()).length).toBe(seedCollections.length);
    expect(
      (await own.collection.fetchWithProducts(collectionId, { products: Infinity }))?.products,
    ).toHaveLength(firstCollection?.holds.length ?? 0);
    expect((await own.shop.fetchPolicies()).refundPolicy?.title).toBeTruthy();
  });
});
