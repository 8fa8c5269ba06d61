import pg from "pg";

const text =
  "ferry carrier crate bowl leash blanket bottle harness bed mat towel collar tag train night river mountain beaches cabin walk";

const products = `
  insert into products (handle, title, description, product_type, vendor, sold, published_at)
  select 'thing-' || n, initcap(words[1 + n % size] || ' ' || words[1 + n * 31 % size] || ' ' || n),
    (select string_agg(words[1 + (n * 7919 + k * 104729 + n * k * k) % size], ' ') from generate_series(1, 60) k),
    words[1 + n % 7], 'Bench', n % 700, now()
  from generate_series(1, $1::int) n, (select words, cardinality(words) as size from string_to_array($2, ' ') words) w`;
const images = `
  insert into product_images (product_id, position, path, width, height)
  select id, k, '/art/v1/goods/carrier.brick.front.svg?' || k, 1000, 1000 from products, generate_series(0, 4) k`;
const variants = `
  insert into variants (product_id, position, title, price, stock)
  select id, k, 'Variant ' || k, 1000 + 100 * k, 400 from products, generate_series(0, 9) k`;

/** Inserts `count` products with five pictures and ten variants each into an empty database. */
export async function fillProducts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>("select count(*)::int as n from products");
    if (rows[0]?.n !== 0) return;
    await client.query(products, [count, text]);
    await client.query(images);
    await client.query(variants);
    await client.query("vacuum analyze products, product_images, variants");
  } finally {
    await client.end();
  }
}
