import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "../server/src/platform/schema.ts";
import * as hootService from "../server/src/community/hoots/service.ts";
import { search } from "../server/src/community/search/service.ts";
import { fillProducts } from "./fill-products.ts";
import { commonWord, filledDatabase, rareWord } from "./fill.ts";
import { inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const hoots = 100_000;
const products = 1_000;
const limitMs = 20;
const requestsPerRound = 12;

type Ask = {
  name: string;
  /** A path that is different each turn, so that no answer is cached. */
  path: (turn: number) => string;
  work: (db: Kysely<Schema>) => Promise<unknown>;
};

/** Punctuation that is different each turn, and isn't searched for. */
const punctuation = (turn: number): string =>
  turn.toString(4).replaceAll(/\d/g, (digit) => ".,;!".charAt(Number(digit)));

const header = (what: string, q: string): Ask => ({
  name: `search "${q}", ${what}`,
  path: (turn) => `/api/search?${new URLSearchParams({ q: q + punctuation(turn) })}`,
  work: (db) => search(db, { q }, { sellsOwn: true, viewer: undefined }),
});

function phrase(what: string, words: string): Ask {
  const queryOf = (turn: number) => `"${words}" -turn${turn}`;
  return {
    name: `search of hoots "${words}", ${what}`,
    path: (turn) => `/api/hoots/search?${new URLSearchParams({ q: queryOf(turn) })}`,
    work: (db) => hootService.searchHoots(db, undefined, { q: queryOf(0), limit: 10 }),
  };
}

const asks: readonly Ask[] = [
  header("in every second or so", "ferry"),
  header("in every third", commonWord),
  header("rare", rareWord),
  header("two letters", "fe"),
  header("two words, the last begun", "ferry moun"),
  header("in none", "xylophone"),
  phrase("a phrase of common words, in none", "ferry mountain"),
  phrase("a phrase of common words, in some", `mountain ${commonWord}`),
  phrase("a phrase with a rare word", `${commonWord} ${rareWord}`),
];

/** The search of the header and of hoots over many hoots and products: the uncached call, compared with its SQL by a plain client. */
export async function headerSearch(plan: Plan): Promise<Row[]> {
  const url = await filledDatabase(await plan.postgres(), "search", hoots);
  await fillProducts(url, products);
  return inServer({ DATABASE_URL: url, DEMO: "off" }, ({ address }) =>
    searchServer(address, url, plan.rounds),
  );
}

async function searchServer(address: string, url: string, rounds: number): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const rows: Row[] = [];
    for (const { name, path: pathOf, work } of asks) {
      const queries = await queriesOf(url, work);
      const plain = async () => {
        for (const { sql, parameters } of queries) await client.query(sql, [...parameters]);
      };
      let turn = 0;
      const call = async () => {
        turn += 1;
        const path = pathOf(turn);
        const answer = await fetch(address + path);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      };
      rows.push(...rowsOf(name, await inTurn(plain, call, rounds)));
    }
    return rows;
  } finally {
    await client.end();
  }
}

type Query = { sql: string; parameters: readonly unknown[] };

/** The exact statements of the call. */
async function queriesOf(connectionString: string, work: Ask["work"]): Promise<Query[]> {
  const queries: Query[] = [];
  const pool = new pg.Pool({ connectionString });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void queries.push({ sql, parameters }),
  });
  await work(db);
  await db.destroy();
  return queries;
}

type Figures = { beside: number[]; ours: number[] };

async function inTurn(
  beside: () => Promise<void>,
  ours: () => Promise<void>,
  rounds: number,
): Promise<Figures> {
  const figures: Figures = { beside: [], ours: [] };
  await timeOf(beside);
  await timeOf(ours);
  for (let round = 0; round < rounds; round += 1) {
    figures.beside.push(await timeOf(beside));
    figures.ours.push(await timeOf(ours));
  }
  return figures;
}

/** Median of several calls in milliseconds. */
async function timeOf(ask: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requestsPerRound; request += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return median(times);
}

function rowsOf(name: string, { beside, ours }: Figures): Row[] {
  const ratios = ours.map((ms, round) => ms / (beside[round] ?? Number.NaN));
  const figure = `${median(ours).toFixed(1)} ms`;
  const shares = ours.map((ms) => ms / limitMs);
  return [
    {
      name,
      ours: figure,
      beside: `limit ${limitMs} ms`,
      ratio: median(shares),
      spread: spreadOf(shares),
      limit: { is: "at most", ratio: 1 },
    },
    {
      name: `${name}, beside its SQL`,
      ours: figure,
      beside: `${median(beside).toFixed(1)} ms by pg`,
      ratio: median(ratios),
      spread: spreadOf(ratios),
    },
  ];
}
