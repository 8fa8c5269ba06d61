import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signUp } from "#contracts/accounts.ts";
import { makeClient } from "#contracts/client.ts";
import { type HouseProcess, kill, startHouse } from "../e2e/faults/house-process.ts";
import { commonWord, filledDatabase, idBefore, rareWord } from "./fill.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

/** A house with many hoots in PostgreSQL. */
type Place = { name: string; url: string; house: HouseProcess; token: string; hootId: string };

/** One request, different each time so that the cache has no answer. */
type Ask = (place: Place, turn: number) => { method?: string; path: string };

const limit = 10;
const rounds = 5;
const requestsPerRound = 6;
const flat = { is: "at most", ratio: 1.5 } as const;

const pageAt =
  (page: number): Ask =>
  (_place, turn) => ({
    path: `/api/hoots/paginated?page=${page}&limit=${limit}&turn=${turn}`,
  });
const search =
  (word: string): Ask =>
  (_place, turn) => ({
    path: `/api/hoots/search?q=${word}&turn=${turn}`,
  });
const like: Ask = ({ hootId }, turn) => ({
  method: "PUT",
  path: `/api/hoots/${hootId}/${turn % 2 === 0 ? "like" : "unlike"}`,
});

/** What a list costs far down and what a call costs in a large table, as guests without a cache see it. */
export async function deepPages({ quick, postgres }: Plan): Promise<Row[]> {
  const server = await postgres();
  const folder = mkdtempSync(join(tmpdir(), "wagabond-deep-"));
  const places: Place[] = [];
  try {
    const small = await settle(server, folder, 1_000);
    places.push(small);
    const large = await settle(server, folder, quick ? 100_000 : 1_000_000);
    places.push(large);
    return [
      ...(await pageRows(large, quick ? [1, 100, 5_000] : [1, 100, 10_000])),
      ...(await sizeRows(small, large)),
    ];
  } finally {
    for (const { house } of places) await kill(house);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function settle(server: string, folder: string, count: number): Promise<Place> {
  const url = await filledDatabase(server, "hoots", count);
  const dataDir = join(folder, `${count}`);
  const house = await startHouse({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: "off" });
  const call = makeClient({ fetch: (path, init) => fetch(house.address + path, init) });
  const email = `${crypto.randomUUID()}@example.com`;
  const token = await call(signUp, {
    body: { name: "Bench", email, password: "far-down-the-list" },
  });
  const hootId = (await idBefore(url, 50, limit)) ?? "";
  return { name: `${count.toLocaleString("en")} hoots`, url, house, token, hootId };
}

/** Page 1 beside pages far down: by number, and from a row. */
async function pageRows(place: Place, pages: readonly number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const figures = await inTurn([pageAt(1), place], [pageAt(page), place]);
    rows.push({ name: `page ${page} by number, ${place.name}`, ...compared(figures, "page 1") });
  }
  for (const page of pages) {
    const before = await idBefore(place.url, page, limit);
    const path = `/api/hoots/paginated?limit=${limit}${before ? `&before=${before}` : ""}`;
    const figures = await inTurn(
      [pageAt(1), place],
      [(_, turn) => ({ path: `${path}&turn=${turn}` }), place],
    );
    rows.push({
      name: `page ${page} by before, ${place.name}`,
      ...compared(figures, "page 1"),
      wanted: flat,
    });
  }
  return rows;
}

/** The same call in a small and in a large table. */
async function sizeRows(small: Place, large: Place): Promise<Row[]> {
  const asks: [string, Ask, Row["wanted"]?][] = [
    ["page 1", pageAt(1), flat],
    ["detail", ({ hootId }, turn) => ({ path: `/api/hoots/${hootId}?turn=${turn}` }), flat],
    ["random(3)", (_, turn) => ({ path: `/api/hoots/random?count=3&turn=${turn}` }), flat],
    ["newest 100", (_, turn) => ({ path: `/api/hoots?turn=${turn}` }), flat],
    ["like and unlike", like, flat],
    [`search "${rareWord}", rare`, search(rareWord), flat],
    [`search "${commonWord}", in every third`, search(commonWord)],
    ["search of two common words", search("ferry+mountain")],
    ["search that finds nothing in common words", search(`${commonWord}+-${commonWord}`)],
  ];
  const rows: Row[] = [];
  for (const [name, ask, wanted] of asks) {
    const figures = await inTurn([ask, small], [ask, large]);
    rows.push({ name: `${name}, ${large.name}`, ...compared(figures, small.name), wanted });
  }
  return rows;
}

type Figures = { beside: number[]; ours: number[] };

/** Medians of a few requests each, one side after the other, several rounds. */
async function inTurn(beside: [Ask, Place], ours: [Ask, Place]): Promise<Figures> {
  const figures: Figures = { beside: [], ours: [] };
  await timesOf(...beside);
  await timesOf(...ours);
  for (let round = 0; round < rounds; round += 1) {
    figures.beside.push(median(await timesOf(...beside)));
    figures.ours.push(median(await timesOf(...ours)));
  }
  return figures;
}

let turns = 0;

async function timesOf(ask: Ask, place: Place): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < requestsPerRound; request += 1) {
    turns += 1;
    const { method = "GET", path } = ask(place, turns);
    const headers = new Headers();
    if (method !== "GET") headers.set("authorization", `Bearer ${place.token}`);
    const began = performance.now();
    const answer = await fetch(place.house.address + path, { method, headers });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}.`);
  }
  return times;
}

function compared({ beside, ours }: Figures, besideWhat: string) {
  const ratios = ours.map((ms, round) => ms / (beside[round] ?? Number.NaN));
  return {
    ours: `${median(ours).toFixed(1)} ms`,
    beside: `${median(beside).toFixed(1)} ms ${besideWhat}`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
  };
}
