import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { kill, startHouse } from "../e2e/faults/house-process.ts";
import { buildWhatIsStale } from "../scripts/build.ts";
import { deepPages } from "./deep-pages.ts";
import { firstLoad } from "./first-load.ts";
import { answers, encodings, goods, guests, pages } from "./guests.ts";
import { lastPieces } from "./last-pieces.ts";
import { machine } from "./machine.ts";
import { pictures } from "./pictures.ts";
import { headerSearch } from "./search.ts";
import { productList } from "./product-list.ts";
import { type Row, tableOf } from "./table.ts";
import { trips } from "./trips.ts";

const usage = `npm run bench -- [--only guests|answers|encodings|first-load|deep-pages|search|trips|shop|pictures] [--quick] [--database URL]`;

const { values: wanted } = parseArgs({
  options: {
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    /** A PostgreSQL whose databases \`bench_small\` and \`bench_large\` are used again, or made. */
    database: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const plan = wanted.quick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 };

type House = { address: string; pid: number };
type Job = { section: string; name: string; run: (house: House) => Promise<Row> };

/** What is measured on a house with the demo village in it. */
const jobs: Job[] = [
  { section: "first-load", name: "first load of /", run: firstLoad },
  ...[
    ...pages.map((page) => ({ section: "guests", page })),
    ...answers.map((page) => ({ section: "answers", page })),
    ...encodings.map((page) => ({ section: "encodings", page })),
    ...goods.map((page) => ({ section: "shop", page })),
  ].map(({ section, page }) => ({
    section,
    name: `guests: ${page.path}`,
    run: (house: House) => guests(house, page, plan),
  })),
];

async function onVillage(chosen: Job[]): Promise<Row[]> {
  if (chosen.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "wagabond-bench-"));
  const house = await startHouse({ DATA_DIR: folder });
  try {
    const rows: Row[] = [];
    for (const job of chosen) rows.push(await measured(job, house));
    return rows;
  } finally {
    await kill(house);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A job that breaks is told in its row, and does not take the others with it. */
async function measured({ name, run }: Job, house: House): Promise<Row> {
  console.error(`${name} …`);
  try {
    return await run(house);
  } catch (error) {
    process.exitCode = 1;
    const note = error instanceof Error ? error.message : String(error);
    return { name, ours: "", beside: "", ratio: Number.NaN, note: `BROKEN: ${note}` };
  }
}

const isWanted = (section: string) => !wanted.only || section === wanted.only;

async function run(): Promise<void> {
  const chosen = jobs.filter(({ section }) => isWanted(section));
  const onHouse = chosen.length > 0 || ["deep-pages", "search", "trips", "shop"].some(isWanted);
  if (wanted.help || (!onHouse && !isWanted("pictures"))) return console.log(usage);
  if (onHouse) await buildWhatIsStale();
  const rows = await onVillage(chosen);
  if (isWanted("deep-pages")) {
    rows.push(...(await deepPages({ quick: wanted.quick, server: wanted.database })));
  }
  if (isWanted("trips")) rows.push(...(await trips(plan)));
  if (isWanted("search")) {
    console.error("search …");
    rows.push(...(await headerSearch({ rounds: plan.rounds, server: wanted.database })));
  }
  if (isWanted("shop")) {
    console.error("shop …");
    rows.push(...(await productList({ rounds: plan.rounds })));
    rows.push(...(await lastPieces({ rounds: plan.rounds, server: wanted.database })));
  }
  if (isWanted("pictures")) {
    console.error("pictures …");
    rows.push(...(await pictures({ rounds: plan.rounds })));
  }
  console.log(`\n${tableOf(rows)}\n\n${machine()}`);
}

await run();
