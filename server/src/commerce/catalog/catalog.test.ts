import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import * as catalog from "./service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await sql`delete from carts`.execute(server.db);
  await sql`delete from products`.execute(server.db);
  await sql`delete from collections`.execute(server.db);
  for (const [at, good] of catalogRows.entries()) {
    await sql`
      insert into products (id, handle, title, description, product_type, vendor, tags, sold, published_at, created_at)
      values (${at + 1}, ${good.handle}, ${good.title}, ${good.about ?? ""}, ${good.type ?? ""}, ${good.vendor ?? "North"},
        ${good.tags ?? []}, ${good.sold ?? 0}, ${good.hidden ? null : new Date("2026-01-01")},
        ${new Date(Date.UTC(2026, 0, at + 1))})`.execute(server.db);
    await sql`
      insert into variants (product_id, position, title, sku, price, stock)
      values (${at + 1}, 1, 'One', ${good.sku ?? null}, ${good.price ?? 1_000}, ${good.stock ?? 5})`.execute(
      server.db,
    );
  }
  await sql`insert into collections (id, handle, title) values (1, 'beds', 'Beds & Blankets'), (2, 'road', 'On the road')`.execute(
    server.db,
  );
});
afterAll(() => server.close());

type CatalogRow = {
  handle: string;
  title: string;
  about?: string;
  type?: string;
  vendor?: string;
  tags?: string[];
  sold?: number;
  price?: number;
  stock?: number;
  sku?: string;
  hidden?: boolean;
};
const catalogRows: CatalogRow[] = [
  {
    handle: "bed",
    title: "Travel bed",
    about: "Folds flat.",
    type: "beds",
    tags: ["Cabin", "small"],
    price: 5_800,
    sku: "BED-1",
  },
  {
    handle: "bedroll",
    title: "Bedroll",
    about: "A bed for the road.",
    type: "beds",
    vendor: "Slow Wool",
    price: 3_900,
    sold: 9,
  },
  {
    handle: "bowl",
    title: "Folding bowl",
    type: "table",
    tags: ["cabin"],
    price: 1_250,
    stock: 0,
    sold: 7,
  },
  {
    handle: "print",
    title: "Café in Valparaíso",
    type: "home decor",
    vendor: "Paper Harbor",
    price: 2_400,
  },
  {
    handle: "print-two",
    title: "Lisbon, by night",
    type: "Home Decor",
    vendor: "Paper Harbor",
    price: 2_400,
  },
  { handle: "tag", title: "100% brass tag", tags: ["50%_off"], price: 900 },
  { handle: "secret", title: "Secret bed", type: "beds", hidden: true },
];

const keysetPage = { count: 250, fromEnd: false };
async function find(query: string, sortKey: catalog.ProductSortKey = "ID"): Promise<string[]> {
  const found = await catalog.listProducts(server.db, {
    query,
    sortKey,
    reverse: false,
    keysetPage,
  });
  return found.map(({ handle }) => handle);
}

describe("a search query finds", () => {
  test.each([
    ["", ["bed", "bedroll", "bowl", "print", "print-two", "tag"]],
    ["bed", ["bed", "bedroll"]],
    ["BED", ["bed", "bedroll"]],
    ["title:bed", ["bed"]],
    ["title:bed*", ["bed", "bedroll"]],
    ["title:'travel bed'", ["bed"]],
    ["title:'bed travel'", []],
    ["cafe valparaiso", ["print"]],
    ["bed-1", ["bed"]],
    ["product_type:beds", ["bed", "bedroll"]],
    ["product_type:'home decor'", ["print", "print-two"]],
    ["product_type:home*", ["print", "print-two"]],
    ["product_type:beds,table", ["bed", "bedroll", "bowl"]],
    ["product_type:''", ["tag"]],
    ["product_type:*", ["bed", "bedroll", "bowl", "print", "print-two"]],
    ["tag:cabin", ["bed", "bowl"]],
    ["cabin", ["bed", "bowl"]],
    ["tag_not:cabin", ["bedroll", "print", "print-two", "tag"]],
    ["-tag:cabin product_type:beds", ["bedroll"]],
    ["vendor:'slow wool' OR tag:small", ["bed", "bedroll"]],
    ["(product_type:beds OR product_type:table) AND NOT vendor:'Slow Wool'", ["bed", "bowl"]],
    ["available_for_sale:false", ["bowl"]],
    ["available_for_sale:true tag:cabin", ["bed"]],
    ["variants.price:>24 variants.price:<=39", ["bedroll"]],
    ["variants.price:24.00", ["print", "print-two"]],
    ["created_at:>='2026-01-06'", ["tag"]],
    ["created_at:<0000-06-01 tag:small", ["bed"]],
    ["tag:50%_*", ["tag"]],
    ["tag:5%", []],
    ["title:%", ["bed", "bedroll", "bowl", "print", "print-two", "tag"]],
    ["xylophone", []],
    ["bed xylophone", []],
    ["no_such_key:x", ["bed", "bedroll", "bowl", "print", "print-two", "tag"]],
    ["no_such_key:x OR xylophone", ["bed", "bedroll", "bowl", "print", "print-two", "tag"]],
    ["no_such_key:x bowl", ["bowl"]],
    ["-no_such_key:x bowl", ["bowl"]],
    ["&", ["bed", "bedroll", "bowl", "print", "print-two", "tag"]],
  ])("%s", async (query, handles) => {
    expect(await find(query)).toEqual(handles);
  });

  test("title matches are more relevant", async () => {
    expect(await find("bed", "RELEVANCE")).toEqual(["bed", "bedroll"]);
    expect(await find("road OR bedroll", "RELEVANCE")).toEqual(["bedroll"]);
  });

  test("collections are found by title", async () => {
    const titles = async (query: string) =>
      (
        await catalog.listCollections(server.db, {
          query,
          sortKey: "ID",
          reverse: false,
          keysetPage,
        })
      ).map(({ handle }) => handle);
    expect(await titles("title:beds*")).toEqual(["beds"]);
    expect(await titles("road")).toEqual(["road"]);
    expect(await titles("collection_type:smart")).toEqual(["beds", "road"]);
  });
});

describe("recommendations", () => {
  test("the same type first, then shared tags, then sales; sold-out products last", async () => {
    const [bed] = await catalog.findProducts(server.db, [1]);
    if (!bed) throw new Error("There is no bed.");
    const beside = await catalog.recommendedProducts(server.db, bed);
    expect(beside.map(({ handle }) => handle)).toEqual([
      "bedroll",
      "print",
      "print-two",
      "tag",
      "bowl",
    ]);
  });

  test("unpublished products are never shown", async () => {
    expect(await catalog.findProducts(server.db, [7])).toEqual([]);
    expect(await catalog.findProductByHandle(server.db, "secret")).toBeUndefined();
    expect(await catalog.findVariants(server.db, [7])).toEqual([]);
    expect(await catalog.listTypes(server.db, 10)).toEqual([
      "Home Decor",
      "beds",
      "home decor",
      "table",
    ]);
    await sql`update products set published_at = now() + interval '1 hour' where id = 7`.execute(
      server.db,
    );
    expect(await find("secret")).toEqual([]);
  });
});
