import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { numberText } from "#format/numbers.ts";
import { migrations } from "../server/migrations/index.ts";
import { type MadeElement, pbfParts } from "../server/src/lookup/venues/osm/osm-files.testing.ts";
import { migrate } from "../server/src/platform/db/migrate.ts";
import { openDatabase } from "../server/src/platform/db/open.ts";
import type { Schema } from "../server/src/platform/schema.ts";
import { memoryOf } from "./memory.ts";
import type { Plan } from "./plan.ts";
import { freshDatabase, inFolder } from "./servers.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const perSecondAtLeast = 100_000;
const megabytesAtMost = 400;
const megabyte = 2 ** 20;
const lookMs = 20;

/** The command that imports an extract, one in a hundred elements a place, into PostgreSQL: its pace and its memory. */
export async function venueImport(plan: Plan): Promise<Row[]> {
  const count = plan.quick ? 500_000 : 2_000_000;
  return inFolder(async (folder) => {
    const path = join(folder, "extract.osm.pbf");
    await pipeline(Readable.from(pbfParts(extract(count))), createWriteStream(path));
    const runs: { perSecond: number; megabytes: number }[] = [];
    for (let round = 0; round < Math.min(3, plan.rounds); round += 1) {
      const url = await migratedDatabase(plan);
      const { ms, bytes } = await importing(path, { DATA_DIR: folder, DATABASE_URL: url });
      runs.push({ perSecond: (count * 1_000) / ms, megabytes: bytes / megabyte });
    }
    return rowsOf(count, runs);
  });
}

function rowsOf(count: number, runs: readonly { perSecond: number; megabytes: number }[]): Row[] {
  const name = `import of ${numberText(count)} elements`;
  const perSecond = median(runs.map((run) => run.perSecond));
  const megabytes = Math.max(...runs.map((run) => run.megabytes));
  return [
    {
      name,
      ours: `${numberText(Math.round(perSecond))}/s`,
      beside: `${numberText(perSecondAtLeast)}/s required`,
      ratio: perSecond / perSecondAtLeast,
      spread: spreadOf(runs.map((run) => run.perSecond / perSecondAtLeast)),
      limit: { is: "at least", ratio: 1 },
      note: "from the start of the command to its end",
    },
    {
      name: `${name}, memory`,
      ours: `${megabytes.toFixed(0)} MB`,
      beside: `${megabytesAtMost} MB allowed`,
      ratio: megabytes / megabytesAtMost,
      limit: { is: "at most", ratio: 1 },
    },
  ];
}

async function migratedDatabase(plan: Plan): Promise<string> {
  const databaseUrl = await freshDatabase(plan, "venues");
  const { db, close } = await openDatabase<Schema>({ databaseUrl, dataDir: "" });
  await migrate(db, migrations);
  await close();
  return databaseUrl;
}

/** Runs the command; how long it takes, and its memory at most. */
async function importing(
  path: string,
  variables: Record<string, string>,
): Promise<{ ms: number; bytes: number }> {
  const program = join(import.meta.dirname, "../server/bin/wagabond.js");
  const env = { ...process.env, ...variables };
  const began = performance.now();
  const child = spawn(process.execPath, [program, "venues", "import", path], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let bytes = 0;
  const look = setInterval(() => {
    bytes = Math.max(bytes, memoryOf(child.pid ?? 0));
  }, lookMs);
  const [code] = await once(child, "exit");
  clearInterval(look);
  if (code !== 0) throw new Error("The import failed.");
  return { ms: performance.now() - began, bytes };
}

const firstNode = 1_000_000_000;
const firstWay = 500_000_000;

/** Nodes, ways and relations in the shares of a real extract. */
function* extract(count: number): Generator<MadeElement> {
  const [nodes, ways, relations] = [count * 0.88, count * 0.11, count * 0.01];
  for (let index = 0; index < nodes; index += 1) {
    const lat = 47 + (index % 10_000) * 1e-4;
    const lon = 8 + Math.floor(index / 10_000) * 1e-3;
    const tags = nodeTags(index);
    yield { type: "node", id: firstNode + index * 3, lat, lon, ...(tags && { tags }) };
  }
  for (let index = 0; index < ways; index += 1) {
    const start = firstNode + (index % (nodes - 10)) * 3;
    const refs = [start, start + 3, start + 6, start + 9, start + 12, start];
    yield { type: "way", id: firstWay + index, nodes: refs, tags: wayTags(index) };
  }
  for (let index = 0; index < relations; index += 1) {
    const members = [{ type: "way" as const, ref: firstWay + index, role: "outer" }];
    yield { type: "relation", id: index + 1, members, tags: relationTags(index) };
  }
}

function nodeTags(index: number): Record<string, string> | undefined {
  if (index % 12 === 1) return { natural: "tree", species: "Tilia", ref: `${index}` };
  if (index % 100 !== 0) return undefined;
  return {
    amenity: index % 200 === 0 ? "dentist" : "veterinary",
    name: `Practice ${index}`,
    "addr:street": "High Street",
    "addr:housenumber": `${index % 90}`,
    phone: "+41 44 555 01 00",
    website: `https://practice-${index}.example/`,
    opening_hours: "Mo-Fr 08:00-18:00; PH off",
  };
}

function wayTags(index: number): Record<string, string> {
  if (index % 100 === 0) return { leisure: "park", name: `Park ${index}`, dog: "leashed" };
  return index % 3 === 0
    ? { highway: "residential", name: `Street ${index % 500}` }
    : { building: "yes" };
}

function relationTags(index: number): Record<string, string> {
  if (index % 100 !== 0) return { type: "multipolygon", landuse: "forest" };
  return { type: "multipolygon", natural: "beach", dog: "no", name: `Beach ${index}` };
}
