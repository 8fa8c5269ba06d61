import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { demoShopToken } from "../server/src/commerce/storefront-api/settings.ts";
import { freshDatabase, inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const pieces = 10;
const buyers = 50;

/** The product has one variant, so that all buyers want the same item. */
const productHandle = "conformance-low-stock";

const form = {
  email: "buyer@example.com",
  firstName: "Ana",
  lastName: "Buyer",
  address1: "Calle Mayor 1",
  city: "Madrid",
  country: "ES",
  zip: "28013",
};

/** Fifty concurrent checkouts of the last ten items, over HTTP on PostgreSQL. */
export async function lastPieces(plan: Plan): Promise<Row[]> {
  const url = await freshDatabase(plan, "last_pieces");
  return inServer({ DATABASE_URL: url }, ({ address }) => buyThem(address, url, plan.rounds));
}

async function buyThem(address: string, url: string, rounds: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const found = await client.query(
      "select v.id from variants v join products p on p.id = v.product_id where p.handle = $1",
      [productHandle],
    );
    const variant = Number(found.rows[0]?.id);
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await client.query("update variants set stock = $2 where id = $1", [variant, pieces]);
      all.push(await oneRound(address, variant));
      const { rows } = await client.query("select stock from variants where id = $1", [variant]);
      if (rows[0]?.stock !== 0) throw new Error(`The stock is ${rows[0]?.stock}, not 0.`);
    }
    return [rowOf(all)];
  } finally {
    await client.end();
  }
}

type Round = { orders: number; ms: number };

async function oneRound(address: string, variant: number): Promise<Round> {
  const checkouts: string[] = [];
  for (let n = 0; n < buyers; n += 1) checkouts.push(await newCheckout(address, variant));
  await pause(200);
  const start = performance.now();
  const states = await Promise.all(
    checkouts.map(async (checkout) => {
      const answer = await fetch(checkout, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(form),
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const ms = performance.now() - start;
  const other = states.find((state) => state !== 200 && state !== 409);
  if (other !== undefined) throw new Error(`A checkout answers ${other}.`);
  return { orders: states.filter((state) => state === 200).length, ms };
}

/** A cart with one item, and its checkout URL. */
async function newCheckout(address: string, variant: number): Promise<string> {
  const answer = await fetch(`${address}/storefront/api/2025-01/graphql.json`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-shopify-storefront-access-token": demoShopToken,
    },
    body: JSON.stringify({
      query: `mutation { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/${variant}", quantity: 1 }] }) { cart { checkoutUrl } } }`,
    }),
  });
  const token = /checkout\/([\w-]{43})/.exec(await answer.text())?.[1];
  if (token === undefined) throw new Error("No cart was made.");
  return `${address}/api/checkout/${token}`;
}

function rowOf(rounds: readonly Round[]): Row {
  const orders = rounds.map((round) => round.orders);
  const most = Math.max(...orders);
  return {
    name: `${buyers} checkouts of the last ${pieces} pieces at once`,
    ours: `${most} orders`,
    beside: `${pieces}`,
    ratio: most / pieces,
    spread: [Math.min(...orders) / pieces, most / pieces],
    limit: { is: "at most", ratio: 1 },
    note: `all answered in ${median(rounds.map(({ ms }) => ms)).toFixed(0)} ms; the stock is 0 each time`,
  };
}
