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

const codes = ["ORD", "JFK", "LIS", "CDG", "FCO", "ATH", "DXB", "BKK", "HKG", "NRT", "HNL", "LAX"];
const maxMs = 20;
const maxBytes = 40_000;
const warmUps = 5;

/** A map of twelve stops around the world, drawn anew, beside its limits and the outlines by d3 alone. */
export async function maps({ rounds }: Plan): Promise<Row[]> {
  const legs = codes.map((from, index) => ({
    mode: "flight" as const,
    from,
    to: codes[(index + 1) % codes.length] ?? null,
    fromPlace: null,
    toPlace: null,
  }));
  const way = wayOf({ origin: null, destinationPlace: null, legs }, await loadGazetteer());
  const ours = () => drawMap(way, "A way", { theme: "light", size: "wide" });
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
  const beside = async () => geoPath(projection)(world);
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
      name: "a map of 12 stops, drawn anew",
      ours: `${ms.toFixed(1)} ms CPU`,
      beside: `${maxMs} ms allowed`,
      ratio: ms / maxMs,
      limit: { is: "at most", ratio: 1 },
    },
    {
      name: "a map of 12 stops, d3 alone",
      ours: `${ms.toFixed(1)} ms CPU`,
      beside: `${median(times.map((time) => time.beside)).toFixed(1)} ms CPU`,
      ratio: median(times.map((time) => time.ours / time.beside)),
      spread: spreadOf(times.map((time) => time.ours / time.beside)),
    },
    {
      name: "a map of 12 stops, compressed",
      ours: `${(bytes / 1000).toFixed(1)} kB`,
      beside: `${maxBytes / 1000} kB allowed`,
      ratio: bytes / maxBytes,
      limit: { is: "at most", ratio: 1 },
    },
  ];
}
