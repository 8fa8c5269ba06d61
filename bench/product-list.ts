import pg from "pg";
import { documentOf } from "../storefront/src/documents.ts";
import { inTurn } from "./asking.ts";
import { freshDatabase, inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import type { Row } from "./table.ts";

const products = 20;
const ofEach = 250;
const requestsPerRound = 5;

const fill = [
  `insert into products (handle, title, description, options, published_at)
   select 'p' || n, 'Product ' || n, repeat('It goes along. ', 20), '[{"name":"Size","values":["S","M"]}]', now()
   from generate_series(1, ${products}) n`,
  `insert into product_images (product_id, position, path, alt, width, height)
   select p.id, n, '/art/v1/goods/' || n || '.svg', 'Picture ' || n, 1200, 1200
   from products p, generate_series(1, ${ofEach}) n`,
  `insert into variants (product_id, position, title, sku, price, compare_at, stock, grams, selected_options, image_id)
   select p.id, n, 'V' || n, 'SKU-' || n, 1000 + n, 2000, 400, 300,
     jsonb_build_array(jsonb_build_object('name', 'Size', 'value', n::text)),
     (select id from product_images i where i.product_id = p.id and i.position = n)
   from products p, generate_series(1, ${ofEach}) n`,
];

/** The same rows by a plain client. */
const alone = [
  "select * from products order by id limit 20",
  "select * from product_images where product_id = any($1) order by product_id, position, id",
  "select v.*, i.path, i.alt, i.width, i.height from variants v left join product_images i on i.id = v.image_id where v.product_id = any($1) order by v.product_id, v.position, v.id",
] as const;

/**
 * The largest list that standard clients request, uncached, compared with its 10,020 rows by a plain client. The
 * response has 25 values per row.
 */
export async function productList(plan: Plan): Promise<Row[]> {
  const url = await freshDatabase(plan, "products");
  return inServer({ DATABASE_URL: url, DEMO: "off" }, ({ address }) =>
    readProducts(address, url, plan.rounds),
  );
}

async function readProducts(address: string, url: string, rounds: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    for (const statement of fill) await client.query(statement);
    await client.query("vacuum analyze");
    const shop = await (await fetch(`${address}/api/shop`)).json();
    const request = {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-shopify-storefront-access-token": String(shop.token),
      },
      body: JSON.stringify({ query: documentOf("products"), variables: { first: products } }),
    };
    let bytes = 0;
    const ours = async () => {
      const answer = await fetch(`${address}/storefront/api/2025-01/graphql`, request);
      const text = await answer.text();
      bytes = text.length;
      if (!answer.ok || text.includes('"errors"'))
        throw new Error(`The storefront answers ${text.slice(0, 200)}`);
    };
    const beside = async () => {
      const { rows } = await client.query<{ id: number }>(alone[0]);
      const ids = [rows.map(({ id }) => id)];
      await client.query(alone[1], ids);
      await client.query(alone[2], ids);
    };
    const turns = { rounds, requests: requestsPerRound, beside: "the rows alone" };
    const figures = await inTurn(turns, { ours, beside });
    const name = `${products} products with ${ofEach} pictures and variants each, ${(bytes / 1e6).toFixed(1)} MB`;
    return [{ name, ...figures }];
  } finally {
    await client.end();
  }
}
