import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { geoAzimuthalEqualArea, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { drawMap } from "../server/src/travel/maps/draw.ts";
import { loadGazetteer } from "../server/src/travel/maps/positions.ts";
import { wayOf } from "../server/src/travel/maps/way.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const twelve = "ORD JFK LIS CDG FCO ATH DXB BKK HKG NRT HNL LAX".split(" ");
const forty =
  "ORD JFK YUL KEF DUB LHR LIS MAD CDG BRU AMS CPH OSL ARN HEL WAW PRG VIE ZRH FCO ATH IST CAI DXB DEL BKK SIN HKG ICN NRT SYD AKL PPT HNL LAX SFO MEX BOG LIM SCL".split(
    " ",
  );
const maxMs = 20;
const maxBytes = 40_000;
const warmUps = 25;

/** Maps of 12 and 40 legs around the world, drawn anew, beside their limits and the outlines by d3 alone. */
export async function maps({ rounds }: Plan): Promise<Row[]> {
  const beside = worldByD3();
  const rows: Row[] = [];
  for (const codes of [twelve, forty]) {
    // oxlint-disable-next-line no-await-in-loop -- in turn, so that both meet the same machine
    rows.push(...(await rowsOf(codes, beside, rounds)));
  }
  return rows;
}

/** A round trip through airports. */
async function drawerOf(codes: readonly string[]): Promise<() => Promise<string>> {
  const legs = codes.map((from, index) => ({
    mode: "flight" as const,
    from,
    to: codes[(index + 1) % codes.length] ?? null,
    fromPlace: null,
    toPlace: null,
  }));
  const way = wayOf({ origin: null, destinationPlace: null, legs }, await loadGazetteer());
  return () => drawMap(way, "A way", { theme: "light", size: "wide" });
}

function worldByD3(): () => Promise<unknown> {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const countries = atlas.objects["countries"];
  if (!countries) throw new Error("The atlas has no countries.");
  const world = feature(atlas, countries);
  const projection = geoAzimuthalEqualArea()
    .rotate([100, -30])
    .clipExtent([
      [-20, -20],
      [740, 440],
    ]);
  return async () => geoPath(projection)(world);
}

async function rowsOf(
  codes: readonly string[],
  beside: () => Promise<unknown>,
  rounds: number,
): Promise<Row[]> {
  const ours = await drawerOf(codes);
  const timeOf = async (draw: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await draw();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const drawing = await ours();
  // Compiled code is what a server runs.
  for (let turn = 0; turn < warmUps; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in turn
    await ours();
  }
  await beside();
  const times: { ours: number; beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in turn, so that both meet the same machine
    times.push({ ours: await timeOf(ours), beside: await timeOf(beside) });
  }
  const ms = median(times.map((time) => time.ours));
  const bytes = gzipSync(drawing).length;
  return [
    {
      name: `a map of ${codes.length} legs, drawn anew`,
      ours: `${ms.toFixed(1)} ms CPU`,
      beside: `${maxMs} ms allowed`,
      ratio: ms / maxMs,
      limit: { is: "at most", ratio: 1 },
    },
    {
      name: `a map of ${codes.length} legs, d3 alone`,
      ours: `${ms.toFixed(1)} ms CPU`,
      beside: `${median(times.map((time) => time.beside)).toFixed(1)} ms CPU`,
      ratio: median(times.map((time) => time.ours / time.beside)),
      spread: spreadOf(times.map((time) => time.ours / time.beside)),
    },
    {
      name: `a map of ${codes.length} legs, compressed`,
      ours: `${(bytes / 1000).toFixed(1)} kB`,
      beside: `${maxBytes / 1000} kB allowed`,
      ratio: bytes / maxBytes,
      limit: { is: "at most", ratio: 1 },
    },
  ];
}
